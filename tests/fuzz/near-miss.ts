import fc from 'fast-check';
import { type Json, resolveSchema, type Schema } from './contract.ts';
import { ODD_TEXTS, type Source } from './from-schema.ts';

const ODD_NUMBERS = [
  -1,
  0,
  0.5,
  1e21,
  -1e21,
  1.7976931348623157e308,
  5e-324,
  2 ** 53,
  -(2 ** 63),
  2 ** 31,
  2 ** 32,
  9e15,
] as const;
/** JSON has only some of them. */
const ODD_NUMERALS = [
  '0x10',
  '1e2',
  '1.0',
  '01',
  '+1',
  ' 1',
  '1 ',
  '1.',
  '.5',
  '1_000',
  '1,000',
  '-0',
  '1e400',
  '-1e400',
  'Infinity',
  'NaN',
  '',
  '1n',
  '١',
  '１',
  '1\u0000',
  '0b1',
  '0o7',
  '9007199254740993',
  '99999999999999999999',
] as const;
const LONG = 5000;

/** Out of bounds, of another type, or any JSON. Some are valid. */
export function missing(source: Source, schema: Schema): fc.Arbitrary<Json> {
  const beside = listBeyond(resolveSchema(source.document, schema));
  return fc.oneof(
    ...(beside.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom<Json>(...beside) }] : []),
    { weight: 1, arbitrary: fc.constantFrom<Json>(...ODD_TEXTS, ...ODD_NUMERALS) },
    { weight: 1, arbitrary: fc.constantFrom<Json>(...ODD_NUMBERS) },
    { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [[]], '', [null], { value: 1 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
  );
}

function listBeyond(schema: Schema): Json[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, pattern, example } = schema;
  const choices = ((schema.enum ?? [schema.const ?? []].flat()) as Json[]).flatMap((each) =>
    typeof each === 'string' ? [each.toLowerCase(), ` ${each}`, `${each},${each}`] : [String(each), Number(each) + 1],
  );
  const lengths = [
    ...(minLength === undefined ? [] : ['x'.repeat(Math.max(0, Number(minLength) - 1))]),
    ...(maxLength === undefined ? [] : ['x'.repeat(Number(maxLength) + 1), '🀄'.repeat(Number(maxLength))]),
  ];
  const bounds = [
    ...[minimum, exclusiveMinimum].flatMap((each) => (each === undefined ? [] : [Number(each) - 1, Number(each)])),
    ...[maximum, exclusiveMaximum].flatMap((each) =>
      each === undefined ? [] : [Number(each) + 1, Number(each) + 0.5],
    ),
  ];
  const text = typeof example === 'string' && pattern ? example : null;
  const broken =
    text === null
      ? []
      : [`${text}\n`, `\n${text}`, ` ${text}`, `${text}\u0000`, text.repeat(LONG), text.slice(0, 1), `${text}é`];
  const numerals = schema.type === 'integer' || schema.type === 'number' ? ODD_NUMERALS : [];
  return [...choices, ...lengths, ...bounds, ...broken, ...numerals];
}

/** Node refuses path and headers of more than 16 KB itself. */
const MOST_TEXT = 1000;

/** For a query, header, path or cookie. */
export const missingText = (source: Source, schema: Schema): fc.Arbitrary<string> =>
  missing(source, schema).map((value) =>
    (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MOST_TEXT),
  );
