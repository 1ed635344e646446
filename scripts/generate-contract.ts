/**
 * Writes `openapi/generated` from the contract: types, a table of operations, and validators compiled ahead of time.
 * With `--check` it writes nothing and fails when what is there is stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { type Document, isSafe, type Operation, operationsOf, resolve } from '../openapi/checks/document.ts';
import { bundle } from './lib/contract.ts';
import { root } from './lib/process.mjs';
import { answerSchemas, close, requestSchemas, validators } from './lib/validators.ts';

const outputDirectory = path.join(root, 'openapi/generated');

const NOTE = '// Written by "npm run generate" from openapi/: do not edit.\n';
const VALIDATOR_TYPES = `${NOTE}import type { ValidateFunction } from 'ajv';
declare const validators: Record<string, ValidateFunction | undefined>;
export default validators;
`;

const DOCUMENT_TYPES = `${NOTE}import type { Document } from '../checks/document.ts';
declare const document: Document;
export default document;
`;

/** What a document says to people only. */
const WORDS = new Set(['description', 'summary']);

const isCheck = process.argv.includes('--check');
const files = new Map<string, string>();
for (const name of ['gaming', 'control']) await generate(name);
isCheck ? compare() : write();

async function generate(name: string): Promise<void> {
  const document = bundle(name);
  files.set(`${name}.d.ts`, NOTE + astToString(await openapiTypescript(structuredClone(document) as never)));
  files.set(`${name}-operations.ts`, operationsModule(document, name));
  const requests = requestSchemas(document);
  const options = { coerceTypes: true, useDefaults: true } as const;
  files.set(`${name}-params.js`, await validatorsModule(document, requests.params, { ...options, allErrors: true }));
  files.set(`${name}-bodies.js`, await validatorsModule(document, requests.bodies, { allErrors: true }));
  files.set(
    `${name}-answers.js`,
    await validatorsModule(close(document) as unknown as Document, answerSchemas(document), {
      allErrors: true,
    }),
  );
  if (name === 'gaming') {
    const successes = Object.fromEntries(
      Object.entries(answerSchemas(document)).filter(([key]) => key.endsWith('_200')),
    );
    files.set(`${name}-client.js`, await validatorsModule(document, successes, {}));
  }
  for (const file of [...files.keys()].filter((file) => /^\w+-(params|bodies|answers|client)\.js$/.test(file))) {
    files.set(file.replace(/\.js$/, '.d.ts'), VALIDATOR_TYPES);
  }
  if (name !== 'gaming') return;
  files.set(
    `${name}-document.js`,
    `// @ts-nocheck\n${NOTE}export default ${JSON.stringify(withoutWords(document))};\n`,
  );
  files.set(`${name}-document.d.ts`, DOCUMENT_TYPES);
}

async function validatorsModule(...of: Parameters<typeof validators>): Promise<string> {
  return `// @ts-nocheck\n${NOTE}${await validators(...of)}`;
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
      answerHeaders: answerHeaders(document, operation.responses),
      isSafe: isSafe(method, operation),
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
type Sent<Content> = Content extends { content: infer Types } ? Types[keyof Types] : never;
type Success<Id extends OperationId> = Schema[Id] extends { responses: { 200: infer Answer } } ? Json<Answer> : never;

/** What a success carries: the value of an envelope, the whole of a bare answer. */
export type Value<Id extends OperationId> = Success<Id> extends { success: true; value: infer Inner } ? Inner : Success<Id>;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Schema[Id] extends { parameters: { query?: infer Parameters } } ? NonNullable<Parameters> : never;

/** The body of an operation: JSON, or the fields of a form. */
export type Body<Id extends OperationId> = Schema[Id] extends { requestBody: infer Content } ? Sent<Content> : never;

export const contractVersion = ${JSON.stringify(document.info.version)};
`;
}

/** The headers that answers of a status carry besides those of every answer, in lower case. */
function answerHeaders(document: Document, responses: Operation['responses']) {
  const rows = Object.entries(responses).map(([status, response]) => [
    status,
    Object.keys(resolve(document, response).headers ?? {}).map((name) => name.toLowerCase()),
  ]);
  return Object.fromEntries(rows.filter(([, names]) => names?.length));
}

/** The document for programs: a property that is named like a word of OpenAPI's stays. */
function withoutWords(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutWords(each));
  if (!value || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key, child]) => isMap || !WORDS.has(key) || typeof child !== 'string');
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutWords(child, key === 'properties' && !isMap)]));
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
