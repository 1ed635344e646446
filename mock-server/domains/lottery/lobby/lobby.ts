import type { Query, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { coverPath } from '../../../art/paths.ts';
import { type DrawTime, lastDraw } from '../../../engine/lottery/calendar.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { putFirst } from '../../../shared/put-first.ts';
import { type Language, lotteryTags } from '../../../worlds/columns.ts';
import type { World } from '../../../worlds/world.ts';
import { nameIn } from '../../games/catalogue/orders.ts';
import { requireBrand } from '../../system/repository.ts';
import { isVietnam, type Lottery, listLotteries } from '../catalogue/lotteries.ts';
import { findMostOdds, listPrizeModes } from '../catalogue/modes.ts';
import { findOpenDraw, readResult, winningNumbers } from '../draws/draws.ts';
import { listRecentIds } from './repository.ts';

type CoverOf = Parameters<typeof coverPath>[0];
type LotteryView = Value<'getRecentLottery'>[number];
type Opened = Value<'listOpenedNumeros'>[number];
type Filter = Query<'getLotteryMenu'>;

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const MINUTE_MS = 60_000;

/** A fast lottery is also in its family's tab. */
export function readMenu(context: Context<'getLotteryMenu'>): Value<'getLotteryMenu'> {
  const lotteries = chosen(context, context.query);
  const language = context.query.language ?? context.language;
  const entries = lotteries.map((lottery) => ({
    tags: listTags(lottery),
    game: view(context, lottery, language),
  }));
  return putFirst(lotteryTags, firstTags(context), (tag) => tag)
    .map((tag) => ({ tag, gameMenus: entries.flatMap(({ tags, game }) => (tags.includes(tag) ? [game] : [])) }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
}

/** Tags of the brand's own market, which comes first. */
export const firstTags = ({ world, brand }: HandlerContext) => requireBrand(world, brand).layout.lotteries;

const listTags = ({ tag, family }: Lottery): string[] => (tag === 'FAST' ? [tag, family] : [tag]);

export function readRecent(context: Context<'getRecentLottery'>): Value<'getRecentLottery'> {
  const { world, member, query } = context;
  const byId = new Map(chosen(context, query).map((lottery) => [lottery.gameId, lottery]));
  return listRecentIds(world, member.memberId, query.recentCount ?? 100).flatMap((gameId) => {
    const lottery = byId.get(gameId);
    return lottery ? [view(context, lottery, query.language ?? context.language)] : [];
  });
}

export function listPopular(context: Context<'listPopularLotteries'>): Value<'listPopularLotteries'> {
  const { world, brand, query } = context;
  const { hotLotteries } = requireBrand(world, brand).layout;
  const popular = chosen(context, query)
    .filter(({ isPopular, game }) => isPopular || hotLotteries.includes(game.code))
    .sort((a, b) => a.position - b.position);
  const byMarket = putFirst(popular, firstTags(context), ({ tag }) => tag);
  return putFirst(byMarket, hotLotteries, ({ game }) => game.code)
    .slice(0, query.count ?? 20)
    .map((lottery) => view(context, lottery, query.language ?? context.language));
}

export const listOpenedVietnam = (context: Context<'listOpenedNumeros'>): Opened[] =>
  listOpened(context, context.query.count, isVietnam);

export const listOpenedOthers = (context: Context<'listOpenedLottoNumeros'>): Opened[] =>
  listOpened(context, context.query.count, (lottery) => !isVietnam(lottery));

const listOpened = ({ world, brand }: HandlerContext, count = 100, isWanted: (lottery: Lottery) => boolean): Opened[] =>
  listLotteries(world, brand)
    .filter(isWanted)
    .slice(0, count)
    .map((lottery) => ({ gameId: lottery.gameId, code: lottery.game.code, ...readDrawState(world, lottery) }));

export function listGroups(context: Context<'listLotteryGroups'>): Value<'listLotteryGroups'> {
  const lotteries = listLotteries(context.world, context.brand);
  const language = context.query.language ?? context.language;
  return [...new Set(lotteries.map(({ family }) => family))].map((family) => ({
    gameGroupCode: family as LotteryView['gameGroupCode'],
    games: lotteries.filter((lottery) => lottery.family === family).map((lottery) => view(context, lottery, language)),
  }));
}

/** Vietnam's lotteries have no prize mode and always match. */
function chosen({ world, brand }: HandlerContext, { prizeMode }: Pick<Filter, 'prizeMode'>): Lottery[] {
  const modes = prizeMode?.split(',');
  return listLotteries(world, brand).filter(
    (lottery) =>
      !modes || isVietnam(lottery) || listPrizeModes(lottery, brand, world.now()).some((mode) => modes.includes(mode)),
  );
}

function view({ world, brand }: HandlerContext, lottery: Lottery, language: Language): LotteryView {
  const { game, gameId, grid } = lottery;
  const status = readDrawState(world, lottery);
  const prizeModes = listPrizeModes(lottery, brand, world.now());
  const [defaultPlayType] = prizeModes;
  return {
    gameId,
    code: game.code,
    vendor: game.vendorCode,
    remark: nameIn(game, language),
    icon: coverPath({ ...game, vendor: game.vendorCode } as CoverOf),
    gameMenuTag: lottery.tag as LotteryView['gameMenuTag'],
    gameGroupCode: lottery.family as LotteryView['gameGroupCode'],
    prizeModes,
    ...(defaultPlayType && { defaultPlayType }),
    mostOdds: findMostOdds(lottery, brand, world.now()),
    // Sunday is 1 (specification, section 2).
    drawDayOfWeek: listDays(grid, status.drawAt)
      .map((day) => day + 1)
      .join(),
    ...status,
  };
}

/** For draws on days of the month, the weekday of the next draw. */
const listDays = ({ weekdays = ALL_DAYS, monthDays, zone }: Lottery['grid'], nextAt: number): readonly number[] =>
  monthDays ? [new Date(nextAt + zone * MINUTE_MS).getUTCDay()] : weekdays;

function readDrawState(world: World, lottery: Lottery) {
  const now = world.now();
  const open = findOpenDraw(world, lottery);
  const last = lastDraw(lottery.grid, now);
  return {
    numero: open.numero,
    remainTime: open.lockAt - now,
    lockTime: lottery.grid.lockMs,
    drawAt: open.drawAt,
    winningTime: last.drawAt,
    lastNumero: last.numero,
    winNo: lastNumbers(world, lottery, last),
  };
}

function lastNumbers(world: World, lottery: Lottery, last: DrawTime): string[] {
  const { result } = readResult(world, world, lottery, last);
  return result ? winningNumbers(result) : [];
}
