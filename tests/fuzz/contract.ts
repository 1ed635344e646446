import {
  FILE_TYPE,
  type Json,
  listOperations,
  type Parameter,
  resolve,
  type Schema,
} from '../../openapi/checks/document.ts';
import { readBundled } from '../../scripts/lib/contract.ts';
import { narrow } from '../../scripts/lib/narrow.ts';
import { type DocumentName, type OperationId, requireOperation } from '../support/operations.ts';

export type { Json, Schema };

export interface DescribedParameter extends Parameter {
  example?: Json;
}

export interface Described {
  id: OperationId;
  document: DocumentName;
  method: string;
  path: string;
  parameters: DescribedParameter[];
  body: { type: string; schema: Schema; isRequired: boolean } | null;
  isEncrypted: boolean;
  needsToken: boolean;
}

const documents = { gaming: narrow(readBundled('gaming')), control: readBundled('control') };

export const findDocument = (name: DocumentName) => documents[name];

export const resolveSchema = (name: DocumentName, schema: Schema): Schema => resolve(documents[name], schema) as Schema;

/**
 * From the documents instead of the generated validators. Without uploads, as a file has no schema to generate
 * from, and without what waits for a minute.
 */
export const described: readonly Described[] = (['gaming', 'control'] as const)
  .flatMap((name) =>
    [...listOperations(documents[name])].map(({ pathname, method, item, operation }): Described => {
      const [type] = Object.keys(operation.requestBody?.content ?? {});
      const id = operation.operationId as OperationId;
      return {
        id,
        document: name,
        method: method.toUpperCase(),
        path: pathname,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
          resolve<Parameter>(documents[name], each),
        ),
        body: type
          ? {
              type,
              schema: operation.requestBody?.content[type]?.schema ?? {},
              isRequired: operation.requestBody?.required ?? false,
            }
          : null,
        isEncrypted: operation['x-encrypted'] ?? false,
        needsToken: ['token', 'agent'].includes(operation['x-access'] ?? ''),
      };
    }),
  )
  .filter(({ id, body }) => body?.type !== FILE_TYPE && id !== 'awaitRequest');

export const describedBy = (method: string, path: string): Described | undefined =>
  described.find((each) => each.method === method && each.path === path);

/** @throws when generated operations and the contract differ */
for (const { id } of described) requireOperation(id);
