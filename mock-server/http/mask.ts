import { type Document, listOperations, listParameters, resolve, type Schema } from '../../openapi/checks/document.ts';

export const MASKED = 'masked';

type MaskValue = (value: unknown) => unknown;

/** Masks of an operation: null where nothing is secret. */
interface Masks {
  query: MaskValue | null;
  body: MaskValue | null;
  /** By status. */
  answers: Record<string, MaskValue | null>;
}

/** Keeps the shape alone: for what is outside of the contract. */
export function maskAll(value: unknown): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(maskAll);
  if (typeof value !== 'object') return MASKED;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskAll(each)]));
}

const compose = (masks: (MaskValue | null)[]): MaskValue | null => {
  const some = masks.filter((mask) => mask !== null);
  return some.length === 0 ? null : (value) => some.reduce((masked, mask) => mask(masked), value);
};

/** Masks what the contract marks (`x-secret: true`, `format: password`); what is personal stays. */
export class ContractMasks {
  readonly #document: Document;
  readonly #operations = new Map<string, Masks>();
  /** By schema; a schema that contains itself finds the mask under way. */
  readonly #known = new Map<Schema, { mask: MaskValue | null }>();

  constructor(document: Document) {
    this.#document = document;
    for (const { item, operation } of listOperations(document)) {
      const parameters = listParameters(document, item, operation).filter((each) => each.in === 'query');
      const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
      const [media] = Object.values(operation.requestBody?.content ?? {});
      const answers = Object.entries(operation.responses).map(([status, response]) => {
        const schema = resolve(document, response).content?.['application/json']?.schema;
        return [status, schema ? this.#compile(schema) : null] as const;
      });
      this.#operations.set(operation.operationId, {
        query: this.#compile({ properties }),
        body: media ? this.#compile(media.schema) : null,
        answers: Object.fromEntries(answers),
      });
    }
  }

  /** Leaves only the shape where no operation describes a request. An answer without secrets has no mask. */
  of(operationId: string | null): { query: MaskValue; body: MaskValue; answer: (status: number) => MaskValue | null } {
    const masks = operationId === null ? undefined : this.#operations.get(operationId);
    if (!masks) return { query: maskAll, body: maskAll, answer: () => null };
    const asIs: MaskValue = (value) => value;
    return {
      query: masks.query ?? asIs,
      body: masks.body ?? asIs,
      answer: (status) => masks.answers[status] ?? null,
    };
  }

  #compile(given: Schema): MaskValue | null {
    const schema = resolve<Schema>(this.#document, given);
    if (isSecret(given) || isSecret(schema)) return (value) => (value === null ? null : MASKED);
    const known = this.#known.get(schema);
    if (known) return known.mask;
    const entry: { mask: MaskValue | null } = { mask: null };
    this.#known.set(schema, entry);
    entry.mask = this.#compileParts(schema);
    return entry.mask;
  }

  #compileParts(schema: Schema): MaskValue | null {
    const choices = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => (schema[name] ?? []) as Schema[]);
    const { items, additionalProperties: others } = schema;
    return compose([
      ...choices.map((choice) => this.#compile(choice)),
      items ? maskItems(this.#compile(items as Schema)) : null,
      maskProperties(
        Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
          const mask = this.#compile(property);
          return mask ? [[name, mask] as const] : [];
        }),
      ),
      others && typeof others === 'object' ? maskValues(this.#compile(others as Schema)) : null,
    ]);
  }
}

const isSecret = (schema: Schema) => schema['x-secret'] === true || schema.format === 'password';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maskItems = (mask: MaskValue | null): MaskValue | null =>
  mask && ((value) => (Array.isArray(value) ? value.map(mask) : value));

function maskProperties(masks: (readonly [name: string, mask: MaskValue])[]): MaskValue | null {
  if (masks.length === 0) return null;
  return (value) => {
    if (!isObject(value)) return value;
    const masked = { ...value };
    for (const [name, mask] of masks) if (name in masked) masked[name] = mask(masked[name]);
    return masked;
  };
}

const maskValues = (mask: MaskValue | null): MaskValue | null =>
  mask &&
  ((value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mask(each)])) : value);
