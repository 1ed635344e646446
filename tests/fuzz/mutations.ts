import fc from 'fast-check';
import { type Described, type Json, resolveSchema, type Schema } from './contract.ts';
import { fitting, type Source } from './from-schema.ts';
import { written } from './good-request.ts';
import { fieldsOfMultipart, MULTIPART, MULTIPART_TYPE } from './multipart.ts';
import { missing, missingText } from './near-miss.ts';
import { headerText, type Request } from './request.ts';

/** Usually makes a request invalid. */
export type Mutation = (request: Request) => Request;

const NAMES = ['x', '__proto__', 'constructor', 'toString', 'isAdmin', 'memberId', '$where', ''] as const;

/** Removed, duplicated, near-miss or unknown. */
export function parameterMutation(operation: Described, source: Source): fc.Arbitrary<Mutation> {
  const changes = operation.parameters.map((parameter) => {
    const { name, schema, in: place, example } = parameter;
    const text = missingText(source, example === undefined ? schema : { ...schema, example });
    const second = fc.oneof(text, fitting(source, schema, name).map(String));
    switch (place) {
      case 'query':
        return fc.oneof(
          {
            weight: 4,
            arbitrary: text.map(
              (value): Mutation =>
                (request) => ({ ...without(request, name), query: [...without(request, name).query, [name, value]] }),
            ),
          },
          { weight: 1, arbitrary: fc.constant<Mutation>((request) => without(request, name)) },
          {
            weight: 1,
            arbitrary: second.map(
              (value): Mutation =>
                (request) => ({ ...request, query: [...request.query, [name, value]] }),
            ),
          },
          {
            weight: 1,
            arbitrary: fc.constantFrom('%', '%FF', '%ZZ', '%00', '%ED%A0%80').map(
              (raw): Mutation =>
                (request) => ({ ...without(request, name), rawQuery: `${name}=${raw}` }),
            ),
          },
        );
      case 'header':
        return fc.oneof(
          { weight: 4, arbitrary: text.map((value) => withHeader(name, [headerText(value)])) },
          { weight: 1, arbitrary: fc.constant(withHeader(name, null)) },
          {
            weight: 1,
            arbitrary: second.map(
              (value): Mutation =>
                (request) =>
                  withHeader(name, [...(request.headers[name] ?? []), headerText(value)])(request),
            ),
          },
        );
      case 'path':
        return text.map(
          (value): Mutation =>
            (request) => ({ ...request, path: filledWith(operation, request.path, name, value) }),
        );
      case 'cookie':
        return text.map((value) => withHeader('Cookie', [headerText(`${name}=${value}`)]));
      default:
        throw new Error(`Nothing changes parameters in ${place}: teach tests/fuzz.`);
    }
  });
  const stranger = fc.constantFrom(...NAMES).map(
    (name): Mutation =>
      (request) => ({ ...request, query: [...request.query, [name, '1'], [name, '2']] }),
  );
  return fc.oneof({ weight: 1, arbitrary: stranger }, ...changes.map((arbitrary) => ({ weight: 2, arbitrary })));
}

const without = (request: Request, name: string): Request => ({
  ...request,
  query: request.query.filter(([key]) => key !== name),
});

export const withHeader =
  (name: string, values: string[] | null): Mutation =>
  (request) => {
    const { [name]: _, ...headers } = request.headers;
    return { ...request, headers: values ? { ...headers, [name]: values } : headers };
  };

function filledWith({ path: template }: Described, path: string, name: string, value: string): string {
  const parts = path.split('/');
  const at = template.split('/').indexOf(`{${name}}`);
  if (at >= 0) parts[at] = encodeURIComponent(Buffer.from(value).toString());
  return parts.join('/');
}

/** A field removed, added or near-miss, or another body. */
export function bodyMutation(operation: Described, source: Source): fc.Arbitrary<Mutation> {
  const { body } = operation;
  if (!body) return parameterMutation(operation, source);
  const fields = listFields(source, body.schema);
  const change =
    (to: (value: Json) => Json): Mutation =>
    (request) =>
      typeof request.body === 'string'
        ? { ...request, body: written(body.type, to(read(body.type, request.body))) }
        : request;
  const changes = Object.entries(fields).map(([name, schema]) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: missing(source, schema).map((value) => change((old) => ({ ...asObject(old), [name]: value }))),
      },
      {
        weight: 1,
        arbitrary: fc.constant(
          change((old) => Object.fromEntries(Object.entries(asObject(old)).filter(([key]) => key !== name))),
        ),
      },
    ),
  );
  return fc.oneof(
    ...(changes.length > 0 ? [{ weight: 6, arbitrary: fc.oneof(...changes) }] : []),
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...NAMES)
        .map((name) => change((old) => Object.fromEntries([...Object.entries(asObject(old)), [name, 1]]))),
    },
    { weight: 1, arbitrary: missing(source, body.schema).map((value) => change(() => value)) },
    { weight: 1, arbitrary: fc.constant(change((old) => [old])) },
  );
}

const asObject = (value: Json): Record<string, Json> =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

function read(type: string, body: string): Json {
  try {
    if (type === MULTIPART) return fieldsOfMultipart(body, MULTIPART_TYPE);
    return type === 'application/json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  } catch {
    return {};
  }
}

/** Includes all alternatives of a body. */
function listFields(source: Source, schema: Schema): Record<string, Schema> {
  const resolved = resolveSchema(source.document, schema);
  const alternatives = ((resolved.oneOf ?? resolved.anyOf ?? []) as Schema[]).map((each) => listFields(source, each));
  return Object.assign({}, ...alternatives, (resolved.properties ?? {}) as Record<string, Schema>);
}
