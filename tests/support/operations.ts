import { listOperations, resolve, type Schema } from '../../openapi/checks/document.ts';
import { operations as control } from '../../openapi/generated/control-operations.ts';
import document from '../../openapi/generated/gaming-document.js';
import { operations as gaming } from '../../openapi/generated/gaming-operations.ts';

export type OperationId = keyof typeof gaming | keyof typeof control;
export type DocumentName = 'gaming' | 'control';

export interface Operation {
  id: OperationId;
  document: DocumentName;
  method: string;
  path: string;
  dialect: 'envelope' | 'bare';
  statuses: readonly number[];
  isStream: boolean;
  isFile: boolean;
  bodyTypes: readonly string[];
}

const toOperations = (document: DocumentName, rows: Record<string, Omit<Operation, 'document'>>): Operation[] =>
  Object.values(rows).map((row) => ({ ...row, document }));

export const operations: readonly Operation[] = [
  ...toOperations('gaming', gaming),
  ...toOperations('control', control),
];

const byId = new Map(operations.map((operation) => [operation.id, operation]));
const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export function requireOperation(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** Returns null outside the contract. `path` may have a query. */
export function findOperation(method: string, path: string): Operation | null {
  const bare = path.split('?', 1)[0] ?? '';
  return (
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(bare))?.operation ?? null
  );
}

/** Returns "POST /wps/session/login". */
export const operationTitle = (id: OperationId): string =>
  `${requireOperation(id).method} ${requireOperation(id).path}`;

export const isGaming = (id: OperationId): id is keyof typeof gaming => id in gaming;

export function listErrorCodes(id: keyof typeof gaming, status: number): readonly string[] {
  const found = [...listOperations(document)].find(({ operation }) => operation.operationId === id);
  const response = found?.operation.responses[status];
  const schema =
    response && resolve<Schema>(document, resolve(document, response).content?.['application/json']?.schema ?? {});
  const { errorCode } = (schema?.properties ?? {}) as { errorCode?: { enum: string[] } };
  return errorCode?.enum ?? [];
}
