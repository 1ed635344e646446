import { findKind, RETURN_BY_RULES } from '../demo-games/engine/kinds.ts';
import type { GameType, Texts } from '../worlds/columns.ts';
import { Random } from '../worlds/random.ts';
import { arcadeTitles } from './titles/arcade.ts';
import { bingoTitles } from './titles/bingo.ts';
import { cockfightTitles } from './titles/cockfight.ts';
import { eLotteryTitles } from './titles/e-lotteries.ts';
import { esportsTitles } from './titles/esports.ts';
import { fishTitles } from './titles/fish.ts';
import { headliners } from './titles/headliners.ts';
import { liveShowTitles } from './titles/live-shows.ts';
import { liveTableTitles } from './titles/live-tables.ts';
import { lotteryTitles } from './titles/lotteries.ts';
import { pvpTitles } from './titles/pvp.ts';
import { scratchCardTitles } from './titles/scratch-cards.ts';
import { classicsAndGemsSlots } from './titles/slots/classics-and-gems.ts';
import { easternFortuneSlots } from './titles/slots/eastern-fortune.ts';
import { festivalsAndLegendsSlots } from './titles/slots/festivals-and-legends.ts';
import { mythsSlots } from './titles/slots/myths.ts';
import { seaAndPiratesSlots } from './titles/slots/sea-and-pirates.ts';
import { skyAndMachinesSlots } from './titles/slots/sky-and-machines.ts';
import { sweetsAndFruitSlots } from './titles/slots/sweets-and-fruit.ts';
import { talesAndTerrorsSlots } from './titles/slots/tales-and-terrors.ts';
import { westAndWorldSlots } from './titles/slots/west-and-world.ts';
import { wildBeastsSlots } from './titles/slots/wild-beasts.ts';
import { sportsTitles } from './titles/sports.ts';
import { tableTitles } from './titles/tables.ts';
import { pairTexts } from './titles/title.ts';
import { videoPokerTitles } from './titles/video-poker.ts';
import { gameTypes, vendors } from './vendors.ts';

/** ALL outside RNG. */
export type Classify = 'JP' | 'TG' | 'VP' | 'AC' | 'SC' | 'BG' | 'ALL';

export type Volatility = 'low' | 'medium' | 'high';

export type MinBet = '0.01' | '0.05' | '0.10' | '0.25' | '0.50' | '0.75' | '1.00' | '5.00';

export type Game = {
  /** Such as AURUM_0001. */
  code: string;
  vendor: string;
  gameType: GameType;
  classify: Classify;
  /** Kebab case, unique per vendor. */
  slug: string;
  name: Texts;
  minBet: MinBet;
  lines: number;
  /** In percent. */
  rtp: string;
  volatility: Volatility;
  isHot: 0 | 1;
  isNew: 0 | 1;
  /** From 1 within its game type; hot games come first. */
  rank: number;
  jackpot: boolean;
};

type Placed = { vendor: string; gameType: GameType; classify: Classify; name: Texts };

/** By the vendor's rank. */
const dealWeights = [3, 3, 3, 2, 2, 2, 2, 2] as const;

const newCounts = {
  RNG: 55,
  LIVE: 8,
  SPORTS: 2,
  ESPORTS: 2,
  FISH: 5,
  PVP: 4,
  ELOTT: 4,
  LOTT: 2,
  COCKFIGHT: 1,
} as const satisfies Record<GameType, number>;

const minBets = {
  RNG: ['0.01', '0.05', '0.05', '0.10', '0.10', '0.25', '0.50', '0.75', '1.00'],
  LIVE: ['0.50', '1.00', '1.00', '5.00'],
  SPORTS: ['0.50', '1.00'],
  ESPORTS: ['0.50', '1.00'],
  FISH: ['0.01', '0.05', '0.10', '0.50'],
  PVP: ['0.05', '0.10', '0.25', '0.50', '1.00'],
  ELOTT: ['0.01', '0.05', '0.10'],
  LOTT: ['0.01', '0.10', '0.50'],
  COCKFIGHT: ['0.50', '1.00', '5.00'],
} as const satisfies Record<GameType, readonly MinBet[]>;

/** Lowest and highest, in hundredths of a percent. */
const returns = {
  RNG: [9400, 9720],
  LIVE: [9630, 9894],
  SPORTS: [9450, 9750],
  ESPORTS: [9300, 9600],
  FISH: [9500, 9700],
  PVP: [9500, 9700],
  ELOTT: [9300, 9780],
  LOTT: [8800, 9500],
  COCKFIGHT: [9300, 9500],
} as const satisfies Record<GameType, readonly [number, number]>;

const slotLines = [5, 9, 10, 20, 20, 25, 25, 30, 40, 50, 243, 1024] as const;

export const games: readonly Game[] = gameTypes.flatMap((gameType) => finish(gameType, placeGames(gameType)));

function placeGames(gameType: GameType): Placed[] {
  switch (gameType) {
    case 'RNG':
      return [
        ...dealToVendors('RNG', 'JP', slotTitles()),
        ...dealToVendors('RNG', 'TG', tableTitles),
        ...dealToVendors('RNG', 'VP', videoPokerTitles.map(pairTexts)),
        ...dealToVendors('RNG', 'AC', arcadeTitles.map(pairTexts)),
        ...dealToVendors('RNG', 'SC', scratchCardTitles.map(pairTexts)),
        ...dealToVendors('RNG', 'BG', bingoTitles.map(pairTexts)),
      ];
    case 'LIVE':
      return dealToVendors('LIVE', 'ALL', [...liveTableTitles, ...liveShowTitles]);
    case 'FISH':
      return dealToVendors('FISH', 'ALL', fishTitles.map(pairTexts));
    case 'PVP':
      return dealToVendors('PVP', 'ALL', pvpTitles);
    case 'SPORTS':
      return placeAtVendors('SPORTS', sportsTitles);
    case 'ESPORTS':
      return placeAtVendors('ESPORTS', esportsTitles);
    case 'ELOTT':
      return placeAtVendors('ELOTT', eLotteryTitles);
    case 'LOTT':
      return placeAtVendors('LOTT', lotteryTitles);
    case 'COCKFIGHT':
      return placeAtVendors('COCKFIGHT', cockfightTitles);
  }
}

function slotTitles(): Texts[] {
  return [
    ...easternFortuneSlots,
    ...festivalsAndLegendsSlots,
    ...wildBeastsSlots,
    ...mythsSlots,
    ...seaAndPiratesSlots,
    ...sweetsAndFruitSlots,
    ...classicsAndGemsSlots,
    ...talesAndTerrorsSlots,
    ...westAndWorldSlots,
    ...skyAndMachinesSlots,
  ].map(pairTexts);
}

/** Each vendor gets one headliner by rank; higher ranks get more of the other titles. */
function dealToVendors(gameType: GameType, classify: Classify, titles: readonly Texts[]): Placed[] {
  const random = new Random(`catalogue ${gameType} ${classify} deal`);
  const codes = vendors.filter((vendor) => vendor.gameType === gameType).map((vendor) => vendor.code);
  const seats = random.shuffle(codes.flatMap((code, index) => Array<string>(dealWeights[index] ?? 1).fill(code)));
  const { hot, others } = splitByPlace(gameType, titles, (name) => name);
  return [
    ...hot.map(({ item, place }) => ({ vendor: seatAt(codes, place), gameType, classify, name: item })),
    ...random.shuffle(others).map((name, index) => ({ vendor: seatAt(seats, index), gameType, classify, name })),
  ];
}

function seatAt(seats: readonly string[], index: number): string {
  const seat = seats[index % seats.length];
  if (seat === undefined) throw new Error('A game type needs at least one vendor before games are dealt');
  return seat;
}

function splitByPlace<Item>(gameType: GameType, items: readonly Item[], toName: (item: Item) => Texts) {
  const order: readonly string[] = headliners[gameType];
  const placed = items.map((item) => ({ item, place: order.indexOf(toName(item).EN) }));
  return {
    hot: placed.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place),
    others: placed.filter(({ place }) => place < 0).map(({ item }) => item),
  };
}

function placeAtVendors(gameType: GameType, titles: Record<string, readonly Texts[]>): Placed[] {
  return Object.entries(titles).flatMap(([vendor, names]) =>
    names.map((name) => ({ vendor, gameType, classify: 'ALL' as const, name })),
  );
}

function finish(gameType: GameType, placed: readonly Placed[]): Game[] {
  const random = new Random(`catalogue ${gameType} details`);
  const { hot, others } = splitByPlace(gameType, placed, (game) => game.name);
  const rest = random.shuffle(others);
  const fresh = new Set(random.shuffle(others).slice(0, newCounts[gameType]));
  const codes = assignCodes(placed);
  const [lowestReturn, highestReturn] = returns[gameType];
  return [...hot.map(({ item }) => item), ...rest].map((game, index) => ({
    code: codes.get(game) as string,
    vendor: game.vendor,
    gameType,
    classify: game.classify,
    slug: slugify(game.name.EN),
    name: game.name,
    minBet: random.pick<MinBet>(minBets[gameType]),
    lines: game.classify === 'JP' ? random.pick(slotLines) : 1,
    rtp: computeReturn(gameType, game, random.int(lowestReturn, highestReturn)),
    volatility: random.pick<Volatility>(['low', 'medium', 'medium', 'high']),
    isHot: index < hot.length ? 1 : 0,
    isNew: fresh.has(game) ? 1 : 0,
    rank: index + 1,
    jackpot: game.classify === 'JP' && random.chance(0.16),
  }));
}

/** Returns percent; `drawn` is in hundredths of a percent. */
function computeReturn(gameType: GameType, { classify, name, vendor }: Placed, drawn: number): string {
  const kind = findKind({ gameType, classify, slug: slugify(name.EN), vendorCode: vendor });
  return (kind && RETURN_BY_RULES[kind]) ?? (drawn / 100).toFixed(2);
}

/** The numbers of a game type have an offset. */
function assignCodes(placed: readonly Placed[]): Map<Placed, string> {
  const numbers = new Map<string, number>();
  const codes = new Map<Placed, string>();
  for (const game of placed) {
    const second = vendors.find((vendor) => vendor.code === game.vendor)?.gameType !== game.gameType;
    const number = (numbers.get(game.vendor) ?? (second ? 500 : 0)) + 1;
    numbers.set(game.vendor, number);
    codes.set(game, `${game.vendor}_${String(number).padStart(4, '0')}`);
  }
  return codes;
}

function slugify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
