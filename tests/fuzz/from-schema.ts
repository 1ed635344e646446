import fc from 'fast-check';
import type { DocumentName } from '../support/operations.ts';
import { type Json, resolveSchema, type Schema } from './contract.ts';

/** A schema with another keyword fails the test. */
const KEYWORDS = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'required',
  'dependentRequired',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'oneOf',
  'anyOf',
  'discriminator',
  'default',
  'readOnly',
  'description',
  'example',
  'deprecated',
  'x-secret',
  'contentMediaType',
]);
const FORMATS = new Set(['date', 'int64', 'password', 'uri']);
const LONGEST = 60;

export interface Source {
  document: DocumentName;
  /** By name of the field or parameter. */
  known: Readonly<Record<string, readonly Json[]>>;
}

/** Often the schema's example or a known value. */
export function fitting(source: Source, schema: Schema, name = ''): fc.Arbitrary<Json> {
  const resolved = resolveSchema(source.document, schema);
  const strange = Object.keys(resolved).filter((keyword) => !KEYWORDS.has(keyword));
  if (strange.length > 0) throw new Error(`No values are generated for ${strange.join(', ')}: teach tests/fuzz.`);
  const made = madeFrom(source, resolved, name);
  const { example = schema.example } = resolved;
  const known = source.known[name] ?? [];
  return fc.oneof(
    ...(known.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...known) }] : []),
    ...(example === undefined || isObject(example) ? [] : [{ weight: 2, arbitrary: fc.constant(example) }]),
    { weight: 3, arbitrary: made },
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function madeFrom(source: Source, schema: Schema, name = ''): fc.Arbitrary<Json> {
  const alternatives = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined;
  if (alternatives)
    return fc.oneof(...alternatives.map((each) => madeFrom(source, resolveSchema(source.document, each))));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  const types = [schema.type as string | string[]].flat();
  return fc.oneof(...types.map((type) => ofType(source, type, schema, name)));
}

function ofType(source: Source, type: string, schema: Schema, name: string): fc.Arbitrary<Json> {
  switch (type) {
    case 'string':
      return anyString(schema);
    case 'integer':
      return anyInteger(schema);
    case 'number':
      return anyNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return anyArray(source, schema, name);
    case 'object':
      return anyObject(source, schema);
    default:
      throw new Error(`No values are generated for the type ${type}: teach tests/fuzz.`);
  }
}

/** They may cause errors in a database or a page. */
export const ODD_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnp.exe',
  '👩‍👩‍👧‍👦',
  'e\u0301',
  'İ',
  '１２３',
  '\ufeff',
  '\u2028',
  "' OR 1=1 --",
  '%',
  '_',
  '%25',
  '\\',
  '"',
  '{{7*7}}',
  '<b>x</b>',
  '../..',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'true',
  '-1',
  '0',
  ' ',
  '\t',
  'a\nb',
  '\r\n',
  '+',
  '&',
  '=',
  '#',
  '*',
  '(',
  '[',
  '{"a":1}',
] as const;

function anyString({ pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (format && !FORMATS.has(String(format))) throw new Error(`No values of the format ${format}: teach tests/fuzz.`);
  const least = Number(minLength ?? 0);
  const most = Number(maxLength ?? Number.POSITIVE_INFINITY);
  const isLongEnough = (text: string) => [...text].length >= least && [...text].length <= most;
  if (format === 'uri') {
    return fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(isLongEnough);
  }
  if (format === 'date') {
    const [min, max] = [new Date('1800-01-01'), new Date('2100-12-31')];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern) return matching(String(pattern), least, most).filter(isLongEnough);
  const odd = ODD_TEXTS.filter(isLongEnough);
  const length = { minLength: least, maxLength: Math.min(most, Math.max(LONGEST, least)) };
  return fc.oneof(
    { weight: 4, arbitrary: textsOf(`graphemes ${least} ${most}`, () => fc.string(length)) },
    { weight: 2, arbitrary: textsOf(`binary ${least} ${most}`, () => fc.string({ ...length, unit: 'binary' })) },
    ...(odd.length > 0 ? [{ weight: 2, arbitrary: fc.constantFrom(...odd) }] : []),
    ...(Number.isFinite(most) ? [{ weight: 1, arbitrary: fc.constantFrom('x'.repeat(most), '🀄'.repeat(most)) }] : []),
    ...(least > 0 ? [{ weight: 1, arbitrary: fc.constant('x'.repeat(least)) }] : []),
  );
}

const known = new Map<string, fc.Arbitrary<string>>();

/** Makes each arbitrary once, which takes longer than drawing a text. */
function textsOf(key: string, make: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const texts = known.get(key) ?? make();
  known.set(key, texts);
  return texts;
}

/** An open repetition at the end gets the length's bounds, since few random texts are long enough. */
function matching(pattern: string, least: number, most: number): fc.Arbitrary<string> {
  const bounded = pattern.replace(/\+\$$/, `{${Math.max(least, 1)},${Math.min(most, least + LONGEST)}}$`);
  return textsOf(bounded, () => fc.stringMatching(new RegExp(bounded, 'u')));
}

function readBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, step: number): [number, number] {
  const least = exclusiveMinimum === undefined ? (minimum ?? -1e9) : Number(exclusiveMinimum) + step;
  const most = exclusiveMaximum === undefined ? (maximum ?? 1e9) : Number(exclusiveMaximum) - step;
  return [Number(least), Number(most)];
}

function anyInteger(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = readBounds(schema, 1);
  const small = Math.min(max, Math.max(min, 0) + 20);
  return fc.oneof(
    fc.integer({ min, max: small }),
    fc.maxSafeInteger().map((value) => clamp(value, min, max)),
    fc.constantFrom(min, max),
  );
}

function anyNumber(schema: Schema): fc.Arbitrary<number> {
  const [min, max] = readBounds(schema, 1e-9);
  const double = fc.double({ min, max, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));
  return fc.oneof(double, fc.constantFrom(min, max, clamp(0.1, min, max)));
}

const clamp = (value: number, min: number, max: number) => min + (Math.abs(value) % (max - min + 1));

function anyArray(
  source: Source,
  { items, minItems, maxItems, uniqueItems }: Schema,
  name: string,
): fc.Arbitrary<Json[]> {
  const lengths = { minLength: Number(minItems ?? 0), maxLength: Math.min(Number(maxItems ?? 4), 4) };
  const item = fitting(source, items as Schema, `${name}[]`);
  return uniqueItems ? fc.uniqueArray(item, { ...lengths, selector: JSON.stringify }) : fc.array(item, lengths);
}

function anyObject(source: Source, schema: Schema): fc.Arbitrary<Json> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = new Set((schema.required ?? []) as string[]);
  const { additionalProperties: more, minProperties = 0, dependentRequired = {} } = schema;
  const needs = Object.entries(dependentRequired as Record<string, string[]>);
  const fields = fc.record(
    Object.fromEntries(properties.map(([name, each]) => [name, anyField(source, name, each, required.has(name))])),
  );
  const others = isObject(more)
    ? fc.dictionary(fc.constantFrom(...keysFor(source)), fitting(source, more as Schema), { maxKeys: 3 })
    : fc.constant({});
  return fc
    .tuple(fields, others)
    .map(
      ([named, rest]) =>
        ({ ...rest, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ABSENT)) }) as Json,
    )
    .filter((value) => Object.keys(value as object).length >= Number(minProperties))
    .filter((value) => {
      const has = (name: string) => Object.hasOwn(value as object, name);
      return needs.every(([name, others]) => !has(name) || others.every(has));
    });
}

const ABSENT = Symbol('absent') as unknown as Json;

/** An optional field is present in one of three cases. */
const anyField = (source: Source, name: string, schema: Schema, isRequired: boolean): fc.Arbitrary<Json> =>
  isRequired
    ? fitting(source, schema, name)
    : fc.oneof({ weight: 2, arbitrary: fc.constant(ABSENT) }, { weight: 1, arbitrary: fitting(source, schema, name) });

const keysFor = ({ known }: Source): string[] => (known.moduleIds ?? ['GAMES3']).map(String);
