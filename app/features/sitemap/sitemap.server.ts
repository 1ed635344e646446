import { pageLanguages } from '~/brand/brand.server.ts';
import { addressIn, listAlternates, type PageLanguages } from '~/config/page-address.ts';
import { paths } from '~/config/paths.ts';
import { listGameMenus } from '~/features/games/games.server.ts';
import { listTopics } from '~/features/help/help.server.ts';
import { isVietnam, type Lottery, readMenu } from '~/features/lottery/lottery.server.ts';
import { listHeadlines } from '~/features/messages/messages.server.ts';
import { listRunning } from '~/features/promotions/promotions.server.ts';
import { escapeMarkup } from '~/i18n/escape-markup.server.ts';
import type { Site } from '~/request/site.server.ts';

interface Listed {
  path: string;
  /** Epoch milliseconds, where the data has a time. */
  changedAt?: number | undefined;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const xmlResponse = (xml: string): Response =>
  new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });

/** One sitemap a language. */
export function writeSitemapIndex(site: Site): string {
  const { origin, tags } = pageLanguages(site.brand, site.isSecure);
  const files = tags.map((tag) => `<sitemap><loc>${escapeMarkup(`${origin}${paths.sitemap(tag)}`)}</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${files.join('\n')}\n</sitemapindex>\n`;
}

/** The same for all. Returns null for a language that the brand does not offer. */
export async function writeSitemap({ forAll }: Site, tag: string): Promise<string | null> {
  const site = forAll();
  const languages = pageLanguages(site.brand, site.isSecure);
  if (!languages.tags.includes(tag)) return null;
  const pages = await (site.brand.loginRequiredHome ? listDoors(site) : listPages(site));
  const entries = pages
    .filter(({ path }) => site.routes.isOn(path) && !site.routes.needsSession(path))
    .map((page) => writeEntry(languages, tag, page));
  const namespaces = `xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
}

function writeEntry(languages: PageLanguages, tag: string, { path, changedAt }: Listed): string {
  const { pathname, searchParams } = new URL(path, languages.origin);
  const alternates = listAlternates(languages, pathname, searchParams).map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.tag}" href="${escapeMarkup(each.address)}"/>`,
  );
  return [
    `<url><loc>${escapeMarkup(addressIn(languages, tag, pathname, searchParams))}</loc>`,
    ...(changedAt === undefined ? [] : [`<lastmod>${new Date(changedAt).toISOString()}</lastmod>`]),
    ...alternates,
    '</url>',
  ].join('');
}

/** Pages for visitors of a brand whose home requires a session. */
async function listDoors(site: Site): Promise<Listed[]> {
  return [
    { path: paths.login() },
    { path: paths.register() },
    { path: paths.openDownload() },
    { path: paths.helpCentre() },
    ...(await listArticles(site, paths.helpCentre)),
  ];
}

const listArticles = async (site: Site, toPath: typeof paths.help | typeof paths.helpCentre): Promise<Listed[]> =>
  (await listTopics(site)).flatMap(({ articles }) => articles.map(({ tag }) => ({ path: toPath({ article: tag }) })));

/** A fast lottery has two tags. */
const isFirst = ({ gameId }: Lottery, at: number, all: Lottery[]) =>
  all.findIndex((each) => each.gameId === gameId) === at;

/** Both change with each draw. */
function listLottery(lottery: Lottery): Listed[] {
  const { code: gameCode, vendor, winningTime: changedAt } = lottery;
  const path = isVietnam(lottery) ? paths.vietnam({ gameCode }) : paths.lottery({ gameCode, vendor });
  return [path, paths.lotteryTrends({ gameCode, vendor })].map((each) => ({ path: each, changedAt }));
}

async function listTournaments(site: Site): Promise<Listed[]> {
  const { list } = await site.api.call('listTournaments');
  return [{ path: paths.tournaments() }, ...list.map(({ tournamentId }) => ({ path: paths.tournament(tournamentId) }))];
}

async function listPages(site: Site): Promise<Listed[]> {
  const { brand, modules, now } = site;
  const [menus, promotions, articles, lotteries, headlines] = await Promise.all([
    listGameMenus(site),
    listRunning(site),
    listArticles(site, paths.help),
    readMenu(site),
    listHeadlines(site),
  ]);
  const categories = menus.map(({ gameCategory }) => gameCategory).filter((category) => category !== 'LOTT');
  const begun = promotions.map(({ startTime }) => startTime).filter((time) => time <= now);
  const games = lotteries.flatMap(({ gameMenus }) => gameMenus);
  return [
    { path: paths.home() },
    ...categories.map((category) => ({ path: paths.category(category) })),
    ...(categories.includes('PVP') ? [{ path: paths.rooms() }] : []),
    ...(games.length > 0 ? [{ path: paths.lotteries() }, { path: paths.lotteryFair() }] : []),
    ...(games.some(isVietnam) ? [{ path: paths.vietnam() }] : []),
    ...games.filter(isFirst).flatMap((each) => listLottery(each)),
    { path: paths.promotions(), changedAt: begun.length > 0 ? Math.max(...begun) : undefined },
    ...promotions.map(({ promotionId, startTime }) => ({
      path: paths.promotion(promotionId),
      changedAt: startTime <= now ? startTime : undefined,
    })),
    ...(modules.has('VIP3') ? [{ path: paths.vip() }] : []),
    ...(modules.has('POINTMALL3') ? [{ path: paths.pointMall() }] : []),
    ...(modules.has('PARTNER3') ? [{ path: paths.join() }] : []),
    ...(modules.has('TOURNAMENT3') ? await listTournaments(site) : []),
    { path: paths.notices(), changedAt: headlines[0] && Date.parse(headlines[0].isoTime) },
    { path: paths.help() },
    ...articles,
    ...brand.licences.filter(({ isLapsed }) => !isLapsed).map(({ id }) => ({ path: paths.licence(id) })),
    { path: paths.download() },
  ];
}
