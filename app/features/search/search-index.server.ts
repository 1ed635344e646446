import MiniSearch, { type SearchResult } from 'minisearch';
import { CENTRES, type PageAccess } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { isChatOpen } from '~/features/chat/chat.server.ts';
import { type Game, listLanes } from '~/features/games/games.server.ts';
import { listTopics } from '~/features/help/help.server.ts';
import { listRunning } from '~/features/promotions/promotions.server.ts';
import { listMenus } from '~/features/system/system.server.ts';
import { isPiece, termsOfQuery, termsOfText } from '~/parts/marks/fold.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import { QUERY_WORDS } from './search.constants.ts';
import type { LinkGroup } from './search.types.ts';

type VendorCard = Value<'listVendors'>[number]['cards'][number];
type GameType = Query<'listGames'>['gameType'];

export type Entry = { name: string; detail: string } & (
  | { kind: 'game'; game: Game }
  | { kind: 'vendor'; card: VendorCard }
  | { kind: LinkGroup; path: string }
);

export interface Found {
  entry: Entry;
  terms: string[];
}

export type Search = (query: string) => Found[];

const GAMES_A_CALL = 100;
/** Longer words may have one wrong letter in four; without a match, even longer words two. */
const CERTAIN_LETTERS = 3;
const WRONG_SHARE = 0.25;
const LOOSE_LETTERS = 5;
const LOOSE_WRONG = 2;

const HOT_BOOST = 1.5;
const isHot = (entry?: Entry) => entry?.kind === 'game' && entry.game.isHot === 1;

/** Cached as its lists. */
export const openSearch = (site: Site): Promise<Search> =>
  site.cached('search', async (forAll) => searchAmong(await listEntries(forAll)));

const wrongLetters = (term: string) => !isPiece(term) && term.length > CERTAIN_LETTERS && WRONG_SHARE;
const isLoose = (term: string) => !isPiece(term) && term.length >= LOOSE_LETTERS;
const looseLetters = (term: string) =>
  isLoose(term) ? Math.max(LOOSE_WRONG, Math.round(term.length * WRONG_SHARE)) : wrongLetters(term);
/** Two wrong letters match many words. */
const hasInitials = ({ terms, queryTerms }: SearchResult) =>
  terms.every((term) => queryTerms.some((typed) => typed[0] === term[0]));

function searchAmong(entries: Entry[]): Search {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ['name', 'detail'],
    tokenize: termsOfText,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => termsOfQuery(query).slice(0, QUERY_WORDS),
      prefix: (term) => !isPiece(term) || term.length === 1,
      fuzzy: wrongLetters,
      boost: { name: 3 },
      boostDocument: (id) => (isHot(entries[id]) ? HOT_BOOST : 1),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return (query) => {
    const typed = termsOfQuery(query).slice(0, QUERY_WORDS);
    const searches = [
      () => index.search(query, { combineWith: 'AND' }),
      () =>
        typed.some(isLoose) ? index.search(query, { combineWith: 'AND', fuzzy: looseLetters }).filter(hasInitials) : [],
      () => index.search(query),
    ];
    let results: SearchResult[] = [];
    for (const search of searches) if (results.length === 0) results = search();
    const found = results.flatMap(({ id, terms }) => (entries[id] ? [{ entry: entries[id], terms }] : []));
    const isAsTyped = ({ terms }: Found) => typed.every((term) => terms.some((each) => each.startsWith(term)));
    const sure = found.filter(isAsTyped);
    const sureKinds = new Set(sure.map(({ entry }) => entry.kind));
    // Similar names come after those as typed, and not where other kinds alone have those.
    const isWanted = ({ entry }: Found) => sure.length === 0 || sureKinds.has(entry.kind);
    return [...sure, ...found.filter((each) => !isAsTyped(each) && isWanted(each))];
  };
}

async function listEntries(site: Site): Promise<Entry[]> {
  const [lanes, menus, promotions, tournaments, topics] = await Promise.all([
    listLanes(site),
    listMenus(site),
    listRunning(site),
    listTournaments(site),
    listTopics(site),
  ]);
  const games = await Promise.all(lanes.map(({ gameClassify }) => listAllGames(site, gameClassify)));
  const pages = new Map([
    ...lanes.map(({ gameClassify, title }): [string, string] => [paths.category(gameClassify), title]),
    ...menus.flatMap(({ entries }) => entries.map(({ path, label }): [string, string] => [path, label])),
    ...listOtherPages(site),
  ]);
  return [
    ...games.flat().map((game): Entry => ({ kind: 'game', name: game.gameName, detail: game.vendorName, game })),
    ...vendorEntries(lanes),
    ...promotions.map((each) => offerEntry(each, paths.promotion(each.promotionId))),
    ...tournaments.map((each) => offerEntry(each, paths.tournament(each.tournamentId))),
    ...topics.flatMap(({ articles }) => articles.map(helpEntry)),
    ...[...pages].map(([path, name]): Entry => ({ kind: 'pages', name, detail: '', path })),
  ];
}

/** Also those to come and those that are over; an empty list on failure. */
const listTournaments = async (site: Site): Promise<Value<'listTournaments'>['list']> =>
  site.modules.has('TOURNAMENT3')
    ? optional(
        site,
        'listTournaments',
        site.api.call('listTournaments').then(({ list }) => list),
        [],
      )
    : [];

const CENTRE_PAGES = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
  'rewardCenter',
  'referral',
  'missionLeaderboard',
  'messageV2',
] as const;

/** Pages in no menu of the brand, with their names. Those of the member centre lead visitors to the log-in. */
function listOtherPages(site: Site): [string, string][] {
  const { t, modules, brand } = site;
  const isOn = ({ module }: PageAccess) => !module || modules.has(module);
  return [
    ...CENTRE_PAGES.filter((key) => isOn(CENTRES.member[key])).map((key): [string, string] => [
      paths.centre(key),
      t('member', `centre.pages.${key}`),
    ]),
    ...(isChatOpen(site) ? [[paths.chat({}), t('layout', 'chat')] as [string, string]] : []),
    ...brand.licences
      .filter(({ isLapsed }) => !isLapsed)
      .map(({ id, name }): [string, string] => [paths.licence(id), name]),
  ];
}

const offerEntry = ({ title, summary }: { title: string; summary: string }, path: string): Entry => ({
  kind: 'promotions',
  name: title,
  detail: summary,
  path,
});

const helpEntry = ({ tag, title, keywords }: { tag: string; title: string; keywords: string }): Entry => ({
  kind: 'help',
  name: title,
  detail: keywords,
  path: paths.help({ article: tag }),
});

/** A vendor with two categories links to the first. */
function vendorEntries(lanes: Value<'listVendors'>): Entry[] {
  const known = new Map<string, Entry>();
  for (const { title, cards } of lanes) {
    for (const card of cards) {
      const entry = known.get(card.vassalage);
      if (entry) entry.detail += `, ${title}`;
      else known.set(card.vassalage, { kind: 'vendor', name: card.displayName, detail: title, card });
    }
  }
  return [...known.values()];
}

async function listAllGames({ api, language }: Site, gameType: GameType): Promise<Game[]> {
  const games: Game[] = [];
  let totalPages = 1;
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const page = await api.call('listGames', {
      query: { clientType: 3, platform: 'flash,html5-desktop', gameType, language, pageNo, pageSize: GAMES_A_CALL },
    });
    games.push(...page.games);
    totalPages = page.totalPages;
  }
  return games;
}
