import { readContract } from '../control/docs.ts';

export type Schema = Record<string, unknown>;
type Place = 'path' | 'query' | 'header';

export interface Parameter {
  name: string;
  in: Place;
  required: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** What it does to a world; absent for an operation that is no tool. */
  mcp?: 'read' | 'write' | 'destroy';
  parameters: Parameter[];
  /** Of a JSON body. */
  body: { schema: Schema; isRequired: boolean } | null;
  /** As in the contract. */
  source: Schema;
}

interface Source {
  operationId: string;
  summary: string;
  description: string;
  'x-mcp'?: Operation['mcp'];
  parameters?: unknown[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
}

interface Document {
  components: Schema;
  paths: Record<string, Record<string, Source> & { parameters?: unknown[] }>;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];
const REFERENCE = '#/components/';

/** One contract, for assistants. */
export class ContractDocument {
  readonly #document: Document;
  readonly operations: ReadonlyMap<string, Operation>;

  private constructor(document: Document) {
    this.#document = document;
    this.operations = new Map(this.#listOperations().map((operation) => [operation.operationId, operation]));
  }

  static async read(name: 'gaming' | 'control'): Promise<ContractDocument> {
    return new ContractDocument(await readContract<Document>(name));
  }

  /** With the components that it refers to, under their places in the contract. */
  withComponents(value: Schema): Schema {
    const components: Record<string, Record<string, unknown>> = {};
    for (const reference of this.#referencesOf(value)) {
      const [kind = '', name = ''] = reference.slice(REFERENCE.length).split('/');
      components[kind] = { ...components[kind], [name]: this.#resolve({ $ref: reference }) };
    }
    return Object.keys(components).length > 0 ? { ...value, components } : value;
  }

  #listOperations(): Operation[] {
    return Object.entries(this.#document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const source = item[method];
        return source ? this.#operation(path, method, source, item.parameters ?? []) : [];
      }),
    );
  }

  #operation(path: string, method: string, source: Source, shared: unknown[]): Operation {
    const { operationId, summary, description, 'x-mcp': mcp, parameters = [], requestBody } = source;
    const schema = requestBody?.content['application/json']?.schema;
    return {
      operationId,
      method: method.toUpperCase(),
      path,
      summary,
      description,
      ...(mcp && { mcp }),
      parameters: [...shared, ...parameters].map((each) => this.#parameter(each)),
      body: schema ? { schema, isRequired: requestBody?.required ?? false } : null,
      source: { ...source },
    };
  }

  #parameter(given: unknown): Parameter {
    const { name, in: place, required = false, schema, description } = this.#resolve(given as Schema);
    return {
      name: name as string,
      in: place as Place,
      required: required as boolean,
      schema: { ...(schema as Schema), ...(description !== undefined && { description }) },
    };
  }

  #resolve(given: Schema): Schema {
    const { $ref } = given;
    if (typeof $ref !== 'string') return given;
    const names = $ref.slice(2).split('/');
    return names.reduce<Schema>((node, name) => node[name] as Schema, this.#document as unknown as Schema);
  }

  /** Also those of components. */
  #referencesOf(value: unknown, found = new Set<string>()): Set<string> {
    if (typeof value !== 'object' || value === null) return found;
    for (const [key, each] of Object.entries(value)) {
      if (key !== '$ref' || typeof each !== 'string') this.#referencesOf(each, found);
      else if (!found.has(each)) {
        found.add(each);
        this.#referencesOf(this.#resolve({ $ref: each }), found);
      }
    }
    return found;
  }
}
