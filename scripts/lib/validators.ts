import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import {
  type Document,
  FILE_TYPE,
  isFile,
  isStream,
  type Json,
  listOperations,
  listParameters,
  type Operation,
  type Parameter,
  pointer,
  resolve,
  type Schema,
  STREAM_TYPE,
} from '../../openapi/checks/document.ts';
import { root } from './process.mjs';

const PARAMETER_PLACES = ['query', 'header', 'path', 'cookie'] as const;

/** An object schema of the parameters by place, and the schema of the body. */
export function requestSchemas(document: Document) {
  const params: Record<string, Schema> = {};
  const shared = new Map<string, string>();
  const bodies: Record<string, Schema> = {};
  for (const { pathname, method, item, operation } of listOperations(document)) {
    const all = listParameters(document, item, operation);
    const places: Schema = {};
    for (const place of PARAMETER_PLACES) {
      const here = all.filter((parameter) => parameter.in === place);
      const key = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
      const schema = {
        type: 'object',
        properties: Object.fromEntries(here.map((parameter) => [key(parameter), asSent(document, parameter.schema)])),
        required: here.filter((parameter) => parameter.required).map(key),
      };
      // Most operations share one validator of headers.
      const text = JSON.stringify(schema);
      const name = shared.get(text) ?? `${place}Of${operation.operationId}`;
      if (!shared.has(text)) params[name] = schema;
      shared.set(text, name);
      places[place] = { $ref: name };
    }
    params[operation.operationId] = { type: 'object', properties: places, required: [...PARAMETER_PLACES] };
    const [type] = Object.keys(operation.requestBody?.content ?? {});
    if (type) {
      const at = pointer('paths', pathname, method, 'requestBody', 'content', type, 'schema');
      bodies[operation.operationId] = { $ref: `contract#/${at}` };
    }
  }
  return { params, bodies };
}

/** `Number()` also accepts `0x10`, ` 1` and `Infinity`. */
const NUMERAL = '^-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?$';

/** Text must be a JSON number. */
function asSent(document: Document, schema: Schema): Json {
  const { type } = resolve(document, schema) as Schema;
  const rebased = rebase(schema);
  return type === 'integer' || type === 'number' ? { allOf: [{ pattern: NUMERAL }, rebased] } : rebased;
}

/** By key, such as `getBalance_200`; equal refusals have one. That of a stream is of one event. */
export function answerSchemas(document: Document): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  const refusals = new Map<string, string>();
  for (const { pathname, method, operation } of listOperations(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const type = status === '200' ? successType(operation) : 'application/json';
      const at =
        '$ref' in response
          ? `${response.$ref.slice(2)}/${pointer('content', type, 'schema')}`
          : pointer('paths', pathname, method, 'responses', status, 'content', type, 'schema');
      const text = status === '200' ? at : JSON.stringify(resolve(document, response).content?.[type]?.schema);
      const first = refusals.get(text) ?? at;
      refusals.set(text, first);
      schemas[`${operation.operationId}_${status}`] = { $ref: `contract#/${first}` };
    }
  }
  return schemas;
}

function successType(operation: Operation): string {
  if (isStream(operation)) return STREAM_TYPE;
  return isFile(operation) ? FILE_TYPE : 'application/json';
}

/** They resolve from outside the contract. */
export function rebase(value: Json): Json {
  if (Array.isArray(value)) return value.map(rebase);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string' ? [key, `contract${child}`] : [key, rebase(child)],
    ),
  );
}

/** `additionalProperties: false`: the mock must not send other properties. */
export function close(value: unknown): Json {
  if (Array.isArray(value)) return value.map(close);
  if (!value || typeof value !== 'object') return value as Json;
  const closed = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, close(child)]));
  if (closed.type === 'object' && closed.properties && closed.additionalProperties === undefined) {
    closed.additionalProperties = false;
  }
  return closed;
}

/** Ajv reads the enums of the branches and refuses a mapping. */
export function withoutMappings(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === 'discriminator' && child && typeof child === 'object' && 'propertyName' in child
        ? [key, { propertyName: child.propertyName as Json }]
        : [key, withoutMappings(child)],
    ),
  );
}

/** One validator for each schema. The module imports nothing at run time. */
export async function validators(
  document: Document,
  schemas: Record<string, Schema>,
  options: object,
): Promise<string> {
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    inlineRefs: false,
    discriminator: true,
    code: { source: true, esm: true },
  });
  addFormats.default(ajv);
  ajv.addSchema(withoutMappings(document as unknown as Json) as never, 'contract', undefined, false);
  const names: Record<string, string> = {};
  const ids = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    const id = ids.get(text) ?? name;
    if (id === name) ajv.addSchema(schema, name);
    ids.set(text, id);
    names[name] = id;
  }
  const own = Object.fromEntries([...ids.values()].map((id) => [id, id]));
  const all = Object.entries(names).map(([name, id]) => `${name}: ${id}`);
  const source = `${standaloneCode(ajv, own)}\nexport default { ${all.join(', ')} };`;
  const bundled = await build({
    stdin: { contents: source, resolveDir: root, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
  });
  return `${bundled.outputFiles[0]?.text ?? ''}`;
}
