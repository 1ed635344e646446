import type { Query, Value } from '../../openapi/generated/control-operations.ts';
import type { BrandState } from '../http/exchange.ts';
import { formatMoney } from '../shared/money.ts';
import { isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';
import { redemptionSteps, withdrawalSteps } from './orders.ts';
import { countQueue, pageQueue, type QueueKind, type QueueRow } from './repository.ts';

type Decision = Value<'listOrders'>['list'][number]['decisions'][number];

/** None where no value is possible. */
const decide = (
  operation: Decision['operation'],
  path: Decision['path'],
  values: string[],
  { field = 'decision', body = {} }: { field?: string; body?: Decision['body'] } = {},
): Decision[] => (values.length === 0 ? [] : [{ operation, path, body, field, values }]);

/** A payment is credited however late it comes. */
const paymentReports = ({ state, detail: mode, isWaiting }: QueueRow): string[] => [
  ...(state === 'waiting' ? ['pending'] : []),
  ...(isWaiting && mode === 'CRYPTO' ? ['confirming'] : []),
  ...(state === 'success' ? [] : ['paid']),
  ...(state === 'waiting' || state === 'processing' ? ['declined'] : []),
];

const whileWaiting = ({ isWaiting }: QueueRow, values: string[]): string[] => (isWaiting ? values : []);

const DECISIONS: Record<QueueKind, (row: QueueRow) => Decision[]> = {
  deposit: (row) => decide('reportPayment', { orderNo: row.id }, paymentReports(row), { field: 'status' }),
  withdrawal: ({ id, state }) => decide('answerWithdrawal', { orderNo: id }, withdrawalSteps(state)),
  redemption: ({ id, state }) => decide('answerRedemption', { orderNo: id }, redemptionSteps(state)),
  application: (row) =>
    decide('answerApplication', {}, whileWaiting(row, ['approve', 'refuse']), {
      body: { account: row.account, promotionId: Number(row.detail) },
    }),
  partner: (row) => decide('decidePartner', { partnerId: row.id }, whileWaiting(row, ['contact', 'accept', 'decline'])),
  feedback: ({ id, isWaiting }) =>
    isWaiting ? [{ operation: 'answerFeedback', path: { feedbackId: id }, body: {}, field: 'answer', values: [] }] : [],
  chatReport: ({ id, state }) =>
    decide('decideChatMessage', { messageId: id }, [
      ...(state === 'kept' ? [] : ['keep']),
      ...(state === 'deleted' ? [] : ['delete']),
    ]),
  heldMember: (row) =>
    decide('answerHeldMember', {}, whileWaiting(row, ['release', 'close']), { body: { account: row.account } }),
  heldReward: (row) => decide('answerHeldReward', { rewardId: row.id }, whileWaiting(row, ['release', 'refuse'])),
  // The line answers a proposal: the brand can only propose another one.
  contract: ({ account, detail: kind }) => [
    { operation: 'proposeContract', path: {}, body: { account, kind }, field: null, values: [] },
  ],
};

/** Rows that wait first, then newest first. Throws 404. */
export function listOrders(world: World, brandCode: string, filter: Query<'listOrders'>): Value<'listOrders'> {
  const { kind = null, state = null, account, pageNo = 1, pageSize = 15 } = filter;
  const { currency } = requireBrand(world, brandCode);
  const memberId = account === undefined ? null : requireMember(world, brandCode, account).member.id;
  const of = { brandCode, memberId, now: world.now() };
  const groups = countQueue(world, kind, of);
  const inState = groups.filter((group) => state === null || group.state === state);
  const counts: Record<string, number> = {};
  for (const group of groups) {
    const name = kind === null ? group.kind : group.state;
    counts[name] = (counts[name] ?? 0) + group.count;
  }
  const page = { skip: (pageNo - 1) * pageSize, take: pageSize };
  return {
    list: pageQueue(world, kind, { ...of, state, ...page }).map((row) => describeRow(row, currency)),
    total: inState.reduce((sum, { count }) => sum + count, 0),
    counts,
  };
}

/** At most a hundred of a member. */
export const listWaiting = (
  world: World,
  { code: brandCode, currency }: Pick<BrandState, 'code' | 'currency'>,
  memberId: number,
) =>
  pageQueue(world, null, { brandCode, memberId, now: world.now(), state: null, skip: 0, take: 100 }).map((row) =>
    describeRow(row, currency),
  );

const describeRow = (row: QueueRow, currency: string): Value<'listOrders'>['list'][number] => ({
  kind: row.kind,
  id: row.id,
  account: row.account,
  state: row.state,
  amount: row.amount === null ? null : formatMoney(row.amount),
  currency: row.amount === null ? null : isInPoints(row) ? 'POINTS' : currency,
  time: row.time,
  timeIso: isoInZone(row.time),
  decisions: DECISIONS[row.kind](row),
});

const isInPoints = ({ kind, detail }: QueueRow): boolean =>
  kind === 'redemption' || (kind === 'heldReward' && detail === 'POINTS');

export const queueOperations: ControlHandlers<'listOrders'> = {
  listOrders: ({ world, path, query }) => listOrders(world, path.brand, query),
};
