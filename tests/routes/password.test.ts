import { describe, expect, it } from 'vitest';
import { loader as game } from '../../app/routes/_play.game/route.tsx';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { loader as transfer, action as transferForm } from '../../app/routes/_shell.member.$/route.tsx';
import { action, loader } from '../../app/routes/_shell.password/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { readSession } from '../../app/session/cookie.server.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const good = { oldPassword: 'play1234', newPassword: 'newpass1', confirmNewPassword: 'newpass1' };
const own = { newPassword: 'newpass1', confirmNewPassword: 'newpass1' };

const change = (visitor: Visitor, form: Record<string, string>) => visitor.ask(action, '/password', { form });

describe('a change of the password', () => {
  it('succeeds, and the session goes on', async () => {
    const visitor = await newMember(site);
    const answer = await change(visitor, good);
    expect(answer).toMatchObject({ status: 302, location: '/' });
    expect(await readToastKey(answer)).toBe('member.passwordChanged');
    expect((await visitor.ask(loader, '/password')).data).toMatchObject({
      view: { username: 'lucky', needsOld: true },
    });
    delete visitor.cookies.session;
    expect((await visitor.logIn({ username: 'lucky', password: good.newPassword })).status).toBe(302);
  });

  it('gives this browser a new session: a copy of the old cookie opens nothing any more', async () => {
    const visitor = await newMember(site);
    const stolen = { ...visitor.cookies };
    await change(visitor, good);
    expect(visitor.cookies.session).not.toBe(stolen.session);
    expect((await visitor.ask(shell, '/help')).data).toMatchObject({ member: { username: 'lucky' } });
    const thief = await site.call(shell, '/help', { cookies: stolen });
    expect(thief).toMatchObject({ status: 302, location: '/help' });
    expect(visitor.world.read.list('Session', { endedAt: null }).length).toBe(1);
  });

  it('that is due comes first: members’ pages lead to it, and games and transfers are not reached', async () => {
    const visitor = await newMember(site, { username: 'stale' });
    const asked = [
      visitor.ask(game, '/game?gameCode=AURUM_0001'),
      visitor.ask(transfer, '/member/transferFund'),
      visitor.ask(transferForm, '/member/transferFund?account=3', { form: { direction: 'in', amount: '1' } }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 302, location: '/password' });
    expect(visitor.countCalls('launchGame') + visitor.countCalls('walletTransfer')).toBe(0);
    expect((await visitor.ask(loader, '/password')).status).toBe(200);
  });

  const refusals = [
    ['a wrong old one', { oldPassword: 'play9999' }, { oldPassword: ['Wrong old password.'] }],
    [
      'the same again',
      { newPassword: 'play1234', confirmNewPassword: 'play1234' },
      { newPassword: ['The new password must be different from the old one.'] },
    ],
    ['two that differ', { confirmNewPassword: 'newpass2' }, { confirmNewPassword: ['The passwords do not match.'] }],
    ['no old one', { oldPassword: '' }, { oldPassword: ['Enter your old password.'] }],
    [
      'one that is too short',
      { newPassword: 'abcd12', confirmNewPassword: 'abcd12' },
      { newPassword: ['Fill in your password with 7 - 20 characters: letters and digits.'] },
    ],
  ] as const;

  it.each(refusals)('is refused for %s, and gives no secret back', async (_name, typed, errors) => {
    const visitor = await newMember(site);
    const answer = await change(visitor, { ...good, ...typed });
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual(errors);
    expect(readTyped(answer)).toEqual({});
  });

  it('is refused for a form without the old one', async () => {
    const visitor = await newMember(site);
    expect(readErrors(await change(visitor, own))).toEqual({ oldPassword: ['Required'] });
  });

  it('is refused after five wrong old ones', async () => {
    const visitor = await newMember(site);
    for (let each = 0; each < 5; each += 1) await change(visitor, { ...good, oldPassword: 'play9999' });
    expect(readErrors(await change(visitor, good))).toEqual({
      '': ['Too many attempts. Please wait 5 min and try again.'],
    });
  });

  it('is told of a session that has ended, so that the form can stay', async () => {
    const visitor = await newMember(site);
    await visitor.world.changeClock((clock) => clock.advance(25 * 60_000 + 1));
    const answer = await change(visitor, good);
    expect(answer).toMatchObject({ status: 422, data: { hasSessionEnded: true } });
    expect(readErrors(answer)).toEqual({});
  });

  it('says that the API cannot be reached, with the request id', async () => {
    const visitor = await newMember(site);
    visitor.world.faults.set([{ operation: 'changePassword', kind: 'html', status: 502 }]);
    const answer = await change(visitor, good);
    expect(readErrors(answer)).toEqual({ '': ['Network link is abnormal, please try again'] });
    expect(answer.data).toMatchObject({ requestId: 'request-of-a-test' });
  });
});

describe('a password that must be changed', () => {
  const fresh = { username: 'fresh', password: '{secret}' };

  it('is known from signing in, and nothing is asked for any longer', async () => {
    const visitor = await newMember(site, fresh);
    expect((await visitor.ask(loader, '/password')).data).toMatchObject({
      view: { mustChange: 'given', needsOld: false },
    });
    expect(await change(visitor, own)).toMatchObject({ status: 302, location: '/' });
    expect(visitor.cookies.stored).toBeUndefined();
    const session = await readSession(`session=${visitor.cookies.session}`);
    expect(session).toMatchObject({ username: 'fresh' });
    expect(session).not.toHaveProperty('mustChange');
  });

  it('is forgotten where it is refused: the form asks for it from now on', async () => {
    const visitor = await newMember(site, fresh);
    const { passwordHash } = await visitor.memberNamed('lucky');
    const { id } = await visitor.memberNamed('fresh');
    await visitor.world.patch('Member', { id }, { passwordHash });
    const answer = await change(visitor, own);
    expect(readErrors(answer)).toEqual({ '': ['Wrong old password.'] });
    expect(visitor.cookies.stored).toBeUndefined();
    expect((await visitor.ask(loader, '/password')).data).toMatchObject({ view: { needsOld: true } });
    expect((await change(visitor, { ...own, oldPassword: 'play1234' })).status).toBe(302);
  });

  it('of somebody else is not used', async () => {
    const visitor = await newMember(site, fresh);
    const { stored } = visitor.cookies;
    await visitor.logIn({ username: 'lucky' });
    visitor.cookies.stored = stored ?? '';
    expect((await visitor.ask(loader, '/password')).data).toMatchObject({ view: { needsOld: true } });
  });
});

describe('the form', () => {
  it('asks a visitor to sign in and warns a trial account', async () => {
    const visitor = await newVisitor(site);
    const toLogin = { status: 302, location: '/login?redirectTo=%2Fpassword' };
    expect(await visitor.ask(loader, '/password')).toMatchObject(toLogin);
    expect(await change(visitor, good)).toMatchObject(toLogin);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect(await visitor.ask(loader, '/password')).toMatchObject({ location: '/?modal=realAccount' });
    expect(await change(visitor, good)).toMatchObject({ location: '/?modal=realAccount' });
    expect(visitor.countCalls('changePassword')).toBe(0);
  });
});
