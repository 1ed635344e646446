import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import { type Described, described, type Json, resolveSchema, type Schema } from '../fuzz/contract.ts';

const ID = /(^i|I)ds?$|(Nos?|Token|Number)$|^reference$/;

export type Rule =
  /** Only its member's token may reach it. */
  | 'own'
  /** Every member of the brand may use it. */
  | 'shared'
  /** Valid for every holder. */
  | 'bearer'
  /** Not an id, despite its name. */
  | 'none';

/** A new id needs an entry; a test checks this. */
export const RULES: Readonly<Record<string, Rule>> = {
  accountTypeId: 'own',
  fromAccountTypeId: 'own',
  toAccountTypeId: 'own',
  reference: 'own',
  id: 'own',
  ids: 'own',
  orderNo: 'own',
  orderNos: 'own',
  orderNumber: 'own',
  cardId: 'own',
  accountId: 'own',
  payoutId: 'own',
  rolloverId: 'own',
  bonusId: 'shared',
  promotionId: 'shared',
  rewardIds: 'own',
  rewardId: 'shared',
  messageId: 'shared',
  missionIds: 'shared',
  tournamentId: 'shared',
  avatarId: 'shared',
  gameId: 'shared',
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

const isForAgents = (id: string): boolean => operations[id as OperationId].access === 'agent';

const listInputs = (isWanted: (id: string) => boolean): IdInput[] =>
  described
    .filter(({ document, id }) => document === 'gaming' && isWanted(id))
    .flatMap((operation) => [
      ...operation.parameters.map(({ name, in: place }) => ({ operation, name, place })),
      ...Object.keys(operation.body ? listFields(operation.body.schema) : {}).map((name) => ({
        operation,
        name,
        place: 'body' as const,
      })),
    ]);

/** By operation of the gaming API. */
export const idInputs: readonly IdInput[] = listInputs((id) => !isForAgents(id)).filter(({ name }) => ID.test(name));

/** Names and ids that agents send: see `tests/contract/agent/foreign-names.test.ts`. */
export const agentInputs: readonly IdInput[] = listInputs(isForAgents).filter(
  ({ name }) => ID.test(name) || /^(accounts?|code|search)$/.test(name),
);

/** Includes all alternatives of a body. */
export function listFields(schema: Schema): Record<string, Schema> {
  const resolved = resolveSchema('gaming', schema);
  const alternatives = (resolved.oneOf ?? resolved.anyOf ?? []) as Schema[];
  return Object.assign({}, ...alternatives.map(listFields), (resolved.properties ?? {}) as Record<string, Schema>);
}

/** From the contract's examples. */
export function leastInput({ parameters, body }: Described) {
  const asked = parameters.filter(({ required, name }) => required && name !== 'Merchant');
  const of = (place: string) =>
    Object.fromEntries(
      asked
        .filter((each) => each.in === place)
        .map(({ name, schema, example }) => [name, String(example ?? schemaExample(schema))]),
    );
  const schema = body && resolveSchema('gaming', body.schema);
  const first = ((schema?.oneOf as Schema[] | undefined) ?? [])[0];
  const whole = first ? resolveSchema('gaming', first) : schema;
  const properties = (whole?.properties ?? {}) as Record<string, Schema>;
  const fields = ((whole?.required ?? []) as string[]).map((name) => [name, schemaExample(properties[name] ?? {})]);
  return {
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: body ? (Object.fromEntries(fields) as Json) : undefined,
  };
}

const schemaExample = (schema: Schema): Json => schema.example ?? resolveSchema('gaming', schema).example ?? null;
