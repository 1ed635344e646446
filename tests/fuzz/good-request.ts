import fc from 'fast-check';
import type { Described, DescribedParameter, Json } from './contract.ts';
import { fitting, type Source } from './from-schema.ts';
import { encodeMultipart, MULTIPART, MULTIPART_TYPE } from './multipart.ts';
import type { Prepared, Usual } from './prepared.ts';
import { headerText, type Request } from './request.ts';

const ABSENT = Symbol('absent');
type Given = string | typeof ABSENT;
type Place = DescribedParameter['in'];

/** Often with a session or with known values. */
export function goodRequest(operation: Described, prepared: Prepared): fc.Arbitrary<Request> {
  const source: Source = { document: operation.document, known: prepared.known };
  const { body } = operation;
  const given = fc.record({
    header: anyTexts(operation, 'header', source),
    query: anyTexts(operation, 'query', source),
    path: anyTexts(operation, 'path', source),
    cookie: anyTexts(operation, 'cookie', source),
  });
  const isSent = body && !body.isRequired ? fc.boolean() : fc.constant(body !== null);
  return fc
    .record({
      given,
      asker: fc.constantFrom(...prepared.askers),
      hasToken: fc.boolean(),
      body: body ? fitting(source, body.schema) : fc.constant(null),
      isSent,
      usual: pickUsual(prepared.usual[operation.id] ?? []),
    })
    .map(({ given: texts, asker, hasToken, body: made, isSent: hasBody, usual }) => {
      const { merchant = asker.merchant, token = asker.token } = usual?.asker ?? {};
      const isGaming = operation.document === 'gaming';
      const query = { ...texts.query, ...usual?.query, ...repeated(texts.query, merchant) };
      const cookies = { ...texts.cookie, ...usual?.cookies };
      return {
        method: operation.method,
        path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(texts.path[name] ?? '')),
        query: Object.entries(query),
        rawQuery: '',
        headers: {
          ...lined(texts.header),
          ...(!isGaming && hasBody && { 'Content-Type': ['application/json'] }),
          ...(hasBody && body?.type === MULTIPART && { 'Content-Type': [MULTIPART_TYPE] }),
          ...(isGaming && { Merchant: [merchant] }),
          ...(isGaming && (operation.needsToken || hasToken) && token && { Authorization: [token] }),
          ...(Object.keys(cookies).length > 0 && {
            Cookie: [
              Object.entries(cookies)
                .map(([name, value]) => `${name}=${value}`)
                .join('; '),
            ],
          }),
        },
        body: body && hasBody ? written(body.type, usual?.body ? mixed(usual, made) : made) : null,
        sealing: null,
      };
    });
}

/** Half of the cases use known values; a third of these have one generated field. */
const pickUsual = (all: readonly Usual[]): fc.Arbitrary<(Usual & { isMixed?: boolean }) | null> =>
  all.length === 0
    ? fc.constant(null)
    : fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: fc.constantFrom(...all) },
        { weight: 1, arbitrary: fc.constantFrom(...all).map((usual) => ({ ...usual, isMixed: true })) },
      );

function mixed({ body, isMixed }: Usual & { isMixed?: boolean }, made: Json): Json {
  if (!isMixed || !made || typeof made !== 'object' || !body) return body ?? null;
  const [field] = Object.keys(made).filter((name) => name in body);
  return field ? { ...body, [field]: (made as Record<string, Json>)[field] ?? null } : body;
}

export function written(type: string, value: Json): string {
  if (type === 'application/json') return JSON.stringify(value);
  if (type === MULTIPART) return encodeMultipart((value ?? {}) as Record<string, Json>);
  const fields = Object.entries((value ?? {}) as Record<string, Json>);
  return new URLSearchParams(fields.map(([name, each]) => [name, asText(each)])).toString();
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Strings. An optional parameter is present in one of three cases. */
function anyTexts({ parameters }: Described, place: Place, source: Source): fc.Arbitrary<Record<string, string>> {
  const here = parameters.filter((parameter) => parameter.in === place && parameter.name !== 'Merchant');
  const texts = here.map(({ name, schema, example, required }): [string, fc.Arbitrary<Given>] => {
    const fit = fitting(source, example === undefined ? schema : { ...schema, example }, name);
    // Most paths then find a resource.
    const known = place === 'path' ? (source.known[name] ?? []) : [];
    const value =
      known.length > 0
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fit })
        : fit;
    const text = value.map((each) => (place === 'header' ? headerText(String(each)) : String(each)));
    const optional = fc.oneof({ weight: 2, arbitrary: fc.constant(ABSENT) }, { weight: 1, arbitrary: text });
    return [name, required ? text : optional];
  });
  return fc
    .record(Object.fromEntries(texts))
    .map((all) =>
      Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== ABSENT)),
    );
}

/** They must equal the Merchant header. */
const repeated = (query: Record<string, string>, merchant: string) =>
  Object.fromEntries(['merchant', 'merchantCode'].filter((name) => name in query).map((name) => [name, merchant]));

const lined = (headers: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
