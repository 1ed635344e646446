import { houseAccountTypes } from '../../../mock-server/catalogue/vendors.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import type { GameType } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { buildPays } from '../agent/contracts.ts';
import { type PastSlip, uniqueDraws } from '../lottery/booking.ts';
import { pastSlips } from '../lottery/history.ts';
import { characterId, memberId, otherId, otherPeople } from '../member/member.ts';
import { type Character, characters } from '../member/people.ts';
import { TEAM_SIZE } from '../member/team.ts';
import { buildClaims } from '../missions/claims.ts';
import { minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildGift } from './gifts.ts';
import { type PastRound, pastRounds } from './history.ts';
import { Books, DEPOSIT_MINUTES } from './ledger.ts';
import { ORDERS_OF_LEDGER } from './orders.ts';

type Account = keyof typeof houseAccountTypes;
type Username = Character['username'];

/** Minutes. */
const LONGEST_AGO = 60 * 24 * 60;
/** Who registered three days ago deposited after that. */
const DEPOSIT_PARTS = 7;
/** Has empty wallets. */
const PENNILESS = 17;

/** A brand without these types lacks the wallet. */
const typesOfAccount: Record<Exclude<Account, 'MAIN'>, readonly GameType[]> = {
  PVP: ['PVP'],
  RNG: ['RNG'],
  LOTT: ['LOTT', 'ELOTT'],
};

/** Hundredths of the currency. */
const balances: Record<BrandSeed['code'], Record<Username, Partial<Record<Account, number>>>> = {
  baize: {
    lucky: { MAIN: 8_214_50, RNG: 3_120_25, PVP: 874_00, LOTT: 250_00 },
    victor: { MAIN: 9_412_806_55, RNG: 268_340_10, PVP: 51_200_00, LOTT: 12_750_00 },
    boss: { MAIN: 184_390_20, RNG: 5_600_00, PVP: 1_150_75, LOTT: 0 },
    novice: { MAIN: 100_00 },
    stale: { MAIN: 632_40, RNG: 18_05 },
  },
  lotus: {
    lucky: { MAIN: 845_750_00 },
    victor: { MAIN: 23_418_650_000_00 },
    boss: { MAIN: 96_204_000_00 },
    novice: { MAIN: 50_000_00 },
    stale: { MAIN: 318_500_00 },
  },
  harbor: {
    lucky: { MAIN: 6_905_50, RNG: 1_482_35 },
    victor: { MAIN: 9_076_431_20, RNG: 143_900_00 },
    boss: { MAIN: 77_315_80, RNG: 2_040_00 },
    novice: { MAIN: 60_00 },
    stale: { MAIN: 415_25, RNG: 9_75 },
  },
};

/** `step` is in hundredths of the currency, `most` counts steps. */
const teamBalances = {
  PHP: { step: 25, most: 120_000 },
  VND: { step: 1_000_00, most: 9_000 },
  THB: { step: 25, most: 80_000 },
} as const;

const ROUNDS: Partial<Record<Username, number>> = { lucky: 44, victor: 60, boss: 18, stale: 6 };
/** At most one slip a day in the lean seed; `rich.ts` has the others'. */
const BETTOR = { brandCode: 'baize', username: 'victor' };
const FAVOURITES: Partial<Record<Username, number>> = { lucky: 5, victor: 8 };

/** Includes the ledger, and recent and favourite games. */
export async function seedWallets(db: PrismaClient): Promise<void> {
  const wallets = brands.flatMap(buildWallets);
  await insert(db.wallet, wallets);
  const books = new Books();
  const recents: { memberId: number; gameNodeId: number; playedAt: Date }[] = [];
  const favourites: { memberId: number; gameNodeId: number; position: number }[] = [];
  const begunOf = await spreadDeposits(db);
  const main = new Map(
    wallets.filter(({ accountName }) => accountName === 'MAIN').map((row) => [row.memberId, row.balance]),
  );
  for (const brand of brands) {
    const pays = buildPays(brand);
    const credits = buildClaims(brand, main).filter(({ kind }) => kind === 'CREDIT');
    for (const member of new Set(wallets.map(({ memberId: id }) => id))) {
      if (Math.floor(member / 1000) !== brand.position) continue;
      const own = wallets.filter(({ memberId: id }) => id === member);
      const balances = new Map(own.map(({ accountTypeId, balance }) => [accountTypeId, balance]));
      const username = characters[member - brand.position * 1000 - 1]?.username;
      const rounds = username ? pastRounds(brand, username, ROUNDS[username] ?? 0, balances) : [];
      const isBettor = brand.code === BETTOR.brandCode && username === BETTOR.username;
      const slips = isBettor ? pastSlips(brand, username, 1) : [];
      const claims = [...credits, ...pays, buildGift(brand, main)].filter(({ memberId: id }) => id === member);
      const begun = rounds.length > 0 ? DEPOSIT_MINUTES.ofPlayer : username ? DEPOSIT_MINUTES.ofOther : begunOf(member);
      books.keep(brand, member, balances, { begun, rounds, slips, claims });
      const played = lastPlayed(rounds, slips);
      for (const [gameNodeId, playedAt] of played) recents.push({ memberId: member, gameNodeId, playedAt });
      const liked = [...played.keys()].slice(0, (username && FAVOURITES[username]) ?? 0);
      for (const [index, gameNodeId] of liked.entries())
        favourites.push({ memberId: member, gameNodeId, position: index + 1 });
    }
  }
  await insert(db.movement, books.movements);
  await insert(db.ledgerEntry, books.entries);
  await insert(db.bet, books.bets);
  await insert(db.lotteryDraw, uniqueDraws(books.slips));
  await insert(
    db.lotterySlip,
    books.slips.map(({ slip }) => slip),
  );
  await insert(
    db.lotteryOrder,
    books.slips.flatMap(({ orders }) => orders),
  );
  for (const sql of ORDERS_OF_LEDGER) await db.$executeRawUnsafe(sql);
  await insert(db.recentGame, recents);
  await insert(db.favourite, favourites);
}

/** When the money of each member of the team came: since the registration, and in the last two months. */
async function spreadDeposits(db: PrismaClient): Promise<(memberId: number) => number> {
  const members = await db.member.findMany({ select: { id: true, registeredAt: true } });
  const minutes = new Map(members.map(({ id, registeredAt }) => [id, (SEED_TIME - registeredAt.getTime()) / 60_000]));
  return (id) => {
    const since = Math.min(minutes.get(id) ?? 0, LONGEST_AGO);
    return Math.floor((since * (id % DEPOSIT_PARTS)) / DEPOSIT_PARTS) + DEPOSIT_MINUTES.ofOther;
  };
}

/** By game id; lotteries come last. */
const lastPlayed = (rounds: readonly PastRound[], slips: readonly PastSlip[]): Map<number, Date> =>
  new Map([
    ...rounds.map(({ nodeId, minutesAgo }) => [nodeId, minutesBefore(minutesAgo)] as const),
    ...slips.flatMap(({ orders }) => orders.map(({ gameNodeId, time }) => [gameNodeId, new Date(time)] as const)),
  ]);

function buildWallets(brand: BrandSeed) {
  const random = new Random(`seed wallets ${brand.code}`);
  const accounts = listAccounts(brand);
  const ofCharacters = characters.flatMap(({ username }) =>
    accounts.map((account) =>
      buildWallet(characterId(brand, username), account, balances[brand.code][username][account] ?? 0),
    ),
  );
  const { step, most } = teamBalances[brand.currency];
  const ofTeam = Array.from({ length: TEAM_SIZE }, (_, index) => index + 1).flatMap((number) =>
    accounts.map((account) => {
      const isEmpty = number === PENNILESS || (account !== 'MAIN' && random.chance(0.5));
      const balance = isEmpty ? 0 : random.int(1, account === 'MAIN' ? most : most / 8) * step;
      return buildWallet(memberId(brand, characters.length + number), account, balance);
    }),
  );
  const ofOthers = otherPeople.flatMap(({ username }) =>
    accounts.map((account) => buildWallet(otherId(brand, username), account, 0)),
  );
  return [...ofCharacters, ...ofTeam, ...ofOthers];
}

function listAccounts(brand: BrandSeed): Account[] {
  const all = Object.keys(houseAccountTypes) as Account[];
  return all.filter((account) => {
    if (account === 'MAIN') return true;
    return !brand.isSingleWallet && typesOfAccount[account].some((type) => brand.categories.includes(type));
  });
}

function buildWallet(member: number, account: Account, hundredths: number) {
  return {
    memberId: member,
    accountTypeId: houseAccountTypes[account],
    accountName: account,
    balance: BigInt(hundredths) * 100n,
  };
}
