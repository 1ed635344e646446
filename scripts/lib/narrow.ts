import { type Document, listOperations, type Media, resolve, type Schema } from '../../openapi/checks/document.ts';

const SEALED = '#/components/schemas/Sealed';
const SEALING_HEADERS = ['Encryption', 'X-RSA', 'X-Digest'];

/**
 * Our code reads requests before encryption, and statuses with a number but no `default`. Other tools read the whole
 * contract.
 */
export function narrow(document: Document): Document {
  const narrowed = structuredClone(document);
  for (const { operation } of listOperations(narrowed)) {
    delete operation.responses.default;
    operation.parameters = operation.parameters?.filter(
      (each) => !SEALING_HEADERS.includes(resolve(narrowed, each).name),
    );
    for (const media of Object.values(operation.requestBody?.content ?? {})) Object.assign(media, plain(media));
  }
  return narrowed;
}

function plain(media: Media): Media {
  const { schema, examples } = media;
  const forms = (schema.oneOf ?? []) as Schema[];
  const [form] = forms.filter(({ $ref }) => $ref !== SEALED);
  if (!form || !forms.some(({ $ref }) => $ref === SEALED)) return media;
  delete media.examples;
  return { schema: form, example: examples?.plain?.value };
}
