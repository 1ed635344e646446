import { paths } from '~/config/paths.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { cleanNumber } from '../../../../openapi/rules/cleaning.ts';
import { prizeName } from '../betting/names.ts';
import { FAMILY_TAGS } from '../lottery.constants.ts';
import { drawTime, readGroups } from '../lottery.server.ts';
import type { Drawing } from './check.ts';
import type { FairDrawView, FairView } from './fair.types.ts';
import { writeRecipe } from './recipe.server.ts';

type Draw = Value<'listDraws'>['list'][number];
type Game = Awaited<ReturnType<typeof readGroups>>[number]['games'][number];

const RECENT = 6;
const DAY_MS = 86_400_000;
const NUMERO = /^\d{1,15}$/;

/** Public. Throws 404 for an unknown lottery. */
export async function readFair(site: Site): Promise<FairView> {
  const { t, url } = site;
  const games = (await readGroups(site)).flatMap((group) => group.games);
  const gameCode = url.searchParams.get('gameCode') ?? '';
  const numero = cleanNumber(url.searchParams.get('numero') ?? '');
  const game = games.find(({ code }) => code === gameCode);
  if (gameCode && !game) throw notFound(site);
  const found = game ? await readDraws(site, game, numero) : { draw: null, recent: [] };
  return {
    action: paths.lotteryFair(),
    back: game
      ? { path: paths.lotteryTrends({ gameCode, vendor: game.vendor }), label: game.remark }
      : { path: paths.lotteries(), label: t('fair', 'back') },
    games: groupByTag(site, games),
    gameCode,
    numero,
    missing: game && numero && !found.draw ? t('fair', 'missing', { numero }) : null,
    ...found,
  };
}

/** A fast lottery has the tab of its family. */
const findTag = ({ gameMenuTag, gameGroupCode }: Game) => (gameMenuTag === 'FAST' ? gameGroupCode : gameMenuTag);

/** Sorts "2 minutes" before "10 minutes". */
function groupByTag({ t, language }: Site, games: Game[]): FairView['games'] {
  const { compare } = new Intl.Collator(LANGUAGES[language].tag, { numeric: true });
  return FAMILY_TAGS.map((tag) => ({
    label: t('lottery', `tags.${tag}`),
    options: games
      .filter((game) => findTag(game) === tag)
      .map(({ code, remark }) => ({ value: code, label: remark }))
      .sort((a, b) => compare(a.label, b.label)),
  })).filter(({ options }) => options.length > 0);
}

/** Without a number, returns the last draws. */
async function readDraws(site: Site, game: Game, numero: string): Promise<Pick<FairView, 'draw' | 'recent'>> {
  const { api } = site;
  const { gameId } = game;
  const isAsked = NUMERO.test(numero);
  const [{ list }, near, { drawing }] = await Promise.all([
    api.call('listDraws', { path: { gameId }, query: isAsked ? { numero } : { count: RECENT } }),
    api.call('getNearDraw', { query: { gameId } }),
    api.call('getGameSetting', { path: { gameId } }),
  ]);
  if (!isAsked) {
    const all = [...list, ...(await published(site, game, list))];
    return { draw: null, recent: all.map((draw) => recentView(site, game, draw)) };
  }
  const draw = list[0] ?? [near.current, near.waiting].find((each) => each?.numero === numero);
  return { draw: draw ? drawView(site, game, draw, drawing) : null, recent: [] };
}

/** The last day's draws with a published seed, when today's fill the list. */
async function published({ api }: Site, { gameId }: Game, draws: readonly Draw[]): Promise<Draw[]> {
  const oldest = draws.at(-1);
  if (!oldest || oldest.daySeed !== null) return [];
  const query = { to: oldest.daySeedAt - DAY_MS, count: RECENT };
  return (await api.call('listDraws', { path: { gameId }, query })).list;
}

const isComputed = ({ source, state }: Draw): boolean => source === 'computed' && state !== 'void';
const isDrawn = ({ state }: Draw): boolean => state !== 'open' && state !== 'locked';

function recentView({ t, format }: Site, { code }: Game, draw: Draw): FairView['recent'][number] {
  const { numero, drawAt, daySeed } = draw;
  const state = !isComputed(draw) ? 'never' : daySeed === null ? 'later' : 'ready';
  return {
    numero,
    path: paths.lotteryFair({ gameCode: code, numero }),
    time: drawTime(format, drawAt),
    state: t('fair', `recent.${state}`),
  };
}

function drawView(site: Site, game: Game, draw: Draw, drawing: Drawing): FairDrawView {
  const { t, format } = site;
  const { numero, winNo, board, daySeed, daySeedHash, daySeedAt } = draw;
  const { code: gameCode, gameGroupCode: group } = game;
  // A future draw may still get a fixed result.
  const isProvable = isComputed(draw) || !isDrawn(draw);
  return {
    group,
    facts: [
      { label: t('fair', 'form.lottery'), text: game.remark },
      { label: t('fair', 'facts.numero'), text: numero },
      { label: t('fair', isDrawn(draw) ? 'facts.drawn' : 'facts.drawnAt'), text: drawTime(format, draw.drawAt) },
    ],
    balls: board.length > 0 ? [] : winNo,
    board: board.map(({ prize, numbers }) => ({ prize: prizeName(t, '', prize), numbers })),
    hash: daySeedHash,
    seed: daySeed ?? t('fair', 'facts.hidden', { time: drawTime(format, daySeedAt) }),
    note: drawNote(site, draw),
    check:
      isProvable && isDrawn(draw) && daySeed !== null
        ? { gameCode, numero, winNo, board, daySeed, daySeedHash, drawing }
        : null,
    recipe: isProvable
      ? {
          steps: recipeSteps(site, `${gameCode}:${numero}:0:0`, drawing),
          program: writeRecipe({ daySeed, gameCode, numero, drawing }),
        }
      : null,
  };
}

function drawNote({ t }: Site, draw: Draw): string | null {
  if (draw.state === 'void') return t('fair', 'notes.void');
  if (!isDrawn(draw)) return t('fair', 'notes.waiting');
  if (draw.source !== 'computed') return t('fair', `notes.${draw.source}`);
  return draw.daySeed === null ? t('fair', 'notes.hidden') : null;
}

/** The contract's Drawing in words. */
function recipeSteps({ t }: Site, message: string, { numbers, balls, isDistinct, board }: Drawing): string[] {
  const [first = 0, last = 0] = numbers ?? [];
  const size = last - first + 1;
  const prizes = board.map((each) => t('fair', 'recipe.prize', { ...each, prize: prizeName(t, '', each.prize) }));
  return [
    t('fair', 'recipe.key'),
    t('fair', 'recipe.message', { message }),
    t('fair', 'recipe.bytes'),
    t('fair', 'recipe.below'),
    numbers
      ? t('fair', isDistinct ? 'recipe.different' : 'recipe.balls', { count: balls, first, last, size })
      : t('fair', 'recipe.board', { prizes: prizes.join('; ') }),
  ];
}
