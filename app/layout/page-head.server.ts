import type { EntryContext } from '@remix-run/node';
import { addressIn, indexing, listAlternates, type RouteHandle, readParameters } from '~/config/page-address.ts';
import { paths } from '~/config/paths.ts';
import type { HelpView } from '~/features/help/help.server.ts';
import { escapeMarkup } from '~/i18n/escape-markup.server.ts';
import { PAGE_HEAD } from './document.ts';
import type { PageData } from './page-meta.ts';
import type { readRoot } from './root.server.ts';

type DocumentData = Awaited<ReturnType<typeof readRoot>>;

interface LoadedPage extends PageData {
  view?: Partial<HelpView>;
}

/** Pages that a brand with an open home has twice. */
const MAIN_PAGES: Record<string, string> = { '/download': '/down', '/helpmc': '/help' };

/** The contract's size. */
const SHARE_SIZE = { 'og:image:width': '1200', 'og:image:height': '630' };

/**
 * Tags of the document's page for search engines, which load each page as a document, and previews: its addresses,
 * Open Graph and JSON-LD. Scripts know nothing of them. Empty for a failed page.
 */
export function writePageHead({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>, nonce: string) {
  const { matches, loaderData, errors, location } = staticHandlerContext;
  const document = loaderData.root as DocumentData | undefined;
  const route = matches.at(-1)?.route;
  if (!document?.address || !route || errors) return '';
  const page: LoadedPage = loaderData[route.id] ?? {};
  const search = new URLSearchParams(location.search);
  const handle = (route.handle ?? {}) as RouteHandle;
  const languages = { origin: document.address, tags: document.tags, defaultTag: document.defaultTag };
  const toAddress = (to: string, parameters = new URLSearchParams()) =>
    addressIn(languages, document.tag, to, parameters);
  const state = indexing(handle, location.pathname, search);
  if (state !== 'listed') {
    // Crawlers would not read the mark where robots.txt keeps them out.
    const isUnread = state === 'closed' || document.isLoginRequired;
    return [
      ...(isUnread ? [] : [tag('meta', { name: 'robots', content: 'noindex' })]),
      ...linkPreview(document, page, `${languages.origin}${location.pathname}`),
    ].join('');
  }
  const path = (!document.isLoginRequired && MAIN_PAGES[location.pathname]) || location.pathname;
  const read = readParameters(search, handle.reads);
  const canonical = toAddress(path, read);
  const alternates = listAlternates(languages, path, read);
  return [
    tag('link', { rel: 'canonical', href: canonical }),
    ...alternates.map((each) => tag('link', { rel: 'alternate', hreflang: each.tag, href: each.address })),
    ...linkPreview(document, page, canonical),
    `<script type="application/ld+json" nonce="${nonce}" ${PAGE_HEAD}>${structuredData(document, page, path, canonical, toAddress)}</script>`,
  ].join('');
}

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeMarkup(value)}"`)
    .join(' ')} ${PAGE_HEAD}/>`;

function linkPreview(document: DocumentData, page: PageData, address: string): string[] {
  const { brandName, title, description, shareImage, tag: language } = { ...document, ...page };
  const properties = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': shareImage,
    ...(shareImage && SHARE_SIZE),
    'og:locale': language.replace('-', '_'),
  };
  return [
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [tag('meta', { property, content })] : [],
    ),
  ];
}

/** JSON-LD of schema.org, without closing tags. */
function structuredData(
  document: DocumentData,
  { title = document.title, trail = [], view }: LoadedPage,
  path: string,
  canonical: string,
  toAddress: (to: string) => string,
): string {
  const { brandName, touchIcon, tag: language } = document;
  const home = toAddress(paths.home());
  const places = [
    { name: brandName, item: home },
    ...trail.map(({ name, path: to }) => ({ name, item: toAddress(to) })),
    { name: title.replace(` · ${brandName}`, ''), item: canonical },
  ];
  const graph = [
    { '@type': 'Organization', name: brandName, url: home, logo: touchIcon },
    ...(path === paths.home() ? [] : [breadcrumbs(places)]),
    ...(view?.kind === 'article' ? [questions(view, language)] : []),
  ];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

const breadcrumbs = (places: object[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
});

/** Search engines want answers that the page shows: an article of the help tree. */
const questions = ({ title, html }: { title?: string; html?: string }, language: string) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: [{ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: html } }],
});
