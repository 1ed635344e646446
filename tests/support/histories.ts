import fc from 'fast-check';
import { roundOutcome } from '../../mock-server/domains/games/play/play.ts';
import { endOpenBets, insertBet } from '../../mock-server/domains/games/play/repository.ts';
import { MAIN } from '../../mock-server/domains/money/ledger/accounts.ts';
import { move, moveAll, roundTypes } from '../../mock-server/domains/money/ledger/ledger.ts';
import { countBets } from '../../mock-server/domains/money/settled-bets.ts';
import { findBaize, toUnits } from './counted.ts';
import { readRows } from './ledger.ts';
import { DAY, HOUR, type TestWorld } from './world.ts';

/** Number of random histories, each of a member of its own. */
export const HISTORIES = 200;
const FIRST_ID = 90_001;
const ZONE = 8 * HOUR;

/** Text of a time in the brand's zone: YYYY-MM-DDTHH:MM:SS.mmmZ. */
export const zoned = (time: number): string => new Date(time + ZONE).toISOString();
export const dayOf = (time: number): string => zoned(time).slice(0, 10);
export const isMonday = (time: number): boolean => new Date(time + ZONE).getUTCDay() === 1;
/** The midnight before a time in the brand's zone. */
export const startOfDay = (time: number): number => time - ((time + ZONE) % DAY);
export const startOfWeek = (time: number): number => {
  const midnight = startOfDay(time);
  return isMonday(midnight) ? midnight : startOfWeek(midnight - DAY);
};

/** Adds copies of baize's novice without contacts. Returns their ids. */
export async function addMembers(test: TestWorld): Promise<number[]> {
  const { world } = await findBaize(test);
  const novice = world.read.one('Member', { id: 1004 });
  const ids = Array.from({ length: HISTORIES }, (_, index) => FIRST_ID + index);
  const data = ids.map((id) => ({
    ...novice,
    id,
    username: `history${id}`,
    mobileKey: null,
    email: null,
    isContactProven: false,
  }));
  for (const row of data) await world.insert('Member', row);
  return ids;
}

/** Pays money from CASH into MAIN. The type is the contract's TransactionType. */
export async function bookMoney(test: TestWorld, memberIds: readonly number[], typeCode: number, amount: number) {
  const { world, brand } = await findBaize(test);
  const legs = [
    { account: 'CASH', amount: -toUnits(amount), typeCode } as const,
    { account: MAIN, amount: toUnits(amount), typeCode },
  ];
  const movements = memberIds.map((memberId) => ({ brandCode: brand.code, memberId, prefix: 'M', legs }));
  await world.transact((store) => moveAll(world, store, movements));
}

/** Plays the facts of all members in order of time, after the events due. The clock stops at `stops` and `end` too. */
export async function playHistories<Fact extends { time: number }>(
  test: TestWorld,
  histories: ReadonlyMap<number, readonly Fact[]>,
  play: (memberId: number, fact: Fact) => Promise<unknown>,
  { end, stops = [] }: { end: number; stops?: readonly number[] },
): Promise<void> {
  const { world } = await findBaize(test);
  const facts = [...histories].flatMap(([memberId, own]) => own.map((fact) => ({ time: fact.time, memberId, fact })));
  const halts = [...stops, end].map((time) => ({ time, memberId: 0, fact: null }));
  for (const { time, memberId, fact } of [...facts, ...halts].sort((one, other) => one.time - other.time)) {
    world.clock.set({ mode: 'frozen', at: time });
    await world.playAllDue();
    if (fact) await play(memberId, fact);
  }
}

/** Reads rows that have a column `memberId`. Returns a function from a member to the rows. */
export async function rowsByMember(test: TestWorld, sql: string) {
  const rows = await readRows(test, sql);
  return (memberId: number) => rows.filter((row) => Number(row.memberId) === memberId);
}

/** Some of baize's, of three categories. */
export const GAMES = [
  { nodeId: 1, vendorCode: 'AURUM', gameType: 'RNG' },
  { nodeId: 2, vendorCode: 'PAPERTIGER', gameType: 'RNG' },
  { nodeId: 1_104, vendorCode: 'CRESCENT', gameType: 'LIVE' },
  { nodeId: 1_106, vendorCode: 'EASTGATE', gameType: 'LIVE' },
  { nodeId: 1_323, vendorCode: 'CARDHALL', gameType: 'PVP' },
] as const;

/** Facts of three or four visits in order of time. `times` are milliseconds of a day, `days` count from `from`. */
export const visits = <What extends object>(
  what: fc.Arbitrary<What>,
  { from, days, times }: { from: number; days: readonly number[]; times: readonly number[] },
): fc.Arbitrary<(What & { time: number })[]> =>
  fc
    .array(
      fc.record({
        day: fc.constantFrom(...days),
        time: fc.constantFrom(...times),
        facts: fc.array(what, { minLength: 1, maxLength: 3 }),
      }),
      { minLength: 3, maxLength: 4 },
    )
    .map((list) =>
      list
        .flatMap(({ day, time, facts }) => facts.map((fact) => ({ ...fact, time: from + day * DAY + time })))
        .sort((one, other) => one.time - other.time),
    );

export interface Played {
  game: (typeof GAMES)[number];
  /** In the currency. */
  stake: number;
  win: number;
  /** Settles with `settleOpen`, without a win. */
  isOpen: boolean;
}

/** Books a bet as `playRound` does, but without a session, in a third of the time. */
export async function bookBet(test: TestWorld, memberId: number, { game, stake: whole, win: won, isOpen }: Played) {
  const { world, brand } = await findBaize(test);
  const [stake, win, now] = [toUnits(whole), toUnits(won), new Date(world.now())];
  const { gameType, nodeId: gameNodeId, vendorCode } = game;
  const typeCode = roundTypes(gameType);
  const { accountTypeId } = MAIN;
  await world.transact(async (store) => {
    const orderNo = await move(world, store, {
      brandCode: brand.code,
      memberId,
      gameType,
      prefix: 'B',
      subject: { kind: 'bet' },
      legs: [
        { account: MAIN, amount: -stake, typeCode: typeCode.bet },
        { account: 'GAMES', amount: stake, typeCode: typeCode.bet },
        { account: MAIN, amount: win, typeCode: typeCode.win },
        { account: 'GAMES', amount: -win, typeCode: typeCode.win },
      ],
    });
    const state = isOpen ? 'open' : roundOutcome(stake, win);
    await insertBet(store, {
      orderNo,
      memberId,
      brandCode: brand.code,
      gameNodeId,
      vendorCode,
      gameType,
      accountTypeId,
      state,
      win,
      time: now,
      settledAt: isOpen ? null : now,
      settlesAt: isOpen ? NEVER : null,
      bet: stake,
      validBet: stake,
      reference: orderNo,
      nonce: 0,
      detail: '',
      proof: null,
    });
    const settled = isOpen ? [] : [{ stake, validBet: stake, isWon: state === 'won', win, placedAt: now }];
    await countBets(world, store, brand, { memberId, game, at: world.now() }, settled);
  });
}

const NEVER = new Date('2099-01-01');

/** Settles the open bets of a game. */
export async function settleOpen(test: TestWorld, memberId: number, game: Played['game']): Promise<void> {
  const { world, brand } = await findBaize(test);
  await world.transact(async (store) => {
    const settled = await endOpenBets(store, memberId, game.nodeId, new Date(world.now()));
    await countBets(world, store, brand, { memberId, game, at: world.now() }, settled);
  });
}
