import { type Document, type Json, resolve, type Schema } from './document.ts';

/** Thrown for a schema of which a leaf has no example. */
export class NoExample extends Error {}

/**
 * Returns the example of a schema: its own, or one composed of the examples of its parts. `place` names it in the error.
 * @throws NoExample
 */
export function exampleOf(document: Document, schema: Schema, place = ''): Json {
  return compose(document, schema, place, []);
}

function compose(document: Document, given: Schema, place: string, within: readonly string[]): Json {
  const reference = typeof given.$ref === 'string' ? given.$ref : null;
  const schema = resolve<Schema>(document, given as Schema);
  if (given.example !== undefined) return given.example;
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'null') return null;
  const path = reference ? [...within, reference] : within;
  const [first] = (schema.oneOf ?? schema.anyOf ?? []) as Schema[];
  if (first) return compose(document, first, place, path);
  if (schema.type === 'array') {
    if (schema.maxItems === 0) return [];
    const items = schema.items as Schema;
    // A recursive schema ends here.
    if (typeof items.$ref === 'string' && path.includes(items.$ref)) return [];
    return [compose(document, items, `${place}/0`, path)];
  }
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, Schema>);
    return Object.fromEntries(
      properties.map(([name, each]) => [name, compose(document, each, `${place}/${name}`, path)]),
    );
  }
  throw new NoExample(`${place || '/'} shows no value`);
}
