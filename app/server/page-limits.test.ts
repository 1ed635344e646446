import type { Request, Response } from 'express';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { limitPages, writeSession } = await vi.hoisted(async () => {
  (await import('../config/env.test-support.ts')).setEnvironment();
  return { ...(await import('./page-limits.ts')), ...(await import('../session/cookie.server.ts')) };
});

const BUILD = { entry: { module: { tooManyPage: () => ({ html: 'page', policy: '' }) } } } as never;

let limit: ReturnType<typeof limitPages>;
beforeEach(() => {
  limit = limitPages({ LIMITS: '1' }, BUILD);
});

interface Asked {
  address?: string;
  isData?: boolean;
  cookie?: string;
}

/** Returns the outcome of the last request. */
async function ask(times: number, { address = '203.0.113.1', isData = false, cookie }: Asked) {
  let last: { waitMs?: number | undefined; sent?: string } = {};
  for (let time = 0; time < times; time += 1) {
    const context: { address: string; isData: boolean; waitMs?: number } = { address, isData };
    await new Promise<void>((resolve) => {
      const answer = {
        locals: { url: new URL('http://baize.test/'), context },
        status: () => answer,
        set: () => answer,
        type: () => answer,
        send(text: string) {
          last = { sent: text };
          resolve();
        },
      };
      const next = () => {
        last = { waitMs: context.waitMs };
        resolve();
      };
      void limit({ headers: { cookie } } as Request, answer as unknown as Response, next);
    });
  }
  return last;
}

const signIn = async (username: string) => {
  const line = await writeSession({ token: 'x', username, type: 0, isRemembered: false }, false);
  return String(line.split(';')[0]);
};

describe('limits for pages', () => {
  it('let an address have 600 in a minute, then show a page, and a bare line above five times that', async () => {
    expect(await ask(600, {})).toEqual({ waitMs: undefined });
    expect(await ask(1, {})).toEqual({ sent: 'page' });
    expect(await ask(1, { address: '203.0.113.2' })).toEqual({ waitMs: undefined });
    expect(await ask(2399, {})).toEqual({ sent: 'page' });
    expect(await ask(1, {})).toEqual({ sent: expect.stringMatching(/^Too many requests: wait \d\d s\.\n$/) });
  });

  it('let a member have 300 in a minute, wherever from', async () => {
    const cookie = await signIn('lucky');
    expect(await ask(300, { cookie })).toEqual({ waitMs: undefined });
    expect(await ask(1, { cookie, address: '203.0.113.2' })).toEqual({ sent: 'page' });
    expect(await ask(1, { cookie: await signIn('victor') })).toEqual({ waitMs: undefined });
  });

  it('count the data of pages apart', async () => {
    expect(await ask(600, { isData: true })).toEqual({ waitMs: undefined });
    expect((await ask(1, { isData: true })).waitMs).toBeGreaterThan(0);
    expect(await ask(1, {})).toEqual({ waitMs: undefined });
  });
});

it('LIMITS=0 counts nothing', async () => {
  limit = limitPages({ LIMITS: '0' }, BUILD);
  expect(await ask(601, {})).toEqual({ waitMs: undefined });
});
