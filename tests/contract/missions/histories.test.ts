import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TYPE } from '../../../mock-server/domains/money/ledger/ledger.ts';
import { update } from '../../../mock-server/worlds/statements.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { countCredit, findBaize, toUnits } from '../../support/counted.ts';
import {
  addMembers,
  bookBet,
  bookMoney,
  dayOf,
  GAMES,
  HISTORIES,
  type Played,
  playHistories,
  settleOpen,
  startOfDay,
  startOfWeek,
  visits,
} from '../../support/histories.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR, type TestWorld } from '../../support/world.ts';

/**
 * An own calculation of missions: it reads the whole list of bets, deposits and log-ins for each mission of each answer,
 * and repeats what earlier reads have completed.
 */
const mock = mockForFile();

const START = Date.parse('2026-03-18T16:00:00+08:00');
const FIRST_DAY = Date.parse('2026-03-19T00:00:00+08:00');
/** A Sunday, Monday and Tuesday, and the next Monday. No month ends. */
const DAYS = [3, 4, 5, 11] as const;
const TIMES = [0, 1, 12 * HOUR, DAY - 1] as const;
const END = FIRST_DAY + 13 * DAY;
const STAKES = [0, 1, 400, 500, 600, 1_000, 10_000, 60_000] as const;
/** So few that histories reach them. */
const REQUIRED = { WINS: 1, GAMES: 2, SIGN_IN: 2 } as const;
/** Before all spans: no log-in of them. */
const LONG_AGO = new Date(START - 30 * DAY);

type Fact = { time: number } & (
  | ({ kind: 'BET' } & Played)
  | { kind: 'DEPOSIT'; amount: number }
  | { kind: 'CLAIM'; missionIds: number[] }
  | { kind: 'SETTLE' | 'SIGN_IN' | 'CONTACT' | 'PAYMENT_PASSWORD' | 'LIMIT' | 'READ' }
);

const [SLOT] = GAMES;
const IDS = Array.from({ length: 20 }, (_, index) => 1_001 + index);

const bet = fc.record({
  kind: fc.constant('BET' as const),
  game: fc.constantFrom(...GAMES),
  stake: fc.constantFrom(...STAKES),
  win: fc.constantFrom(0, 500, 2_000),
  isOpen: fc.constant(false),
});
const deposit = fc.record({
  kind: fc.constant('DEPOSIT' as const),
  amount: fc.constantFrom(499.99, 500, 4_500, 6_000),
});
const claim = fc.record({
  kind: fc.constant('CLAIM' as const),
  missionIds: fc.constantFrom(IDS, IDS.slice(0, 8), IDS.slice(8), [1_020, 1_020]),
});
const OTHERS = ['SETTLE', 'SIGN_IN', 'SIGN_IN', 'SIGN_IN', 'CONTACT', 'PAYMENT_PASSWORD', 'LIMIT'] as const;

const what = fc.oneof(
  { weight: 9, arbitrary: bet },
  { weight: 1, arbitrary: bet.map((open) => ({ ...open, game: SLOT, win: 0, isOpen: true })) },
  { weight: 2, arbitrary: deposit },
  { weight: 5, arbitrary: fc.constantFrom(...OTHERS).map((kind) => ({ kind })) },
  { weight: 5, arbitrary: fc.constant({ kind: 'READ' as const }) },
  { weight: 2, arbitrary: claim },
);
/** Half of them need turnover alone for a higher rank. */
const opening = fc.constantFrom<Fact[]>([], [{ time: START, kind: 'DEPOSIT', amount: 6_000 }]);
const history = fc
  .tuple(opening, visits(what, { from: FIRST_DAY, days: DAYS, times: TIMES }))
  .map(([first, others]): Fact[] => [...first, ...others]);

interface Mission {
  id: number;
  group: 'DAY' | 'WEEK' | 'ONCE';
  target: string;
  required: number;
  gameType: string | null;
  afterId: number | null;
  minimumRank: number;
}

interface Level {
  turnover: number;
  deposits: number;
}

type View = Pick<
  Value<'listMissions'>['groups'][number]['list'][number],
  'missionId' | 'isBefore' | 'state' | 'reason' | 'done' | 'required' | 'endsAt' | 'claimableUntil'
>;
type Claim = Omit<Value<'claimMission'>['list'][number], 'rewards'>;

interface Span {
  from: number;
  to: number;
  until: number | null;
}

function listSpans(group: Mission['group'], now: number): Span[] {
  if (group === 'ONCE') return [{ from: 0, to: Number.POSITIVE_INFINITY, until: null }];
  const length = group === 'DAY' ? DAY : 7 * DAY;
  const from = group === 'DAY' ? startOfDay(now) : startOfWeek(now);
  return [from - length, from].map((start) => ({ from: start, to: start + length, until: start + length + DAY }));
}

/** Bets with the time at which they are settled. */
const listSettled = (facts: readonly Fact[]) =>
  facts.flatMap((fact, index) => {
    if (fact.kind !== 'BET') return [];
    const settled = fact.isOpen ? facts.slice(index).find(({ kind }) => kind === 'SETTLE') : fact;
    return settled ? [{ ...fact, time: settled.time }] : [];
  });

/** In the currency, or a number. */
function countDone({ target, gameType }: Mission, { from, to }: Span, past: readonly Fact[]): number {
  const own = past.filter(({ time }) => time >= from && time < to);
  const bets = listSettled(past).filter(
    ({ time, game }) => time >= from && time < to && (gameType === null || game.gameType === gameType),
  );
  const deposits = own.reduce((sum, fact) => (fact.kind === 'DEPOSIT' ? sum + fact.amount : sum), 0);
  switch (target) {
    case 'BET':
      return bets.reduce((sum, { stake }) => sum + stake, 0);
    case 'WINS':
      return bets.filter(({ stake, win }) => win > stake).length;
    case 'GAMES':
      return new Set(bets.map(({ game }) => game.nodeId)).size;
    case 'DEPOSIT':
      return deposits;
    case 'SIGN_IN':
      return new Set(own.filter(({ kind }) => kind === 'SIGN_IN').map(({ time }) => dayOf(time))).size;
    case 'FIRST_DEPOSIT':
      return deposits > 0 ? 1 : 0;
    case 'FIRST_BET':
      return bets.length > 0 ? 1 : 0;
    default:
      return past.some(({ kind }) => kind === target) ? 1 : 0;
  }
}

/** No month ends, so a rank never drops. */
function rankOf(past: readonly Fact[], levels: readonly Level[]): number {
  const shares = { RNG: 1, LIVE: 0.5, PVP: 0 };
  const turnover = listSettled(past).reduce((sum, { stake, game }) => sum + stake * shares[game.gameType], 0);
  const deposits = past.reduce((sum, fact) => (fact.kind === 'DEPOSIT' ? sum + fact.amount : sum), 0);
  return levels.findLastIndex((level) => turnover >= level.turnover && deposits >= level.deposits);
}

/** Missions of one member that reads have completed, and which of them were claimed. */
class Book {
  readonly #given = new Map<string, { until: number | null; isClaimed: boolean }>();

  constructor(
    readonly missions: readonly Mission[],
    readonly levels: readonly Level[],
  ) {}

  #find(mission: Mission, { from }: Span) {
    return this.#given.get(`${mission.id} ${from}`);
  }

  #lock(mission: Mission, span: Span, past: readonly Fact[]): View['reason'] {
    const after = this.missions.find(({ id }) => id === mission.afterId);
    if (after && !this.#find(after, span)) return 'AFTER';
    return rankOf(past, this.levels) < mission.minimumRank ? 'RANK' : null;
  }

  /** A mission that this opens is later in the list. */
  complete(now: number, past: readonly Fact[]): void {
    for (const mission of this.missions) {
      for (const span of listSpans(mission.group, now)) {
        const isOver = span.until !== null && span.until <= now;
        if (isOver || this.#find(mission, span) || this.#lock(mission, span, past)) continue;
        if (countDone(mission, span, past) >= mission.required)
          this.#given.set(`${mission.id} ${span.from}`, { until: span.until, isClaimed: false });
      }
    }
  }

  view(mission: Mission, span: Span, now: number, past: readonly Fact[]): View {
    const given = this.#find(mission, span);
    const lock = given ? null : this.#lock(mission, span, past);
    const isExpired = given?.until != null && given.until <= now;
    const state = given?.isClaimed ? 'CLAIMED' : isExpired ? 'EXPIRED' : 'CLAIMABLE';
    const done = given ? mission.required : Math.min(mission.required, countDone(mission, span, past));
    return {
      missionId: mission.id,
      isBefore: span.to <= now,
      state: given ? state : lock ? 'LOCKED' : 'OPEN',
      reason: lock,
      done: done.toFixed(2),
      required: mission.required.toFixed(2),
      endsAt: span.until === null ? null : span.to,
      claimableUntil: span.until,
    };
  }

  list(now: number, past: readonly Fact[]): View[] {
    this.complete(now, past);
    return (['DAY', 'WEEK', 'ONCE'] as const).flatMap((group) => {
      const own = this.missions.filter((mission) => mission.group === group);
      const views = listSpans(group, now).flatMap((span) => own.map((mission) => this.view(mission, span, now, past)));
      return views.filter(({ isBefore, state }) => !isBefore || state === 'CLAIMABLE' || state === 'EXPIRED');
    });
  }

  claim(missionId: number, now: number, past: readonly Fact[]): Claim {
    this.complete(now, past);
    const mission = this.missions.find(({ id }) => id === missionId);
    if (!mission) return { missionId, isClaimed: false, reason: 'UNKNOWN' };
    const views = listSpans(mission.group, now).map((span) => ({ span, ...this.view(mission, span, now, past) }));
    const claimable = views.filter(({ state }) => state === 'CLAIMABLE');
    for (const { span } of claimable) {
      const given = this.#find(mission, span);
      if (given) given.isClaimed = true;
    }
    const reason = claimable.length > 0 ? null : (views.at(-1)?.state as Claim['reason']);
    return { missionId, isClaimed: claimable.length > 0, reason };
  }
}

/** Answer of a read or a claim. */
type Answer = View[] | Claim[];

const calculate = (facts: readonly Fact[], book: Book) =>
  facts.flatMap((fact, index): Answer[] => {
    const past = facts.slice(0, index);
    if (fact.kind === 'READ') return [book.list(fact.time, past)];
    return fact.kind === 'CLAIM' ? [fact.missionIds.map((id) => book.claim(id, fact.time, past))] : [];
  });

const pickView = ({ missionId, isBefore, state, reason, done, required, endsAt, claimableUntil }: View): View => ({
  missionId,
  isBefore,
  state,
  reason,
  done,
  required,
  endsAt,
  claimableUntil,
});

const tokenOf = (memberId: number, time: number) => `history-${memberId}-${time}`.padEnd(40, '-');

async function play(test: TestWorld, memberId: number, fact: Fact): Promise<Answer | null> {
  const { world } = await findBaize(test);
  const now = new Date(world.now());
  const member: Client = test.client.as({ token: tokenOf(memberId, fact.time) });
  switch (fact.kind) {
    case 'BET':
      await bookBet(test, memberId, fact);
      return null;
    case 'SETTLE':
      await settleOpen(test, memberId, SLOT);
      return null;
    case 'DEPOSIT':
      await bookMoney(test, [memberId], TYPE.deposit, fact.amount);
      await countCredit(test, memberId, fact.amount);
      return null;
    case 'SIGN_IN':
      await world.insert('Session', { ...session(memberId), token: `${memberId} ${plays++}`, createdAt: now });
      return null;
    case 'CONTACT':
      await world.patch('Member', { id: memberId }, { isContactProven: true });
      return null;
    case 'PAYMENT_PASSWORD':
      await world.patch('Member', { id: memberId }, { paymentHash: 'hash' });
      return null;
    case 'LIMIT': {
      const place = { memberId, kind: 'LOSS', period: 'WEEK' };
      await world.upsert('PlayLimit', place, { amount: toUnits(1_000_000) });
      return null;
    }
    case 'CLAIM':
      return (await member.value('claimMission', { body: { missionIds: fact.missionIds } })).list.map(
        ({ rewards: _, ...claim }) => claim,
      );
    case 'READ':
      return (await member.value('listMissions')).groups.flatMap(({ list }) => list.map(pickView));
  }
}

const LOWER = update('Mission', '"required" = MIN("required", @required) WHERE "target" = @target');

let plays = 0;
const session = (memberId: number) => ({
  memberId,
  ip: '203.0.113.9',
  way: 'username',
  device: 'Test',
  lastUsedAt: LONG_AGO,
});

it(`missions of ${HISTORIES} histories are those of their bets, deposits and log-ins`, async () => {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at: START } });
  const { world: running } = await findBaize(world);
  const ids = await addMembers(world);
  await bookMoney(world, ids, TYPE.adjustmentUp, 10_000_000);
  for (const [target, required] of Object.entries(REQUIRED)) await running.run(LOWER, { target, required });
  const sampled = fc.sample(history, { seed: 31, numRuns: HISTORIES });
  const histories = new Map(ids.map((id, index) => [id, sampled[index] ?? []]));
  const asked = [...histories].flatMap(([memberId, facts]) => {
    const times = facts.filter(({ kind }) => kind === 'READ' || kind === 'CLAIM').map(({ time }) => time);
    return [...new Set(times)].map((time) => ({
      ...session(memberId),
      token: tokenOf(memberId, time),
      createdAt: LONG_AGO,
      lastUsedAt: new Date(time),
    }));
  });
  for (const row of asked) await running.insert('Session', row);
  const answers = new Map<number, Answer[]>(ids.map((id) => [id, []]));
  await playHistories(
    world,
    histories,
    async (memberId, fact) => {
      const answer = await play(world, memberId, fact);
      if (answer) answers.get(memberId)?.push(answer);
    },
    { end: END },
  );
  const missions = await world.read<Mission>(`SELECT * FROM "Mission" WHERE "brandCode" = 'baize' ORDER BY "position"`);
  const levels = await world.read<Level>(
    `SELECT "turnover", "deposits" FROM "VipLevel" WHERE "brandCode" = 'baize' ORDER BY "rankLevel"`,
  );
  const seen = new Set<string>();
  for (const [id, facts] of histories) {
    const expected = calculate(facts, new Book(missions, levels));
    expect(answers.get(id), JSON.stringify(facts, null, 1)).toEqual(expected);
    for (const each of expected.flat()) {
      seen.add('isClaimed' in each ? `claim ${each.reason}` : `${each.missionId} ${each.state} ${each.reason}`);
      if ('isBefore' in each && each.isBefore) seen.add(`before ${each.state}`);
    }
  }
  // The histories reach every rule.
  const reached = [
    ...IDS.map((id) => `${id} CLAIMABLE null`),
    `${IDS[2]} LOCKED AFTER`,
    `${IDS[13]} LOCKED RANK`,
    'before CLAIMABLE',
    'before EXPIRED',
    ...['null', 'OPEN', 'LOCKED', 'CLAIMED'].map((reason) => `claim ${reason}`),
  ];
  expect(reached.filter((each) => !seen.has(each))).toEqual([]);
  await expectBalancedBooks(world);
});
