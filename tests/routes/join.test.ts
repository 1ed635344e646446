import { describe, expect, it } from 'vitest';
import { paths } from '../../app/config/paths.ts';
import type { JoinView } from '../../app/features/agent/join/join.server.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { action, loader } from '../../app/routes/_shell.join/route.tsx';
import { decidePartner, listPartners } from '../../mock-server/control/partners.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const GOOD = { channel: 'LINE', contact: '@lucky', players: 'UNDER_50', text: 'I run a group of slot players.' };

const read = async ({ ask }: Visitor, path: string = paths.join()) =>
  ((await ask(loader, path)).data as { view: JoinView }).view;

describe('the page of partners', () => {
  it('shows visitors the tiers, and what they would earn by the rule of the contracts', async () => {
    const visitor = await newVisitor(site);
    const { tables, own, calculator } = await read(visitor, '/join?players=20&bets=20000&loss=4&costs=1');
    expect(tables.map(({ kind }) => kind)).toEqual(['DIVIDEND', 'DAILY']);
    expect(own.kind).toBe('visitor');
    // A day: 400,000 / 30 = 13,333.3333, in whole units 13,333, at 0.10 %.
    // A month: 16,000 − 4,000 − 399.90 = 11,600.10, in whole units 11,600, at 10 %.
    expect(calculator.rows.map(({ amount }) => amount)).toEqual([
      '₱400,000.00',
      '₱16,000.00',
      '₱4,000.00',
      '₱399.90',
      '₱1,160.00',
    ]);
    expect(calculator.total).toBe('₱1,559.90');
  });

  it('keeps what is out of a field’s range, names the range, and calculates nothing', async () => {
    const { calculator } = await read(await newVisitor(site), '/join?players=x&bets=-1&loss=101&costs=');
    const wrong = (value: string, hint: string) => ({ value, hint, error: hint });
    expect(calculator.fields).toEqual({
      players: wrong('x', '1 to 10,000'),
      bets: wrong('-1', '1 to 1,000,000,000'),
      loss: wrong('101', '0 to 100'),
      costs: { value: '', hint: '0 to 100' },
    });
    expect([...calculator.rows.map(({ amount }) => amount), calculator.total]).toEqual(Array(6).fill('–'));
  });

  it('groups thousands, and reads them and decimals with a point or a comma', async () => {
    const visitor = await newVisitor(site, 'lotus');
    expect((await read(visitor)).calculator.fields.bets.value).toBe('20,000,000');
    const { calculator } = await read(visitor, '/join?players=1.500&bets=20,000,000&loss=4,5&costs=1');
    expect(calculator.fields).toMatchObject({ players: { value: '1,500' }, loss: { value: '4,5' } });
    expect(calculator.rows[1]?.amount).toBe('₫1,350,000,000');
  });

  it('takes a member’s application, then tells its state', async () => {
    const visitor = await newMember(site);
    expect((await read(visitor)).own).toEqual({ kind: 'form', last: null });
    const answer = await visitor.ask(action, paths.join(), { form: GOOD });
    expect(answer).toMatchObject({ status: 302, location: '/join' });
    expect(await readToastKey(answer)).toBe('join.applied');
    expect((await read(visitor)).own).toMatchObject({ kind: 'applied', last: { state: 'RECEIVED' } });
  });

  it('opens the agent centre to a member who was accepted, without another log-in', async () => {
    const visitor = await newMember(site);
    await visitor.ask(action, paths.join(), { form: GOOD });
    expect((await visitor.ask(agentHome, paths.agentHome())).status).toBe(403);
    const [application] = listPartners(visitor.world, 'baize').filter(({ account }) => account === 'lucky');
    await decidePartner(visitor.world, 'baize', application?.partnerId ?? 0, { decision: 'accept' });
    expect(await visitor.ask(shell, '/join?players=20')).toMatchObject({ status: 302, location: '/join?players=20' });
    expect((await visitor.ask(shell, '/join')).status).toBe(200);
    expect((await visitor.ask(agentHome, paths.agentHome())).status).toBe(200);
    expect((await read(visitor)).own).toEqual({ kind: 'agent' });
  });

  it('tells each refusal', async () => {
    const visitor = await newMember(site);
    await expectRefusals(visitor, {
      operation: 'applyPartner',
      send: sendTo(visitor, action, paths.join()),
      values: GOOD,
      refusals: {
        'partner.open': { errors: { '': 'Your last application is not decided yet.' } },
        'partner.agent': { errors: { '': 'You are an agent already.' } },
      },
    });
  });

  it('leads agents to their centre', async () => {
    expect((await read(await newMember(site, { username: 'boss' }))).own).toEqual({ kind: 'agent' });
  });
});
