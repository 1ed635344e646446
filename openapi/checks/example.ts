import { type Document, type Json, pointer, resolve, type Schema } from './document.ts';

/** A leaf has no example. */
export class NoExample extends Error {
  constructor(
    message: string,
    /** JSON pointer to the leaf. */
    readonly at: string | null,
  ) {
    super(message);
  }
}

/** Composes the example from its parts'. `place` names the schema in the error. @throws NoExample */
export function buildExample(document: Document, schema: Schema, place = ''): Json {
  return compose(document, schema, { place, at: null, within: [] });
}

interface Place {
  place: string;
  at: string | null;
  within: readonly string[];
}

function compose(document: Document, given: Schema, { place, at, within }: Place): Json {
  const reference = typeof given.$ref === 'string' ? given.$ref : null;
  const schema = resolve<Schema>(document, given as Schema);
  if (given.example !== undefined) return given.example;
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'null') return null;
  const path = reference ? [...within, reference] : within;
  const here = reference?.slice(1) ?? at;
  const part = (name: string, keys: string): Place => ({
    place: `${place}${name}`,
    at: here === null ? null : `${here}/${keys}`,
    within: path,
  });
  const [first] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (first) return compose(document, first, part('', `${schema.oneOf ? 'oneOf' : 'anyOf'}/0`));
  if (schema.type === 'array') {
    if (schema.maxItems === 0) return [];
    const items = schema.items as Schema;
    // Ends a recursion.
    if (typeof items.$ref === 'string' && path.includes(items.$ref)) return [];
    return [compose(document, items, part('/0', 'items'))];
  }
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, Schema>);
    return Object.fromEntries(
      properties.map(([name, each]) => [name, compose(document, each, part(`/${name}`, pointer('properties', name)))]),
    );
  }
  throw new NoExample(`${place || '/'} shows no value`, here);
}
