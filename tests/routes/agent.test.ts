import { describe, expect, it } from 'vitest';
import type { DownlinesView } from '../../app/features/agent/downlines/downlines.server.ts';
import type { OverviewView } from '../../app/features/agent/overview/overview.server.ts';
import { loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();

const ask = (visitor: Visitor, page: string) =>
  visitor.ask(loader, `/agent/${page}`, { params: { page: page.split('?')[0] ?? '' } });
const viewAt = async <View>(visitor: Visitor, page: string) => ((await ask(visitor, page)).data as { view: View }).view;

describe('the agent centre', () => {
  it('leads from the overview down the team, in the same days, and back by the way above', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const { record, newest, chart } = await viewAt<OverviewView>(boss, 'overview?range=last30');
    expect(record.sums.map(({ label }) => label)).toEqual([
      'Company result',
      'Team members',
      'Online now',
      'New members',
      'First deposits',
      'Deposits',
      'Withdrawals',
      'Valid bets',
    ]);
    expect(record.sums[1]).toMatchObject({ amount: '61', note: '13 agents' });
    expect([record.rows.length, chart.days.length, newest.length]).toEqual([30, 30, 5]);
    const top = await viewAt<DownlinesView>(boss, 'downlines?range=last30&kind=AGENT');
    expect(top.crumbs.map(({ account }) => account)).toEqual(['boss']);
    const [agent] = top.record.rows;
    expect(agent?.path).toBe(`/agent/downlines?range=last30&account=${agent?.id}`);
    const below = await viewAt<DownlinesView>(boss, agent?.path?.replace('/agent/', '') ?? '');
    expect(below.crumbs.map(({ account, path }) => [account, path])).toEqual([
      ['boss', '/agent/downlines?range=last30'],
      [agent?.id, agent?.path],
    ]);
    const [line] = below.record.rows;
    const found = await viewAt<DownlinesView>(boss, `downlines?search=${line?.id}`);
    expect(found.record.rows.map(({ id }) => id)).toContain(line?.id);
    expect((await ask(boss, 'downlines?account=victor')).status).toBe(404);
    expect((await ask(boss, 'nothing')).status).toBe(404);
  });

  it('is for agents: the door shows today, and others are led elsewhere', async () => {
    const boss = await newMember(site, { username: 'boss' });
    expect((await boss.ask(agentHome, '/agentHome')).data).toMatchObject({
      agent: { today: [{}, { amount: '61' }, {}, {}, {}, {}, {}, {}] },
    });
    expect((await ask(await newMember(site), 'overview')).status).toBe(403);
    const visitor = await newVisitor(site);
    expect((await ask(visitor, 'overview')).location).toBe('/login?redirectTo=%2Fagent%2Foverview');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await ask(visitor, 'overview')).location).toBe('/?modal=realAccount');
    await boss.switchModule('AGENT3', false);
    expect((await ask(boss, 'overview')).status).toBe(404);
  });
});
