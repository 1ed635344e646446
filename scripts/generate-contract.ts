/**
 * Writes `openapi/generated`: types, operations, validators, and the bundled documents. `gaming` or `control` selects
 * one of them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Document,
  isFile,
  isSafe,
  isStream,
  listOperations,
  type Operation,
  resolve,
} from '../openapi/checks/document.ts';
import { bundle } from './lib/contract.ts';
import { narrow } from './lib/narrow.ts';
import { root } from './lib/process.mjs';
import { answerSchemas, close, requestSchemas, validators } from './lib/validators.ts';

const outputDirectory = path.join(root, 'openapi/generated');

const NOTE = '// Written by "npm run generate" from openapi/: do not edit.\n';
/** Types of `operation-types.ts`. */
const VALIDATOR_KEYS = {
  params: 'OperationKey',
  bodies: 'BodyId',
  answers: 'AnswerKey',
  client: 'SuccessKey',
} as const;

type ValidatorModule = keyof typeof VALIDATOR_KEYS;

function validatorTypes(name: string, kind: ValidatorModule): string {
  const keys = VALIDATOR_KEYS[kind];
  return `${NOTE}import type { ValidateFunction } from 'ajv';
import type { ${keys} } from '../operation-types.ts';
import type { operations } from './${name}-operations.ts';
declare const validators: Record<${keys}<typeof operations>, ValidateFunction>;
export default validators;
`;
}

const DOCUMENT_TYPES = `${NOTE}import type { Document } from '../checks/document.ts';
declare const document: Document;
export default document;
`;

/** `checks/answer.ts` always checks these headers. */
const EVERYWHERE = ['x-request-id', 'cache-control'];

const WORDS = new Set(['description', 'summary']);

const files = new Map<string, string>();
const asked = process.argv.slice(2);
try {
  for (const name of asked.length > 0 ? asked : ['gaming', 'control']) await generate(name);
  write();
} catch (error) {
  // Redocly's messages name file and line; a stack would hide them.
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function generate(name: string): Promise<void> {
  // The compiler loads as long as the bundle takes, so both run at once.
  const [whole, { default: openapiTypescript, astToString }] = await Promise.all([
    bundle(name),
    import('openapi-typescript'),
  ]);
  const document = narrow(whole);
  files.set(`${name}.d.ts`, NOTE + astToString(await openapiTypescript(structuredClone(document) as never)));
  files.set(`${name}-operations.ts`, operationsModule(document, name));
  const requests = requestSchemas(document);
  const answers = answerSchemas(document);
  const paramOptions = { coerceTypes: true, useDefaults: true, allErrors: true } as const;
  await addValidators(name, 'params', document, requests.params, paramOptions);
  // The first fault ends it: collecting all of a long list takes minutes.
  await addValidators(name, 'bodies', document, requests.bodies, {});
  await addValidators(name, 'answers', close(document) as unknown as Document, answers, { allErrors: true });
  files.set(`${name}.json`, `${JSON.stringify(whole, null, 1)}\n`);
  if (name !== 'gaming') return;
  const successes = Object.fromEntries(Object.entries(answers).filter(([key]) => key.endsWith('_200')));
  await addValidators(name, 'client', document, successes, {});
  files.set(
    `${name}-document.js`,
    `// @ts-nocheck\n${NOTE}export default ${JSON.stringify(withoutWords(document))};\n`,
  );
  files.set(`${name}-document.d.ts`, DOCUMENT_TYPES);
}

async function addValidators(
  name: string,
  kind: ValidatorModule,
  ...source: Parameters<typeof validators>
): Promise<void> {
  files.set(`${name}-${kind}.js`, `// @ts-nocheck\n${NOTE}${await validators(...source)}`);
  files.set(`${name}-${kind}.d.ts`, validatorTypes(name, kind));
}

function operationsModule(document: Document, name: string): string {
  const rows = [...listOperations(document)].map(({ pathname, method, operation }) => {
    const row = {
      id: operation.operationId,
      method: method.toUpperCase(),
      path: pathname,
      domain: operation.tags[0],
      dialect: pathname.startsWith('/wps/') ? 'envelope' : 'bare',
      access: operation['x-access'] ?? 'public',
      isForRealAccounts: operation['x-real-account'] ?? false,
      isForSubAccounts: operation['x-sub-account'] ?? false,
      agentPages: operation['x-agent-pages'] ?? [],
      needsSubPassword: operation['x-sub-password'] ?? false,
      module: operation['x-module'] ?? null,
      isEncrypted: operation['x-encrypted'] ?? false,
      isAlwaysAvailable: operation['x-always-available'] ?? false,
      isOpenDuringBreak: operation['x-during-break'] ?? false,
      bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
      isBodyRequired: operation.requestBody?.required ?? false,
      statuses: Object.keys(operation.responses).map(Number),
      answerHeaders: answerHeaders(document, operation.responses),
      isSafe: isSafe(method, operation),
      isStream: isStream(operation),
      isFile: isFile(operation),
      isForBar: operation['x-bar'] ?? false,
      origin: operation['x-origin'],
    };
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return `${NOTE}import type { BodyOf, ErrorCodeOf, EventOf, InputOf, ParametersOf, ValueOf } from '../operation-types.ts';
import type { operations as Schema } from './${name}.d.ts';

export type { InputArgument } from '../operation-types.ts';

/** Every operation of the contract: its request, its access and the statuses that it documents. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;

/** The value of a success: that of the envelope, or the whole bare body. */
export type Value<Id extends OperationId> = ValueOf<Schema[Id]>;

/** An event of a stream; never of another operation. */
export type StreamEvent<Id extends OperationId> = EventOf<Schema[Id]>;

/** The operations whose success is a stream. */
export type StreamId = { [Id in OperationId]: (typeof operations)[Id]['isStream'] extends true ? Id : never }[OperationId];

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = ParametersOf<Schema[Id], 'query'>;

/** The parameters in the path of an operation; never where it has none. */
export type Path<Id extends OperationId> = ParametersOf<Schema[Id], 'path'>;

/** The body of an operation: JSON, or the fields of a form. */
export type Body<Id extends OperationId> = BodyOf<Schema[Id]>;

/** Arguments of an operation's call; a part is required where the contract requires it. */
export type Input<Id extends OperationId> = InputOf<Schema[Id]>;

/** The error codes that an operation documents. */
export type ErrorCode<Id extends OperationId> = ErrorCodeOf<Schema[Id]>;

export const contractVersion = ${JSON.stringify(document.info.version)};
`;
}

/** By status, in lower case, without those of every response. */
function answerHeaders(document: Document, responses: Operation['responses']) {
  const rows = Object.entries(responses).map(([status, response]) => {
    const headers = Object.entries(resolve(document, response).headers ?? {});
    const promised = headers.filter(([, header]) => resolve(document, header).required !== false);
    const names = promised.map(([name]) => name.toLowerCase());
    return [status, names.filter((name) => !EVERYWHERE.includes(name))] as const;
  });
  return Object.fromEntries(rows.filter(([, names]) => names?.length));
}

/** Properties of the name `description` stay. */
function withoutWords(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutWords(each));
  if (!value || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key, child]) => isMap || !WORDS.has(key) || typeof child !== 'string');
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutWords(child, key === 'properties' && !isMap)]));
}

function write(): void {
  mkdirSync(outputDirectory, { recursive: true });
  // Writing restarts the mock and reloads the browser.
  const written = [...files].filter(([file, text]) => !isSame(file, text));
  for (const [file, text] of written) writeFileSync(path.join(outputDirectory, file), text);
  console.log(`openapi/generated: ${written.length} of ${files.size} files have changed`);
}

function isSame(file: string, text: string): boolean {
  const target = path.join(outputDirectory, file);
  return existsSync(target) && readFileSync(target, 'utf8') === text;
}
