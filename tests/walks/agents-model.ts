import { expect } from 'vitest';
import { readRows } from '../support/ledger.ts';
import type { TestWorld } from '../support/world.ts';
import { MAIN, type MemberState, type Model } from './model.ts';
import { book } from './money.ts';
import { addDue, dayNumber, startOfDay, UNIT } from './orders-model.ts';

const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const RATE_PARTS = 10_000n;
const WRONG_TRIES = 5;
const LOCK_MS = 30 * MINUTE;
const PROPOSED_MS = 7 * DAY;

export const PRODUCTS = ['RNG', 'PVP'] as const;
export type Product = (typeof PRODUCTS)[number];
/** The brand's, in hundredths of a percent. */
export const RATES = { usual: { RNG: 80, PVP: 40 }, step: 5 } as const;

/** Length and settlement, in milliseconds. */
export const PERIODS = {
  DIVIDEND: { length: DAY, after: 200 * MINUTE },
  DAILY: { length: DAY, after: 190 * MINUTE },
  HOUR: { length: 60 * MINUTE, after: 5 * MINUTE },
  REALTIME: { length: 5 * MINUTE, after: 0 },
} as const;
export type Kind = keyof typeof PERIODS;
export const KINDS = Object.keys(PERIODS) as Kind[];

/** All contracts have two tiers, in the brand's unit; the second one pays a percent more. */
export const TIERS = [
  { least: 100n, more: 0 },
  { least: 1000n, more: 100 },
] as const;

export interface Line {
  member: MemberState;
  /** Null for the top. */
  upline: Line | null;
  isAgent: boolean;
  /** In order of the days from which on they are valid. */
  rates: Record<Product, { day: number; rate: number }[]>;
  wrongTries: { count: number; last: number };
}

export interface Contract {
  id: number;
  kind: Kind;
  /** Null for the brand. */
  upline: Line | null;
  line: Line;
  /** In hundredths of a percent. */
  rate: number;
  state: 'proposed' | 'accepted' | 'rejected' | 'withdrawn';
  proposedAt: number;
  validFrom: number | null;
  validTo: number | null;
}

export interface Pay {
  contract: Contract;
  from: number;
  amount: bigint;
  paid: bigint;
}

export interface Link {
  code: string;
  agent: Line;
  isAgent: boolean;
  rates: Partial<Record<Product, number>>;
}

export interface Team {
  lines: Line[];
  links: Link[];
  contracts: Contract[];
  /** In order of settlement. */
  pay: Pay[];
  /** Settlements on the agenda or past. */
  scheduled: Set<string>;
  /** Rows of the audit list: agent, line and act. */
  acts: string[];
}

export const noTeam = (): Team => ({ lines: [], links: [], contracts: [], pay: [], scheduled: new Set(), acts: [] });

const isUnder = (line: Line, top: Line): boolean => line === top || (line.upline !== null && isUnder(line.upline, top));
const depthOf = ({ upline }: Line): number => (upline ? depthOf(upline) + 1 : 0);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** In percent of the stake. */
const SHARES: Record<string, bigint> = { RNG: 100n, PVP: 10n };
const sumCounted = (bets: MemberState['bets']): bigint =>
  sum(bets.map(({ stake, gameType }) => (stake * (SHARES[gameType] ?? 0n)) / 100n));

const listBets = (members: readonly MemberState[], from: number, to: number, product?: Product) =>
  members.flatMap(({ bets }) =>
    bets.filter(({ time, gameType }) => time >= from && time < to && (!product || gameType === product)),
  );
const membersUnder = ({ lines }: Team, top: Line) =>
  lines.filter((line) => isUnder(line, top)).map(({ member }) => member);

export const rateOn = ({ rates }: Line, product: Product, day: number): number =>
  rates[product].findLast((each) => each.day <= day)?.rate ?? RATES.usual[product];

export function setRate({ rates }: Line, product: Product, day: number, rate: number): void {
  rates[product] = [...rates[product].filter((each) => each.day < day), { day, rate }];
}

/** The most that a new line may have: a change binds it from the day on that it is made. */
export const mostOfNew = (agent: Line, product: Product, day: number): number =>
  Math.min(rateOn(agent, product, day), rateOn(agent, product, day + 1));

/** A try under a payment password. Returns the code of its refusal, '' for none. */
export function tryPassword({ wrongTries }: Line, now: number, isRight: boolean): string {
  if (now - wrongTries.last >= LOCK_MS) wrongTries.count = 0;
  if (wrongTries.count === WRONG_TRIES) return 'payment.password.locked';
  wrongTries.last = now;
  wrongTries.count = isRight ? 0 : wrongTries.count + 1;
  if (isRight) return '';
  return wrongTries.count === WRONG_TRIES ? 'payment.password.locked' : 'payment.password.wrong';
}

export function periodAt(kind: Kind, time: number): { from: number; to: number } {
  const { length } = PERIODS[kind];
  const from = length === DAY ? startOfDay(dayNumber(time)) : time - (time % length);
  return { from, to: from + length };
}

export const isExpired = ({ proposedAt }: Contract, now: number): boolean => now >= proposedAt + PROPOSED_MS;
const endsAt = ({ validTo }: Contract): number => validTo ?? Number.POSITIVE_INFINITY;

/** Accepted ones that are not over, with those that begin later. */
export const listLive = ({ contracts }: Team, owner: Line, kind: Kind, now: number): Contract[] =>
  contracts.filter(
    (contract) =>
      contract.line === owner &&
      contract.kind === kind &&
      contract.state === 'accepted' &&
      (contract.validFrom ?? 0) < endsAt(contract) &&
      endsAt(contract) > now,
  );

/** A contract that has not begun never does. */
export function endContract(contract: Contract, now: number): void {
  const { kind, validFrom } = contract;
  contract.validTo ??= validFrom !== null && validFrom > now ? validFrom : periodAt(kind, now).to;
}

/** Begins when those before end. */
export function acceptContract(model: Model, contract: Contract): void {
  const { kind, line } = contract;
  const before = listLive(model.team, line, kind, model.now);
  for (const each of before) endContract(each, model.now);
  contract.validFrom = Math.max(periodAt(kind, model.now).to, ...before.map(endsAt));
  contract.state = 'accepted';
  if (kind === 'DIVIDEND') schedulePay(model, kind, contract.validFrom);
}

function schedule(model: Model, key: string, at: number, happen: () => void): void {
  const { scheduled } = model.team;
  if (!scheduled.has(key)) addDue(model, at, happen);
  scheduled.add(key);
}

const schedulePay = (model: Model, kind: Kind, from: number): void =>
  schedule(model, `${kind} ${from}`, from + PERIODS[kind].length + PERIODS[kind].after, () =>
    settle(model, kind, from),
  );

/** After a bet at the model's time. */
export function scheduleAfterBet(model: Model, bettor: Line): void {
  const { now, team } = model;
  for (const { kind, line, validFrom } of team.contracts.flatMap(({ line, kind }) => listLive(team, line, kind, now)))
    if (kind !== 'DIVIDEND' && isUnder(bettor, line) && (validFrom ?? 0) <= now)
      schedulePay(model, kind, periodAt(kind, now).from);
  const day = dayNumber(now);
  schedule(model, `REBATE ${day}`, startOfDay(day + 1) + 3 * 60 * MINUTE, () => payRebates(model, day));
}

function payRebates({ team }: Model, day: number): void {
  const [from, to] = [startOfDay(day), startOfDay(day + 1)];
  const betOn = (members: readonly MemberState[], product: Product) => sumCounted(listBets(members, from, to, product));
  const pay = (member: MemberState, amount: bigint) => amount > 0n && book(member, MAIN, amount);
  for (const line of team.lines)
    for (const product of PRODUCTS)
      pay(line.member, (betOn([line.member], product) * BigInt(rateOn(line, product, day))) / RATE_PARTS);
  // A movement for each agent and product.
  for (const agent of team.lines)
    for (const product of PRODUCTS) {
      const parts = team.lines
        .filter(({ upline }) => upline === agent)
        .map((line) => {
          const difference = rateOn(agent, product, day) - rateOn(line, product, day);
          return difference > 0 ? (betOn(membersUnder(team, line), product) * BigInt(difference)) / RATE_PARTS : 0n;
        });
      pay(agent.member, sum(parts));
    }
}

function settle(model: Model, kind: Kind, from: number): void {
  const { team } = model;
  const to = from + PERIODS[kind].length;
  for (const owed of team.pay) payPart(owed);
  const due = team.contracts.filter(
    (contract) =>
      contract.kind === kind &&
      contract.state === 'accepted' &&
      (contract.validFrom ?? 0) <= from &&
      endsAt(contract) > from,
  );
  for (const contract of due.toSorted((one, other) => depthOf(one.line) - depthOf(other.line) || one.id - other.id)) {
    const bets = listBets(membersUnder(team, contract.line), from, to);
    const turnover = sumCounted(bets);
    const base = kind === 'DIVIDEND' ? sum(bets.map(({ stake, win }) => stake - win)) : turnover;
    if (turnover === 0n && (kind === 'HOUR' || kind === 'REALTIME')) continue;
    const tier = TIERS.findLast(({ least }) => base >= least * UNIT);
    const rate = tier ? contract.rate + tier.more : 0;
    const amount = rate === 0 ? 0n : ((base - (base % UNIT)) * BigInt(rate)) / RATE_PARTS;
    const pay = { contract, from, amount, paid: 0n };
    team.pay.push(pay);
    payPart(pay);
  }
  if (kind === 'DIVIDEND' && due.some((contract) => endsAt(contract) > to)) schedulePay(model, kind, to);
}

/** As much as the payer's main wallet holds. */
function payPart(pay: Pay): void {
  const { contract, amount, paid } = pay;
  const held = contract.upline ? (contract.upline.member.wallets.get(MAIN) ?? 0n) : amount;
  payAmount(pay, held < amount - paid ? held : amount - paid);
}

export function payAmount(pay: Pay, amount: bigint): void {
  if (amount === 0n) return;
  const { line, upline } = pay.contract;
  if (upline) book(upline.member, MAIN, -amount);
  book(line.member, MAIN, amount);
  pay.paid += amount;
}

/** In the database: wallets, types, rates, contracts, pay and audit entries of the team. */
export async function expectSameTeam(world: TestWorld, { team }: Model): Promise<void> {
  const ids = team.lines.map(({ member }) => member.id).join();
  const readAll = async (sql: string) => (await readRows(world, sql)).map((row) => Object.values(row).join(' '));
  const [members, rates, contracts, pay, acts] = await Promise.all([
    readAll(`SELECT id, type > 0, uplineId, balance FROM Member JOIN Wallet ON memberId = id AND accountTypeId = ${MAIN}
      WHERE id IN (${ids}) ORDER BY id`),
    readAll(`SELECT memberId, gameType, day, rate FROM MemberRate
      WHERE memberId IN (${ids}) AND gameType IN ('RNG', 'PVP') ORDER BY memberId, gameType DESC, day`),
    readAll('SELECT id, kind, lineId, state, validFrom, validTo FROM Contract ORDER BY id'),
    readAll('SELECT contractId, "from", amount, paid FROM Payout ORDER BY id'),
    readAll(`SELECT agentId, lineId, act FROM AuditEntry WHERE agentId IN (${ids}) ORDER BY id`),
  ]);
  const texts = (rows: readonly unknown[][]) => rows.map((row) => row.join(' '));
  expect({ members, rates, contracts, pay, acts }).toEqual({
    members: texts(
      team.lines.map(({ member, isAgent, upline }) => [
        member.id,
        Number(isAgent),
        upline?.member.id,
        member.wallets.get(MAIN),
      ]),
    ),
    rates: texts(
      team.lines.flatMap(({ member, rates: own }) =>
        PRODUCTS.flatMap((product) => own[product].map(({ day, rate }) => [member.id, product, day, rate])),
      ),
    ),
    contracts: texts(
      team.contracts.map(({ id, kind, line, state, validFrom, validTo }) => [
        id,
        kind,
        line.member.id,
        state,
        validFrom,
        validTo,
      ]),
    ),
    pay: texts(team.pay.map(({ contract, from, amount, paid }) => [contract.id, from, amount, paid])),
    acts: team.acts,
  });
}
