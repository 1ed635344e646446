import { z } from 'zod';
import { hasService } from '~/brand/customer-service.server.ts';
import { paths } from '~/config/paths.ts';
import { listHighlights } from '~/features/system/system.server.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import { markParts } from '~/parts/marks/mark.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { parseSearch, searchText } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { HELP_QUERY_LENGTH, VOTES } from './help.constants.ts';
import { indexArticles, plainText } from './help-index.server.ts';

const Search = z.object({
  article: z.string().optional(),
  q: searchText(HELP_QUERY_LENGTH),
  voted: z.enum(VOTES).optional().catch(undefined),
});

const MOST_RESULTS = 6;
const EXCERPT = 160;

/** Sanitized once where it is cached. */
export const listTopics = (site: Site) =>
  site.cached('help', async ({ api, routes }) =>
    (await api.call('getHelpCenter')).map(({ tag, title, children }) => ({
      tag,
      title,
      articles: children.map(({ content, ...article }) => ({ ...article, html: safeHtml(content, routes.isOn) })),
    })),
  );

type Topic = Awaited<ReturnType<typeof listTopics>>[number];
type Article = Topic['articles'][number];

const openIndex = (site: Site) =>
  site.cached('help index', async (forAll) =>
    indexArticles(
      (await listTopics(forAll)).flatMap(({ articles }) => articles),
      forAll.language,
    ),
  );

const excerpt = (html: string): string => {
  const text = plainText(html).replace(/\s+/g, ' ').trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…` : text;
};

/** Returns false for visitors of a brand whose home requires a session, and for sub-accounts. */
export const canSendFeedback = ({ modules, brand, member }: Site): boolean =>
  modules.has('FEEDBACK3') && (member ? !member.subAccount : !brand.loginRequiredHome);

/** The page in the shell, or the bare one (specification, section 2: /helpmc). Throws 404 for an unknown article. */
export async function readHelp(site: Site, toPath: typeof paths.help | typeof paths.helpCentre = paths.help) {
  const { article: tag, q: query = '', voted } = parseSearch(site, Search);
  const topics = await listTopics(site);
  const link = ({ tag, title }: Article) => ({ tag, title, path: toPath({ article: tag }) });
  const common = {
    query,
    home: toPath(),
    hasService: hasService(site.brand),
    hasFeedback: canSendFeedback(site),
  };
  if (tag !== undefined) {
    const topic = topics.find(({ articles }) => articles.some((each) => each.tag === tag));
    const article = topic?.articles.find((each) => each.tag === tag);
    if (!topic || !article) throw notFound(site);
    const { title, html } = article;
    const others = topic.articles.filter((each) => each !== article).map(link);
    const view = { ...common, kind: 'article' as const, tag, title, html, topic: topic.title, others, voted };
    const trail = [{ name: site.t('help', 'title'), path: toPath() }];
    return { view, title: site.title(title), description: excerpt(html), trail };
  }
  if (query) {
    const found = (await openIndex(site))(query).slice(0, MOST_RESULTS);
    const results = found.map(({ article, terms }) => ({
      ...link(article),
      parts: markParts(article.title, query, terms),
      excerpt: excerpt(article.html),
    }));
    return {
      view: { ...common, kind: 'results' as const, results },
      title: site.title(results.length > 0 ? site.t('help', 'results', { query }) : site.t('help', 'title')),
    };
  }
  const highlights = await listHighlights(site);
  const all = topics.map(({ tag, title, articles }) => ({ tag, title, articles: articles.map(link) }));
  return {
    view: {
      ...common,
      kind: 'topics' as const,
      topics: all,
      highlights: highlights.flatMap(({ title, link: to }) => {
        const article = new URLSearchParams(to.split('?')[1]).get('article');
        return article ? [{ title, path: toPath({ article }) }] : [];
      }),
    },
    title: site.title(site.t('help', 'title')),
    description: site.describe('help', { topics: topics.map(({ title }) => title) }),
  };
}

export type HelpView = Awaited<ReturnType<typeof readHelp>>['view'];
export type ArticleView = Extract<HelpView, { kind: 'article' }>;
export type ResultsView = Extract<HelpView, { kind: 'results' }>;
export type TopicsView = Extract<HelpView, { kind: 'topics' }>;
