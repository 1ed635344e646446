import { paths } from '~/config/paths.ts';
import { listAllVendors, listClosedLotteries } from '~/features/games/games.server.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import { requireMember } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import {
  gatewayTime,
  isVietnam,
  type Lottery,
  type LotteryView,
  listPopular,
  listRecent,
  lockTimeAt,
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
  /** Whose lotteries are shown; `path` shows all. */
  vendor: { name: string; path: string } | null;
  day: string;
  days: { value: string; label: string }[];
  name: string;
  action: string;
  hidden: { name: string; value: string }[];
  reset: { path: string; label: string };
  lotteries: LotteryView[];
}

interface Wanted {
  /** Empty for all; an unknown one is ignored. */
  vendor: string;
  tag: string;
  list: LobbyList | null;
  day: number;
  name: string;
}

/** Throws 404 at a brand without Vietnam's lotteries, and a redirect to the login for the member's own lists. */
export async function readLobby(site: Site, { onlyVietnam = false } = {}): Promise<LobbyView> {
  const pathTo = onlyVietnam ? paths.vietnam : paths.lotteries;
  const whole = putTypeFirst(await readMenu(site), site.brand.lotteryType);
  const own = onlyVietnam ? filterMenu(whole, isVietnam) : whole;
  if (onlyVietnam && own.length === 0) throw notFound(site);
  const wanted = parseSearch(site, own, onlyVietnam);
  const { vendor, tag, list, day, name } = wanted;
  // A name is searched in all lotteries.
  const menu = vendor && !name ? filterMenu(own, (each) => each.vendor === vendor) : own;
  const all = listOnce(menu);
  const [found, closed, vendors] = await Promise.all([
    findLotteries(site, menu, all, wanted),
    listClosedLotteries(site),
    vendor ? optional(site, 'listVendors', listAllVendors(site), []) : [],
  ]);
  // Hot ones come in their order, recent ones newest first.
  const isRanked = !name && (list === 'hot' || list === 'recent');
  return {
    title: site.t('lottery', onlyVietnam ? 'vietnam' : 'title'),
    now: gatewayTime(all),
    vendor:
      vendor && !name ? { name: vendors.find(({ code }) => code === vendor)?.name ?? vendor, path: pathTo() } : null,
    username: site.member?.username ?? '',
    list: name ? null : list,
    // A tag clears list and day (specification, section 4).
    tags: menu.map((each) => ({
      tag: each.tag,
      path: pathTo({ vassalage: vendor, tag: each.tag }),
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
    hidden: Object.entries({ vassalage: vendor, tag, list: list ?? '' }).flatMap(([field, value]) =>
      value ? [{ name: field, value }] : [],
    ),
    reset: findReset(site, wanted, onlyVietnam, pathTo),
    lotteries: found
      .filter((lottery) => isWanted(lottery, wanted))
      .sort((a, b) => (isRanked ? 0 : lockTimeAt(a) - lockTimeAt(b)))
      .map((lottery) => lotteryView(site, lottery, closed)),
  };
}

type LotteryType = Site['brand']['lotteryType'];

/** Other tags are of classic lotteries. */
const TYPES_OF_TAGS: Partial<Record<Menu[number]['tag'], LotteryType>> = { FAST: 'ELOTT', '4D': 'SEA', THAI: 'SEA' };

/** The first tag of the brand's type comes first (specification, section 3). */
export function putTypeFirst<Entry extends Pick<Menu[number], 'tag'>>(menu: Entry[], type: LotteryType): Entry[] {
  const first = menu.find(({ tag }) => (TYPES_OF_TAGS[tag] ?? 'LOTT') === type);
  return first ? [first, ...menu.filter((entry) => entry !== first)] : menu;
}

const filterMenu = (menu: Menu, isWanted: (lottery: Lottery) => boolean): Menu =>
  menu
    .map(({ tag, gameMenus }) => ({ tag, gameMenus: gameMenus.filter(isWanted) }))
    .filter(({ gameMenus }) => gameMenus.length > 0);

/** A fast lottery has two tags. */
const listOnce = (menu: Menu): Lottery[] => [
  ...new Map(menu.flatMap(({ gameMenus }) => gameMenus.map((each) => [each.gameId, each]))).values(),
];

function parseSearch({ url }: Site, menu: Menu, onlyVietnam: boolean): Wanted {
  const search = url.searchParams;
  const known = (name: string, values: readonly string[]) => values.find((value) => value === search.get(name)) ?? '';
  const asked = onlyVietnam ? undefined : LISTS.find((each) => each === search.get('list'));
  // Lists are of all vendors.
  const vendors = onlyVietnam || asked ? [] : listOnce(menu).map((each) => each.vendor);
  const tags = menu.map((each) => each.tag);
  const [vendor, tag] = [known('vassalage', vendors), known('tag', tags)];
  const day = DAYS.find((each) => each === Number(search.get('day'))) ?? 0;
  const name = cleanLine(search.get('name') ?? '').slice(0, 60);
  const isFiltered = vendor !== '' || tag !== '' || day !== 0 || name !== '';
  return { vendor, tag, list: asked ?? (isFiltered || onlyVietnam ? null : 'hot'), day, name };
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
  { vendor, tag, list, name, day }: Wanted,
  onlyVietnam: boolean,
  pathTo: typeof paths.lotteries,
): LobbyView['reset'] {
  if (name)
    return {
      path: pathTo({ vassalage: vendor, tag, list, day: day || undefined }),
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
