/** Expands `x-encrypted`: headers, a choice of plain and encrypted body, and an example of each. */
import { createCipheriv } from 'node:crypto';

const sharedRef = (section, name) => ({ $ref: `../schemas/sealed.yaml#/${section}/${name}` });

/** The document stays reproducible (`schemas/sealed.yaml`). */
const DES_KEY = 'k3y0fs1xteenchar';
const CONTENT_KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const IV = CONTENT_KEY.subarray(0, 12);
/** RSA-OAEP-256 for the mock's development key. */
const WRAPPED_CONTENT_KEY =
  '1w9sG6P-CcPibBQpHFwhmpFVSvEr6KvROfIolgiZgQLWtqEAYKCaCv95il1SkY4M4IMf7v8-IgCDn_R-2jNWbk7X-CwI48xYRvODu9AT86CErjThJLpr5wdEg5v5Cm3CfoVKka_97NpDLuN6xqvOHpNRw5KW6hoPXP1tqbCtXSE-k2ga6HfWXmPB169yyybPuxHo_iw0xteRLGrgFV7cc3uD7fTqyleLCppmzwJuzyhOU32C8gh1mNurszos2bNpsCpdOo-s7T5OhQH6xPLJP0I_jedaEoTtlmC9DtSBHIZKHUv5uAaZaM4RDhNlS__BaqiA1jnp2Nzc3WzBh8KcgA';

/**
 * Expands one operation in place.
 * @throws for a body schema without example
 * @param {Record<string, any>} operation
 * @param {(node: any) => any} resolve Resolves a reference in the operation's file.
 */
export function expandSealed(operation, resolve) {
  const media = operation.requestBody?.content['application/json'];
  const example = media?.example ?? resolve(media?.schema)?.example;
  if (!example) throw new Error('x-encrypted needs a body, and an example at the schema of that.');
  const text = JSON.stringify(example);
  const sealed = sealDes(text);
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...['Encryption', 'WrappedKey'].map((name) => sharedRef('parameters', name)),
    {
      name: 'X-Digest',
      in: 'header',
      description: 'With `Encryption` RSA, the `value` of the body once more.',
      schema: sharedRef('schemas', 'Base64'),
      examples: { RSA: { value: sealed } },
    },
  ];
  delete media.example;
  media.schema = { oneOf: [media.schema, sharedRef('schemas', 'Sealed')] };
  media.examples = {
    plain: { summary: 'Not sealed', value: example },
    RSA: { summary: 'Sealed by DES and RSA', value: { value: sealed } },
    JWE: { summary: 'Sealed as a JWE', value: { value: sealJwe(text) } },
  };
}

/** OpenSSL's triple DES with three equal keys is DES. */
function sealDes(text) {
  const cipher = createCipheriv('des-ede3-ecb', DES_KEY.slice(0, 8).repeat(3), null);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
}

function sealJwe(text) {
  const head = Buffer.from(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })).toString('base64url');
  const cipher = createCipheriv('aes-256-gcm', CONTENT_KEY, IV).setAAD(Buffer.from(head));
  const parts = [IV, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]), cipher.getAuthTag()];
  return [head, WRAPPED_CONTENT_KEY, ...parts.map((part) => part.toString('base64url'))].join('.');
}
