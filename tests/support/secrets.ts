import {
  type Json,
  listOperations,
  listParameters,
  type Operation,
  resolve,
  type Schema,
} from '../../openapi/checks/document.ts';
import document from '../../openapi/generated/gaming-document.js';
import type { OperationId } from './operations.ts';
import type { RawRequest } from './transport.ts';

let canaries = 0;

/** A leak shows the unique value. */
export function canary(): string {
  canaries += 1;
  return `canary-${canaries}-${'x'.repeat(16)}`;
}

function find(id: OperationId) {
  const found = [...listOperations(document)].find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`The contract has no operation ${id}`);
  return found;
}

/** One example per alternative, with a canary in each secret text. */
function planted(schema: Schema, depth = 0): Json[] {
  const own = { ...resolve<Schema>(document, schema), ...schema };
  const branches = [...((own.oneOf ?? []) as Schema[]), ...((own.anyOf ?? []) as Schema[])];
  const isSecret = own['x-secret'] !== undefined || own.format === 'password';
  if (isSecret) return [canary()];
  if (branches.length > 0) return branches.flatMap((branch) => planted(branch, depth));
  if (own.type === 'array') return [depth > 6 ? [] : planted(own.items as Schema, depth + 1)];
  if (own.properties) {
    const properties = Object.entries(own.properties as Record<string, Schema>);
    return [Object.fromEntries(properties.map(([name, each]) => [name, planted(each, depth + 1)[0] ?? null]))];
  }
  return [own.example ?? null];
}

/** A canary is in every secret field, credential and unknown field. */
export function buildRequests(id: OperationId): RawRequest[] {
  const { pathname, method, item, operation } = find(id);
  const query = new URLSearchParams({ unknown: canary() });
  for (const { name, in: place, schema, example } of listParameters(document, item, operation)) {
    if (place === 'query') query.set(name, String(schema['x-secret'] ? canary() : (example ?? planted(schema)[0])));
  }
  const headers = {
    Merchant: 'baize',
    Authorization: canary(),
    Cookie: `captchaId=${canary()}; other=${canary()}`,
    'X-Forwarded-For': canary(),
    'X-Own': canary(),
  };
  const path = `${pathname}?${query}`;
  const plain = buildBodies(operation).map((body) => ({ method: method.toUpperCase(), path, headers, body }));
  const sealed = { ...headers, Encryption: 'RSA', 'X-RSA': canary(), 'X-Digest': canary() };
  const isSealable = operation['x-encrypted'] === true;
  return isSealable
    ? [...plain, { ...plain[0], headers: sealed, body: JSON.stringify({ value: canary() }) } as RawRequest]
    : plain;
}

function buildBodies({ requestBody }: Operation): (string | undefined)[] {
  const [[type, media] = []] = Object.entries(requestBody?.content ?? {});
  if (!type || !media) return [undefined];
  const isJson = type === 'application/json';
  return planted(media.schema).map((body) => {
    const all = { ...(body as Record<string, string>), unknown: canary() };
    return isJson ? JSON.stringify(all) : new URLSearchParams(all).toString();
  });
}

/** A canary is in every secret field. All have status 200, as some servers send. */
export function buildExamples(id: OperationId): Json[] {
  const { operation } = find(id);
  return Object.values(operation.responses).flatMap((response) => {
    const media = resolve(document, response).content?.['application/json'];
    return media ? planted(media.schema) : [];
  });
}
