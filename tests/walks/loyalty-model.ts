import { expect } from 'vitest';
import { MONEY_SCALE } from '../../mock-server/shared/money.ts';
import { readRows } from '../support/ledger.ts';
import type { TestWorld } from '../support/world.ts';
import { DAY } from './limits-model.ts';
import { MAIN, type MemberState, type Model } from './model.ts';
import { book } from './money.ts';
import { addDue, dayNumber, openRollover, startOfDay, takeBack, UNIT } from './orders-model.ts';

/** Days until the points of a day expire. */
const POINT_DAYS = 365;

type Kind = 'CREDIT' | 'POINTS' | 'TICKETS' | 'FREE_ROUNDS';

/** A gift of the back office. */
export interface Reward {
  id: number;
  kind: Kind;
  /** Ten-thousandths of the currency, of a point, of a ticket, or of a round. */
  amount: bigint;
  turnover: number;
  until: number | null;
  isClaimed: boolean;
}

/** Rounds of the first game; no walk lasts until they expire. */
export interface FreeRounds {
  rewardId: number;
  left: number;
  won: bigint;
  turnover: number;
}

interface Done {
  content: string;
  orderNo: string;
}

export interface Loyalty {
  rewards: Reward[];
  lots: { left: number; expiresAt: number }[];
  /** Ten-thousandths of a point that bets earn today. */
  pending: bigint;
  /** Percent of the rank, which no walk over rewards changes. */
  pointRate: number;
  /** By reward of the mall. */
  redeemed: Map<number, number>;
  redemptions: Map<string, Done>;
  conversions: Map<string, Done>;
  converted: { time: number; points: number }[];
  checkIn: { day: number; streak: number } | null;
  /** Tickets of the raffle, and its spins by reference. */
  tickets: { left: number; expiresAt: number }[];
  spins: Map<string, string>;
  /** In the order in which they are played. */
  freeRounds: FreeRounds[];
  /** In the tournament of the brand. `used` are references, `last` that of the last time. */
  race: { isIn: boolean; last: string; used: Set<string> };
}

export interface MallReward {
  id: number;
  kind: 'CREDIT' | 'GOODS';
  cost: number;
  /** Whole units. */
  worth: number;
  turnover: number;
  /** Null for an endless one. */
  stock: number | null;
  perMember: number | null;
  minimumRank: number;
}

export interface Mall {
  isOpen: boolean;
  rules: Record<'unit' | 'convertStep' | 'convertValue' | 'convertLeast' | 'convertDay' | 'convertTurnover', number>;
  rewards: MallReward[];
  checkIn: { id: number; kind: Kind; amounts: number[]; turnover: number };
  raffle: Raffle;
  /** Null at a brand without tournaments. */
  race: Race | null;
}

/** A tournament to come. */
export interface Race {
  id: number;
  buyIn: bigint;
  startTime: number;
  endTime: number;
  leastPlayers: number;
  state: 'PUBLISHED' | 'RUNNING' | 'FINALIZING' | 'FINISHED' | 'CANCELLED';
}

export interface Raffle {
  id: number;
  endTime: number;
  ticketDays: number;
  /** `stock` is what is left; undefined for any number. `amount` is whole units, or points. */
  prizes: ({ prizeId: number; stock?: number; turnover: number; days: number } & (
    | { kind: 'CREDIT' | 'POINTS' | 'FREE_ROUNDS'; amount: number }
    | { kind: 'BLANK'; amount?: undefined }
  ))[];
}

export async function readMall(world: TestWorld, brand: string): Promise<Mall> {
  const rewards = await world.read<MallReward>('SELECT * FROM PointReward WHERE brandCode = ? ORDER BY id', brand);
  const [own] = await world.read<{ pointRules: string }>('SELECT pointRules FROM Brand WHERE code = ?', brand);
  const [module] = await world.read<{ isOpen: number }>(
    "SELECT isEnabled AS isOpen FROM BrandModule WHERE brandCode = ? AND modId = 'POINTMALL3'",
    brand,
  );
  const [promotion] = await world.read<{ id: number; rules: string }>(
    "SELECT id, rules FROM Promotion WHERE brandCode = ? AND kind = 'CHECKIN'",
    brand,
  );
  const [raffle] = await world.read<{ id: number; rules: string; endTime: number }>(
    "SELECT id, rules, endTime FROM Promotion WHERE brandCode = ? AND kind = 'RAFFLE'",
    brand,
  );
  const [race] = await world.read<Omit<Race, 'buyIn' | 'state'> & { buyIn: number }>(
    'SELECT id, buyIn, startTime, endTime, leastPlayers FROM Tournament WHERE brandCode = ? AND buyIn > 0',
    brand,
  );
  return {
    isOpen: module?.isOpen === 1,
    rules: JSON.parse(own?.pointRules ?? '') as Mall['rules'],
    rewards,
    checkIn: { id: promotion?.id ?? 0, ...JSON.parse(promotion?.rules ?? '') } as Mall['checkIn'],
    race: race ? { ...race, buyIn: BigInt(race.buyIn), state: 'PUBLISHED' } : null,
    raffle: { ...JSON.parse(raffle?.rules ?? ''), id: raffle?.id, endTime: raffle?.endTime } as Raffle,
  };
}

export async function readLoyalty(world: TestWorld, memberId: number): Promise<Loyalty> {
  const lots = await world.read<Loyalty['lots'][number]>(
    'SELECT "left", expiresAt FROM PointLot WHERE memberId = ? ORDER BY expiresAt, id',
    memberId,
  );
  const tickets = await world.read<Loyalty['tickets'][number]>(
    'SELECT "left", expiresAt FROM TicketLot WHERE memberId = ? ORDER BY expiresAt, id',
    memberId,
  );
  const redeemed = await world.read<{ rewardId: number; count: number }>(
    "SELECT rewardId, COUNT(*) AS count FROM Redemption WHERE memberId = ? AND state <> 'cancelled' GROUP BY rewardId",
    memberId,
  );
  const [rank] = await world.read<{ pointRate: number; points: number | null }>(
    `SELECT pointRate, points FROM Member JOIN VipLevel USING (brandCode, rankLevel) LEFT JOIN Progress ON memberId = id WHERE id = ?`,
    memberId,
  );
  const [checkIn = null] = await world.read<{ day: number; streak: number }>(
    'SELECT day, streak FROM CheckIn WHERE memberId = ? ORDER BY day DESC LIMIT 1',
    memberId,
  );
  return {
    rewards: [],
    lots,
    pending: BigInt(rank?.points ?? 0),
    pointRate: rank?.pointRate ?? 100,
    redeemed: new Map(redeemed.map(({ rewardId, count }) => [rewardId, count])),
    redemptions: new Map(),
    conversions: new Map(),
    converted: [],
    checkIn,
    tickets,
    spins: new Map(),
    freeRounds: [],
    race: { isIn: false, last: '', used: new Set() },
  };
}

export function requireMall({ malls }: Model, { brand }: MemberState): Mall {
  const mall = malls[brand];
  if (!mall) throw new Error(`The model has no mall of ${brand}`);
  return mall;
}

const listLots = ({ loyalty }: MemberState, now: number) =>
  loyalty.lots.filter(({ left, expiresAt }) => left > 0 && expiresAt > now);

export const countPoints = (member: MemberState, now: number): number =>
  listLots(member, now).reduce((sum, { left }) => sum + left, 0);

function addPoints({ loyalty }: MemberState, points: number, earnedAt: number): void {
  loyalty.lots.push({ left: points, expiresAt: startOfDay(dayNumber(earnedAt) + POINT_DAYS) });
}

/** The oldest first. */
export function spendPoints(member: MemberState, points: number, now: number): void {
  let rest = points;
  for (const lot of listLots(member, now).sort((one, other) => one.expiresAt - other.expiresAt)) {
    const part = Math.min(rest, lot.left);
    lot.left -= part;
    rest -= part;
  }
}

/** All of the stake counts. Whole points become a lot at the day's end. */
export function earnPoints(model: Model, member: MemberState, stake: bigint): void {
  const { loyalty } = member;
  const { unit } = requireMall(model, member).rules;
  loyalty.pending += (stake * BigInt(loyalty.pointRate)) / (BigInt(unit) * 100n);
  closePoints(model, member);
}

export function closePoints(model: Model, member: MemberState): void {
  const { loyalty } = member;
  addDue(model, startOfDay(dayNumber(model.now) + 1), (at) => {
    const whole = Number(loyalty.pending / MONEY_SCALE);
    if (whole === 0) return;
    loyalty.pending %= MONEY_SCALE;
    addPoints(member, whole, at - 1);
  });
}

export function convertedToday({ loyalty }: MemberState, now: number): number {
  const own = loyalty.converted.filter(({ time }) => dayNumber(time) === dayNumber(now));
  return own.reduce((sum, { points }) => sum + points, 0);
}

/** Credits money for points. `worth` is whole units. */
export function creditPoints(member: MemberState, orderNo: string, worth: number, turnover: number, at: number): void {
  book(member, MAIN, BigInt(worth) * UNIT);
  openRollover(member, 'POINTS', orderNo, BigInt(worth) * UNIT, turnover, at);
}

export function addTickets(model: Model, member: MemberState, left: number, at: number): void {
  const { ticketDays, endTime } = requireMall(model, member).raffle;
  const expiresAt = Math.min(startOfDay(dayNumber(at) + ticketDays + 1), endTime);
  member.loyalty.tickets.push({ left, expiresAt });
}

/** Returns false without a valid one; takes the first to expire. */
export function takeTicket({ loyalty }: MemberState, now: number): boolean {
  const valid = loyalty.tickets.filter(({ left, expiresAt }) => left > 0 && expiresAt > now);
  const [lot] = valid.sort((one, other) => one.expiresAt - other.expiresAt);
  if (lot) lot.left -= 1;
  return lot !== undefined;
}

/** `orderNo` is of its movement. A credit that is not wagered in its `days` is taken back. */
export function payReward(
  model: Model,
  member: MemberState,
  source: 'OFFICE' | 'PROMOTION' | 'RAFFLE',
  { id, kind, amount, turnover, days }: Pick<Reward, 'id' | 'kind' | 'amount' | 'turnover'> & { days?: number },
  orderNo: string,
): void {
  const at = model.now;
  const count = Number(amount / MONEY_SCALE);
  if (kind === 'TICKETS') addTickets(model, member, count, at);
  if (kind === 'POINTS') addPoints(member, count, at);
  // Free rounds of the raffle are of a game that no walk plays.
  if (kind === 'FREE_ROUNDS' && source === 'OFFICE')
    member.loyalty.freeRounds.push({ rewardId: id, left: count, won: 0n, turnover });
  if (kind !== 'CREDIT') return;
  book(member, MAIN, amount);
  openRollover(member, source, orderNo, amount, turnover, at, days === undefined ? undefined : { days });
  const rollover = member.rollovers.at(-1);
  if (days === undefined || rollover?.orderNo !== orderNo) return;
  addDue(model, at + days * DAY, () => {
    if (rollover.state !== 'open') return;
    takeBack(model, member, rollover);
    rollover.state = 'expired';
  });
}

/** In the database: claimed rewards, points, redemptions, check-ins, tickets, spins, free rounds and stock. */
export async function expectSameLoyalty(world: TestWorld, { now, members, malls }: Model): Promise<void> {
  for (const member of members) {
    const { id, loyalty } = member;
    const [kept] = await readRows(
      world,
      `SELECT (SELECT COALESCE(SUM("left"), 0) FROM PointLot WHERE memberId = ${id}) AS points,
        (SELECT COALESCE(MAX(points), 0) FROM Progress WHERE memberId = ${id}) AS pending,
        (SELECT COUNT(*) FROM Reward WHERE memberId = ${id} AND source = 'OFFICE' AND state = 'claimed') AS claimed,
        (SELECT COUNT(*) FROM Redemption WHERE memberId = ${id} AND reference LIKE 'redemption-%') AS redemptions,
        (SELECT MAX(day) FROM CheckIn WHERE memberId = ${id}) AS checkIn,
        (SELECT COALESCE(SUM("left"), 0) FROM TicketLot WHERE memberId = ${id}) AS tickets,
        (SELECT COUNT(*) FROM RaffleSpin WHERE memberId = ${id} AND reference LIKE 'raffle-%') AS spins,
        (SELECT COALESCE(SUM(rounds - used), 0) FROM FreeRoundGrant WHERE memberId = ${id} AND gameNodeId = 1) AS freeRounds,
        (SELECT COALESCE(SUM(won), 0) FROM FreeRoundGrant WHERE memberId = ${id} AND closedAt IS NULL) AS freeWins`,
    );
    expect(kept).toEqual({
      points: BigInt(countPoints(member, now)),
      pending: loyalty.pending,
      claimed: BigInt(loyalty.rewards.filter(({ isClaimed }) => isClaimed).length),
      redemptions: BigInt(loyalty.redemptions.size),
      checkIn: loyalty.checkIn && BigInt(loyalty.checkIn.day),
      tickets: BigInt(loyalty.tickets.reduce((sum, { left }) => sum + left, 0)),
      spins: BigInt(loyalty.spins.size),
      freeRounds: BigInt(loyalty.freeRounds.reduce((sum, { left }) => sum + left, 0)),
      freeWins: loyalty.freeRounds.reduce((sum, { won }) => sum + won, 0n),
    });
  }
  const buyIns = members.flatMap(({ brand, loyalty }) => {
    const race = malls[brand]?.race;
    return race && loyalty.race.isIn && race.state !== 'CANCELLED' ? [race.buyIn] : [];
  });
  const [house] = await readRows(
    world,
    "SELECT COALESCE(SUM(amount), 0) AS held FROM LedgerEntry WHERE house = 'TOURNAMENTS'",
  );
  expect(house?.held).toBe(buyIns.reduce((sum, buyIn) => sum + buyIn, 0n));
  const stock = Object.values(malls).flatMap(({ rewards }) => rewards.map((reward) => [reward.id, reward.stock]));
  const rows = await world.read<{ id: number; stock: number | null }>('SELECT id, stock FROM PointReward');
  expect(Object.fromEntries(rows.map((row) => [row.id, row.stock]))).toEqual(Object.fromEntries(stock));
}
