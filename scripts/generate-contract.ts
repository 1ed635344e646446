/**
 * Writes `openapi/generated` from the contract: types, a table of operations, and validators compiled ahead of time.
 * With `--check` it writes nothing and fails when what is there is stale.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { root } from './lib/process.mjs';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = { [key: string]: Json };

interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path' | 'cookie';
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref: string } | { content?: Record<string, { schema: Schema }> }>;
  'x-origin': 'spec' | 'family' | 'own';
  'x-access'?: 'public' | 'token' | 'agent';
  'x-module'?: string;
  'x-encrypted'?: boolean;
  'x-always-available'?: boolean;
}

interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | { $ref: string })[] }>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PARAMETER_PLACES = ['query', 'header', 'path', 'cookie'] as const;
const outputDirectory = path.join(root, 'openapi/generated');

const NOTE = '// Written by "npm run generate" from openapi/: do not edit.\n';
const VALIDATOR_TYPES = `${NOTE}import type { ValidateFunction } from 'ajv';
declare const validators: Record<string, ValidateFunction | undefined>;
export default validators;
`;

const isCheck = process.argv.includes('--check');
const files = new Map<string, string>();
for (const name of ['gaming', 'control']) await generate(name);
isCheck ? compare() : write();

async function generate(name: string): Promise<void> {
  const document = bundle(name);
  files.set(`${name}.json`, `${JSON.stringify(document, null, 1)}\n`);
  files.set(`${name}.d.ts`, NOTE + astToString(await openapiTypescript(structuredClone(document) as never)));
  files.set(`${name}-operations.ts`, operationsModule(document, name));
  const requests = requestSchemas(document);
  const options = { coerceTypes: true, useDefaults: true } as const;
  files.set(`${name}-params.js`, await validators(document, requests.params, { ...options, allErrors: true }));
  files.set(`${name}-bodies.js`, await validators(document, requests.bodies, { allErrors: true }));
  files.set(
    `${name}-answers.js`,
    await validators(close(document) as unknown as Document, answerSchemas(document), {}),
  );
  if (name === 'gaming') {
    const successes = Object.fromEntries(
      Object.entries(answerSchemas(document)).filter(([key]) => key.endsWith('_200')),
    );
    files.set(`${name}-client.js`, await validators(document, successes, {}));
  }
  for (const file of [...files.keys()].filter((file) => file.endsWith('.js'))) {
    files.set(file.replace(/\.js$/, '.d.ts'), VALIDATOR_TYPES);
  }
}

/** One document without references to other files. */
function bundle(name: string): Document {
  const directory = mkdtempSync(path.join(tmpdir(), 'baize-contract-'));
  const file = path.join(directory, `${name}.json`);
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', name, '-o', file],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    },
  );
  const document = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(directory, { recursive: true });
  return document;
}

/** The value that a pointer such as `#/components/parameters/Merchant` leads to. */
function resolve<Value>(document: Document, value: Value | { $ref: string }): Value {
  if (!value || typeof value !== 'object' || !('$ref' in value)) return value as Value;
  const keys = (value as { $ref: string }).$ref.slice(2).split('/').map(unescapePointer);
  let found: unknown = document;
  for (const key of keys) found = (found as Record<string, unknown>)[key];
  return resolve(document, found as Value);
}

function unescapePointer(key: string): string {
  return decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
}

function pointer(...keys: string[]): string {
  return keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

function* operationsOf(document: Document) {
  for (const [pathname, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) yield { pathname, method, item, operation };
    }
  }
}

function operationsModule(document: Document, name: string): string {
  const rows = [...operationsOf(document)].map(({ pathname, method, operation }) => {
    const row = {
      id: operation.operationId,
      method: method.toUpperCase(),
      path: pathname,
      domain: operation.tags[0],
      dialect: pathname.startsWith('/wps/') ? 'envelope' : 'bare',
      access: operation['x-access'] ?? 'public',
      module: operation['x-module'] ?? null,
      isEncrypted: operation['x-encrypted'] ?? false,
      isAlwaysAvailable: operation['x-always-available'] ?? false,
      bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
      isBodyRequired: operation.requestBody?.required ?? false,
      statuses: Object.keys(operation.responses).map(Number),
      origin: operation['x-origin'],
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return `${NOTE}import type { operations as Schema } from './${name}.d.ts';

/** Every operation of the contract: how it is reached, who may, and which statuses it documents. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Success<Id extends OperationId> = Schema[Id] extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** What a success carries: the value of an envelope, the whole of a bare answer. */
export type Value<Id extends OperationId> = Success<Id> extends { success: true; value: infer Inner } ? Inner : Success<Id>;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Schema[Id] extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;

/** The JSON body of an operation. */
export type Body<Id extends OperationId> = Schema[Id] extends { requestBody: infer Content } ? Json<Content> : never;

export const contractVersion = ${JSON.stringify(document.info.version)};
`;
}

/** For each operation an object schema of its parameters by place, and its JSON body's schema. */
function requestSchemas(document: Document) {
  const params: Record<string, Schema> = {};
  const shared = new Map<string, string>();
  const bodies: Record<string, Schema> = {};
  for (const { pathname, method, item, operation } of operationsOf(document)) {
    const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) => resolve(document, each));
    const places: Schema = {};
    for (const place of PARAMETER_PLACES) {
      const here = all.filter((parameter) => parameter.in === place);
      const key = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
      const schema = {
        type: 'object',
        properties: Object.fromEntries(here.map((parameter) => [key(parameter), rebase(parameter.schema) as Json])),
        required: here.filter((parameter) => parameter.required).map(key),
      };
      // Most operations take the same headers: one function checks them for all.
      const text = JSON.stringify(schema);
      const name = shared.get(text) ?? `${place}Of${operation.operationId}`;
      if (!shared.has(text)) params[name] = schema;
      shared.set(text, name);
      places[place] = { $ref: name };
    }
    params[operation.operationId] = { type: 'object', properties: places, required: [...PARAMETER_PLACES] };
    if (operation.requestBody?.content['application/json']) {
      const at = pointer('paths', pathname, method, 'requestBody', 'content', 'application/json', 'schema');
      bodies[operation.operationId] = { $ref: `contract#/${at}` };
    }
  }
  return { params, bodies };
}

/** For each operation and status the schema of its JSON answer, keyed `getBalance_200`. */
function answerSchemas(document: Document): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const { pathname, method, operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const at =
        '$ref' in response
          ? `${response.$ref.slice(2)}/${pointer('content', 'application/json', 'schema')}`
          : pointer('paths', pathname, method, 'responses', status, 'content', 'application/json', 'schema');
      schemas[`${operation.operationId}_${status}`] = { $ref: `contract#/${at}` };
    }
  }
  return schemas;
}

/** Makes a schema's references reach into the contract from outside of it. */
function rebase(value: Json): Json {
  if (Array.isArray(value)) return value.map(rebase);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) =>
      key === '$ref' && typeof child === 'string' ? [key, `contract${child}`] : [key, rebase(child)],
    ),
  );
}

/** The contract with every object closed: a property that it does not name is a mistake of the mock's. */
function close(value: unknown): Json {
  if (Array.isArray(value)) return value.map(close);
  if (!value || typeof value !== 'object') return value as Json;
  const closed = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, close(child)]));
  if (closed.type === 'object' && closed.properties && closed.additionalProperties === undefined) {
    closed.additionalProperties = false;
  }
  return closed;
}

/** A module with one validating function for each schema; it needs nothing at run time. */
async function validators(document: Document, schemas: Record<string, Schema>, options: object): Promise<string> {
  const ajv = new Ajv2020({ ...options, strict: false, inlineRefs: false, code: { source: true, esm: true } });
  addFormats.default(ajv);
  ajv.addSchema(document as never, 'contract', undefined, false);
  const names: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema(schema, name);
    names[name] = name;
  }
  const source = `${standaloneCode(ajv, names)}\nexport default { ${Object.keys(names).join(', ')} };`;
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
  return `// @ts-nocheck\n${NOTE}${bundled.outputFiles[0]?.text ?? ''}`;
}

function write(): void {
  mkdirSync(outputDirectory, { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(outputDirectory, file), text);
  console.log(`openapi/generated: ${files.size} files`);
}

function compare(): void {
  const stale = [...files].filter(([file, text]) => {
    const target = path.join(outputDirectory, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== text;
  });
  if (stale.length === 0) return;
  console.error(`Stale: ${stale.map(([file]) => file).join(', ')}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
}
