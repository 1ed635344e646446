import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, reportPayment } from '../../support/orders.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('getMemberInfo'), () => {
  it('when the member is signed in › the profile with masked contacts', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { registered, passwordChanged, ...member } = await lucky.value('getMemberInfo');
    expect(member).toEqual({
      id: 1001,
      account: 'lucky',
      nickname: 'Lucky Seven',
      type: 0,
      toUpline: true,
      hasPassword: true,
      segment: 'member',
      subAccount: null,
      clubLabel: { labelName: 'VIP 2', rankLevel: 2, badge: '/ranks/baize/2.svg' },
      memberLabel: ['early-bird', 'slots-fan'],
      mobileNum: expect.stringMatching(/^09\d\d\*{4}\d{3}$/),
      email: 'lu***@mail.example',
      isContactProven: true,
      payeeName: 'LUCKY SANTOS',
      birthday: null,
      avatar: '/avatars/7.svg',
    });
    const daysAgo = (WORLD_TIME - registered) / DAY;
    expect(daysAgo).toBeGreaterThanOrEqual(412);
    expect(daysAgo).toBeLessThan(413);
    expect((WORLD_TIME - (passwordChanged ?? 0)) / DAY).toBeCloseTo(21, 0);
  });

  it('when the number is stored › neither it nor the mail address leaves the mock', async () => {
    const world = await mock.newWorld();
    const [row] = await world.read<{ mobileNum: string; email: string }>(
      'SELECT mobileNum, email FROM Member WHERE id = 1001',
    );
    const { text } = await (await world.client.signedIn()).call('getMemberInfo');
    expect(row?.email).toBe('lucky@mail.example');
    expect(text).not.toContain(row?.email);
    expect(text).not.toContain(row?.mobileNum);
    expect(text).not.toContain('scrypt');
  });

  it('when the brand is another › the member of that name there', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn('lucky', { merchant: 'lotus' });
    expect(await lucky.value('getMemberInfo')).toMatchObject({ id: 2001, payeeName: 'TRAN GIA PHUC' });
  });

  it.each([
    ['victor', 0, 6],
    ['boss', 1, 3],
    ['novice', 0, 0],
  ])('when the member is %s › type %i and rank %i', async (username, type, rankLevel) => {
    const { client } = await mock.newWorld();
    const member = await (await client.signedIn(username)).value('getMemberInfo');
    expect(member).toMatchObject({ account: username, type, clubLabel: { labelName: `VIP ${rankLevel}`, rankLevel } });
  });

  it.each([
    ['lucky', 'member'],
    ['victor', 'vip'],
    ['boss', 'member'],
    ['novice', 'new'],
  ])('when the member is %s › the segment is %s, and resting in a time-out', async (username, segment) => {
    const { client } = await mock.newWorld();
    const member = await client.signedIn(username);
    expect(await member.value('getMemberInfo')).toMatchObject({ segment });
    await member.value('startTimeOut', { body: { days: 1 } });
    expect(await member.value('getMemberInfo')).toMatchObject({ segment: 'resting' });
  });

  it('when the first deposit is credited › the member is new no more', async () => {
    const world = await mock.newWorld();
    const novice = await world.client.signedIn('novice');
    const orderNo = await newTransfer(novice, { amount: '500.00' });
    expect(await novice.value('getMemberInfo')).toMatchObject({ segment: 'new' });
    await reportPayment(world, orderNo, { times: 2 });
    expect(await novice.value('getMemberInfo')).toMatchObject({ segment: 'member' });
  });

  it('when it is a trial account › type 4 without contacts', async () => {
    const { client } = await mock.newWorld();
    const { token, username } = await client.value('loginFreePlay', { headers: { os: 'LINUX', platform: 'W' } });
    expect(await client.value('getMemberInfo', { token })).toMatchObject({
      account: username,
      type: 4,
      segment: 'resting',
      memberLabel: [],
      mobileNum: null,
      email: null,
      payeeName: null,
      registered: WORLD_TIME,
    });
  });
});
