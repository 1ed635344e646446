import { describe, expect, it } from 'vitest';
import type { AccountView } from '../../app/features/member/account/account.server.ts';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { newBrowser } from '../support/push.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const ACCOUNT = '/member/securityCenter';

const accountAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${ACCOUNT}${search}`)).data as { view: AccountView }).view;
const readView = async (member: Visitor, search: string) => (await accountAt(member, search)).open?.view as never;
const send = (member: Visitor, part: string, form: Record<string, string> = {}) =>
  member.ask(action, `${ACCOUNT}?part=${part}`, { form });

async function newBlank(brand: 'baize' | 'lotus' = 'baize') {
  const member = await newMember(site, {}, brand);
  const { id } = await member.memberNamed('lucky');
  await member.world.patch('Member', { id }, { payeeName: null, birthday: null });
  return member;
}

/** In the brand's zone (GMT+8). */
function bornAgo(years: number, lessDays = 0): string {
  const today = new Date(Date.now() + 8 * 3_600_000);
  return new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + lessDays))
    .toISOString()
    .slice(0, 10);
}

describe('the profile', () => {
  it('saves names and birthday, and then shows what is set once', async () => {
    const member = await newBlank();
    const form = { nickname: 'Lucky Me', payeeName: 'LUCKY SANTOS', birthday: bornAgo(18) };
    const saved = await send(member, 'profile', form);
    expect([saved.location, await readToastKey(saved)]).toEqual([ACCOUNT, 'member.profileSaved']);
    expect(await accountAt(member)).toMatchObject({ nickname: 'Lucky Me' });
    const { birthday } = await member.memberNamed('lucky');
    expect(birthday).toBe(form.birthday);
    expect(await readView(member, '?part=profile')).toMatchObject({
      payeeName: 'LUCKY SANTOS',
      birthday: expect.stringContaining(form.birthday.slice(0, 4)),
    });
  });

  it('leaves unset what is empty', async () => {
    const member = await newBlank();
    expect((await send(member, 'profile', { nickname: 'Me', payeeName: '', birthday: '' })).location).toBe(ACCOUNT);
    expect(await member.memberNamed('lucky')).toMatchObject({ nickname: 'Me', payeeName: null, birthday: null });
  });

  it.each([
    ['baize', bornAgo(18, 1), 'You must be 18 or older.'],
    ['lotus', bornAgo(21, 1), 'You must be 21 or older.'],
    ['baize', '1990-02-30', 'Enter a date such as 1990-05-31.'],
    ['baize', '31.5.1990', 'Enter a date such as 1990-05-31.'],
    ['baize', '1850-01-01', 'Enter a date such as 1990-05-31.'],
  ] as const)('refuses at %s the birthday %s, and keeps what was typed', async (brand, birthday, message) => {
    const member = await newBlank(brand);
    member.cookies.lang = 'EN';
    const refused = await send(member, 'profile', { nickname: 'Me', birthday });
    expect([refused.status, readErrors(refused)]).toEqual([422, { birthday: [message] }]);
    expect(readTyped(refused)).toMatchObject({ nickname: 'Me', birthday });
    expect(member.countCalls('updateMemberInfo')).toBe(0);
  });

  it('says of what was set meanwhile that customer service changes it', async () => {
    const member = await newMember(site);
    const refused = await send(member, 'profile', { nickname: 'Me', payeeName: 'SOMEBODY ELSE' });
    expect(readErrors(refused)['']).toEqual(['This is already set. Customer service can change it.']);
  });

  it('says what is wrong with each name', async () => {
    const refused = await send(await newBlank(), 'profile', { nickname: ' ', payeeName: '1 juan' });
    expect(Object.keys(readErrors(refused)).sort()).toEqual(['nickname', 'payeeName']);
  });
});

describe('the picture', () => {
  it('offers every one, and takes the chosen one', async () => {
    const member = await newMember(site);
    const { choices } = (await readView(member, '?part=avatar')) as { choices: { id: string; src: string }[] };
    expect(choices).toHaveLength(60);
    const chosen = await send(member, 'avatar', { avatarId: '24' });
    expect([chosen.location, await readToastKey(chosen)]).toEqual([ACCOUNT, 'member.avatarSaved']);
    expect((await accountAt(member)).avatar).toBe(choices[23]?.src);
    expect((await send(member, 'avatar', { avatarId: 'x' })).status).toBe(422);
  });
});

describe('the password', () => {
  it('is safe while it is young, and leads to its page', async () => {
    const member = await newMember(site);
    const row = async () => (await accountAt(member)).rows.find(({ key }) => key === 'password');
    expect(await row()).toMatchObject({ text: '21 days ago', isSafe: true, path: '/password' });
    const { id } = await member.memberNamed('lucky');
    const data = { passwordChangedAt: new Date(Date.now() - 181 * 86_400_000) };
    await member.world.patch('Member', { id }, data);
    expect(await row()).toMatchObject({ isSafe: false });
    await member.world.patch('Member', { id }, { passwordHash: '-' });
    expect(await row()).toMatchObject({ text: null, isSafe: false });
  });
});

describe('the safety of the account', () => {
  it('is high where nothing is missing, and falls with each that is', async () => {
    const member = await newMember(site);
    const { id } = await member.memberNamed('lucky');
    const level = async () => (await accountAt(member)).safety.level;
    expect(await level()).toBe('fair');
    const answers = [1, 2, 3].map((question) => ({ memberId: id, question, answerHash: '-', position: question }));
    for (const row of answers) await member.world.insert('SecurityAnswer', row);
    expect(await level()).toBe('high');
    const nothing = { email: null, mobileNum: null, mobileKey: null, passwordHash: '-' };
    await member.world.patch('Member', { id }, nothing);
    expect(await level()).toBe('low');
  });
});

describe('devices', () => {
  interface Devices {
    devices: { device: string; place: string | null; address: string; isCurrent: boolean }[];
    others: number;
    totalPages: number;
  }

  it('are listed with the own one marked, and signed out but for it', async () => {
    const member = await newMember(site, {}, 'lotus');
    member.cookies.lang = 'EN';
    const { id } = await member.memberNamed('lucky');
    const now = new Date(member.world.now());
    const other = { token: 'x'.repeat(40), memberId: id, createdAt: now, lastUsedAt: now, ip: '198.51.100.7' };
    await member.world.insert('Session', { ...other, way: 'SMS', device: 'Safari on iPhone' });
    const before = (await readView(member, '?part=sessions')) as Devices;
    expect(before.others).toBe(1);
    expect(before.devices.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    expect(before.devices.find(({ isCurrent }) => !isCurrent)).toMatchObject({
      place: 'Hanoi',
      address: '198.51.100.*',
    });
    const ended = await send(member, 'sessions');
    expect([ended.location, await readToastKey(ended)]).toEqual([`${ACCOUNT}?part=sessions`, 'member.othersSignedOut']);
    const after = (await readView(member, '?part=sessions')) as Devices;
    expect([after.others, after.devices.length]).toEqual([0, 1]);
    expect(member.world.read.find('Session', { token: other.token })).not.toMatchObject({
      endedAt: null,
    });
  });

  it('of the past are listed by pages, with no whole address', async () => {
    const member = await newMember(site);
    const first = (await readView(member, '?part=history')) as Devices;
    expect([first.devices.length, first.totalPages]).toEqual([15, 2]);
    expect(first.devices[0]).toMatchObject({ isCurrent: true });
    const last = (await readView(member, '?part=history&page=2')) as Devices;
    expect(last.devices.length).toBe(12);
    for (const { address } of [...first.devices, ...last.devices]) expect(address).toMatch(/\*$/);
    expect(((await readView(member, '?part=history&page=x')) as Devices).devices).toEqual(first.devices);
  });
});

describe('notifications', () => {
  interface Browsers {
    publicKey: string;
    browsers: { id: string; said: string }[];
  }
  const fieldsOf = ({ endpoint, keys }: ReturnType<typeof newBrowser>['subscription']) => ({ endpoint, ...keys });

  it('are turned on with their topics, changed, and turned off', async () => {
    const member = await newMember(site);
    member.cookies.lang = 'EN';
    const read = async () => (await readView(member, '?part=push')) as Browsers;
    expect(await read()).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{87}$/), browsers: [] });
    const fields = fieldsOf(newBrowser().subscription);
    const on = await send(member, 'push', { ...fields, money: 'on' });
    expect([on.location, await readToastKey(on)]).toEqual([`${ACCOUNT}?part=push`, 'member.pushOn']);
    await send(member, 'push', { ...fields, draws: 'on', promotions: 'on' });
    const { browsers } = await read();
    expect(browsers.map(({ said }) => said)).toEqual(['Results of draws I bet on · Promotions and rewards']);
    const remove = { intent: 'remove', id: browsers[0]?.id ?? '' };
    expect(await readToastKey(await send(member, 'push', remove))).toBe('member.pushOff');
    expect((await read()).browsers).toEqual([]);
    expect(await readToastKey(await send(member, 'push', remove))).toBe('member.pushOff');
  });

  it('need a topic, a push service and room; what the browser sent is not shown again', async () => {
    const member = await newMember(site);
    member.cookies.lang = 'EN';
    const refused = async (change: Record<string, string>) => {
      const answer = await send(member, 'push', { ...fieldsOf(newBrowser().subscription), ...change });
      expect(Object.keys(readTyped(answer)).filter((name) => ['endpoint', 'p256dh', 'auth'].includes(name))).toEqual(
        [],
      );
      return readErrors(answer)[''];
    };
    expect(await refused({})).toEqual(['Choose at least one topic.']);
    const notTaken = ['The push service of this browser was not accepted. Try another browser.'];
    expect(await refused({ money: 'on', endpoint: 'http://push.example/1' })).toEqual(notTaken);
    expect(await refused({ money: 'on', p256dh: `B${'A'.repeat(86)}` })).toEqual(notTaken);
    for (let count = 0; count < 10; count += 1)
      await send(member, 'push', { ...fieldsOf(newBrowser().subscription), money: 'on' });
    expect(await refused({ money: 'on' })).toEqual([
      'You have reached the number of browsers: turn one of them off first.',
    ]);
  });
});
