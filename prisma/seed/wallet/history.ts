import { games } from '../../../mock-server/catalogue/games.ts';
import { roundDown } from '../../../mock-server/shared/money.ts';
import type { Texts } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { smallestPaid } from '../../../openapi/rules/currency.ts';
import type { BrandSeed } from '../system/brands.ts';
import { listVendors } from '../system/brands.ts';

/** Ten-thousandths of the currency. */
export interface PastRound {
  nodeId: number;
  vendorCode: string;
  gameType: string;
  name: Texts;
  accountTypeId: number;
  bet: bigint;
  win: bigint;
  /** Minutes before the seed's end. */
  minutesAgo: number;
}

/** Lotteries have draws instead. */
const PLAYED = new Set(['RNG', 'LIVE', 'FISH', 'PVP', 'COCKFIGHT']);
const GAMES_OF_A_CHARACTER = 9;
const DAYS = 28;
const MINUTES_A_DAY = 24 * 60;
/** The maximum stake is this part of the balance. */
const LEAST_STAKES = 400n;
/** Tenths of the stake, on average slightly less than the stakes. */
const RETURNS = [0n, 0n, 0n, 0n, 0n, 5n, 10n, 15n, 20n, 45n] as const;

/** Returns the oldest first. */
export function pastRounds(
  brand: BrandSeed,
  username: string,
  count: number,
  balances: ReadonlyMap<number, bigint>,
): PastRound[] {
  const random = new Random(`seed history ${brand.code} ${username}`);
  const places = random.shuffle(listPlaces(brand, balances)).slice(0, GAMES_OF_A_CHARACTER);
  if (places.length === 0) return [];
  const smallest = smallestPaid(brand.currency);
  return Array.from({ length: count }, (_, index) => {
    const place = random.pick(places);
    const most = (balances.get(place.accountTypeId) ?? 0n) / LEAST_STAKES;
    const bet = roundDown((most * BigInt(random.int(1, 10))) / 10n, smallest) + smallest;
    const win = roundDown((bet * random.pick(RETURNS)) / 10n, smallest);
    const share = (count - index) / count;
    return { ...place, bet, win, minutesAgo: Math.ceil(share * DAYS * MINUTES_A_DAY) - random.int(0, 300) + 320 };
  }).sort((a, b) => b.minutesAgo - a.minutesAgo);
}

/** Games of wallets with money; at a single-wallet brand, all games. */
function listPlaces(brand: BrandSeed, balances: ReadonlyMap<number, bigint>) {
  const MAIN = 2;
  const vendors = new Map(listVendors(brand).map((vendor) => [`${vendor.gameType} ${vendor.code}`, vendor]));
  return games.flatMap(({ vendor: vendorCode, gameType, name }, index) => {
    const vendor = vendors.get(`${gameType} ${vendorCode}`);
    const accountTypeId = brand.isSingleWallet ? MAIN : (vendor?.accountTypeId ?? 0);
    const isPlayed = vendor && PLAYED.has(gameType) && (balances.get(accountTypeId) ?? 0n) > 0n;
    return isPlayed ? [{ nodeId: index + 1, vendorCode, gameType, name, accountTypeId }] : [];
  });
}
