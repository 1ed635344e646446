import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import type { RouteHandle } from '../../app/config/page-address.ts';
import { LANGUAGES } from '../../app/i18n/languages.ts';
import { routeFinder } from '../../app/server/route-handles.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import type { Brand } from './visitor.ts';

const site = prepareSite();
const { ask, build } = startServer();

/** Number of pages read of each kind of address. */
const SAMPLES = 2;

type Attributes = Record<string, string>;

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const listElements = (text: string, name: string): Attributes[] =>
  [...text.matchAll(new RegExp(`<${name}\\b([^>]*?)/?>`, 'g'))].map(([, tag = '']) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, decode(value)]),
    ),
  );

const textOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => decode(text));

/** The brand's main domain is this machine. */
async function load(address: string, world: string) {
  const { host, pathname, search } = new URL(address);
  return ask(`${pathname}${search}`, { headers: { Host: host, Accept: 'text/html', Cookie: `mock-world=${world}` } });
}

interface Entry {
  address: string;
  changedAt: string | undefined;
  alternates: Record<string, string>;
}

const readAlternates = (elements: Attributes[]) =>
  Object.fromEntries(
    elements
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, hrefLang, href }) => [hreflang ?? hrefLang, href]),
  ) as Record<string, string>;

/** By language, as robots.txt leads to them. */
async function readSitemaps(brand: Brand, world: string): Promise<Map<string, Entry[]>> {
  const robots = await load(`http://${brand}.localhost/robots.txt`, world);
  const index = await load(/^Sitemap: (.*)$/m.exec(robots.text)?.[1] ?? '', world);
  expect([index.status, index.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const files = textOf(index.text, 'loc');
  const sitemaps = await Promise.all(files.map((file) => load(file, world)));
  return new Map(
    sitemaps.map(({ text }, at) => [
      /sitemap\/(.*)\.xml$/.exec(files[at] ?? '')?.[1] ?? '',
      [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
        address: textOf(url, 'loc')[0] ?? '',
        changedAt: textOf(url, 'lastmod')[0],
        alternates: readAlternates(listElements(url, 'xhtml:link')),
      })),
    ]),
  );
}

const kindOf = ({ address }: Entry): string => {
  const { pathname, searchParams } = new URL(address);
  const names = [...searchParams.keys()].filter((name) => name !== 'lang');
  return `${pathname.replace(/^\/licence\/.*/, '/licence/*')} ${names}`;
};

/** Evenly from each kind. */
function sample(entries: Entry[]): Entry[] {
  const kinds = new Map<string, Entry[]>();
  for (const entry of entries) kinds.set(kindOf(entry), [...(kinds.get(kindOf(entry)) ?? []), entry]);
  return [...kinds.values()].flatMap((all) =>
    all.filter((_, at) => Math.floor((at * SAMPLES) / all.length) !== Math.floor(((at - 1) * SAMPLES) / all.length)),
  );
}

const LINK = { type: 'string', pattern: '^http://\\w+\\.localhost/' };
const TEXT = { type: 'string', minLength: 1 };
const thing = (type: string, properties: object, more: object = {}) => ({
  type: 'object',
  properties: { '@type': { const: type }, ...properties },
  required: ['@type', ...Object.keys(properties)],
  additionalProperties: false,
  ...more,
});
const list = (items: object, minItems: number) => ({ type: 'array', minItems, items });
const ORGANIZATION = thing('Organization', { name: TEXT, url: LINK, logo: { type: 'string', pattern: '\\.png$' } });
const BREADCRUMBS = thing('BreadcrumbList', {
  itemListElement: list(thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: TEXT, item: LINK }), 2),
});
const FAQ = thing('FAQPage', {
  inLanguage: { enum: Object.values(LANGUAGES).map(({ tag }) => tag) },
  mainEntity: list(thing('Question', { name: TEXT, acceptedAnswer: thing('Answer', { text: TEXT }) }), 1),
});
const isStructured = new Ajv().compile({
  type: 'object',
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': list({ anyOf: [ORGANIZATION, BREADCRUMBS, FAQ] }, 1),
  },
  required: ['@context', '@graph'],
  additionalProperties: false,
});

function typesOf(html: string, address: string): string[] {
  const [, nonce, json = ''] =
    /<script type="application\/ld\+json" nonce="([^"]+)"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect([address, Boolean(nonce), isStructured(JSON.parse(json))], JSON.stringify(isStructured.errors)).toEqual([
    address,
    true,
    true,
  ]);
  return JSON.parse(json)['@graph'].map((each: { '@type': string }) => each['@type']);
}

describe('a search engine that follows the sitemap', () => {
  it.each(['baize', 'lotus', 'harbor'] as const)('of %s finds each page in each language', async (brand) => {
    const { name } = await site.newWorld();
    const sitemaps = await readSitemaps(brand, name);
    const languages = [...sitemaps.keys()];
    const types = new Set<string>();
    const descriptions = new Map<string, string[]>();
    const changed = [...sitemaps.values()].flat().flatMap(({ changedAt }) => changedAt ?? []);
    expect(changed.filter((time) => !(Date.parse(time) <= Date.now()))).toEqual([]);
    expect(changed.length > 0).toBe(brand !== 'harbor');
    for (const [tag, entries] of sitemaps) {
      const own = new Map(entries.map((entry) => [entry.address, entry]));
      expect(own.size).toBe(entries.length);
      for (const { address, alternates } of entries) {
        expect(Object.keys(alternates), address).toEqual([...languages, 'x-default']);
        expect(alternates[tag]).toBe(address);
        for (const other of languages) {
          const there = sitemaps.get(other)?.find((entry) => entry.address === alternates[other]);
          expect(there?.alternates, address).toEqual(alternates);
        }
      }
      for (const { address, alternates } of sample(entries)) {
        const { status, headers, text } = await load(address, name);
        const links = listElements(text, 'link');
        const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
        expect([address, status, canonical, /<html lang="([^"]+)"/.exec(text)?.[1]]).toEqual([
          address,
          200,
          [address],
          tag,
        ]);
        expect(readAlternates(links), address).toEqual(alternates);
        expect(String(headers['set-cookie']), address).not.toContain('session');
        expect(text, address).not.toContain('content="noindex"');
        for (const type of typesOf(text, address)) types.add(type);
        const [description = ''] = listElements(text, 'meta').flatMap(({ name: named, content }) =>
          named === 'description' && content ? [content] : [],
        );
        descriptions.set(description, [...(descriptions.get(description) ?? []), address]);
      }
    }
    expect([...descriptions].filter(([text, pages]) => text === '' || pages.length > 1)).toEqual([]);
    expect([...types].sort()).toEqual(['BreadcrumbList', 'FAQPage', 'Organization']);
  });

  it('finds each page that is the same for every visitor', async () => {
    const { name } = await site.newWorld();
    const findRoute = routeFinder(build());
    const found = new Set<unknown>();
    for (const brand of ['baize', 'harbor'] as const)
      for (const { address } of (await readSitemaps(brand, name)).get('en') ?? [])
        found.add(findRoute(new URL(address).pathname).handle);
    const listed = Object.values(build().routes).filter((route) => {
      const { isShared, isPublic } = (route?.module.handle ?? {}) as RouteHandle;
      return isShared || isPublic;
    });
    expect(listed.filter((route) => !found.has(route?.module.handle)).map((route) => route?.id)).toEqual([]);
  });
});
