import type { TestWorld } from '../support/world.ts';
import { noTeam, type Team } from './agents-model.ts';
import type { Break, Limit } from './limits-model.ts';
import { closePoints, type FreeRounds, type Loyalty, type Mall, readLoyalty, readMall } from './loyalty-model.ts';
import type { Bonus, Cash, Channel, Deposit, Due, Rollover, Rules, Withdrawal } from './orders-model.ts';

/** Two usernames exist at several brands. */
export const MEMBERS = [
  { brand: 'baize', username: 'lucky' },
  { brand: 'baize', username: 'victor' },
  { brand: 'lotus', username: 'lucky' },
  { brand: 'lotus', username: 'victor' },
  { brand: 'harbor', username: 'lucky' },
] as const;
export type BrandCode = (typeof MEMBERS)[number]['brand'];

export const MAIN = 2;
export const SESSION_MS = 25 * 60_000;
export const PLAY_MS = 30 * 60_000;

export interface Session {
  member: number;
  lastUsed: number;
  isEnded: boolean;
}

export interface Play {
  member: number;
  /** The session's end ends the game. */
  session: string;
  gameCode: string;
  accountTypeId: number;
  openedAt: number;
  lastUsed: number;
  isEnded: boolean;
}

/** A repeated reference has no second effect. */
interface Done {
  content: string;
  answer: unknown;
}

export interface MemberState {
  id: number;
  brand: BrandCode;
  username: string;
  /** Ten-thousandths, by wallet id. */
  wallets: Map<number, bigint>;
  isOneBalance: boolean;
  rankLevel: number;
  registeredAt: number;
  transfers: Map<string, Done>;
  rounds: Map<string, Done>;
  /** By game; a game without an entry accepts any bet. */
  locked: Map<string, number>;
  /** By game: the free rounds that its unfinished round belongs to. */
  lockedFree: Map<string, FreeRounds>;
  /** The latest first. */
  favourites: number[];
  entries: number;
  /** In order of opening. */
  rollovers: Rollover[];
  /** `openIn` is the game whose free rounds are left. */
  bets: { time: number; stake: bigint; win: bigint; gameType: string; openIn?: string | undefined }[];
  /** Wins that were taken back with a bonus. */
  taken: { time: number; amount: bigint }[];
  payouts: { id: number; kind: string }[];
  /** Before the walk; a win is a negative loss. */
  history: { time: number; deposited: bigint; lost: bigint }[];
  /** By kind and period. */
  limits: Map<string, Limit>;
  breaks: Break[];
  /** Minutes between reality checks; null for none. */
  realityMinutes: number | null;
  checkedAt: number | null;
  /** Before the walk. */
  slips: number[];
  loyalty: Loyalty;
}

interface Brand {
  isSingleWallet: boolean;
  isSingleSession: boolean;
  /** By vendor and category. */
  vendors: Map<string, number>;
}

export interface Model {
  now: number;
  members: MemberState[];
  brands: Record<string, Brand>;
  /** By token; a token without an entry is unknown to the mock. */
  sessions: Map<string, Session>;
  plays: Map<string, Play>;
  /** In order, also before a reset. */
  tokens: string[];
  launches: string[];
  /** By brand, game and bet, once played. */
  stakes: Map<string, bigint>;
  /** By brand. */
  cash: Record<string, Cash>;
  /** By brand. */
  malls: Record<string, Mall>;
  deposits: Deposit[];
  withdrawals: Withdrawal[];
  agenda: Due[];
  team: Team;
}

export type Seeded = Pick<Model, 'members' | 'brands' | 'cash' | 'malls'>;

/** From the database. */
export async function readSeeded(world: TestWorld): Promise<Seeded> {
  const brands = await world.read<{ code: string; isSingleWallet: number; isSingleSession: number }>(
    'SELECT code, isSingleWallet, isSingleSession FROM Brand',
  );
  const vendors = await world.read<{ brandCode: string; vendor: string; accountTypeId: number }>(
    `SELECT b.brandCode, b.vendorCode || ' ' || b.gameType AS vendor, v.accountTypeId FROM BrandVendor b
     JOIN Vendor v ON v.code = b.vendorCode AND v.gameType = b.gameType`,
  );
  const toBrand = ({ code, isSingleWallet, isSingleSession }: (typeof brands)[number]): Brand => ({
    isSingleWallet: isSingleWallet === 1,
    isSingleSession: isSingleSession === 1,
    vendors: new Map(
      vendors.filter((each) => each.brandCode === code).map((each) => [each.vendor, each.accountTypeId]),
    ),
  });
  return {
    brands: Object.fromEntries(brands.map((brand) => [brand.code, toBrand(brand)])),
    members: await Promise.all(MEMBERS.map((member) => readMember(world, member))),
    cash: Object.fromEntries(await Promise.all(brands.map(async ({ code }) => [code, await readCash(world, code)]))),
    malls: Object.fromEntries(await Promise.all(brands.map(async ({ code }) => [code, await readMall(world, code)]))),
  };
}

async function readCash(world: TestWorld, brand: string): Promise<Cash> {
  const [row] = await world.read<{ cashRules: string }>('SELECT cashRules FROM Brand WHERE code = ?', brand);
  const channels = await world.read<{ code: string; mode: string; settings: string }>(
    'SELECT code, mode, settings FROM DepositChannel WHERE brandCode = ? ORDER BY position',
    brand,
  );
  const bonuses = await world.read<
    Record<'rules' | 'audience', string> & { id: number; startTime: number; endTime: number }
  >(
    "SELECT id, rules, audience, startTime, endTime FROM Promotion WHERE brandCode = ? AND kind = 'DEPOSIT' ORDER BY id",
    brand,
  );
  return {
    rules: JSON.parse(row?.cashRules ?? '') as Rules,
    channels: channels.map(({ code, mode, settings }) => ({ ...JSON.parse(settings), code, mode }) as Channel),
    bonuses: bonuses.map(
      ({ rules, audience, ...row }) => ({ ...JSON.parse(rules), audience: JSON.parse(audience), ...row }) as Bonus,
    ),
  };
}

export async function readMember(
  world: TestWorld,
  { brand, username }: Pick<MemberState, 'brand' | 'username'>,
): Promise<MemberState> {
  const [row] = await world.read<{
    id: number;
    autoTransfer: number;
    realityMinutes: number | null;
    rankLevel: number;
    registeredAt: number;
  }>(
    'SELECT id, autoTransfer, realityMinutes, rankLevel, registeredAt FROM Member WHERE brandCode = ? AND username = ?',
    brand,
    username,
  );
  const id = row?.id ?? 0;
  const wallets = await world.read<{ accountTypeId: number; balance: number }>(
    'SELECT accountTypeId, balance FROM Wallet WHERE memberId = ?',
    id,
  );
  const favourites = await world.read<{ gameNodeId: number }>(
    'SELECT gameNodeId FROM Favourite WHERE memberId = ? ORDER BY position DESC',
    id,
  );
  const [entries] = await world.read<{ count: number }>(
    'SELECT COUNT(*) AS count FROM LedgerEntry WHERE memberId = ?',
    id,
  );
  const payouts = await world.read<{ id: number; kind: string }>(
    'SELECT id, kind FROM PayoutAccount WHERE memberId = ? ORDER BY id',
    id,
  );
  const history = await world.read<{ time: number; typeCode: number; amount: number }>(
    `SELECT time, typeCode, amount FROM LedgerEntry
      WHERE memberId = ? AND typeCode IN (6101, 3100, 3200, 4100, 4200, 5100, 5200)`,
    id,
  );
  const slips = await world.read<{ time: number }>('SELECT time FROM LotterySlip WHERE memberId = ?', id);
  return {
    id,
    brand,
    username,
    wallets: new Map(wallets.map(({ accountTypeId, balance }) => [accountTypeId, BigInt(balance)])),
    isOneBalance: row?.autoTransfer === 1,
    rankLevel: row?.rankLevel ?? 0,
    registeredAt: row?.registeredAt ?? 0,
    transfers: new Map(),
    rounds: new Map(),
    locked: new Map(),
    lockedFree: new Map(),
    favourites: favourites.map(({ gameNodeId }) => gameNodeId),
    entries: entries?.count ?? 0,
    rollovers: [],
    bets: [],
    taken: [],
    payouts,
    history: history.map(({ time, typeCode, amount }) =>
      typeCode === 6101
        ? { time, deposited: BigInt(amount), lost: 0n }
        : { time, deposited: 0n, lost: -BigInt(amount) },
    ),
    limits: new Map(),
    breaks: [],
    realityMinutes: row?.realityMinutes ?? null,
    checkedAt: null,
    slips: slips.map(({ time }) => time),
    loyalty: await readLoyalty(world, id),
  };
}

/** Earlier tokens remain, without sessions. */
export function begin({ members, brands, cash, malls }: Seeded, now: number, before?: Model): Model {
  const model: Model = {
    now,
    brands,
    members: members.map((member) => ({
      ...member,
      wallets: new Map(member.wallets),
      transfers: new Map(),
      rounds: new Map(),
      locked: new Map(),
      lockedFree: new Map(),
      favourites: [...member.favourites],
      rollovers: [],
      bets: [],
      taken: [],
      limits: new Map(),
      breaks: [],
      loyalty: structuredClone(member.loyalty),
    })),
    cash: structuredClone(cash),
    malls: structuredClone(malls),
    deposits: [],
    withdrawals: [],
    agenda: [],
    team: noTeam(),
    sessions: new Map(),
    plays: new Map(),
    tokens: before?.tokens ?? [],
    launches: before?.launches ?? [],
    stakes: before?.stakes ?? new Map(),
  };
  for (const member of model.members) closePoints(model, member);
  return model;
}

export function memberAt(model: Model, index: number): MemberState {
  const member = model.members[index % model.members.length];
  if (!member) throw new Error(`The model has no member ${index}`);
  return member;
}

export function memberBrand({ brands }: Model, { brand }: MemberState): Brand {
  const found = brands[brand];
  if (!found) throw new Error(`The model has no brand ${brand}`);
  return found;
}

export const totalBalance = ({ wallets }: MemberState): bigint =>
  [...wallets.values()].reduce((sum, each) => sum + each, 0n);
