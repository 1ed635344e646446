import {
  type Document,
  listOperations,
  listParameters,
  type Operation,
  type Parameter,
  resolve,
} from '../../openapi/checks/document.ts';
import { readContract } from '../control/docs.ts';

export type Schema = Record<string, unknown>;

export interface ContractOperation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** Schema and need of a JSON body. */
  body: { schema: Schema; isRequired: boolean } | null;
  source: Operation;
}

const REFERENCE = '#/components/';

/** One contract, for assistants. */
export class ContractDocument {
  readonly #document: Document;
  readonly operations: ReadonlyMap<string, ContractOperation>;

  private constructor(document: Document) {
    this.#document = document;
    const rows = [...listOperations(document)].map(({ pathname, method, item, operation }) => {
      const { operationId, requestBody } = operation;
      const schema = requestBody?.content['application/json']?.schema;
      const described: ContractOperation = {
        method: method.toUpperCase(),
        path: pathname,
        parameters: listParameters(document, item, operation),
        body: schema ? { schema, isRequired: requestBody?.required ?? false } : null,
        source: operation,
      };
      return [operationId, described] as const;
    });
    this.operations = new Map(rows);
  }

  static async read(name: 'gaming' | 'control'): Promise<ContractDocument> {
    return new ContractDocument(await readContract<Document>(name));
  }

  /** With the components that it refers to, under their places in the contract. */
  withComponents(value: Schema): Schema {
    const components: Record<string, Record<string, unknown>> = {};
    for (const $ref of this.#referencesOf(value)) {
      const [kind = '', name = ''] = $ref.slice(REFERENCE.length).split('/');
      components[kind] = { ...components[kind], [name]: this.#find($ref) };
    }
    return Object.keys(components).length > 0 ? { ...value, components } : value;
  }

  #find($ref: string): unknown {
    return resolve<unknown>(this.#document, { $ref });
  }

  /** Also those of components. */
  #referencesOf(value: unknown, found = new Set<string>()): Set<string> {
    if (typeof value !== 'object' || value === null) return found;
    for (const [key, each] of Object.entries(value)) {
      if (key !== '$ref' || typeof each !== 'string') this.#referencesOf(each, found);
      else if (!found.has(each)) {
        found.add(each);
        this.#referencesOf(this.#find(each), found);
      }
    }
    return found;
  }
}
