import { describe, expect, it } from 'vitest';
import type { MissionsView } from '../../app/features/missions/missions.server.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readNextToast, type Visitor } from './visitor.ts';

const site = prepareSite();
const MISSIONS = '/member/missionLeaderboard';
/** Baize's: a contact, a payment password, a limit. */
const [CONTACT, PASSWORD, LIMIT] = ['1015', '1016', '1019'] as const;

const missionsAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${MISSIONS}${search}`)).data as { view: MissionsView }).view;
const shellAt = async (member: Visitor) => (await member.ask(shell, '/member/messageV2')).data as ShellView;

describe('the missions', () => {
  it('show each group with the button that is right now, and the badges count what can be claimed', async () => {
    const member = await newMember(site);
    const { group, tabs, claimable } = await missionsAt(member, '?tab=ONCE');
    const shown = group?.list.map(({ id, state, action: button }) => [id, state, button?.path ?? null]);
    expect(shown).toContainEqual([CONTACT, 'CLAIMABLE', null]);
    expect(shown).toContainEqual([LIMIT, 'OPEN', '/member/limits']);
    expect(tabs.reduce((sum, tab) => sum + tab.claimable, 0)).toBe(claimable);
    expect((await shellAt(member)).member).toMatchObject({ missions: claimable, rewards: 1 });
    const today = (await missionsAt(member)).group?.list ?? [];
    expect(today.find(({ id }) => id === '1002')).toMatchObject({ action: { path: '/' } });
    expect(today.find(({ id }) => id === '1003')).toMatchObject({ state: 'LOCKED', action: null });
    expect(today.find(({ id }) => id === '1008')?.action?.path).toBe('/member/depositv2');
  });

  it('are claimed one or all, once; each refused one is told', async () => {
    const member = await newMember(site);
    const press = (ids: string, search = '?tab=ONCE') => member.ask(action, `${MISSIONS}${search}`, { form: { ids } });
    const { claimAll } = await missionsAt(member);
    const claimed = await press(CONTACT);
    expect(claimed.location).toBe(`${MISSIONS}?tab=ONCE`);
    expect(await readNextToast(claimed)).toMatchObject({
      key: 'rewards.claimed',
      values: { title: 'Add your mobile number or e-mail address', worth: '20 points' },
    });
    expect((await missionsAt(member, '?tab=ONCE')).group?.list[0]).toMatchObject({ state: 'CLAIMED' });
    const refused = await press(`${CONTACT},${PASSWORD},${LIMIT}`);
    expect(refused.location).toBe(`${MISSIONS}?tab=ONCE`);
    const reasons =
      '“Add your mobile number or e-mail address” has been claimed already. “Set a limit for yourself” is not finished yet.';
    expect(await readNextToast(refused)).toMatchObject({ key: 'rewards.refused', values: { reasons } });
    const rest = claimAll.split(',').filter((id) => id !== CONTACT && id !== PASSWORD);
    expect((await press(rest.join(','), '')).location).toBe(MISSIONS);
    expect(await missionsAt(member)).toMatchObject({ claimable: 0, claimAll: '' });
    expect((await press('x')).status).toBe(422);
  });

  it('have a leaderboard of week and month with prizes, and the own place once something is claimed', async () => {
    const member = await newMember(site);
    const before = (await missionsAt(member, '?tab=board')).board;
    expect(before).toMatchObject({ hasOwn: false, own: null });
    expect(before?.prizes[0]).toMatchObject({ places: 'Place 1', reward: '₱888.00 (wager it 1×)' });
    await member.ask(action, MISSIONS, { form: { ids: CONTACT } });
    const month = (await missionsAt(member, '?tab=board&period=MONTH')).board;
    expect(month?.periods.map(({ isSelected }) => isSelected)).toEqual([false, true]);
    expect(month?.rows.find(({ isOwn }) => isOwn)).toMatchObject({ player: 'lu***ky', score: '10' });
  });

  it('are closed to visitors, trial accounts, and where the brand has none', async () => {
    const visitor = await newVisitor(site);
    expect((await visitor.ask(loader, MISSIONS)).location).toContain('/login');
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect((await visitor.ask(loader, MISSIONS)).location).toBe('/?modal=realAccount');
    const member = await newMember(site);
    await member.switchModule('MISSION3', false);
    expect((await member.ask(loader, MISSIONS)).status).toBe(404);
    expect((await shellAt(member)).centre).not.toContain('missionLeaderboard');
  });
});
