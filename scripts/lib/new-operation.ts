import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface NewOperation {
  domain: string;
  operationId: string;
  /** In upper case. */
  method: string;
  path: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** By path. */
type Files = Map<string, string>;

/** Returns the written files. @throws before any write */
export function addOperation(root: string, operation: NewOperation): string[] {
  const { domain, operationId, method, path: address } = operation;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  // Parts of a domain have its name before a hyphen.
  const domains = readdirSync(path.join(root, 'openapi/paths'))
    .map((file) => path.parse(file).name)
    .filter((name) => !name.includes('-'));
  if (!domains.includes(domain)) throw new Error(`There is no domain "${domain}". There are: ${domains.join(', ')}.`);
  if (!/^[a-z]+([A-Z][a-z0-9]*)+$/.test(operationId ?? '')) {
    throw new Error(`"${operationId}" is no operation id: a verb and what it is about, such as getRebate.`);
  }
  if (!METHODS.includes(method)) throw new Error(`The method is one of ${METHODS.join(', ')}, not "${method}".`);
  if (!/^\/(wps|lgw)\/[\w/{}.-]+$/.test(address ?? '')) throw new Error('The path begins with /wps/ or /lgw/.');
  const table = read('openapi/openapi.yaml');
  if (table.includes(`\n  ${address}:`))
    throw new Error(`${address} is there: add its ${method} in openapi/paths by hand.`);
  for (const each of domains) {
    if (new RegExp(`operationId: ${operationId}$`, 'm').test(read(`openapi/paths/${each}.yaml`))) {
      throw new Error(`openapi/paths/${each}.yaml has the operation ${operationId}.`);
    }
  }

  const files: Files = new Map();
  const paths = `openapi/paths/${domain}.yaml`;
  const schemas = `openapi/schemas/${domain}.yaml`;
  const noun = operationId.replace(/^[a-z]+/, '');
  const isFree = (name: string) => !read(schemas).includes(`\n  ${name}:`);
  const schema = isFree(noun) ? noun : `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`;
  const short = `${noun[0]?.toLowerCase()}${noun.slice(1)}`;
  const key = read(paths).includes(`\n${short}:`) || read(paths).startsWith(`${short}:`) ? operationId : short;
  const hasBody = method !== 'GET' && method !== 'DELETE';

  files.set('openapi/openapi.yaml', addPath(table, domain, `  ${address}: { $ref: 'paths/${domain}.yaml#/${key}' }`));
  files.set(paths, `${read(paths).trimEnd()}\n\n${describeOperation(operation, { key, schema, hasBody })}`);
  files.set(schemas, addSchemas(read(schemas), schema, hasBody));
  const mock = `mock-server/domains/${domain}`;
  files.set(`${mock}/operations.ts`, addHandler(read(`${mock}/operations.ts`), operationId));
  const service = existsSync(path.join(root, mock, 'service.ts')) ? read(`${mock}/service.ts`) : '';
  files.set(`${mock}/service.ts`, addRule(service, operationId, hasBody));
  const inputs = `tests/contract/${domain}/inputs.ts`;
  const input = hasBody ? '{ body: { id: 1 } }' : '{}';
  files.set(inputs, replace(read(inputs), inputs, /\n\};\s*$/, `\n  ${operationId}: ${input},\n};\n`));
  const test = `tests/contract/${domain}/${noun.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}.test.ts`;
  if (existsSync(path.join(root, test))) throw new Error(`${test} is there.`);
  files.set(test, firstTest(operationId, hasBody));

  for (const [file, text] of files) writeFileSync(path.join(root, file), text);
  return [...files.keys()];
}

/** @throws when the file has another shape */
function replace(text: string, file: string, what: RegExp, by: string): string {
  if (!what.test(text)) throw new Error(`${file} is not of the usual shape (${what}): add the operation by hand.`);
  return text.replace(what, () => by);
}

function addPath(text: string, domain: string, line: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((each) => each.includes(`'paths/${domain}.yaml#/`));
  lines.splice(last + 1, 0, line);
  return lines.join('\n');
}

interface Names {
  key: string;
  schema: string;
  hasBody: boolean;
}

const describeOperation = ({ domain, operationId, method }: NewOperation, { key, schema, hasBody }: Names) => `${key}:
  ${method.toLowerCase()}:
    operationId: ${operationId}
    summary: ${words(operationId)}
    description: Say what it answers, and when it refuses.
    x-origin: own
    x-access: token
${hasBody ? `    x-body: { $ref: '../schemas/${domain}.yaml#/schemas/${schema}Request' }\n` : ''}    x-value: { $ref: '../schemas/${domain}.yaml#/schemas/${schema}' }
`;

const words = (id: string) => {
  const text = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${text[0]?.toUpperCase()}${text.slice(1)}`;
};

/** The schemas section is first or follows others. */
function addSchemas(text: string, name: string, hasBody: boolean): string {
  const property =
    '      id: { type: integer, description: Its number., minimum: 1, maximum: 2147483647, example: 1 }\n';
  const schema = (title: string, about: string, isClosed: boolean) =>
    `  ${title}:\n    type: object\n    description: ${about}\n    required: [id]\n${
      isClosed ? '    additionalProperties: false\n' : ''
    }    properties:\n${property}`;
  const added =
    schema(name, 'Say what it is.', false) + (hasBody ? schema(`${name}Request`, 'What is sent.', true) : '');
  const lines = text.trimEnd().split('\n');
  const start = lines.indexOf('schemas:');
  const next = lines.findIndex((line, index) => index > start && /^\w/.test(line));
  lines.splice(next < 0 ? lines.length : next, 0, added.trimEnd());
  return `${lines.join('\n')}\n`;
}

function addHandler(text: string, id: string): string {
  const named = /import \{([^}]*?),?\s*\} from '\.\/service\.ts';/;
  const handlers = /import type \{[^}]*\bHandlers\b[^}]*\} from/;
  const imported = named.test(text)
    ? text.replace(named, (_, names: string) => `import {${names}, ${id} } from './service.ts';`)
    : replace(text, 'operations.ts', /^/, `import { ${id} } from './service.ts';\n`);
  if (!handlers.test(imported)) throw new Error('operations.ts is not of the usual shape: add the operation by hand.');
  const listed = replace(imported, 'operations.ts', /\n\} satisfies /, `\n  ${id},\n} satisfies `);
  // Partial<Handlers<OperationId>> names no operations.
  return /satisfies Handlers</.test(listed) ? replace(listed, 'operations.ts', />;(?=\s*$)/, ` | '${id}'>;`) : listed;
}

function addRule(text: string, id: string, hasBody: boolean): string {
  const types = ["import type { Value } from '../../../openapi/generated/gaming-operations.ts';\n"];
  if (hasBody) types.push("import type { Context } from '../../http/handlers.ts';\n");
  const isImported = (line: string) => {
    const [, name = '', from = ''] = /\{ (\w+) \} from '(.*)'/.exec(line) ?? [];
    return new RegExp(`import [^;]*\\b${name}\\b[^;]*from '${from.replaceAll('.', '\\.')}';`).test(text);
  };
  const head = types.filter((line) => !isImported(line)).join('');
  const given = hasBody ? `{ body }: Context<'${id}'>` : '';
  return `${head}${text.trimEnd()}

/** Say what it returns, and when it throws. */
export function ${id}(${given}): Value<'${id}'> {
  return { id: ${hasBody ? 'body.id' : '1'} };
}
`.trimStart();
}

const firstTest = (id: string, hasBody: boolean) => `import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

describe(operationTitle('${id}'), () => {
  it('when a member asks › its value', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await lucky.value('${id}'${hasBody ? ', { body: { id: 1 } }' : ''})).toEqual({ id: 1 });
  });
});
`;
