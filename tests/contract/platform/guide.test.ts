import { describe, expect, it } from 'vitest';
import { PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newWithdrawal } from '../../support/orders.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const read = (world: TestWorld, brand = 'baize') =>
  world.client.value('getSeedGuide', { path: { ...world.path, brand } });

describe(operationTitle('getSeedGuide'), () => {
  it('when a world is new › its people, with passwords that sign in', async () => {
    const world = await mock.newWorld();
    const { people, currency, contracts, links, subAccounts } = await read(world);
    expect(currency).toBe('PHP');
    expect(people.map(({ account }) => account).sort()).toEqual([
      'away',
      'boss',
      'fresh',
      'lucky',
      'novice',
      'stale',
      'twin',
      'victor',
    ]);
    expect(people.find(({ account }) => account === 'lucky')).toMatchObject({
      type: 0,
      rankLevel: 2,
      balance: '12458.75',
      password: PASSWORD,
      paymentPassword: PAYMENT_PASSWORD,
      use: expect.stringContaining('anything ordinary'),
    });
    for (const { account, password } of people) {
      const proof = await world.client.proof('login');
      const body = { type: 'username', username: account, password, ...proof };
      expect((await world.client.call('login', { body })).status, account).toBe(200);
    }
    expect(contracts).toContainEqual({
      account: 'wawan',
      upline: 'boss',
      kind: 'DIVIDEND',
      state: 'ACCEPTED',
      isPaidByBrand: false,
    });
    expect(contracts).toContainEqual({
      account: 'chona',
      upline: 'boss',
      kind: 'DIVIDEND',
      state: 'EXPIRED',
      isPaidByBrand: false,
    });
    expect(links).toContainEqual({ code: 'BOSS88', account: 'boss', kind: 'AFFILIATE', state: 'OPEN' });
    expect(links).toContainEqual({ code: 'BOSSFEST', account: 'boss', kind: 'AFFILIATE', state: 'PAUSED' });
    expect(links).toContainEqual({ code: 'BOSS2020', account: 'boss', kind: 'AFFILIATE', state: 'ENDED' });
    expect(subAccounts).toContainEqual({ agent: 'boss', name: 'anita', isOpen: true });
    expect(subAccounts).toContainEqual({ agent: 'boss', name: 'jun', isOpen: false });
  });

  it('when people have played, and changed their passwords › as they are now; no other password is told', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await newWithdrawal(lucky, { amount: '500.00', reference: newReference() });
    const change = { oldPassword: PASSWORD, newPassword: 'other5678', confirmNewPassword: 'other5678' };
    await lucky.value('changePassword', { body: change });
    const { text } = await world.client.call('getSeedGuide', { path: { ...world.path, brand: 'baize' } });
    expect(text).not.toContain('other5678');
    const found = (await read(world)).people.find(({ account }) => account === 'lucky');
    expect(found).toMatchObject({ balance: '11958.75', password: null, paymentPassword: PAYMENT_PASSWORD });
  });

  it('when a brand has no such people, or is unknown › what there is, and 404', async () => {
    const world = await mock.newWorld();
    const people = (await read(world, 'harbor')).people.map(({ account }) => account);
    expect(people).toEqual(expect.arrayContaining(['lucky', 'victor']));
    await world.change("UPDATE Member SET username = 'renamed' WHERE brandCode = 'harbor' AND username = 'victor'");
    expect((await read(world, 'harbor')).people.map(({ account }) => account)).toEqual(
      people.filter((account) => account !== 'victor'),
    );
    const unknown = await world.client.call('getSeedGuide', { path: { ...world.path, brand: 'nobody' } });
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});
