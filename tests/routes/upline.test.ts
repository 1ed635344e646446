import { describe, expect, it } from 'vitest';
import type { UplineView } from '../../app/features/wallet/upline/upline.server.ts';
import type { ShellView } from '../../app/layout/shell.types.ts';
import { loader as shell } from '../../app/routes/_shell/route.tsx';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const PAGE = '/member/transferUpline';

const viewAt = async (member: Visitor) => ((await member.ask(loader, PAGE)).data as { view: UplineView }).view;
async function readFields(member: Visitor) {
  return { idempotencyKey: (await viewAt(member)).key, amount: '100', paymentPassword: '246810' };
}
const send = (member: Visitor, form: Record<string, string>) => member.ask(action, PAGE, { form });

describe('a transfer to the upline', () => {
  it('moves the money once, however often the form is sent', async () => {
    const member = await newMember(site);
    expect(await viewAt(member)).toMatchObject({ missing: null, free: '₱12,458.75', most: '12458.75' });
    const fields = await readFields(member);
    const first = await send(member, fields);
    expect([first.location, await readToastKey(first)]).toEqual([PAGE, 'wallet.transferredUpline']);
    expect((await send(member, fields)).status).toBe(302);
    expect((await viewAt(member)).free).toBe('₱12,358.75');
    expect(readErrors(await send(member, { ...fields, amount: '200' }))['']).toEqual([
      expect.stringContaining('This transfer already went through'),
    ]);
  });

  it.each([
    ['amount', { amount: '0' }, 'Enter an amount above zero, such as 100 or 99.50.'],
    ['amount', { amount: '12459' }, 'Your balance is ₱12,458.75: transfer less.'],
    ['paymentPassword', { paymentPassword: '1' }, 'Enter the 6 digits of your payment password.'],
    ['paymentPassword', { paymentPassword: '135791' }, 'Wrong payment password. You have 4 tries left.'],
  ])('tells at %s of %o what is wrong; what was typed stays, less the password', async (field, change, message) => {
    const member = await newMember(site);
    const fields = { ...(await readFields(member)), ...change };
    const refused = await send(member, fields);
    expect([refused.status, readErrors(refused)]).toEqual([422, { [field]: [message] }]);
    expect(readTyped(refused)).toEqual({ amount: fields.amount });
  });

  it('moves what open rollovers leave free', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    const sums = { credited: 1_000_000n, required: 5_000_000n, done: 0n };
    const row = { memberId, cause: 'PROMOTION', orderNo: 'D00000001', state: 'open', ...sums };
    await member.world.insert('Rollover', { ...row, createdAt: new Date(member.world.now()) });
    expect(await viewAt(member)).toMatchObject({ free: '₱12,358.75', most: '12358.75' });
    expect(readErrors(await send(member, { ...(await readFields(member)), amount: '12400' }))).toEqual({
      amount: ['You can transfer up to ₱12,358.75 now. The rest has a wagering requirement: see the withdrawal page.'],
    });
  });

  it('is not offered to members who may not, and the form is refused', async () => {
    const member = await newMember(site);
    await member.world.patch('Member', {}, { toUpline: false });
    expect((await viewAt(member)).missing).toBe('permission');
    const { centre } = (await member.ask(shell, PAGE)).data as ShellView;
    expect(centre).not.toContain('transferUpline');
    expect(readErrors(await send(member, await readFields(member)))['']).toEqual([
      'You have no upline to transfer to. Please contact customer service.',
    ]);
  });

  it('needs a payment password', async () => {
    const member = await newMember(site);
    await member.world.patch('Member', {}, { paymentHash: null });
    expect((await viewAt(member)).missing).toBe('password');
    expect(readErrors(await send(member, await readFields(member))).paymentPassword).toEqual([
      expect.stringContaining('no payment password'),
    ]);
  });
});
