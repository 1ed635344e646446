import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { countPermutations } from '../../../../openapi/rules/lines.ts';
import { computeRebate, payoutFactor } from '../../../engine/lottery/payout.ts';
import type { Play, Prize } from '../../../engine/lottery/types.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { HandlerContext } from '../../../http/handlers.ts';
import { formatMoney, MONEY_SCALE } from '../../../shared/money.ts';
import { putFirst } from '../../../shared/put-first.ts';
import { dayNumber } from '../../../shared/zone.ts';
import type { GameType } from '../../../worlds/columns.ts';
import type { World } from '../../../worlds/world.ts';
import { readCatalogue } from '../../games/catalogue/repository.ts';
import { findShare } from '../../money/rollovers/contribution.ts';
import { readRates } from '../../team/rates/repository.ts';
import { type Lottery, listLotteries, lotteryFamily } from '../catalogue/lotteries.ts';
import { groupOfPlay } from '../catalogue/modes.ts';
import { hasSeries, seriesBounds } from '../catalogue/settings.ts';
import { firstTags } from '../lobby/lobby.ts';

type Bonus = Value<'getBonusDetails'>;
type Group = Bonus['lottery'][number];

/** Distinct digits have the most permutations. */
const DIGITS = '0123456789';

function firstOfGroups({ world, brand }: HandlerContext): Lottery[] {
  const groups = new Map<string, Lottery>();
  for (const lottery of listLotteries(world, brand)) {
    if (!groups.has(lottery.family)) groups.set(lottery.family, lottery);
  }
  return [...groups.values()];
}

export const readSeries = (context: HandlerContext): Value<'getSeries'> =>
  firstOfGroups(context)
    .filter((lottery) => hasSeries(lottery, context.world.now()))
    .map(({ family }) => ({
      gameGroupCode: family as Group['gameGroupCode'],
      series: seriesBounds(context.world, context.brand, context.member.memberId),
    }));

/** Odds of each play, those of the brand's own market first, and rebates of the products. */
export function readBonusDetails(context: HandlerContext): Bonus {
  const { world, brand, member } = context;
  const bounds = seriesBounds(world, brand, member.memberId);
  const { LOTT: _, ...rates } = readRates(world, brand, member.memberId, dayNumber(world.now()));
  return {
    lottery: putFirst(firstOfGroups(context), firstTags(context), ({ family }) => family).map((lottery) => {
      const isBySeries = hasSeries(lottery, world.now());
      return {
        gameGroupCode: lottery.family as Group['gameGroupCode'],
        series: isBySeries ? bounds : null,
        rebate: percent(isBySeries ? computeRebate(bounds.least, bounds) : 0),
        plays: lotteryFamily(lottery, world.now()).plays.flatMap((play) => prizeViews(play, bounds.most)),
      };
    }),
    products: Object.entries(rates)
      .filter(([gameType]) => brand.modules.has(`${gameType}3`))
      .map(([gameType, rate]) => ({
        gameType: gameType as Bonus['products'][number]['gameType'],
        rebate: percent(rate),
        ...sharesOf(world, brand, gameType as GameType),
      })),
  };
}

/** The share of a category, and the smallest one of its games, in percent. */
function sharesOf(world: World, brand: BrandState, gameType: GameType) {
  const { turnoverShares } = brand.cashRules;
  const share = turnoverShares.categories[gameType] ?? 0;
  const games = readCatalogue(world, brand.code).byType.get(gameType) ?? [];
  return { share, leastShare: Math.min(share, ...games.map((game) => findShare(turnoverShares, game))) };
}

/** Distinct odds, with prize names if there are several. */
function prizeViews({ code, rule, prizes }: Play, series: number): Group['plays'] {
  const mostShares =
    rule.kind === 'tails' && rule.order === 'oneForAll' ? countPermutations(DIGITS.slice(0, rule.digits)) : undefined;
  const byOdds = new Map<string, Prize>();
  for (const prize of prizes) {
    const odds = oddsText(prize, series);
    if (!byOdds.has(odds)) byOdds.set(odds, prize);
  }
  return [...byOdds].map(([odds, { name }]) => ({
    play: code,
    playGroup: groupOfPlay(code),
    prize: byOdds.size > 1 ? name : '',
    odds,
    ...(mostShares !== undefined && { mostShares }),
  }));
}

function oddsText(prize: Prize, series: number): string {
  const [over, of] = payoutFactor(prize, series);
  return formatMoney((BigInt(over) * MONEY_SCALE) / BigInt(of));
}

/** Formats "0.80". */
const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);
