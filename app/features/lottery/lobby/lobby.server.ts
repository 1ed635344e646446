import { paths } from '~/config/paths.ts';
import { listClosedLotteries } from '~/features/games/games.server.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import { requireMember } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import {
  gatewayTime,
  isVietnam,
  type Lottery,
  type LotteryView,
  listPopular,
  listRecent,
  lotteryView,
  type Menu,
  readMenu,
} from '../lottery.server.ts';

export const LISTS = ['hot', 'fav', 'recent'] as const;
export type LobbyList = (typeof LISTS)[number];

/** Sunday is 1 (specification, section 2). */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Noon UTC is the same weekday in every time zone. */
const A_SUNDAY = Date.UTC(2026, 0, 4, 12);
const DAY_MS = 24 * 3_600_000;

export interface LobbyView {
  title: string;
  /** The gateway's, in epoch milliseconds. */
  now: number;
  username: string;
  list: LobbyList | null;
  tags: { tag: string; path: string; isSelected: boolean }[];
  lists: { key: LobbyList; path: string; isSelected: boolean }[];
  day: string;
  days: { value: string; label: string }[];
  name: string;
  action: string;
  hidden: { name: string; value: string }[];
  reset: { path: string; label: string };
  lotteries: LotteryView[];
}

interface Wanted {
  tag: string;
  list: LobbyList | null;
  day: number;
  name: string;
}

/** Throws 404 at a brand without Vietnam's lotteries, and a redirect to the login for the member's own lists. */
export async function readLobby(site: Site, { onlyVietnam = false } = {}): Promise<LobbyView> {
  const pathTo = onlyVietnam ? paths.vietnam : paths.lotteries;
  const menu = (await readMenu(site))
    .map(({ tag, gameMenus }) => ({ tag, gameMenus: onlyVietnam ? gameMenus.filter(isVietnam) : gameMenus }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
  if (onlyVietnam && menu.length === 0) throw notFound(site);
  const all = [...new Map(menu.flatMap(({ gameMenus }) => gameMenus.map((each) => [each.gameId, each]))).values()];
  const wanted = parseSearch(site, menu, onlyVietnam);
  const [found, closed] = await Promise.all([findLotteries(site, menu, all, wanted), listClosedLotteries(site)]);
  const { tag, list, day, name } = wanted;
  return {
    title: site.t('lottery', onlyVietnam ? 'vietnam' : 'title'),
    now: gatewayTime(all),
    username: site.member?.username ?? '',
    list: name ? null : list,
    // A tag clears list and day (specification, section 4).
    tags: menu.map((each) => ({
      tag: each.tag,
      path: pathTo({ tag: each.tag }),
      isSelected: !name && each.tag === tag,
    })),
    lists: (onlyVietnam ? [] : LISTS).map((key) => ({
      key,
      path: pathTo({ list: key }),
      isSelected: !name && key === list,
    })),
    day: day ? String(day) : '',
    days: DAYS.map((each) => ({ value: String(each), label: dayName(site, each) })),
    name,
    action: pathTo(),
    hidden: [...(tag ? [{ name: 'tag', value: tag }] : []), ...(list ? [{ name: 'list', value: list }] : [])],
    reset: findReset(site, wanted, onlyVietnam, pathTo),
    lotteries: found
      .filter((lottery) => isWanted(lottery, wanted))
      // Stations draw once a week: today's come first.
      .sort((a, b) => (onlyVietnam ? a.drawAt - b.drawAt : 0))
      .map((lottery) => lotteryView(site, lottery, closed)),
  };
}

function parseSearch({ url }: Site, menu: Menu, onlyVietnam: boolean): Wanted {
  const search = url.searchParams;
  const wantedTag = search.get('tag') ?? '';
  const tag = menu.some((each) => each.tag === wantedTag) ? wantedTag : '';
  const day = Number(search.get('day'));
  const name = (search.get('name') ?? '').trim().slice(0, 60);
  const isAsked = tag !== '' || DAYS.some((each) => each === day) || name !== '';
  const list = LISTS.find((each) => each === search.get('list')) ?? (isAsked || onlyVietnam ? null : 'hot');
  return { tag, list: onlyVietnam ? null : list, day: DAYS.some((each) => each === day) ? day : 0, name };
}

/** All lotteries for a search. The browser filters favourites, which it stores. */
async function findLotteries(site: Site, menu: Menu, all: Lottery[], { tag, list, name }: Wanted): Promise<Lottery[]> {
  if (list !== null && list !== 'hot') requireMember(site);
  if (name) return all;
  if (list === 'hot') return listPopular(site);
  if (list === 'recent') return listRecent(site);
  return menu.find((each) => each.tag === tag)?.gameMenus ?? all;
}

function findReset(
  { t }: Site,
  { tag, list, name, day }: Wanted,
  onlyVietnam: boolean,
  pathTo: typeof paths.lotteries,
): LobbyView['reset'] {
  if (name)
    return {
      path: pathTo({ tag: tag || undefined, list: list ?? undefined, day: day || undefined }),
      label: t('lottery', 'search.clear'),
    };
  return { path: pathTo(), label: t('lottery', onlyVietnam ? 'empty.all' : 'empty.reset') };
}

const isWanted = ({ remark, drawDayOfWeek }: Lottery, { day, name }: Wanted): boolean =>
  (!day || drawDayOfWeek.split(',').includes(String(day))) && plain(remark).includes(plain(name));

/** "da nang" finds "Đà Nẵng". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

const dayName = ({ language }: Site, day: number): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].tag, { weekday: 'long', timeZone: 'UTC' }).format(
    A_SUNDAY + (day - 1) * DAY_MS,
  );
