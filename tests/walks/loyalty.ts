import fc from 'fast-check';
import { expect } from 'vitest';
import { formatMoney } from '../../mock-server/shared/money.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { DELIVERY } from '../contract/points/mall.ts';
import { PAYMENT_PASSWORD } from '../support/client.ts';
import type { TestWorld } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pick, pickCaller, step } from './command.ts';
import { pickOrder } from './deposits.ts';
import { GAMES, launch, playMany } from './games.ts';
import { DAY } from './limits-model.ts';
import {
  convertedToday,
  countPoints,
  creditPoints,
  type Mall,
  type MallReward,
  payReward,
  type Reward,
  requireMall,
  spendPoints,
  takeTicket,
} from './loyalty-model.ts';
import { type MemberState, type Model, memberAt } from './model.ts';
import { balances, records } from './money.ts';
import { dayNumber, isBonus, type Rollover, takeBack, UNIT } from './orders-model.ts';
import { advance, pass, signIn } from './sessions.ts';
import { enter, quit } from './tournaments.ts';
import { giveUp, withdraw, withdrawable } from './withdrawals.ts';

type Claims = Value<'claimReward'>;

interface Gift {
  /** The receiver's. */
  token: number;
  kind: Reward['kind'];
  /** Whole units of the brand, or points. */
  amount: number;
  turnover: number;
  claimDays: number;
}

export const give = ({ token, kind, amount: given, turnover, claimDays }: Gift): Command =>
  step(`give(${token}, ${given} ${kind}, ${turnover}, ${claimDays})`, async (model, { here }) => {
    const owner = model.sessions.get(pick(model.tokens, token) ?? '')?.member ?? 0;
    const member = memberAt(model, owner);
    const { brand, username: account, loyalty } = member;
    const { id: promotionId, endTime } = requireMall(model, member).raffle;
    const whole = kind === 'FREE_ROUNDS' ? Math.min(given, MOST_FREE_ROUNDS) : given;
    const unit = kind === 'CREDIT' ? (model.cash[brand]?.rules.smallest ?? 1) : 1;
    const amount = BigInt(whole * unit) * UNIT;
    const { rewardId: id } = await here.client.value('createReward', {
      path: { ...here.path, brand },
      body: {
        account,
        kind,
        amount: formatMoney(amount),
        turnover,
        claimDays,
        promotionId,
        ...(kind === 'FREE_ROUNDS' && { gameCode: GAMES[0].code, level: 100, playDays: 366 }),
      },
    });
    const end = model.now + claimDays * DAY;
    const until = kind === 'TICKETS' ? Math.min(end, endTime) : end;
    loyalty.rewards.push({ id, kind, amount, turnover, until, isClaimed: false });
  });

/** So few that walks end them. */
const MOST_FREE_ROUNDS = 3;

/** Reads the number of the movement that paid a reward. */
async function readOrderNo(world: TestWorld, rewardId: number): Promise<string> {
  const [row] = await world.read<{ orderNo: string }>('SELECT orderNo FROM Reward WHERE id = ?', rewardId);
  return row?.orderNo ?? '';
}

async function claimOne(model: Model, here: TestWorld, member: MemberState, id: number) {
  const reward = member.loyalty.rewards.find((each) => each.id === id);
  if (!reward) return { rewardId: id, isClaimed: false, reason: 'UNKNOWN' };
  if (reward.isClaimed) return { rewardId: id, isClaimed: false, reason: 'CLAIMED' };
  if (reward.until !== null && reward.until <= model.now) return { rewardId: id, isClaimed: false, reason: 'EXPIRED' };
  reward.isClaimed = true;
  payReward(model, member, 'OFFICE', reward, await readOrderNo(here, id));
  return { rewardId: id, isClaimed: true, reason: null };
}

/** Indexes count from the latest of all members; null claims all of the member's own. */
export const claim = (token: number, indexes: readonly number[] | null): Command =>
  step(`claim(${token}, ${indexes})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const all = model.members.flatMap(({ loyalty }) => loyalty.rewards).sort((one, other) => one.id - other.id);
    const rewards = indexes?.map((index) => pickOrder(all, index)) ?? member?.loyalty.rewards ?? [];
    const rewardIds = rewards.map((reward) => reward?.id ?? 999_999);
    if (rewardIds.length === 0) rewardIds.push(999_999);
    const reply = await here.client.call('claimReward', { ...asker, body: { rewardIds } });
    if (!member) return expectNoMember(reply, refusal);
    const list: unknown[] = [];
    for (const id of rewardIds) list.push(await claimOne(model, here, member, id));
    expect(carriedBy<Claims>(reply).list.map(({ reward: _, ...claim }) => claim)).toEqual(list);
  });

export const checkIn = (token: number): Command =>
  step(`checkIn(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const known = member ?? model.members.find(({ brand }) => brand === asker.merchant);
    if (!known) return;
    const { id: promotionId, amounts, ...rules } = requireMall(model, known).checkIn;
    const reply = await here.client.call('checkIn', { ...asker, body: { promotionId } });
    if (!member) return expectNoMember(reply, refusal);
    const { loyalty } = member;
    const today = dayNumber(model.now);
    if (loyalty.checkIn?.day === today) return expectRefused(reply, 409, 'promotion.closed');
    const isNext = loyalty.checkIn?.day === today - 1 && loyalty.checkIn.streak < amounts.length;
    const streak = isNext && loyalty.checkIn ? loyalty.checkIn.streak + 1 : 1;
    const amount = BigInt(amounts[streak - 1] ?? 0) * UNIT;
    const { reward, ...answer } = carriedBy<Value<'checkIn'>>(reply);
    expect({ ...answer, amount: reward.amount, state: reward.state }).toEqual({
      streak,
      amount: formatMoney(amount),
      state: 'CLAIMED',
    });
    loyalty.checkIn = { day: today, streak };
    payReward(
      model,
      member,
      'PROMOTION',
      { ...rules, id: reward.rewardId, amount },
      await readOrderNo(here, reward.rewardId),
    );
  });

/** A prize that is left comes out; which one, the model does not know. */
export const spin = (token: number, number: number): Command =>
  step(`spin(${token}, ${number})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const known = member ?? model.members.find(({ brand }) => brand === asker.merchant);
    if (!known) return;
    const { id: promotionId, prizes } = requireMall(model, known).raffle;
    const reference = `raffle-${number}`;
    const reply = await here.client.call('claimRaffle', { ...asker, body: { promotionId, reference } });
    if (!member) return expectNoMember(reply, refusal);
    const { spins } = member.loyalty;
    const done = spins.get(reference);
    if (!done && !takeTicket(member, model.now)) return expectRefused(reply, 422, 'raffle.ticket');
    const { spin: made, reward } = carriedBy<Value<'claimRaffle'>>(reply);
    if (done) return expect(made.orderNo).toBe(done);
    spins.set(reference, made.orderNo);
    const prize = prizes.find(({ prizeId }) => prizeId === made.prize.prizeId);
    expect(prize?.stock, `what is left of prize ${prize?.prizeId}`).not.toBe(0);
    if (prize?.stock !== undefined) prize.stock -= 1;
    const amount = BigInt(prize?.amount ?? 0) * UNIT;
    expect(made.prize).toMatchObject({ kind: prize?.kind, amount: formatMoney(amount) });
    if (!prize || prize.kind === 'BLANK' || !reward) return expect([prize?.kind, reward]).toEqual(['BLANK', null]);
    const terms = prize.kind === 'CREDIT' ? { turnover: prize.turnover, days: prize.days } : { turnover: 0 };
    const orderNo = await readOrderNo(here, reward.rewardId);
    payReward(model, member, 'RAFFLE', { id: reward.rewardId, kind: prize.kind, amount, ...terms }, orderNo);
  });

/** Returns null at a brand without a mall, whose refusal `contract/system` tests. */
function pickShopper(model: Model, token: number) {
  const session = model.sessions.get(pick(model.tokens, token) ?? '');
  const mall = session && requireMall(model, memberAt(model, session.member));
  return mall?.isOpen ? { mall, ...pickCaller(model, token, 'closed') } : null;
}

interface Redeem {
  token: number;
  reward: number;
  hasDelivery: boolean;
  reference: number;
}

export const redeem = ({ token, reward: index, hasDelivery, reference: number }: Redeem): Command =>
  step(`redeem(${token}, ${index}, ${hasDelivery}, ${number})`, async (model, { here }) => {
    const shopper = pickShopper(model, token);
    const reward = shopper?.mall.rewards[index % shopper.mall.rewards.length];
    if (!shopper || !reward) return;
    const { asker, member, refusal } = shopper;
    const reference = `redemption-${number}`;
    const body = {
      rewardId: reward.id,
      paymentPassword: PAYMENT_PASSWORD,
      reference,
      ...(hasDelivery && { delivery: DELIVERY }),
    };
    const reply = await here.client.call('redeemPointReward', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const { redemptions, redeemed } = member.loyalty;
    const content = `${reward.id} ${hasDelivery}`;
    const done = redemptions.get(reference);
    if (done && done.content !== content) return expectRefused(reply, 409, 'reference.reused');
    const fault = done ? '' : redeemFault(member, reward, hasDelivery, model.now);
    if (fault) return expectRefused(reply, 422, fault);
    const { orderNo, cost, rewardId } = carriedBy<Value<'redeemPointReward'>>(reply);
    expect({ cost, rewardId }).toEqual({ cost: reward.cost, rewardId: reward.id });
    if (done) return expect(orderNo).toBe(done.orderNo);
    redemptions.set(reference, { content, orderNo });
    redeemed.set(reward.id, (redeemed.get(reward.id) ?? 0) + 1);
    spendPoints(member, reward.cost, model.now);
    if (reward.stock !== null) reward.stock -= 1;
    if (reward.kind === 'CREDIT') creditPoints(member, orderNo, reward.worth, reward.turnover, model.now);
  });

function redeemFault(member: MemberState, reward: MallReward, hasDelivery: boolean, now: number): string {
  const { id, kind, cost, stock, perMember, minimumRank } = reward;
  if (stock === 0) return 'reward.sold.out';
  if (member.rankLevel < minimumRank) return 'rank.too.low';
  if (perMember !== null && (member.loyalty.redeemed.get(id) ?? 0) >= perMember) return 'reward.limit';
  if (countPoints(member, now) < cost) return 'points.insufficient';
  return kind === 'GOODS' && !hasDelivery ? 'delivery.required' : '';
}

const POINTS = [100, 200, 250, 300, 1_000, 4_900, 5_000, 5_100] as const;

export const convert = (token: number, points: number, number: number): Command =>
  step(`convert(${token}, ${points}, ${number})`, async (model, { here }) => {
    const shopper = pickShopper(model, token);
    if (!shopper) return;
    const { asker, member, refusal, mall } = shopper;
    const reference = `conversion-${number}`;
    const body = { points, paymentPassword: PAYMENT_PASSWORD, reference };
    const reply = await here.client.call('convertPoints', { ...asker, body });
    if (!member) return expectNoMember(reply, refusal);
    const { conversions, converted } = member.loyalty;
    const done = conversions.get(reference);
    if (done && done.content !== String(points)) return expectRefused(reply, 409, 'reference.reused');
    const fault = done ? '' : convertFault(member, mall, points, model.now);
    if (fault) return expectRefused(reply, 422, fault);
    const { convertStep, convertValue, convertTurnover } = mall.rules;
    const worth = (points / convertStep) * convertValue;
    const { orderNo, ...answer } = carriedBy<Value<'convertPoints'>>(reply);
    expect(answer).toEqual({ points, amount: formatMoney(BigInt(worth) * UNIT) });
    if (done) return expect(orderNo).toBe(done.orderNo);
    conversions.set(reference, { content: String(points), orderNo });
    converted.push({ time: model.now, points });
    creditPoints(member, orderNo, worth, convertTurnover, model.now);
    spendPoints(member, points, model.now);
  });

function convertFault(member: MemberState, { rules }: Mall, points: number, now: number): string {
  if (points < rules.convertLeast) return 'points.too.few';
  if (points % rules.convertStep !== 0) return 'points.step';
  if (points > rules.convertDay - convertedToday(member, now)) return 'points.day.limit';
  return points > countPoints(member, now) ? 'points.insufficient' : '';
}

export const readPoints = (token: number): Command =>
  step(`readPoints(${token})`, async (model, { here }) => {
    const shopper = pickShopper(model, token);
    if (!shopper) return;
    const { asker, member, refusal } = shopper;
    const reply = await here.client.call('getPointBalance', asker);
    if (!member) return expectNoMember(reply, refusal);
    const { points, pending } = carriedBy<Value<'getPointBalance'>>(reply);
    expect({ points, pending }).toEqual({
      points: countPoints(member, model.now),
      pending: formatMoney(member.loyalty.pending),
    });
  });

/** Points that were spent do not come back. */
const canForfeit = (rollover: Rollover) => rollover.state === 'open' && isBonus(rollover);

/** Open bonuses first, of any member. */
export const forfeit = (token: number, index: number): Command =>
  step(`forfeit(${token}, ${index})`, async (model, { here }) => {
    const all = model.members.flatMap(({ rollovers }) => rollovers);
    const rollover = pickOrder(
      all.sort((one, other) => Number(canForfeit(one)) - Number(canForfeit(other))),
      index,
    );
    if (!rollover) return;
    const [row] = await here.read<{ id: number }>(
      'SELECT id FROM Rollover WHERE orderNo = ? AND cause = ?',
      rollover.orderNo,
      rollover.cause,
    );
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('forfeitBonus', { ...asker, body: { rolloverId: row?.id ?? 0 } });
    if (!member) return expectNoMember(reply, refusal);
    if (!member.rollovers.includes(rollover)) return expectRefused(reply, 404, 'rollover.not.found');
    if (canForfeit(rollover)) takeBack(model, member, rollover);
    if (rollover.state !== 'forfeited') return expectRefused(reply, 409, 'rollover.closed');
    expect(carriedBy(reply)).toMatchObject({ state: 'forfeited', cause: rollover.cause });
  });

/** Signs in again, because sessions end meanwhile. */
export const waitHours = (hours: number): Command =>
  step(`waitHours(${hours})`, async (model, worlds) => {
    const index = model.sessions.get(model.tokens.at(-1) ?? '')?.member ?? 0;
    await pass(model, worlds.here, hours * 3_600_000);
    await signIn(index).run(model, worlds);
    await launch(0, GAMES[0]).run(model, worlds);
  });

/** At three brands; the last one plays. */
export const atFirstWithLoyalty = [signIn(4), signIn(2), signIn(1), signIn(0), launch(0, GAMES[0])];

const token = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 3 }) });
const order = fc.oneof({ weight: 5, arbitrary: fc.nat({ max: 1 }) }, { weight: 1, arbitrary: fc.nat({ max: 6 }) });
const reference = fc.nat({ max: 30 });
const gift = fc.record({
  token,
  kind: fc.constantFrom('CREDIT', 'CREDIT', 'POINTS', 'TICKETS', 'FREE_ROUNDS', 'FREE_ROUNDS'),
  amount: fc.constantFrom(1, 20, 300, 2_000),
  turnover: fc.constantFrom(0, 1, 1, 3),
  claimDays: fc.constantFrom(1, 2),
});

export const loyaltyCommands: fc.Arbitrary<Command>[] = [
  fc.tuple(token, fc.nat({ max: 3 })).map(([at, number]) => enter(at, number)),
  token.map(quit),
  gift.map(give),
  gift.map(give),
  fc.tuple(token, fc.array(order, { minLength: 1, maxLength: 3 })).map(([at, indexes]) => claim(at, indexes)),
  fc.tuple(token, fc.array(order, { minLength: 1, maxLength: 3 })).map(([at, indexes]) => claim(at, indexes)),
  token.map((at) => claim(at, null)),
  token.map(checkIn),
  token.map(checkIn),
  fc.tuple(token, reference).map(([at, number]) => spin(at, number)),
  fc.tuple(token, reference).map(([at, number]) => spin(at, number)),
  fc
    .record({
      token,
      reward: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 23 })),
      hasDelivery: fc.constantFrom(true, true, false),
      reference,
    })
    .map(redeem),
  fc.record({ token, reward: fc.nat({ max: 14 }), hasDelivery: fc.constant(true), reference }).map(redeem),
  fc.tuple(token, fc.constantFrom(...POINTS), reference).map(([at, points, name]) => convert(at, points, name)),
  fc.tuple(token, fc.constantFrom(...POINTS), reference).map(([at, points, name]) => convert(at, points, name)),
  token.map(readPoints),
  fc.tuple(token, order).map(([at, which]) => forfeit(at, which)),
  fc.tuple(token, order).map(([at, which]) => forfeit(at, which)),
  token.map(giveUp),
  token.map(withdrawable),
  fc
    .record({ token, method: fc.nat({ max: 3 }), isFitting: fc.constant(true), amount: fc.nat({ max: 6 }), reference })
    .map(withdraw),
  ...[3, 20].map((most) =>
    fc.tuple(fc.nat({ max: 1 }), fc.integer({ min: 1, max: most })).map(([at, times]) => playMany(at, times)),
  ),
  fc.constantFrom(1, 10).map(advance),
  fc.constantFrom(14, 24).map(waitHours),
  fc.constantFrom(0, 0, 1, 2, 4).map(signIn),
  fc.constantFrom(0, 0, 1, 2, 4).map(signIn),
  token.map((at) => launch(at, GAMES[0])),
  token.map(records),
  token.map(balances),
];
