import type { Store, Transaction } from '../../../worlds/database.ts';
import { select } from '../../../worlds/statements.ts';
import type { World } from '../../../worlds/world.ts';
import { TRIAL_TYPE } from '../../member/real-account.ts';

/**
 * Opens a game for a member. One that the member had open ends, and this one goes on where it was: with what it kept between rounds, and its
 * pair of seeds.
 */
export const openPlay = (
  world: World,
  play: {
    token: string;
    brandCode: string;
    memberId: number;
    sessionToken: string | null;
    gameNodeId: number;
    accountTypeId: number;
    roomId: string | null;
    language: string;
    createdAt: Date;
    lastUsedAt: Date;
    serverSeed: string;
    clientSeed: string;
  },
) =>
  world.transact(async (store) => {
    const { memberId, gameNodeId } = play;
    const before = await store.play.findFirst({
      where: { memberId, gameNodeId, endedAt: null },
      orderBy: { createdAt: 'desc' },
    });
    await store.play.updateMany({ where: { memberId, gameNodeId, endedAt: null }, data: { endedAt: play.createdAt } });
    const kept = before && {
      serverSeed: before.serverSeed,
      clientSeed: before.clientSeed,
      nonce: before.nonce,
      state: before.state,
    };
    await store.play.create({ data: { ...play, ...kept } });
  });

export const findPlayRow = (store: Store, token: string) =>
  store.play.findUnique({
    where: { token },
    include: { member: { select: { username: true, type: true } }, session: { select: { endedAt: true } } },
  });

export const updatePlay = (
  store: Store,
  token: string,
  data: { lastUsedAt?: Date; nonce?: number; state?: string; serverSeed?: string; clientSeed?: string },
) => store.play.update({ where: { token }, data });

export const findBalance = async (store: Store, memberId: number, accountTypeId: number): Promise<bigint> =>
  (await store.wallet.findUnique({ where: { memberId_accountTypeId: { memberId, accountTypeId } } }))?.balance ?? 0n;

export type NewBet = Parameters<Transaction['bet']['create']>[0]['data'];

export const insertBet = (store: Transaction, bet: NewBet) => store.bet.create({ data: bet });

export const findBet = (store: Store, memberId: number, reference: string) =>
  store.bet.findUnique({ where: { memberId_reference: { memberId, reference } } });

/** A member's latest bets in a game, newest first. */
export const listBetsOfGame = (world: World, memberId: number, gameNodeId: number, take: number) =>
  world.db.bet.findMany({ where: { memberId, gameNodeId }, orderBy: [{ time: 'desc' }, { nonce: 'desc' }], take });

const POT = select('JackpotPot', ['brandCode', 'week', 'contributed', 'paid'], 'WHERE "brandCode" = ?');

/** What play has added to and taken from the jackpot of a week. */
export async function findPot(world: World, brandCode: string, week: number) {
  const pot = await world.look((tables) => tables.first(POT, brandCode));
  return pot?.week === week ? pot : { brandCode, week, contributed: 0n, paid: 0n };
}

export const savePot = (
  store: Store,
  { brandCode, ...pot }: { brandCode: string; week: number; contributed: bigint; paid: bigint },
) => store.jackpotPot.upsert({ where: { brandCode }, create: { brandCode, ...pot }, update: pot });

/** Puts a player's win on the brand's board. */
export async function insertWinner(
  store: Transaction,
  winner: { brandCode: string; playerName: string; avatar: number; gameNodeId: number; amount: bigint; time: Date },
): Promise<void> {
  const { _max } = await store.winner.aggregate({ _max: { id: true } });
  await store.winner.create({ data: { ...winner, id: (_max.id ?? 0) + 1, isSeeded: false } });
}

export const findAvatar = async (store: Store, memberId: number): Promise<number> =>
  (await store.member.findUniqueOrThrow({ where: { id: memberId }, select: { avatar: true } })).avatar;

export interface BetFilter {
  memberId: number;
  from: number | undefined;
  to: number | undefined;
  gameType: string | undefined;
  vendorCode: string | undefined;
  state: string | undefined;
}

/** One page of a member's bets, newest first, with how many there are and their sums. */
export async function pageBets(world: World, { from, to, ...rest }: BetFilter, skip: number, take: number) {
  const time = {
    gte: from === undefined ? undefined : new Date(from),
    lt: to === undefined ? undefined : new Date(to),
  };
  const where = { ...rest, time };
  const [rows, total, sums, open] = await Promise.all([
    world.db.bet.findMany({ where, orderBy: [{ time: 'desc' }, { orderNo: 'desc' }], skip, take }),
    world.db.bet.count({ where }),
    world.db.bet.aggregate({ where, _sum: { bet: true, validBet: true, win: true } }),
    world.db.bet.aggregate({ where: { AND: [where, { state: 'open' }] }, _sum: { bet: true } }),
  ]);
  const [bet, win] = [sums._sum.bet ?? 0n, sums._sum.win ?? 0n];
  // What is still open has neither won nor lost.
  const profit = win - bet + (open._sum.bet ?? 0n);
  return { rows, total, bet, win, profit, validBet: sums._sum.validBet ?? 0n };
}

/** What members of a brand have won since a time, trial accounts left out. */
export async function sumWins(world: World, brandCode: string, since: Date) {
  const sums = await world.db.bet.groupBy({
    by: ['memberId'],
    where: { brandCode, state: 'won', time: { gte: since }, member: { type: { not: TRIAL_TYPE } } },
    _sum: { win: true, bet: true },
  });
  const members = await world.db.member.findMany({
    where: { id: { in: sums.map(({ memberId }) => memberId) } },
    select: { id: true, username: true, avatar: true },
  });
  const byId = new Map(members.map((member) => [member.id, member]));
  return sums.flatMap(({ memberId, _sum }) => {
    const member = byId.get(memberId);
    return member ? [{ ...member, amount: (_sum.win ?? 0n) - (_sum.bet ?? 0n) }] : [];
  });
}

const DUE_BETS = select(
  'Bet',
  ['orderNo', 'brandCode', 'gameNodeId', 'accountTypeId', 'bet', 'detail'],
  `WHERE "memberId" = ? AND "state" = 'open' AND "settlesAt" <= ? ORDER BY "settlesAt", "orderNo"`,
);

/** A member's open bets whose events are over. */
export const listDueBets = (world: World, memberId: number, now: number) =>
  world.look((tables) => tables.all(DUE_BETS, memberId, now));

export type BetRow = Awaited<ReturnType<typeof listDueBets>>[number];

export const closeBet = (store: Store, orderNo: string, outcome: { win: bigint; state: string; settledAt: Date }) =>
  store.bet.update({ where: { orderNo }, data: outcome });
