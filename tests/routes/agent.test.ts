import { describe, expect, it } from 'vitest';
import type { DownlinesView } from '../../app/features/agent/downlines/downlines.server.ts';
import type { OverviewView } from '../../app/features/agent/overview/overview.server.ts';
import type { AgentHomeView } from '../../app/features/member/agent-home.server.ts';
import { loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { dayNumber } from '../../mock-server/shared/zone.ts';
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

  it('begins at the door with what was earned, what is owed and when is paid next', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const { id: memberId } = await boss.memberNamed('boss');
    const day = { memberId, day: dayNumber(boss.world.now()), gameType: '' };
    await boss.world.patch('DailySum', { memberId }, { commission: 0n, salary: 0n, dividend: 0n, rebate: 0n });
    await boss.world.upsert('DailySum', day, { commission: 12_345_678n, salary: -345_678n });
    const read = async () => ((await boss.ask(agentHome, '/agentHome')).data as { agent: AgentHomeView }).agent;
    const { earnings, waiting } = await read();
    expect(earnings).toMatchObject({
      path: '/agent/income?range=today',
      tiles: [
        { label: 'Earned today', amount: '₱1,200.00' },
        { label: 'Earned this month', amount: '₱1,200.00' },
        { label: 'Owed to you', amount: '₱0.00' },
        { label: 'You owe downlines', amount: expect.stringMatching(/^₱[1-9]/) },
      ],
    });
    expect(waiting.map(({ text }) => text)).toContain(`Daily salary: you owe ${earnings?.tiles[3]?.amount}`);
    expect(earnings?.settlements.map(({ kind, path }) => [kind, path])).toEqual(
      expect.arrayContaining([
        ['Dividend', '/agent/dividend'],
        ['Daily salary', '/agent/daily'],
        ['Hourly salary', '/agent/hourly'],
        ['Real-time salary', '/agent/realtime'],
      ]),
    );
    boss.world.faults.set([{ operation: 'getAgentHome', kind: 'status', status: 500 }]);
    expect((await read()).earnings).toBeNull();
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
