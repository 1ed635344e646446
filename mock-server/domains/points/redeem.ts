import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { pointRewardPath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import { textIn } from '../../shared/texts.ts';
import type { Delivery, FreeRoundTerms, Language } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { paymentRefusal, requirePaymentPassword } from '../member/payment/password.ts';
import { grantReward, payReward } from '../money/grants/grants.ts';
import { drawOrderNo } from '../money/ledger/ledger.ts';
import { creditPoints } from './credit.ts';
import { spendPoints } from './lots.ts';
import { awaitSending } from './office.ts';
import {
  changeStock,
  findOfReference,
  findReward,
  insertRedemption,
  type PointRewardRow,
  type RedemptionRow,
} from './repository.ts';
import { isOffered, readRedeemer, redeemState } from './rewards.ts';

type View = Value<'redeemPointReward'>;
type RedeemContext = Context<'redeemPointReward'>;

const REFUSALS = {
  SOLD_OUT: ['reward.sold.out', 'This reward is out of stock: choose another one.'],
  RANK: ['rank.too.low', 'Your rank is too low for this reward: choose another one.'],
  LIMIT: ['reward.limit', 'You have had this reward as often as one member may: choose another one.'],
  POINTS: ['points.insufficient', 'You have too few points for this reward: choose another one.'],
} as const;

/** Validates before it spends anything (loyalty.md: Points). Throws 404, 409, 422. */
export async function redeemReward(context: RedeemContext): Promise<View> {
  const { world, member, body } = context;
  const { memberId } = member;
  const { rewardId, reference } = body;
  const delivery = writeDelivery(body.delivery);
  const fingerprint = `redeem ${rewardId} ${delivery}`;
  await requirePaymentPassword(context, body.paymentPassword);
  const row = await world.transact(async (store) => {
    const before = once(findOfReference(store, memberId, reference), (row) => row.fingerprint === fingerprint);
    if (before) return before;
    const reward = requireReward(context, store);
    return book(context, store, reward, { delivery: reward.kind === 'GOODS' ? delivery : '', fingerprint });
  });
  return redemptionView(row, context.language);
}

/** In one order, so that the same address has the same fingerprint. */
const writeDelivery = (delivery: Delivery | undefined): string => {
  if (!delivery) return '';
  const { recipient, phone, address, city, postalCode } = delivery;
  return JSON.stringify({ recipient, phone, address, city, postalCode });
};

function requireReward({ brand, member, body }: RedeemContext, store: Store): PointRewardRow {
  const reward = findReward(store, brand.code, body.rewardId);
  if (!reward || !isOffered(brand, reward))
    throw new ApiError(404, 'point.reward.not.found', 'There is no such reward: choose one from the list.');
  const state = redeemState(reward, readRedeemer(store, member.memberId));
  if (state !== 'OPEN' && state !== 'SIGNED_OUT') {
    const [code, message] = REFUSALS[state];
    throw paymentRefusal(code, message);
  }
  if (reward.kind === 'GOODS' && !body.delivery)
    throw paymentRefusal('delivery.required', 'Say where the goods go: add a delivery address.');
  return reward;
}

async function book(
  context: RedeemContext,
  store: Store,
  reward: PointRewardRow,
  { delivery, fingerprint }: Pick<RedemptionRow, 'delivery' | 'fingerprint'>,
): Promise<RedemptionRow> {
  const { world, brand, member, body } = context;
  const { memberId } = member;
  const { kind, name, picture, cost, worth, turnover } = reward;
  const at = world.now();
  const orderNo = drawOrderNo(world, 'E');
  await spendPoints(store, { memberId, points: cost, kind: 'REDEEMED', remark: name, orderNo, at });
  await changeStock(store, reward.id, -1);
  if (kind === 'CREDIT')
    await creditPoints(context, store, { worth, turnover, remark: name, subject: { kind: 'redemption', orderNo } });
  if (kind === 'FREE_ROUNDS') await openFreeRounds(context, store, reward, orderNo);
  const row = {
    orderNo,
    brandCode: brand.code,
    memberId,
    rewardId: reward.id,
    kind,
    name,
    picture,
    cost,
    worth,
    state: kind === 'GOODS' ? 'ordered' : 'delivered',
    delivery,
    reference: body.reference,
    fingerprint,
    createdAt: new Date(at),
    stateAt: new Date(at),
  };
  await insertRedemption(store, row);
  if (kind === 'GOODS') await awaitSending(world, store, row, at);
  return row;
}

/** They are a reward of the member's that is claimed at once. */
async function openFreeRounds(
  { world, brand, member }: RedeemContext,
  store: Store,
  { name, rounds, freeRounds, turnover }: PointRewardRow,
  orderNo: string,
): Promise<void> {
  const at = world.now();
  const grant = {
    brandCode: brand.code,
    memberId: member.memberId,
    source: 'POINTS',
    sourceKey: `redemption ${orderNo}`,
    title: name,
    kind: 'FREE_ROUNDS',
    amount: toAmount(rounds),
    wagering: { turnover },
    freeRounds: JSON.parse(freeRounds) as FreeRoundTerms,
  } as const;
  const reward = await grantReward(store, grant, at);
  if (reward) await payReward(world, store, reward, at);
}

/** The contract's Redemption. */
export const redemptionView = (row: RedemptionRow, language: Language): View => ({
  orderNo: row.orderNo,
  rewardId: row.rewardId,
  kind: row.kind as View['kind'],
  name: textIn(row.name, language),
  image: pointRewardPath(row.picture),
  cost: row.cost,
  worth: formatMoney(toAmount(row.worth)),
  state: row.state.toUpperCase() as View['state'],
  delivery: row.delivery === '' ? null : (JSON.parse(row.delivery) as Delivery),
  createdAt: row.createdAt.getTime(),
  stateAt: row.stateAt.getTime(),
});
