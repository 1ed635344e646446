import { operations as control } from '../../openapi/generated/control-operations.ts';
import { operations as gaming } from '../../openapi/generated/gaming-operations.ts';

export type OperationId = keyof typeof gaming | keyof typeof control;
export type DocumentName = 'gaming' | 'control';

/** An operation as the contract has it, and which of the two documents it stands in. */
export interface Operation {
  id: OperationId;
  document: DocumentName;
  method: string;
  path: string;
  dialect: 'envelope' | 'bare';
  statuses: readonly number[];
}

const rowsOf = (document: DocumentName, rows: Record<string, Omit<Operation, 'document'>>): Operation[] =>
  Object.values(rows).map((row) => ({ ...row, document }));

/** Every operation of both documents, in their order. */
export const operations: readonly Operation[] = [...rowsOf('gaming', gaming), ...rowsOf('control', control)];

const byId = new Map(operations.map((operation) => [operation.id, operation]));
const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
}

/** The operation that a request asks for; null outside the contract. `path` may carry a query. */
export function findOperation(method: string, path: string): Operation | null {
  const bare = path.split('?', 1)[0] ?? '';
  return (
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(bare))?.operation ?? null
  );
}

/** "POST /wps/session/login", the first part of a test's name. */
export const titleOf = (id: OperationId): string => `${operationOf(id).method} ${operationOf(id).path}`;
