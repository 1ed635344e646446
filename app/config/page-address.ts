export interface RouteHandle {
  /** The same for visitors with equal preferences, and nothing for a single use. Search engines list it. */
  isShared?: boolean;
  /** Search engines list it, too. */
  isPublic?: boolean;
  /** Other query parameters do not change the page. */
  reads?: readonly string[];
}

/** Tag of an offered language, in any address: it wins for that page. */
export const LANGUAGE_PARAMETER = 'lang';

/** In order: one address for one page. */
export function readParameters(search: URLSearchParams, reads: readonly string[] = []): URLSearchParams {
  const read = new URLSearchParams([...search].filter(([name, value]) => value !== '' && reads.includes(name)));
  read.sort();
  return read;
}

/** Addresses of one page in several languages. */
export interface PageLanguages {
  /** Without a path. */
  origin: string;
  /** Offered tags. */
  tags: readonly string[];
  /** Needs no parameter. */
  defaultTag: string;
}

export function addressIn({ origin, defaultTag }: PageLanguages, tag: string, path: string, search: URLSearchParams) {
  const all = new URLSearchParams(search);
  if (tag !== defaultTag) all.set(LANGUAGE_PARAMETER, tag);
  return `${origin}${path}${all.size > 0 ? `?${all}` : ''}`;
}

/** Each language, and the brand's default for all others. */
export const listAlternates = (languages: PageLanguages, path: string, search: URLSearchParams) =>
  languages.tags.length < 2
    ? []
    : [...languages.tags, 'x-default'].map((tag) => ({
        tag,
        address: addressIn(languages, tag === 'x-default' ? languages.defaultTag : tag, path, search),
      }));

/** Crawlers do not read them: they play, belong to a session, or are a panel of a page that they read without it. */
export const CLOSED_TO_CRAWLERS = [
  '/game',
  '/fbsports',
  '/seamless',
  '/member/transferFund',
  '/password',
  '/forget',
  '/favourites',
  '/recent',
  '/agentHome',
  '/auth/',
];

const isClosedToCrawlers = (pathname: string, search: URLSearchParams): boolean =>
  search.has('modal') || CLOSED_TO_CRAWLERS.some((path) => pathname.startsWith(path));

/** Results of a search. */
const isSearch = (search: URLSearchParams) => search.has('q') || search.has('name');
const isLaterPage = (search: URLSearchParams) => Number(search.get('page') ?? 1) > 1;

/**
 * `listed`: a search engine lists the page; `unlisted`: it reads the page and does not list it; `closed`: it does not read
 * it, so that a mark in the page would not be seen.
 */
export function indexing(
  { isShared, isPublic, reads }: RouteHandle,
  pathname: string,
  search: URLSearchParams,
): 'listed' | 'unlisted' | 'closed' {
  if (isClosedToCrawlers(pathname, search)) return 'closed';
  const read = readParameters(search, reads);
  return (isShared || isPublic) && !isSearch(read) && !isLaterPage(read) ? 'listed' : 'unlisted';
}
