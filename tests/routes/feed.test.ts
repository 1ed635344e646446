import { describe, expect, it } from 'vitest';
import type { FeedView } from '../../app/features/games/feed/feed.server.ts';
import { action, loader } from '../../app/routes/_shell.feed/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const viewAt = async ({ ask }: Visitor, search = '') =>
  ((await ask(loader, `/feed${search}`)).data as { view: FeedView }).view;

describe('/feed', () => {
  it('has ten masked bets and two kinds for a visitor, and the own ones for a member, who leaves it and returns', async () => {
    const visitor = await newVisitor(site);
    const view = await viewAt(visitor, '?kind=mine');
    expect([view.kind, view.tabs.map(({ label }) => label), view.isInFeed]).toEqual([
      'all',
      ['All', 'High stakes'],
      null,
    ]);
    expect(view.bets).toHaveLength(10);
    expect(view.bets[0]).toMatchObject({
      player: expect.stringMatching(/^.{2}\*\*\*.{2}$/),
      bet: expect.stringMatching(/^₱/),
    });
    await viewAt(visitor);
    expect(visitor.countCalls('listBetFeed')).toBe(1);
    const member = await newMember(site);
    expect(await viewAt(member, '?kind=mine')).toMatchObject({ kind: 'mine', isInFeed: true, bets: { length: 10 } });
    const left = await member.ask(action, '/feed?kind=mine', { form: { isInFeed: 'off' } });
    expect([left.location, await readToastKey(left)]).toEqual(['/feed?kind=mine', 'feed.hidden']);
    expect((await viewAt(member)).isInFeed).toBe(false);
    await member.ask(action, '/feed', { form: { isInFeed: 'on' } });
    expect((await viewAt(member)).isInFeed).toBe(true);
  });

  it('is none at a brand that has switched it off', async () => {
    expect((await (await newVisitor(site, 'harbor')).ask(loader, '/feed')).status).toBe(404);
  });
});
