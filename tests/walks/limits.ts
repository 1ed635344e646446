import fc from 'fast-check';
import { expect } from 'vitest';
import { formatMoney } from '../../mock-server/shared/money.ts';
import type { Body, Value } from '../../openapi/generated/gaming-operations.ts';
import { PASSWORD } from '../support/client.ts';
import { readRows } from '../support/ledger.ts';
import type { TestWorld } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pick, pickCaller, step } from './command.ts';
import { cancelDeposit, deposit, report } from './deposits.ts';
import { GAMES, launch, playMany } from './games.ts';
import {
  breakAt,
  currentSession,
  DAY,
  KINDS,
  type Kind,
  limitKey,
  monthsLater,
  PERIODS,
  type Period,
  periodBounds,
  sumPending,
  sumUsed,
  waitingRaise,
  wishFor,
} from './limits-model.ts';
import { type MemberState, type Model, memberAt } from './model.ts';
import { balances, records } from './money.ts';
import { openRollovers, requireCash, UNIT } from './orders-model.ts';
import { advance, endSessions, pass, signIn } from './sessions.ts';
import { giveUp, withdraw, withdrawable } from './withdrawals.ts';

type Limits = Value<'getLimits'>;
type Change = Body<'setLimits'>['limits'][number];

const CENT = 100n;

const limitFields = (kind: Kind, amount: bigint | null) => ({
  amount: kind === 'TIME' || amount === null ? null : formatMoney(amount),
  minutes: kind === 'TIME' && amount !== null ? Number(amount) : null,
});

const OTHER_UNIT = { DEPOSIT: { minutes: 60 }, LOSS: { minutes: 60 }, TIME: { amount: '60.00' } } as const;

function describeSession(model: Model, member: MemberState) {
  const { staked, won, net, ...counts } = currentSession(model, member);
  return { ...counts, staked: formatMoney(staked), won: formatMoney(won), net: formatMoney(net) };
}

interface Place {
  kind: Kind;
  period: Period;
}

const PLACES: readonly Place[] = KINDS.flatMap((kind) => PERIODS.map((period) => ({ kind, period })));

function expectLimits(model: Model, member: MemberState, { limits, ...answer }: Limits): void {
  expect(limits).toEqual(
    PLACES.map(({ kind, period }) => {
      const limit = member.limits.get(limitKey(kind, period));
      const { amount = null } = limit ?? {};
      const raise = waitingRaise(limit, model.now) ?? null;
      const used = sumUsed(model, member, kind, period);
      return {
        kind,
        period,
        ...limitFields(kind, amount),
        resetsAt: periodBounds(period, model.now).next,
        used: kind === 'TIME' ? null : formatMoney(used),
        usedMinutes: kind === 'TIME' ? Number(used) : null,
        raise: raise && { ...limitFields(kind, raise.to), from: raise.at + DAY },
      };
    }),
  );
  expect(answer.break).toEqual(breakAt(member, model.now));
  expect(answer.session).toEqual(describeSession(model, member));
}

export const readLimits = (token: number): Command =>
  step(`readLimits(${token})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('getLimits', asker);
    if (!member) return expectNoMember(reply, refusal);
    expectLimits(model, member, carriedBy<Limits>(reply));
  });

/** Use of one more deposit, stake or minute. */
function limitStep(model: Model, member: MemberState, kind: Kind): bigint {
  if (kind === 'TIME') return 1n;
  if (kind === 'LOSS') return model.stakes.get(`${member.brand} ${GAMES[0].code} 1`) ?? UNIT;
  return BigInt(requireCash(model, member).channels.find(({ mode }) => mode === 'TRANSFER')?.minimum ?? 1) * UNIT;
}

/** Around the used amount and the limit in force; null for none. */
const WANTED: readonly ((used: bigint, more: bigint, current: bigint) => bigint | null)[] = [
  (used, more) => used + more,
  (used, more) => used + more - CENT,
  (used) => used,
  (used, more) => used + 3n * more,
  (used, more) => used + 30n * more,
  (_used, _more, current) => current,
  (_used, more, current) => current + more,
  () => null,
];

/** Indexes of the higher ones. */
const HIGHER = [4, 6, 7];

export interface LimitWish extends Place {
  wanted: number;
  /** The unit fits the kind. */
  isFitting: boolean;
}

function wantedAmount(model: Model, member: MemberState, { kind, period, wanted }: LimitWish): bigint | null {
  const ordered = kind === 'DEPOSIT' ? sumPending(model, member) : 0n;
  const used = sumUsed(model, member, kind, period) + ordered;
  const current = member.limits.get(limitKey(kind, period))?.amount ?? 0n;
  const amount = WANTED[wanted % WANTED.length]?.(used, limitStep(model, member, kind), current) ?? null;
  if (amount === null || kind !== 'TIME') return amount === null || amount >= CENT ? amount : CENT;
  return amount < 1n ? 1n : amount;
}

export const setLimits = (token: number, wishes: readonly LimitWish[]): Command =>
  step(`setLimits(${token}, ${JSON.stringify(wishes)})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const known = member ?? model.members.find(({ brand }) => brand === asker.merchant);
    if (!known) return;
    const changes = wishes.map((wish) => ({ ...wish, amount: wantedAmount(model, known, wish) }));
    const limits = changes.map(
      ({ kind, period, isFitting, amount }): Change => ({
        kind,
        period,
        ...(isFitting ? limitFields(kind, amount) : OTHER_UNIT[kind]),
      }),
    );
    const reply = await here.client.call('setLimits', { ...asker, body: { limits } });
    if (!member) return expectNoMember(reply, refusal);
    if (changes.some(({ isFitting }) => !isFitting)) return expectRefused(reply, 422, 'limit.unit');
    for (const { kind, period, amount } of changes) wishFor(model, member, limitKey(kind, period), amount);
    expectLimits(model, member, carriedBy<Limits>(reply));
  });

/** Or none. */
export const raise = (token: number, index: number, wanted: number): Command =>
  step(`raise(${token}, ${index}, ${wanted})`, async (model, worlds) => {
    const session = model.sessions.get(pick(model.tokens, token) ?? '');
    const member = session && memberAt(model, session.member);
    const places = PLACES.filter(({ kind, period }) => member?.limits.has(limitKey(kind, period)));
    const place = places[index % places.length];
    if (place) await setLimits(token, [{ ...place, wanted, isFitting: true }]).run(model, worlds);
  });

/** Pending raises first. */
export const confirmLimit = (token: number, index: number): Command =>
  step(`confirmLimit(${token}, ${index})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const isRaised = ({ kind, period }: Place) =>
      Boolean(waitingRaise(member?.limits.get(limitKey(kind, period)), model.now));
    const places = [...PLACES].sort((one, other) => Number(isRaised(other)) - Number(isRaised(one)));
    const { kind, period } = places[index % places.length] as Place;
    const reply = await here.client.call('confirmLimit', { ...asker, body: { kind, period } });
    if (!member) return expectNoMember(reply, refusal);
    const limit = member.limits.get(limitKey(kind, period));
    const raise = waitingRaise(limit, model.now);
    if (!raise) return expectRefused(reply, 404, 'limit.not.raised');
    if (model.now < raise.at + DAY) return expectRefused(reply, 409, 'limit.too.soon');
    if (raise.to === null) member.limits.delete(limitKey(kind, period));
    else member.limits.set(limitKey(kind, period), { amount: raise.to, raise: null });
    expectLimits(model, member, carriedBy<Limits>(reply));
  });

export const timeOut = (token: number, days: number): Command =>
  step(`timeOut(${token}, ${days})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const reply = await here.client.call('startTimeOut', { ...asker, body: { days } });
    if (!member) return expectNoMember(reply, refusal);
    const taken = { kind: 'TIME_OUT', startedAt: model.now, until: model.now + days * DAY } as const;
    member.breaks.push(taken);
    expect(carriedBy(reply)).toEqual(taken);
  });

export const exclude = (token: number, months: number): Command =>
  step(`exclude(${token}, ${months})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('excludeSelf', { ...asker, body: { months, password: PASSWORD } });
    if (!member) return expectNoMember(reply, refusal);
    if (breakAt(member, model.now)?.kind === 'SELF_EXCLUSION') return expectRefused(reply, 403, 'play.break');
    const taken = { kind: 'SELF_EXCLUSION', startedAt: model.now, until: monthsLater(model.now, months) } as const;
    member.breaks.push(taken);
    for (const each of openRollovers(member)) if (each.cause === 'DEPOSIT') each.state = 'cleared';
    endSessions(model, model.members.indexOf(member));
    expect(carriedBy(reply)).toEqual(taken);
  });

export const remind = (token: number, realityMinutes: number | null): Command =>
  step(`remind(${token}, ${realityMinutes})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token);
    const reply = await here.client.call('setPreferences', { ...asker, body: { realityMinutes } });
    if (!member) return expectNoMember(reply, refusal);
    member.realityMinutes = realityMinutes;
    expect(carriedBy(reply)).toMatchObject({ autoTransfer: member.isOneBalance, realityMinutes });
  });

export const answerCheck = (token: number, answer: 'CONTINUE' | 'LEAVE'): Command =>
  step(`answerCheck(${token}, ${answer})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const reply = await here.client.call('answerRealityCheck', { ...asker, body: { answer } });
    if (!member) return expectNoMember(reply, refusal);
    member.checkedAt = model.now;
    for (const play of model.plays.values()) {
      if (answer === 'LEAVE' && play.session === asker.token) play.isEnded = true;
    }
    expect(carriedBy(reply)).toEqual(describeSession(model, member));
  });

const MOMENTS = [...PERIODS, 'RAISE', 'RAISE', 'BREAK', 'BREAK'] as const;
type Moment = (typeof MOMENTS)[number];

/** Start of the next period, or the time when a raise can be confirmed or a break ends; null for none. */
function momentTime(model: Model, member: MemberState, moment: Moment): number | null {
  if (moment === 'BREAK') return breakAt(member, model.now)?.until ?? null;
  if (moment !== 'RAISE') return periodBounds(moment, model.now).next;
  const times = [...member.limits.values()].flatMap(({ raise }) => (raise ? [raise.at + DAY] : []));
  return times.find((time) => time > model.now) ?? null;
}

/** Signs in again, because sessions end meanwhile. */
export const waitFor = (moment: Moment, isBefore: boolean): Command =>
  step(`waitFor(${moment}, ${isBefore})`, async (model, worlds) => {
    const index = model.sessions.get(model.tokens.at(-1) ?? '')?.member ?? 0;
    const member = model.members[index];
    const at = member ? momentTime(model, member, moment) : null;
    const ms = at === null ? 0 : at - model.now - (isBefore ? 1 : 0);
    if (ms <= 0) return;
    await pass(model, worlds.here, ms);
    await signIn(index).run(model, worlds);
    await launch(0, GAMES[0]).run(model, worlds);
  });

/** They learn the costs of bets, and two members play for some time. */
export const atFirstWithLimits = [
  ...[1, 0].flatMap((member) => [
    signIn(member),
    ...[GAMES[1], GAMES[0]].flatMap((game) => [launch(0, game), playMany(0, 1)]),
  ]),
  advance(2),
];

/** Mostly 0. */
const rarely = (max: number) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max }) });
const token = rarely(3);
const limitWish = fc.record({
  kind: fc.constantFrom(...KINDS),
  period: fc.constantFrom(...PERIODS),
  wanted: fc.nat({ max: WANTED.length - 1 }),
  isFitting: rarely(1).map((index) => index === 0),
});
const limitWishes = fc.array(limitWish, { minLength: 1, maxLength: 2 });
const depositWish = fc.record({
  token,
  mode: fc.constantFrom('TRANSFER', 'REDIRECT'),
  amount: fc.nat({ max: 1 }),
  bonus: fc.option(fc.constant(0)),
  reference: fc.nat({ max: 40 }),
});
const reported = fc.record({
  order: rarely(1),
  status: fc.constantFrom('paid', 'paid', 'declined'),
  amount: fc.nat({ max: 2 }),
});
const withdrawWish = fc.record({
  token,
  method: fc.nat({ max: 3 }),
  amount: fc.nat({ max: 1 }),
  reference: fc.nat({ max: 40 }),
});
const breaks = fc.oneof(
  fc.tuple(token, fc.constantFrom(1, 7, 42)).map(([at, days]) => timeOut(at, days)),
  fc.tuple(token, fc.constantFrom(6, 14)).map(([at, months]) => exclude(at, months)),
);

/** By frequency. */
const COMMANDS: readonly (readonly [number, fc.Arbitrary<Command>])[] = [
  [4, fc.tuple(token, limitWishes).map(([at, all]) => setLimits(at, all))],
  [
    3,
    fc
      .tuple(token, fc.nat({ max: 2 }), fc.constantFrom(...HIGHER))
      .map(([at, index, wanted]) => raise(at, index, wanted)),
  ],
  [3, fc.tuple(token, rarely(8)).map(([at, index]) => confirmLimit(at, index))],
  [3, token.map(readLimits)],
  [1, breaks],
  [1, fc.tuple(token, fc.constantFrom(null, 10, 30)).map(([at, minutes]) => remind(at, minutes))],
  [1, fc.tuple(token, fc.constantFrom('CONTINUE', 'CONTINUE', 'LEAVE')).map(([at, answer]) => answerCheck(at, answer))],
  [4, fc.tuple(fc.constantFrom(...MOMENTS), rarely(1)).map(([at, index]) => waitFor(at, index === 1))],
  [3, depositWish.map(deposit)],
  [3, reported.map((wish) => report({ ...wish, payment: 0, times: 1, confirmations: 0 }))],
  [1, fc.tuple(token, fc.nat({ max: 1 })).map(([at, which]) => cancelDeposit(at, which))],
  [4, fc.tuple(rarely(2), fc.integer({ min: 1, max: 4 })).map(([at, times]) => playMany(at, times))],
  [1, fc.tuple(token, fc.constantFrom(...GAMES)).map(([at, game]) => launch(at, game))],
  [3, fc.constantFrom(1, 4, 9, 20).map(advance)],
  [3, rarely(1).map(signIn)],
  [1, withdrawWish.map((wish) => withdraw({ ...wish, isFitting: true }))],
  ...[withdrawable, giveUp, balances, records].map((command) => [1, token.map(command)] as const),
];
export const limitCommands = COMMANDS.flatMap(([count, command]) => Array.from({ length: count }, () => command));

/** In the database. */
export async function expectSameLimits(world: TestWorld, { members }: Model): Promise<void> {
  for (const { id, limits, breaks } of members) {
    const rows = await readRows(
      world,
      `SELECT kind || ' ' || period AS place, amount, raisedTo, raisedAt FROM PlayLimit WHERE memberId = ${id}`,
    );
    const kept = rows.map(({ place, amount, raisedTo, raisedAt }) => [
      place,
      { amount, raise: raisedAt === null ? null : { to: raisedTo, at: Number(raisedAt) } },
    ]);
    expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(limits));
    expect(
      await readRows(
        world,
        `SELECT kind, startedAt, endsAt AS until FROM PlayBreak WHERE memberId = ${id} ORDER BY id`,
      ),
    ).toEqual(
      breaks.map(({ kind, startedAt, until }) => ({ kind, startedAt: BigInt(startedAt), until: BigInt(until) })),
    );
  }
}
