import { describe, expect, it } from 'vitest';
import { writePageHead } from './page-head.server.ts';

const document = {
  address: 'https://baize.example',
  brandName: 'Baize',
  title: 'Baize, the house of games',
  description: 'Games.',
  shareImage: 'https://cdn.example/share.png',
  touchIcon: 'https://cdn.example/icon.png',
  tag: 'fil-PH',
  tags: ['fil-PH', 'en'],
  defaultTag: 'fil-PH',
  isLoginRequired: false,
};

interface Page {
  handle?: object;
  data?: object;
  errors?: object;
  of?: object;
}

function readHead(
  at: string,
  { handle = { isShared: true, reads: ['list', 'page', 'q'] }, data, errors, of }: Page = {},
) {
  const staticHandlerContext = {
    matches: [{ route: { id: 'page', handle } }],
    loaderData: { root: { ...document, ...of }, page: data },
    errors: errors ?? null,
    location: new URL(at, 'https://any.example'),
  };
  const html = writePageHead({ staticHandlerContext } as unknown as Parameters<typeof writePageHead>[0], 'n');
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1).join(' '));
  return {
    html,
    canonical: find(/rel="canonical" href="([^"]+)"/g),
    alternates: find(/hreflang="([^"]+)" href="([^"]+)"/g),
    preview: Object.fromEntries(find(/property="([^"]+)" content="([^"]+)"/g).map((each) => each.split(/ (.*)/s, 2))),
    isNoIndex: html.includes('content="noindex"'),
  };
}

describe('the head of a page', () => {
  it('has the parameters that the page reads, and the language unless it is the default', () => {
    const at = '/rng?utm=x&list=all&lang=en&page=';
    const { canonical, alternates, isNoIndex } = readHead(at);
    expect([canonical, alternates, isNoIndex]).toEqual([
      ['https://baize.example/rng?list=all'],
      [
        'fil-PH https://baize.example/rng?list=all',
        'en https://baize.example/rng?list=all&amp;lang=en',
        'x-default https://baize.example/rng?list=all',
      ],
      false,
    ]);
    const english = readHead(at, { of: { tag: 'en' } });
    expect(english.canonical).toEqual(['https://baize.example/rng?list=all&amp;lang=en']);
    expect(english.alternates).toEqual(alternates);
  });

  it.each([
    ['/rng?page=2', {}, true],
    ['/rng?page=1', {}, false],
    ['/rng?q=koi', {}, true],
    ['/member/withdraw', { handle: {} }, true],
    ['/login', { handle: { isPublic: true } }, false],
    // robots.txt keeps crawlers out.
    ['/member/transferFund', { handle: {} }, false],
    ['/chat?modal=login', { handle: {} }, false],
    ['/member/withdraw', { handle: {}, of: { isLoginRequired: true } }, false],
  ])('%s %j › noindex: %s', (at, more, isNoIndex) => {
    const { canonical, alternates, ...found } = readHead(at, more);
    expect(found.isNoIndex).toBe(isNoIndex);
    if (isNoIndex) expect([canonical, alternates]).toEqual([[], []]);
  });

  it('leads to one of two addresses of a page, unless the other needs a session', () => {
    expect(readHead('/download').canonical).toEqual(['https://baize.example/down']);
    const closed = readHead('/download', { of: { isLoginRequired: true } });
    expect(closed.canonical).toEqual(['https://baize.example/download']);
  });

  it('previews the page with its own texts and picture, else the brand’s', () => {
    const data = {
      title: 'A "gift" · Baize',
      description: 'Half as much.',
      shareImage: 'https://cdn.example/gift.png',
    };
    expect(readHead('/rng', { data }).preview).toMatchObject({
      'og:title': 'A &quot;gift&quot; · Baize',
      'og:description': 'Half as much.',
      'og:image': 'https://cdn.example/gift.png',
      'og:image:width': '1200',
      'og:url': 'https://baize.example/rng',
      'og:locale': 'fil_PH',
    });
    expect(readHead('/rng').preview).toMatchObject({ 'og:title': document.title, 'og:image': document.shareImage });
  });

  it('does not end a script with the texts of an editor', () => {
    const view = { kind: 'article', title: '</script>', html: '<p>Yes.</p>' };
    const { html } = readHead('/help', { data: { title: 'Help', view } });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('"text":"\\u003cp>Yes.\\u003c/p>"');
  });

  it.each([
    ['a failure', { errors: { page: new Error('broken') } }],
    ['an outage', { of: { address: null } }],
  ])('is empty after %s', (_, more) => expect(readHead('/rng', more).html).toBe(''));
});
