import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { minutes } from '~/config/durations.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

await vi.hoisted(async () => (await import('~/config/env.test-support.ts')).setEnvironment());
afterEach(() => void vi.useRealTimers());

const cookie = sealedCookie<{ token: string }>('session', minutes(10));
const content = { token: 'the token itself' };
const plain = { isSecure: false };

const sentBack = (line: string, as = 'session') => `${as}=${line.split(';')[0]?.split('=').slice(1).join('=')}`;

const readAttributes = (line: string) =>
  line
    .split('; ')
    .slice(1)
    .filter((attribute) => !attribute.startsWith('Expires='))
    .sort();

describe('a sealed cookie', () => {
  it('is read back among others', async () => {
    const header = `lang=EN; ${sentBack(await cookie.write(content, plain))}; theme=dark`;
    expect(await cookie.read(header)).toEqual(content);
  });

  it('shows nothing of what is in it, and is never the same', async () => {
    const lines = await Promise.all([cookie.write(content, plain), cookie.write(content, plain)]);
    expect(lines[0]).not.toBe(lines[1]);
    for (const line of lines) {
      expect(decodeURIComponent(line)).not.toContain('token');
      expect(Buffer.from(sentBack(line), 'base64').toString()).not.toContain(content.token);
    }
  });

  it.each([
    ['none', null],
    ['an empty one', 'session='],
    ['words', 'session=abc'],
    ['what is no cookie', ';;==;'],
    ['a token that nobody signed', `session=${Buffer.from('"eyJhbGciOiJub25lIn0.e30."').toString('base64')}`],
  ])('is null for %s', async (_name, header) => {
    expect(await cookie.read(header)).toBeNull();
  });

  it('is null when a letter of it was changed, wherever', async () => {
    const value = decodeURIComponent(sentBack(await cookie.write(content, plain)).slice('session='.length));
    const sealed = Buffer.from(value, 'base64').toString();
    for (const [place, letter] of [...sealed].entries()) {
      if (place % 9 !== 0 || letter === '"') continue;
      const other = letter === 'A' ? 'B' : 'A';
      const forged = Buffer.from(sealed.slice(0, place) + other + sealed.slice(place + 1)).toString('base64');
      expect(await cookie.read(`session=${encodeURIComponent(forged)}`)).toBeNull();
    }
  });

  it('is not taken for one of another name', async () => {
    const line = await sealedCookie<{ token: string }>('stored', minutes(10)).write(content, plain);
    expect(await cookie.read(sentBack(line))).toBeNull();
  });

  it('is over after its time, even where the browser keeps it', async () => {
    vi.useFakeTimers();
    const header = sentBack(await cookie.write(content, { isSecure: false, isForVisit: true }));
    vi.advanceTimersByTime(minutes(10) - 1000);
    expect(await cookie.read(header)).toEqual(content);
    vi.advanceTimersByTime(2000);
    expect(await cookie.read(header)).toBeNull();
  });

  it('is out of reach of scripts and of other sites, and only sent by https where there is https', async () => {
    const offline = await cookie.write(content, plain);
    expect(readAttributes(offline)).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax']);
    const secure = readAttributes(await cookie.write(content, { isSecure: true }));
    expect(secure).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
  });

  it('of a visit has no end of its own, and cleared it is gone at once', async () => {
    expect(await cookie.write(content, { isSecure: false, isForVisit: true })).not.toContain('Max-Age');
    const cleared = await cookie.clear();
    expect(cleared).toMatch(/^session=;/);
    expect(readAttributes(cleared)).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax']);
  });

  it('when the site has https › has the prefix that browsers take from this host alone, and is cleared under it', async () => {
    const settings = { NODE_ENV: 'production', MOCK_WORLDS: '0', SITE_HOSTS: 'baize.example' };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const https = await import('./sealed-cookie.server.ts');
    const online = https.sealedCookie<{ token: string }>('session', minutes(10));
    // The proxy may omit that the visitor came by https.
    const line = await online.write(content, plain);
    expect(line).toMatch(/^__Host-session=./);
    expect(readAttributes(line)).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await online.read(sentBack(line, '__Host-session'))).toEqual(content);
    expect(await online.read(sentBack(line))).toBeNull();
    // Browsers ignore the prefix without these attributes, also on removal.
    const cleared = await online.clear();
    expect(cleared).toMatch(/^__Host-session=;/);
    expect(readAttributes(cleared)).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']);
  });
});
