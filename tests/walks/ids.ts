import { type Described, described, type Json, type Schema, schemaOf } from '../fuzz/contract.ts';

/** Names of what stands for one thing of many. */
const ID = /(^i|I)d$|(No|Token|Number)$|^reference$/;

/** Whose the things are that an id stands for. */
export type Rule =
  /** A member's own: nobody else's token reaches them by it. */
  | 'own'
  /** The brand's: every member may name them. */
  | 'shared'
  /** Good for whoever has it, by what it is: a proof that tells of no member, or one that tells who its bearer is. */
  | 'bearer'
  /** No id for all its name. */
  | 'none';

/** A rule for every id that an operation of the gaming API takes. One that is described later needs its own: a test asks for it. */
export const RULES: Readonly<Record<string, Rule>> = {
  accountTypeId: 'own',
  fromAccountTypeId: 'own',
  toAccountTypeId: 'own',
  reference: 'own',
  avatarId: 'shared',
  nodeId: 'shared',
  roomId: 'shared',
  captchaId: 'bearer',
  firebaseIdToken: 'bearer',
  idToken: 'bearer',
  lotNumber: 'bearer',
  passToken: 'bearer',
  sliderId: 'bearer',
  recommenderId: 'shared',
  'X-Request-Id': 'none',
  idNumber: 'none',
  mobileNo: 'none',
  pageNo: 'none',
};

export interface IdInput {
  operation: Described;
  name: string;
  place: 'query' | 'path' | 'header' | 'cookie' | 'body';
}

/** Every id that the gaming API takes, by operation. */
export const idInputs: readonly IdInput[] = described
  .filter(({ document }) => document === 'gaming')
  .flatMap((operation) => [
    ...operation.parameters.map(({ name, in: place }) => ({ operation, name, place })),
    ...Object.keys(operation.body ? fieldsOf(operation.body.schema) : {}).map((name) => ({
      operation,
      name,
      place: 'body' as const,
    })),
  ])
  .filter(({ name }) => ID.test(name));

/** The fields of a body in all its alternatives. */
function fieldsOf(schema: Schema): Record<string, Schema> {
  const resolved = schemaOf('gaming', schema);
  const alternatives = (resolved.oneOf ?? resolved.anyOf ?? []) as Schema[];
  return Object.assign({}, ...alternatives.map(fieldsOf), (resolved.properties ?? {}) as Record<string, Schema>);
}

/** The least that an operation takes, from the examples of the contract. */
export function leastInput({ parameters, body }: Described) {
  const asked = parameters.filter(({ required, name }) => required && name !== 'Merchant');
  const of = (place: string) =>
    Object.fromEntries(
      asked
        .filter((each) => each.in === place)
        .map(({ name, schema, example }) => [name, String(example ?? exampleOf(schema))]),
    );
  const schema = body && schemaOf('gaming', body.schema);
  const first = ((schema?.oneOf as Schema[] | undefined) ?? [])[0];
  const whole = first ? schemaOf('gaming', first) : schema;
  const properties = (whole?.properties ?? {}) as Record<string, Schema>;
  const fields = ((whole?.required ?? []) as string[]).map((name) => [name, exampleOf(properties[name] ?? {})]);
  return { query: of('query'), headers: of('header'), body: body ? (Object.fromEntries(fields) as Json) : undefined };
}

const exampleOf = (schema: Schema): Json => schema.example ?? schemaOf('gaming', schema).example ?? null;
