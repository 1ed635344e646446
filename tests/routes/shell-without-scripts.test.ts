import { describe, expect, it } from 'vitest';
import { newPlainBrowser } from './plain-browser.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newVisitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

describe('the question of cookies', () => {
  it('keeps the answer for 180 days, and the settings change it', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    delete browser.cookies.consent;
    const page = await browser.open('/promotions');
    const told = await browser.send(page, 'Decline');
    expect([told.path, browser.cookies.consent, told.form('Decline')]).toEqual(['/promotions', 'denied', null]);
    const [settings] = told.links('Cookie settings');
    const dialog = await browser.open(settings?.href ?? '');
    const accepted = await browser.send(dialog, 'Accept');
    expect([accepted.path, browser.cookies.consent]).toEqual(['/promotions', 'granted']);
    const answer = await ask('/preferences', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: `mock-world=${visitor.worldName}` },
      body: 'consent=denied&returnTo=/promotions',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/consent=denied[^,]*Max-Age=15552000/);
  });

  it('is not asked at a brand that counts no visits', async () => {
    const visitor = await newVisitor(site, 'harbor');
    const page = await newPlainBrowser(ask, visitor.worldName, 'harbor').open('/register');
    expect([page.form('Decline'), page.links('Cookie settings')]).toEqual([null, []]);
  });
});

describe('the shell', () => {
  it.each([
    ['baize', 'fil-PH', 'Baize'],
    ['lotus', 'vi-VN', 'Lotus'],
  ] as const)('the home page of %s is whole, in its own language', async (brand, tag, name) => {
    const visitor = await newVisitor(site, brand);
    const browser = newPlainBrowser(ask, visitor.worldName, brand);
    delete browser.cookies.lang;
    const { html } = await browser.open('/');
    expect(html).toMatch(new RegExp(`<html lang="${tag}"`));
    expect(html).toMatch(new RegExp(`<title>[^<]*${name}`));
    expect(html).toMatch(new RegExp(`<header\\b.*<img [^>]*alt="${name}"`, 's'));
    expect(html.match(/<\w+\b[^>]* data-entry=/g)).toHaveLength(9);
    expect(html.match(/<article\b/g)?.length).toBeGreaterThan(20);
  });

  it('the home page has jackpot, hot games, winners and news', async () => {
    const visitor = await newVisitor(site);
    const { html } = await newPlainBrowser(ask, visitor.worldName).open('/');
    for (const heading of ['Jackpot', 'Slots', 'Live casino', 'Latest winners', 'Latest news'])
      expect(html, heading).toMatch(new RegExp(`<h2[^>]*>(?:<[^>]*>)*${heading}`));
  });

  it('every picture is there', async () => {
    const visitor = await newVisitor(site, 'lotus');
    const browser = newPlainBrowser(ask, visitor.worldName, 'lotus');
    const pictures = new Set<string>();
    for (const path of ['/', '/rng?list=all', '/login', '/promotions']) {
      const { html } = await browser.open(path);
      const here = [...html.matchAll(/<img\b[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) =>
        src.replaceAll('&amp;', '&'),
      );
      expect(here.length, path).toBeGreaterThan(2);
      for (const src of here) pictures.add(src);
    }
    expect(pictures.size).toBeGreaterThan(30);
    const readStatus = async (src: string) =>
      src.startsWith('/') ? (await ask(src, { headers: { Host: 'lotus.test' } })).status : (await fetch(src)).status;
    const answers = await Promise.all([...pictures].map(async (src) => `${src} ${await readStatus(src)}`));
    expect(answers.filter((line) => !line.endsWith(' 200'))).toEqual([]);
  });

  it('every link leads to a page', async () => {
    const visitor = await newVisitor(site);
    const browser = newPlainBrowser(ask, visitor.worldName);
    const { html } = await browser.open('/');
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/(?:promoDetail\?id=\d+|[^"?#]*))/g)].map(
      ([, href = '']) => href,
    );
    // They redirect to other sites.
    const pages = [...new Set(links)].filter((path) => path !== '/service' && !path.startsWith('/auth/'));
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages) expect((await browser.open(path)).status, path).toBe(200);
  });

  it('a page with one banner has no pagination', async () => {
    const visitor = await newVisitor(site);
    const { html } = await newPlainBrowser(ask, visitor.worldName).open('/cockfight');
    expect([/aria-label="Featured"/.test(html), /<button\b[^>]*aria-label="Banner/.test(html)]).toEqual([true, false]);
  });

  it('the member centre tells within its dialog that something is not there', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/promotions?member=personalHistoryCopy%2FNOSUCHBET1');
    expect(page.html).toMatch(/<dialog\b(?:(?!<\/dialog>).)*This page does not exist/s);
    expect(page.html).toMatch(/<h1[^>]*>Promotions<\/h1>/);
  });

  it('the member centre opens over a game', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/game?gameCode=AURUM_0001&member=depositv2');
    expect(page.html).toMatch(/<dialog\b(?:(?!<\/dialog>).)*<h1[^>]*>Deposit<\/h1>/s);
  });

  it('the member centre keeps the filter of a record in its address', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/promotions?member=transactionHistory%2Fdeposits%3Frange%3Dlast30');
    expect(page.form('Show')?.values).toMatchObject({ range: 'last30' });
  });

  it('its address leads a visitor to the log-in and back', async () => {
    const visitor = await newVisitor(site);
    const address = '/promotions?member=transactionHistory%2Fdeposits%3Frange%3Dlast30';
    const { path } = await newPlainBrowser(ask, visitor.worldName).open(address);
    expect(path).toBe(`/login?redirectTo=${encodeURIComponent(address)}`);
  });
});
