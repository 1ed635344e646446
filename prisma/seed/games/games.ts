import { type Game, games } from '../../../mock-server/catalogue/games.ts';
import { lobbies } from '../../../mock-server/catalogue/lobbies.ts';
import { vendors } from '../../../mock-server/catalogue/vendors.ts';
import type { GameType } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { millisecondsBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json, shortTexts } from '../shared/text.ts';
import { type BrandSeed, brands, listVendors } from '../system/brands.ts';
import { winnerNames } from './winner-names.ts';

/** Minimum bet of a lobby's tables, and RTP of most. */
const LOBBY_MIN_BET = 5000;
const LOBBY_RETURN = '98.94';

const WINNERS = 60;
/** A win every four minutes: the board covers four hours. */
const WINNER_STEP_MS = 240_000;

/** Slots fill the places of missing types. */
const winnerShares: readonly (readonly [GameType, number])[] = [
  ['LIVE', 14],
  ['FISH', 6],
  ['SPORTS', 4],
  ['PVP', 3],
  ['ELOTT', 2],
  ['COCKFIGHT', 1],
];

/** Lowest, highest and rounding step, in ten-thousandths of the currency. */
const winRanges = {
  PHP: { lowest: 150_0000, highest: 380_000_0000, step: 500 },
  VND: { lowest: 80_000_0000, highest: 190_000_000_0000, step: 1000_0000 },
  THB: { lowest: 120_0000, highest: 240_000_0000, step: 2500 },
} as const;

export async function seedGames(db: PrismaClient): Promise<void> {
  await insert(
    db.vendor,
    vendors.map((vendor) => ({ ...vendor, isHot: vendor.isHot === 1 })),
  );
  await insert(
    db.brandVendor,
    brands.flatMap((brand) =>
      listVendors(brand).map(({ code, gameType }) => ({ brandCode: brand.code, vendorCode: code, gameType })),
    ),
  );
  await insert(
    db.game,
    games.map((game, index) => ({
      nodeId: index + 1,
      code: game.code,
      vendorCode: game.vendor,
      gameType: game.gameType,
      classify: game.classify,
      slug: game.slug,
      name: json(shortTexts(game.name)),
      minBet: Math.round(Number(game.minBet) * 10_000),
      lines: game.lines,
      rtp: game.rtp,
      volatility: game.volatility,
      isHot: game.isHot === 1,
      isNew: game.isNew === 1,
      hasJackpot: game.jackpot,
      rank: game.rank,
    })),
  );
  await insert(
    db.game,
    lobbies.map(({ code, vendor, name, ...rest }, index) => ({
      ...rest,
      nodeId: games.length + index + 1,
      code,
      vendorCode: vendor,
      name: json(shortTexts(name)),
      minBet: LOBBY_MIN_BET,
      lines: 0,
      rtp: LOBBY_RETURN,
      volatility: 'medium',
      isHot: false,
      isNew: false,
      hasJackpot: false,
      isLobby: true,
    })),
  );
  await insert(db.winner, brands.flatMap(buildWinners));
}

function buildWinners(brand: BrandSeed) {
  const random = new Random(`seed winners ${brand.code}`);
  const names = random.shuffle(winnerNames);
  const winningGames = listWinningGames(brand, random);
  return winningGames.map((gameNodeId, index) => ({
    id: brand.position * 1000 + index + 1,
    brandCode: brand.code,
    playerName: names[index % names.length] ?? '',
    avatar: random.int(1, 60),
    gameNodeId,
    amount: drawWin(brand, random),
    time: millisecondsBefore((WINNERS - index) * WINNER_STEP_MS - random.int(5, 235) * 1000),
  }));
}

/** Node ids of sixty games; hot games are likelier. */
function listWinningGames(brand: BrandSeed, random: Random): number[] {
  const carried = new Set(listVendors(brand).map(({ code, gameType }) => `${gameType} ${code}`));
  const nodes = games.map((game, index) => ({ game, nodeId: index + 1 }));
  const candidates = nodes.filter(({ game }) => carried.has(`${game.gameType} ${game.vendor}`));
  const draw = (gameType: GameType, count: number): number[] => {
    const ofType = candidates.filter(({ game }) => game.gameType === gameType);
    const weighted = ofType.flatMap((node) =>
      Array<{ game: Game; nodeId: number }>(node.game.isHot ? 6 : 1).fill(node),
    );
    return weighted.length === 0 ? [] : Array.from({ length: count }, () => random.pick(weighted).nodeId);
  };
  const others = winnerShares.flatMap(([gameType, count]) => draw(gameType, count));
  return random.shuffle([...others, ...draw('RNG', WINNERS - others.length)]);
}

/** Mostly small: log-uniform, the smaller of two draws. */
function drawWin(brand: BrandSeed, random: Random): bigint {
  const { lowest, highest, step } = winRanges[brand.currency];
  const place = Math.min(random.float(), random.float());
  const amount = lowest * (highest / lowest) ** place;
  return BigInt(Math.round(amount / step) * step);
}
