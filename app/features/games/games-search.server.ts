import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { pageNumber, parseSearch, searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { GameType } from './game-lists.server.ts';
import { GAME_FLAGS, GAME_QUERY, GAME_SORTS, MIN_BET_OPTIONS } from './games.constants.ts';
import type { GameList } from './games.types.ts';

type Menu = Value<'getGameMenus'>[number];

/** Drops invalid values, so old or mistyped links still show games. */
const Search = z.object({
  [GAME_QUERY.vendor]: z
    .string()
    .regex(/^[A-Z0-9_]{2,20}$/)
    .optional()
    .catch(undefined),
  [GAME_QUERY.vendors]: z.literal('all').optional().catch(undefined),
  [GAME_QUERY.list]: z.enum(['hot', 'fav', 'recent', 'all']).optional().catch(undefined),
  [GAME_QUERY.classification]: z.enum(['JP', 'TG', 'VP', 'AC', 'SC', 'BG']).optional().catch(undefined),
  [GAME_QUERY.name]: searchText(60),
  [GAME_QUERY.minBet]: z.enum(MIN_BET_OPTIONS).optional().catch(undefined),
  [GAME_QUERY.sort]: z.enum(GAME_SORTS).optional().catch(undefined),
  [GAME_QUERY.flags]: z
    .string()
    .transform((flags) => GAME_FLAGS.filter((flag) => flags.split(',').includes(flag)))
    .catch([]),
  [GAME_QUERY.from]: z.coerce.number().int().min(1).optional().catch(undefined),
  [GAME_QUERY.page]: pageNumber,
});

export type Search = z.infer<typeof Search>;

/** Bingo only in Filipino (specification, section 9). */
export const hasClass = ({ language }: Site, classification: NonNullable<Search['classification']>): boolean =>
  classification !== 'BG' || language === 'TY';

/** Drops filters, sorts and flags that the menu lacks. */
export function readGamesSearch(site: Site, menu: Menu): Search {
  const { classification, sort, flags, ...rest } = parseSearch(site, Search);
  return {
    ...rest,
    classification: classification && hasClass(site, classification) ? classification : undefined,
    sort: sort && sort !== 'popular' && menu.sorts?.includes(sort) ? sort : undefined,
    flags: flags.filter((flag) => menu.flags?.includes(flag)),
  };
}

/** A filter or sort clears the list type (specification, section 4). */
export const isFiltered = ({ classification, name, minBet, sort, flags }: Search) =>
  Boolean(classification || name || minBet || sort || flags.length > 0);

/** A change of vendor starts with hot games when there are any (specification, section 4). */
export function chooseList(search: Search, hasHot: boolean): GameList {
  if (isFiltered(search)) return 'all';
  const wanted = search.list ?? (search.page === 1 ? 'hot' : 'all');
  return wanted === 'hot' && !hasHot ? 'all' : wanted;
}

export const gamesPath =
  (gameType: GameType, { vassalage }: Search) =>
  ({ flags, ...change }: Partial<Search>) =>
    paths.category(gameType, { vassalage, ...change, flags: flags?.join(',') });
