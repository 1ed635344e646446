import { describe, expect, it } from 'vitest';
import type { HomeView } from '../../app/features/home/home.types.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as home } from '../../app/routes/_shell._index/route.tsx';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember } from './visitor.ts';

/** Optional calls have a quarter of it. */
const site = prepareSite({ API_TIMEOUT_MS: '8000' });
const BETWEEN_MS = 4000;

async function openSlowly(operation: OperationId) {
  const member = await newMember(site);
  member.world.faults.set([{ operation, kind: 'delay', delayMs: BETWEEN_MS }]);
  const [frame, page] = await Promise.all([member.ask(shell, '/'), member.ask(home, '/')]);
  return {
    statuses: [frame.status, page.status],
    failures: [frame, page].map(({ context }) => context.failure?.details.operationId),
    frame: frame.data as ShellView,
    page: page.data as HomeView,
  };
}

describe('an operation that is slower than a page waits for', () => {
  it('leaves out what the page can do without, and names it for the log', async () => {
    const operations = ['countUnread', 'getBalance', 'listFavouriteIds', 'listNotices', 'getJackpot'] as const;
    const [unread, balance, favourites, notices, jackpot] = await Promise.all(operations.map(openSlowly));
    expect(unread?.frame.member).toMatchObject({ username: 'lucky', unread: 0 });
    expect(balance?.frame.member).toMatchObject({ username: 'lucky', balance: null });
    expect(favourites?.frame.favouriteIds).toEqual([]);
    expect([notices?.frame.notices, notices?.page.news]).toEqual([[], []]);
    expect(jackpot?.page.jackpot).toBeNull();
    const opened = [unread, balance, favourites, notices, jackpot];
    expect(opened.map((each) => each?.statuses)).toEqual(operations.map(() => [200, 200]));
    expect(opened.map((each) => each?.failures.find(Boolean))).toEqual(operations);
  });

  it('is waited for where the page needs it', async () => {
    const { statuses, frame } = await openSlowly('getMemberInfo');
    expect([statuses, frame.member?.unread]).toEqual([[200, 200], expect.any(Number)]);
    expect(frame.member?.unread).toBeGreaterThan(0);
  });
});
