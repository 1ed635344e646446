import type { Page } from '@playwright/test';
import { XSS, XSS_HOST, XSS_PATH, XSS_WITHOUT_END } from '../support/xss.ts';
import { expect, open, siteOrigin, test } from './fixtures.ts';
import { changeRows } from './world-database.ts';

const NOTICES = 8;
/** In the text of one reward, which has room for few. */
const SHOWN_WITH_REWARD = XSS.filter((_, index) => index % 13 === 0);

const english = (text: string) => JSON.stringify({ EN: text });
const CLOSED = XSS.filter((text) => !XSS_WITHOUT_END.includes(text));
const LAST = 'The last paragraph';

/** All closed strings, of which another begins in each text, a paragraph that must show, and a string without an end. */
function buildHtml(number: number): string {
  const start = number * 13;
  const strings = [...CLOSED.slice(start), ...CLOSED.slice(0, start), LAST, XSS_WITHOUT_END[number % 3]];
  return english(strings.map((text) => `<p>${text}</p>`).join(''));
}

/** Fills texts of these lengths, in order, with all of the strings. */
function pack(lengths: readonly number[]): string[] {
  const left = [...XSS];
  const packed = lengths.map((length) => {
    let text = left.shift() ?? 'The rest';
    while (left[0] !== undefined && text.length + 1 + left[0].length <= length) text += ` ${left.shift()}`;
    return text;
  });
  expect(left, 'strings without a place').toEqual([]);
  return packed;
}

type Change = [sql: string, ...values: unknown[]];

/** Baize's: 13 listed promotions, a mall of 100 rewards, and eight announcements, in which each string has other neighbours. */
function listChanges(): Change[] {
  const offers = pack(Array.from({ length: 13 }, () => [160, 400]).flat());
  return [
    ...Array.from(
      { length: 13 },
      (_, index): Change => [
        'UPDATE Promotion SET title = ?, summary = ? WHERE id = ?',
        english(offers[index * 2] ?? ''),
        english(offers[index * 2 + 1] ?? ''),
        1001 + index,
      ],
    ),
    ['UPDATE Promotion SET content = ?, terms = ? WHERE id = 1001', buildHtml(0), buildHtml(1)],
    ['UPDATE PointReward SET text = ? WHERE id = 1001', english(SHOWN_WITH_REWARD.join(' '))],
    ...XSS.map(
      (text, index): Change => [
        `INSERT INTO PointReward SELECT ?, brandCode, kind, rounds, freeRounds, ?, text, picture, cost, worth, turnover, stock, perMember,
          minimumRank, ? FROM PointReward WHERE id = 1001`,
        900_000 + index,
        english(text),
        100 + index,
      ],
    ),
    ...Array.from(
      { length: NOTICES },
      (_, index): Change => [
        'UPDATE Notice SET title = ?, content = ? WHERE id = ?',
        english(XSS[index] ?? ''),
        buildHtml(index),
        1001 + index,
      ],
    ),
  ];
}

/** Notes scripts, dialogs, windows and requests that a string brings about. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  // In frames, too.
  await page.exposeFunction('xss', () => seen.push('a script'));
  page.on('dialog', (dialog) => {
    seen.push(`the dialog "${dialog.message()}"`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`the window ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    const isOwn = !protocol.startsWith('http') || /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
    if (!isOwn || pathname === XSS_PATH || /\/x$/.test(pathname)) seen.push(`the request ${request.url()}`);
  });
  return seen;
}

/** Returns elements and attributes that no text of the gateway may bring. */
const listBreaches = (page: Page): Promise<string[]> =>
  page.evaluate((host) => {
    // The page's own around the terms: a heading, and a plain box.
    const tags = 'p,br,ul,ol,li,strong,em,b,i,h3,h4,table,thead,tbody,tr,th,td,a,span';
    const attributes = new Set(['href', 'rel', 'scope']);
    const show = (element: Element) => element.outerHTML.slice(0, 160);
    const rich = [...document.querySelectorAll('.prose :not(h2#terms, .prose > div)')].filter(
      (element) =>
        !element.matches(tags) ||
        [...element.attributes].some(({ name }) => !attributes.has(name)) ||
        (element.matches('a[href]') && !/^(https?|mailto|tel):$/.test((element as HTMLAnchorElement).protocol)),
    );
    const all = [...document.querySelectorAll('*')].filter(
      (element) =>
        [...element.attributes].some(({ name, value }) => name.startsWith('on') || /^\W*javascript:/i.test(value)) ||
        ['src', 'srcset', 'style', 'action', 'data', 'poster'].some((name) =>
          element.getAttribute(name)?.includes(host),
        ),
    );
    const strange = document.querySelectorAll(
      'iframe,frameset,object,embed,applet,base,portal,math,marquee,meta[http-equiv=refresh],svg script,svg a,animate,set,foreignObject',
    );
    return [...rich, ...all, ...strange].map(show);
  }, XSS_HOST);

/** Strings that the texts do not show as they are. */
const listLost = (page: Page, selector: string, strings: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([where, list]) => {
      const texts = [...document.querySelectorAll(where)].map(({ textContent }) => textContent).join('\n');
      return list.filter((text) => !texts.includes(text));
    },
    [selector, strings] as const,
  );

test('markup in what the gateway says shows as text, and nothing of it runs', async ({ page, world }) => {
  // Not of a table that the mock caches: worlds share what is cached.
  for (const [sql, ...values] of listChanges()) changeRows(world, sql, ...values);
  const seen = await watch(page);
  const site = siteOrigin('baize');
  for (const [path, strings, richTexts] of [
    ['/promotions', XSS, 0],
    ['/pointMall', XSS, 0],
    ['/promoDetail?id=1001', [], 2],
    ['/noticePage', XSS.slice(0, NOTICES), NOTICES],
  ] as const) {
    await open(page, `${site}${path}`);
    expect(await listLost(page, 'main', strings), path).toEqual([]);
    expect(await listBreaches(page), path).toEqual([]);
    await expect(page.locator('main .prose').getByText(LAST), path).toHaveCount(richTexts);
  }
  expect(await page.locator('.prose a[href]').count(), 'harmless links').toBeGreaterThan(0);
  await world.signIn('lucky');
  await open(page, `${site}/pointMall/redeem?reward=1001`);
  expect(await listLost(page, 'main', SHOWN_WITH_REWARD)).toEqual([]);
  expect(await listBreaches(page)).toEqual([]);
  expect(seen).toEqual([]);
});
