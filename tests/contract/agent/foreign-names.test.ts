import { beforeAll, describe, expect, it } from 'vitest';
import { type ContractKind, PERIODS } from '../../../mock-server/domains/agent/contracts/periods.ts';
import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import { type OperationId, operations } from '../../../openapi/generated/gaming-operations.ts';
import type { Reply } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { agentInputs, type IdInput, listFields } from '../../walks/ids.ts';
import { goodCall } from '../inputs.ts';

const mock = mockForFile();
const KINDS = Object.keys(PERIODS) as ContractKind[];
const termsOf = (kind: ContractKind) => usualTerms({ unit: 1 }, kind);

const AGENT = 'chona';
const LINE = 'minhquan';
/** By what they are to the agent. */
const OUTSIDE = {
  upline: 'boss',
  sibling: 'santi55',
  cousin: 'mayumi',
  'of another brand': 'farah11',
  unknown: 'nobody',
} as const;
const BELOW = { 'a line of a line': 'kanya' } as const;
const SELF = { self: AGENT } as const;

/** Code of the 404; null for what is not of one member: announcements, a page, and the agent's own references. */
const CODES: Readonly<Record<string, string | null>> = {
  account: 'downline.not.found',
  accounts: 'downline.not.found',
  search: 'empty',
  contractId: 'contract.not.found',
  payoutId: 'payout.not.found',
  code: 'invitation.not.found',
  orderNo: 'bet.not.found',
  ids: null,
  pageNo: null,
  reference: null,
  'X-Request-Id': null,
};
/** About the agent alone, or the brand; names of sub-accounts and templates are the agent's own. */
const WITHOUT_NAMES: readonly OperationId[] = [
  'changeSubAccount',
  'createDownline',
  'createInviteLink',
  'createSubAccount',
  'getAgentHome',
  'getQuotas',
  'getRebateSettings',
  'getTeamOverview',
  'keepContractTemplate',
  'listAgentAnnouncements',
  'listContractTemplates',
  'listInviteLinks',
  'listNotes',
  'listRevenue',
  'listRevenueDetail',
  'listSubAccounts',
  'readAgentAnnouncements',
];
const inputs = agentInputs.filter(({ name }) => CODES[name]);

/** They show the whole team; all others are about direct lines (agent.md: Team). */
const SHOWS_TEAM = /^(listDownline|listTeam|listMember|getMemberBet|getDownline$|setNote)/;

function listForeign({ operation, name }: IdInput): Record<string, string> {
  if (name === 'search' || (name === 'account' && SHOWS_TEAM.test(operation.id))) return OUTSIDE;
  return { ...OUTSIDE, ...BELOW, ...(['account', 'accounts', 'orderNo'].includes(name) && SELF) };
}

/** Everyone gets accepted contracts of each kind with the upline, pay that is owed, an invitation and a bet. */
async function makeWorld(): Promise<TestWorld> {
  const world = await mock.newWorld({ isShared: true });
  // Only agents get proposals.
  await world.change(`UPDATE Member SET type = 2 WHERE username = '${LINE}'`);
  const [pay] = await world.read<{ detail: string }>('SELECT detail FROM Payout LIMIT 1');
  for (const table of ['Payout', 'Contract']) await world.change(`DELETE FROM ${table}`);
  await world.change(
    `INSERT INTO Contract (brandCode, kind, uplineId, lineId, state, terms, proposedAt, validFrom)
      SELECT brandCode, key, uplineId, m.id, 'accepted', value, ?, ? FROM Member m, json_each(?)`,
    WORLD_TIME,
    WORLD_TIME,
    JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, termsOf(kind)]))),
  );
  await world.change(
    `INSERT INTO Payout (contractId, "from", "to", detail, amount, paid, settledAt) SELECT id, 1, 2, ?, 10000, 0, 3 FROM Contract`,
    pay?.detail,
  );
  await world.change(
    `INSERT INTO Invitation (brandCode, code, kind, memberId, createdAt)
      SELECT brandCode, 'CODE' || id, CASE type WHEN 0 THEN 'REFERRAL' ELSE 'AFFILIATE' END, id, 1 FROM Member`,
  );
  const [bet] = await world.read<Record<string, unknown>>("SELECT * FROM Bet WHERE brandCode = 'baize' LIMIT 1");
  const columns = Object.keys(bet ?? {}).filter(
    (name) => !['orderNo', 'memberId', 'reference', 'brandCode'].includes(name),
  );
  await world.change(
    `INSERT INTO Bet (orderNo, reference, memberId, brandCode, ${columns}) SELECT printf('B%020d', id), '', id, brandCode, ${columns.map(() => '?')} FROM Member`,
    ...columns.map((name) => bet?.[name]),
  );
  await (await world.client.signedIn(AGENT)).value('getTeamOverview');
  return world;
}

/** Previews and pay are of any kind. */
const kindOf = (id: string): ContractKind => KINDS.find((kind) => id.toUpperCase().includes(kind)) ?? 'DAILY';

/** Returns a value of the input's kind that they have. */
async function readValue(world: TestWorld, { operation, name }: IdInput, account: string): Promise<string | number> {
  const [row] = await world.read<{ id: number }>(
    "SELECT id FROM Member WHERE username = ? ORDER BY brandCode <> 'baize' LIMIT 1",
    account,
  );
  if (name === 'code') return `CODE${row?.id ?? 0}`;
  if (name === 'orderNo') return `B${String(row?.id ?? 0).padStart(20, '0')}`;
  if (!name.endsWith('Id')) return account;
  const [own] = await world.read<Record<string, number>>(
    'SELECT c.id AS contractId, p.id AS payoutId FROM Contract c JOIN Payout p ON contractId = c.id WHERE lineId = ? AND kind = ?',
    row?.id ?? 0,
    kindOf(operation.id),
  );
  return own?.[name] ?? 999_999;
}

/** Each with which the input goes; the only one is null where the operation has none. */
function listIntents({ operation, name }: IdInput): (string | null)[] {
  const { intent } = operation.body ? listFields(operation.body.schema) : {};
  const all = (intent?.enum ?? [null]) as (string | null)[];
  return all.filter((each) => each !== 'get' && (each === null || (each === 'propose') === (name === 'accounts')));
}

/** The good input about the agent's line, but for the value. */
async function sender(world: TestWorld, input: IdInput) {
  const { operation, name, place } = input;
  const { id } = operation;
  const good = await goodCall(world, id as OperationId);
  const token = await world.client.signIn(AGENT);
  const orderNo = await readValue(world, { ...input, name: 'orderNo' }, LINE);
  return (value: string | number, intent: string | null, beside: readonly string[] = []): Promise<Reply> => {
    const isList = name === 'accounts' && place === 'body';
    const sent = { [name]: isList ? [...beside, value] : value };
    const usual = place === 'query' ? good.query : (good.body as object);
    const about = {
      ...usual,
      ...('account' in (usual ?? {}) && { account: LINE }),
      ...('orderNo' in (usual ?? {}) && { orderNo }),
      ...(intent && { intent }),
      ...(intent === 'propose' && { terms: termsOf(kindOf(id)) }),
      ...sent,
    };
    return world.client.call(id as OperationId, { ...good, token, [place]: about });
  };
}

async function readTables(world: TestWorld): Promise<Record<string, unknown>> {
  const tables = await world.read<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('Session', 'HumanProof')",
  );
  const rows = await Promise.all(tables.map(({ name }) => world.read(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(tables.map(({ name }, index) => [name, JSON.stringify(rows[index])]));
}

describe('names and ids that agents send', () => {
  const inputsOf = (id: string) => inputs.filter(({ operation }) => operation.id === id);
  const ids = Object.values(operations).flatMap(({ id, access }) =>
    access === 'agent' && !WITHOUT_NAMES.includes(id) ? [id] : [],
  );

  let world: TestWorld;
  beforeAll(async () => {
    world = await makeWorld();
  });

  it('each has a rule, and each rule is for one; each operation has them, or needs none', () => {
    expect(Object.keys(CODES).toSorted()).toEqual([...new Set(agentInputs.map(({ name }) => name))].toSorted());
    expect(ids.filter((id) => inputsOf(id).length === 0)).toEqual([]);
    expect(WITHOUT_NAMES.filter((id) => inputsOf(id).length > 0)).toEqual([]);
  });

  it.each(ids.map((id) => [operationTitle(id), inputsOf(id).map(({ name }) => name), id] as const))(
    '%s with a foreign one (%s) › as an unknown one, whoever has it; nothing is told or changed',
    async (_title, _names, id) => {
      const before = await readTables(world);
      for (const input of inputsOf(id)) {
        const send = await sender(world, input);
        const foreign = Object.entries(listForeign(input));
        for (const intent of listIntents(input)) {
          const unknown = await send(await readValue(world, input, OUTSIDE.unknown), intent);
          if (input.name === 'search') expect(unknown).toMatchObject({ status: 200, body: { value: { list: [] } } });
          else expect(unknown).toMatchObject({ status: 404, body: { errorCode: CODES[input.name] } });
          for (const [relation, account] of foreign) {
            const value = await readValue(world, input, account);
            for (const beside of input.name === 'accounts' ? [[], [LINE]] : [[]])
              expect([relation, (await send(value, intent, beside)).body]).toEqual([relation, unknown.body]);
          }
        }
      }
      expect(await readTables(world)).toEqual(before);
      for (const input of inputsOf(id)) {
        const send = await sender(world, input);
        const isAnswer = id.startsWith('process');
        const own = await readValue(world, input, isAnswer || input.name === 'code' ? AGENT : LINE);
        for (const intent of listIntents(input)) expect((await send(own, intent)).status).not.toBe(404);
      }
    },
  );
});
