import { describe, expect, it } from 'vitest';
import type { WalletsView } from '../../app/features/wallet/transfer/panel.server.ts';
import type { UplineView } from '../../app/features/wallet/upline/upline.server.ts';
import type { AskView } from '../../app/features/wallet/withdraw/withdraw.server.ts';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as limits } from '../../app/routes/_shell.member_.limits/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { expectRefusals, paymentRefusals, sendTo } from './form-refusals.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor } from './visitor.ts';

const site = prepareSite();

const secrets = ['paymentPassword'];
const STEP = { errors: { amount: 'The amount must be a multiple of ₱0.0001.' } };
const DEBT = {
  errors: { '': 'You owe money after a corrected lottery draw. The withdrawal page shows how to pay it.' },
};
describe('a withdrawal', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const address = '/member/withdraw?method=bank';
    const { form } = ((await member.ask(memberPage, address)).data as { view: AskView }).view;
    const values = { payoutId: form?.accounts[0]?.id ?? '', amount: '500', paymentPassword: '246810' };
    const send = sendTo(member, memberAction, address);
    await expectRefusals(member, {
      operation: 'withdraw',
      send,
      values,
      secrets,
      idempotencyKey: form?.key ?? '',
      refusals: {
        'balance.insufficient': { errors: { amount: 'With the fee, this is more than your balance of ₱12,458.75.' } },
        'withdraw.day.amount': { errors: { amount: 'Today you can withdraw ₱120,000.00 more.' } },
        'withdraw.day.count': {
          errors: { '': 'You have used all of today’s withdrawals. Please come back tomorrow.' },
        },
        'amount.too.large': { errors: { amount: 'The maximum amount is ₱50,000.00.' } },
        'amount.too.small': { errors: { amount: 'The minimum amount is ₱200.00.' } },
        'rollover.open': {
          errors: {
            amount:
              'You can withdraw up to ₱12,458.75 now, fee included. To withdraw more, wager another ₱0.00: see below.',
          },
        },
        'payee.name.differs': {
          errors: {
            payoutId: 'The holder of this account does not match your payee name. Please contact customer service.',
          },
        },
        'payout.account.not.usable': {
          errors: { payoutId: 'This account was added too recently. Choose another one, or wait.' },
        },
        'payout.account.not.found': {
          errors: { payoutId: 'This account no longer exists. Choose another one.' },
        },
        'method.unknown': {
          errors: { '': 'This method is not available right now. Please choose another one.' },
        },
        'debt.open': DEBT,
        'amount.step': STEP,
        'reference.reused': {
          errors: { '': 'This withdrawal was already requested. You can see it under latest withdrawals.' },
        },
        ...paymentRefusals(send, { ...values, idempotencyKey: form?.key ?? '' }),
      },
    });
  });

  it('when its buttons are refused › each tells why', async () => {
    const member = await newMember(site);
    const send = (form: string) => sendTo(member, memberAction, `/member/withdraw?order=W00000001&form=${form}`);
    const errors = { '': 'The status of this withdrawal has changed. Refresh the page to see it.' };
    const gone = { '': 'Withdrawal not found. Please check your withdrawal record.' };
    const refusals = { 'order.state': { errors }, 'order.not.found': { errors: gone } };
    await expectRefusals(member, { operation: 'cancelWithdraw', send: send('cancel'), values: {}, refusals });
    await expectRefusals(member, {
      operation: 'confirmReceipt',
      send: send('receipt'),
      values: { hasArrived: 'no' },
      refusals,
    });
    await expectRefusals(member, {
      operation: 'forfeitBonus',
      send: send('giveUp'),
      values: { rolloverId: '990001' },
      refusals: {
        'rollover.closed': { errors: { '': 'This bonus is already finished: there is nothing to give up.' } },
        'rollover.not.found': {
          errors: { '': 'Bonus not found. Open this page again to see your bonuses.' },
        },
      },
    });
  });
});

describe('a transfer to the upline', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const address = '/member/transferUpline';
    const { key } = ((await member.ask(memberPage, address)).data as { view: UplineView }).view;
    const values = { amount: '500', paymentPassword: '246810' };
    const send = sendTo(member, memberAction, address);
    await expectRefusals(member, {
      operation: 'transferUpline',
      send,
      values,
      secrets,
      idempotencyKey: key,
      refusals: {
        'balance.insufficient': { errors: { amount: 'Your balance is ₱12,458.75: transfer less.' } },
        'rollover.open': {
          errors: {
            amount:
              'You can transfer up to ₱12,458.75 now. The rest has a wagering requirement: see the withdrawal page.',
          },
        },
        'debt.open': DEBT,
        'amount.step': STEP,
        'reference.reused': {
          errors: { '': 'This transfer already went through. Check your account record before you send more.' },
        },
        ...paymentRefusals(send, { ...values, idempotencyKey: key }),
        'upline.closed': { errors: { '': 'You have no upline to transfer to. Please contact customer service.' } },
      },
    });
  });
});

describe('a transfer between wallets', () => {
  it('tells each refusal, and keeps what was typed; so does the collection of all', async () => {
    const member = await newMember(site);
    await member.world.patch('Member', {}, { autoTransfer: false });
    const address = '/member/transferFund?account=3';
    const { view } = (await member.ask(memberPage, address)).data as { view: WalletsView };
    const wallet = { '': 'This wallet is not available to you. Please choose another.' };
    const reused = { '': 'This transfer already went through. Check your balances before you transfer more.' };
    await expectRefusals(member, {
      operation: 'walletTransfer',
      send: sendTo(member, memberAction, address),
      values: { direction: 'out', amount: '200' },
      idempotencyKey: view.transferKey,
      refusals: {
        'balance.insufficient': { errors: { amount: 'This wallet does not hold that much. Transfer less.' } },
        'reference.reused': { errors: reused },
        'amount.step': STEP,
        'wallet.unknown': { errors: wallet },
        'wallet.same': { errors: wallet },
      },
    });
    await expectRefusals(member, {
      operation: 'collectWallets',
      send: sendTo(member, memberAction, '/member/transferFund?form=collect'),
      values: {},
      idempotencyKey: view.collectKey,
      refusals: { 'reference.reused': { errors: reused } },
    });
  });
});

describe('a deposit', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const address = '/member/depositv2?channel=online-bank';
    await expectRefusals(member, {
      operation: 'depositByUrl',
      send: sendTo(member, memberAction, address),
      values: { amount: '500', bankCode: 'MABINI', bonusId: '1' },
      idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e01',
      refusals: {
        'limit.deposit': {
          by: 'gateway',
          typed: { bonusId: '' },
          arrange: async () => {
            const { id: memberId } = await member.memberNamed('lucky');
            await member.world.insert('PlayLimit', { memberId, kind: 'DEPOSIT', period: 'WEEK', amount: 4_990_000n });
          },
          errors: { amount: 'Your weekly deposit limit leaves ₱499.00.' },
        },
        'bonus.unknown': {
          errors: { bonusId: 'This bonus is not available for this deposit. Choose another one, or none.' },
        },
        'promotion.code': {
          errors: {
            promoCode: 'This code gives no bonus on a deposit: check how it is written, or leave the field empty.',
          },
        },
        'amount.step': { errors: { amount: 'The amount must be a multiple of ₱1.00.' } },
        'amount.too.large': { errors: { amount: /^The maximum amount is ₱[\d,]+\.00\.$/ } },
        'amount.too.small': { errors: { amount: 'The minimum amount is ₱100.00.' } },
        'bank.unknown': { errors: { bankCode: 'Choose one of the banks.' } },
        'channel.closed': { errors: { '': 'This deposit method has just closed. Please choose another one.' } },
        'reference.reused': {
          errors: { '': 'This deposit was already opened. You can see it under open deposits.' },
        },
        'channel.unknown': { errors: { '': 'This deposit method is no longer available. Please choose another one.' } },
      },
    });
  });

  const STATE = 'The status of this deposit has changed. Refresh the page to see it.';
  const GONE = 'Deposit not found. Please check your deposit record.';
  const formPath = (form: string) => `/member/depositv2?order=D00000001&form=${form}`;

  it('when its buttons are refused › each tells why', async () => {
    const member = await newMember(site);
    const refusals = { 'order.state': { errors: { '': STATE } }, 'order.not.found': { errors: { '': GONE } } };
    const send = (name: string) => sendTo(member, memberAction, formPath(name));
    await expectRefusals(member, { operation: 'reportPaid', send: send('paid'), values: {}, refusals });
    await expectRefusals(member, { operation: 'cancelDepositOrder', send: send('cancel'), values: {}, refusals });
  });

  it('when the picture of its payment is refused › the form tells why', async () => {
    const member = await newMember(site);
    const upload = async (content: string) => {
      const form = new FormData();
      form.set('file', new File([content], 'slip.png', { type: 'image/png' }));
      const { status, data } = await member.ask(memberAction, formPath('proof'), { form });
      return [status, (data as { error: string }).error];
    };
    expect(await upload('')).toEqual([422, 'Choose a picture first.']);
    for (const [errorCode, message] of [
      ['file.type', 'This file is not a PNG or JPG. Choose a picture of one of these types.'],
      ['file.too.large', 'The picture is larger than 5 MB or 8,000 × 8,000 pixels. Choose a smaller one.'],
      ['order.state', STATE],
      ['order.not.found', GONE],
    ] as const) {
      await member.world.faults.set([
        { operation: 'uploadPaymentProof', kind: 'refuse', status: 422, errorCode, times: 1 },
      ]);
      expect(await upload('a picture'), errorCode).toEqual([422, message]);
    }
  });

  it('when a time-out began meanwhile › the page of the break', async () => {
    const member = await newMember(site);
    const { id: memberId } = await member.memberNamed('lucky');
    const [startedAt, endsAt] = [new Date(member.world.now()), new Date(member.world.now() + 86_400_000)];
    await member.world.insert('PlayBreak', { memberId, kind: 'TIME_OUT', startedAt, endsAt });
    const form = { amount: '500', idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e02' };
    expect((await member.ask(memberAction, '/member/depositv2?channel=c2c', { form })).location).toBe(
      '/member/limits?closed=1',
    );
  });
});

describe('a trial account', () => {
  it('when it opens a page of money or limits › the warning that it needs a real account', async () => {
    const visitor = await newVisitor(site);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    for (const [page, path] of [
      [memberPage, 'depositv2'],
      [memberPage, 'withdraw'],
      [memberPage, 'transferFund'],
      [memberPage, 'transferUpline'],
      [limits, 'limits'],
    ] as const)
      expect((await visitor.ask(page, `/member/${path}`)).location, path).toBe('/?modal=realAccount');
  });
});
