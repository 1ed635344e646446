import { describe, expect, it } from 'vitest';
import type { DownlinesView } from '../../app/features/agent/downlines/downlines.server.ts';
import type { SubsView } from '../../app/features/agent/subs/subs.server.ts';
import { action, loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { loader as withdraw } from '../../app/routes/_shell.member.$/route.tsx';
import { action as changePassword } from '../../app/routes/_shell.password/route.tsx';
import { readSession } from '../../app/session/cookie.server.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();

const boss = () => newMember(site, { username: 'boss' });
const anita = () => newMember(site, { username: 'boss', subAccount: 'anita' });
const ask = (visitor: Visitor, address: string) => {
  const [, , page = ''] = address.split(/[/?]/);
  return visitor.ask(loader, address, { params: { page } });
};
const send = (visitor: Visitor, search: string, form: Record<string, string>) =>
  visitor.ask(action, `/agent/${search}`, { params: { page: search.replace(/\?.*/, '') }, form });
const subsOf = async (visitor: Visitor, search = '') =>
  ((await ask(visitor, `/agent/subs${search}`)).data as { view: SubsView }).view;

interface Page {
  name: string;
  menu: { pages: string[]; rights: { mayAct: boolean; isSub: boolean } };
}

const OPENED = {
  name: 'Marites',
  password: 'secret77',
  page_bets: 'read',
  page_register: 'act',
  paymentPassword: '246810',
};

describe('sub-accounts', () => {
  it('are opened and changed with the pages that they may see', async () => {
    const agent = await boss();
    expect((await subsOf(agent)).subs.map(({ name, isOpen }) => [name, isOpen])).toEqual([
      ['anita', true],
      ['carlo', true],
      ['jun', false],
    ]);
    const offered = async (visitor: Visitor) => (await subsOf(visitor)).pages.map(({ page }) => page);
    expect(await offered(agent)).toContain('dividend');
    const withoutContracts = await offered(await newMember(site, { username: 'lorna64' }));
    expect(withoutContracts.slice(-2)).toEqual(['account', 'audit']);
    // Nothing can be done on a report.
    const opened = await send(agent, 'subs?form=open', { ...OPENED, page_profit: 'act' });
    expect([opened.location, await readToastKey(opened)]).toEqual(['/agent/subs', 'subs.opened']);
    const made = (await subsOf(agent)).subs.find(({ name }) => name === 'marites');
    expect(made?.rights).toEqual([
      { label: 'View and manage', pages: ['Register centre'] },
      { label: 'View', pages: ['Team betting', 'User loss'] },
    ]);
    expect((await subsOf(agent, '?sub=marites')).form).toEqual({
      name: 'marites',
      values: { state: 'open', page_register: 'act', page_bets: 'read', page_profit: 'read' },
    });
    const closed = { state: 'closed', page_bets: 'read', paymentPassword: '246810' };
    expect((await send(agent, 'subs?sub=marites&form=change', closed)).location).toBe('/agent/subs');
    expect((await subsOf(agent)).subs.find(({ name }) => name === 'marites')).toMatchObject({
      isOpen: false,
      rights: [{ pages: ['Team betting'] }],
    });
    expect((await ask(agent, '/agent/subs?sub=nobody')).status).toBe(404);
  });

  it('a refused form keeps what was typed, less its passwords', async () => {
    const agent = await boss();
    const taken = await send(agent, 'subs?form=open', { ...OPENED, name: 'anita' });
    expect(readErrors(taken)).toEqual({ name: ['You have a sub-account of this name.'] });
    expect(readTyped(taken)).toEqual({ name: 'anita', page_bets: 'read', page_register: 'act' });
    const wrong = await send(agent, 'subs?form=open', { ...OPENED, paymentPassword: '000000' });
    expect(Object.keys(readErrors(wrong))).toEqual(['paymentPassword']);
    const broken = await send(agent, 'subs?form=open', { ...OPENED, name: '7up', password: '', paymentPassword: '1' });
    expect(Object.keys(readErrors(broken)).sort()).toEqual(['name', 'password', 'paymentPassword']);
  });
});

describe('a sub-account on the site', () => {
  it('enters the agent centre, and is led back there from every page of members', async () => {
    const visitor = await newVisitor(site);
    const entered = await visitor.logIn({ username: 'boss', subAccount: 'Anita' });
    expect(entered.location).toBe('/agent');
    const session = await readSession(`session=${visitor.cookies.session}`);
    expect(session).toMatchObject({ username: 'boss', subAccount: 'anita' });
    expect((await visitor.ask(withdraw, '/member/withdraw')).location).toBe('/agent');
    expect((await visitor.ask(agentHome, '/agentHome')).location).toBe('/agent');
    expect((await ask(visitor, '/agent')).data).toMatchObject({ name: 'overview' });
  });

  it('sees its pages in the menu, and acts where it may', async () => {
    const sub = await anita();
    const downlines = (await ask(sub, '/agent/downlines')).data as Page & { view: DownlinesView };
    expect(downlines.menu.pages).toEqual(['announcement', 'overview', 'register', 'downlines', 'bets', 'audit']);
    expect(downlines.menu.rights).toEqual({ mayAct: true, isSub: true });
    expect(downlines.view.record.rows[0]?.more.at(-1)?.links).toHaveLength(4);
    expect(((await ask(sub, '/agent/bets')).data as Page).menu.rights.mayAct).toBe(false);
    for (const page of ['profit', 'dividend', 'subs']) expect((await ask(sub, `/agent/${page}`)).status).toBe(403);
  });

  it('without the overview › begins at its first page; without any › is told to ask', async () => {
    const sub = await newVisitor(site);
    await sub.world.patch('SubAccount', { name: 'anita' }, { pages: '[{"page":"bets","mayAct":false}]' });
    await sub.logIn({ username: 'boss', subAccount: 'anita' });
    expect((await ask(sub, '/agent')).location).toBe('/agent/bets');
    await sub.world.patch('SubAccount', { name: 'anita' }, { pages: '[]' });
    expect((await ask(sub, '/agent')).status).toBe(403);
  });

  it('reads without links to acts, and a form that it sends anyhow is refused', async () => {
    const sub = await anita();
    const right = { page: 'downlines', mayAct: false };
    await sub.world.patch('SubAccount', { name: 'anita' }, { pages: JSON.stringify([right]) });
    const { view } = (await ask(sub, '/agent/downlines')).data as { view: DownlinesView };
    expect(view.record.rows[0]?.more.at(-1)?.links).toBeUndefined();
    expect(view.auditPath).toBeNull();
    expect(readErrors(await send(sub, 'downlines?act=promote&account=danica2', {}))).toEqual({
      '': ['Your sub-account has no right to this. Ask the agent.'],
    });
  });

  it('changes rates with the agent’s payment password alone', async () => {
    const sub = await anita();
    const set = (form: Record<string, string>) =>
      send(sub, 'downlines?act=rates&account=danica2', { RNG: '90', ...form });
    const told = async (form: Record<string, string>) => readErrors(await set(form))['']?.[0];
    expect(await told({})).toBe('Enter the agent’s payment password: six digits.');
    const wrong = await set({ paymentPassword: '000000' });
    expect(readErrors(wrong)).toEqual({ '': ['This is not the agent’s payment password.'] });
    expect(readTyped(wrong)).not.toHaveProperty('paymentPassword');
    expect((await set({ paymentPassword: '246810' })).location).toBe('/agent/downlines');
  });

  it('with a first password › changes it before anything else, and nothing of the agent’s', async () => {
    const agent = await boss();
    await send(agent, 'subs?form=open', OPENED);
    const { logIn } = agent;
    await logIn({ username: 'boss', subAccount: 'marites', password: 'secret77' });
    const session = () => readSession(`session=${agent.cookies.session}`);
    expect(await session()).toMatchObject({ subAccount: 'marites', mustChange: 'given' });
    expect((await ask(agent, '/agent/bets')).location).toBe('/password');
    const form = { newPassword: 'secret88', confirmNewPassword: 'secret88' };
    expect((await agent.ask(changePassword, '/password', { form })).status).toBe(302);
    expect(await session()).not.toHaveProperty('mustChange');
    expect((await ask(agent, '/agent/bets')).status).toBe(200);
    expect((await logIn({ username: 'boss' })).location).toContain('/agentHome');
  });
});
