import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { type Client, PASSWORD } from '../../support/client.ts';
import { readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { multipart, PNG } from '../../support/multipart.ts';
import {
  decide,
  newBonus,
  newReceipt,
  newReference,
  newTransfer,
  newWithdrawal,
  PAYMENT_PASSWORD,
  readPayoutId,
  reportPayment,
} from '../../support/orders.ts';
import { DAY, MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn('lucky', { language: 'EN' }) };
}

/** Written since the world began, but of ranks, the oldest first: without tags, paragraphs in lines. */
async function listWritten(client: Client) {
  const { list } = await client.value('listMessages', { query: { pageSize: 100 } });
  return list
    .filter(({ time, subject }) => time >= WORLD_TIME && subject?.kind !== 'rank')
    .sort((one, other) => one.id - other.id)
    .map(({ title, content, subject }) => ({
      title,
      lines: content
        .split('</p>')
        .slice(0, -1)
        .map((line) => line.replace(/<[^>]+>/g, '')),
      subject,
    }));
}

const about = (kind: 'deposit' | 'withdrawal' | 'transfer', orderNo: string) => ({ kind, orderNo });
const LIMITS = { kind: 'limits', orderNo: null };

describe('a deposit writes a message', () => {
  it('when it is credited, once however often it is reported, with its bonus and the amount that arrived', async () => {
    const { world, lucky } = await begin();
    const { bonuses } = await lucky.value('getDepositSettings');
    const orderNo = await newTransfer(lucky, { bonusId: bonuses[0]?.bonusId ?? 0, amount: '2000.00' });
    await reportPayment(world, orderNo, { paymentId: 'PAY-1', amount: '1500.00', times: 3 });
    expect(await listWritten(lucky)).toEqual([
      {
        title: 'Deposit credited',
        lines: [
          '₱1,500.00 is in your main wallet.',
          'Your order was for ₱2,000.00; we received ₱1,500.00.',
          expect.stringMatching(/^Bonus “.+”: ₱[\d,.]+\. Wagering requirement: ₱[\d,.]+\.$/),
        ],
        subject: about('deposit', orderNo),
      },
    ]);
    expect(await lucky.value('countUnread')).toMatchObject({ unreadCount: 4 });
  });

  it('when it fails: declined, or a day after the member said that it was paid', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const declined = await newTransfer(lucky);
    await reportPayment(world, declined, { status: 'declined', times: 2 });
    const lost = await newTransfer(lucky);
    await lucky.value('reportPaid', { body: { orderNo: lost } });
    await world.clock.advance(DAY);
    const later = await world.client.signedIn('lucky', { language: 'EN' });
    const failed = (orderNo: string) => ({
      title: 'Deposit failed',
      lines: [expect.stringContaining(`We received no payment for order ${orderNo} (₱500.00).`)],
      subject: about('deposit', orderNo),
    });
    expect(await listWritten(later)).toEqual([failed(declined), failed(lost)]);
  });

  it('when it expires and the member has uploaded a payment proof', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newTransfer(lucky);
    await lucky.call('uploadPaymentProof', multipart({ orderNo, file: PNG }));
    await world.clock.advance(16 * MINUTE);
    expect(await listWritten(lucky)).toMatchObject([
      { title: 'Deposit order expired', subject: about('deposit', orderNo) },
    ]);
  });

  it('not when it is cancelled by the member, or expires unpaid', async () => {
    const { world, lucky } = await begin();
    await lucky.value('cancelDepositOrder', { query: { orderNo: await newTransfer(lucky) } });
    await newTransfer(lucky);
    await world.clock.advance(16 * MINUTE);
    expect(await listWritten(lucky)).toEqual([]);
  });
});

describe('a withdrawal writes a message', () => {
  it('when it is approved and when it is paid', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newWithdrawal(lucky);
    await world.clock.advance(4 * MINUTE);
    const { account } = await lucky.value('getWithdrawOrder', { query: { orderNo } });
    const subject = about('withdrawal', orderNo);
    expect(await listWritten(lucky)).toEqual([
      { title: 'Withdrawal approved', lines: [`₱500.00 is being sent to ${account}.`], subject },
      { title: 'Withdrawal paid', lines: [`₱500.00 has been paid to ${account}.`], subject },
    ]);
  });

  it('when a member is asked to confirm it, and when they did', async () => {
    const { world, lucky } = await begin();
    const orderNo = await newReceipt(world, lucky);
    for (const _ of [1, 2]) await lucky.value('confirmReceipt', { body: { orderNo, hasArrived: true } });
    const written = await listWritten(lucky);
    expect(written.map(({ title }) => title)).toEqual([
      'Withdrawal approved',
      'Has your withdrawal arrived?',
      'Withdrawal paid',
    ]);
    expect(written[1]?.lines[0]).toContain('Please confirm by Mar 18, 2026, 12:30');
  });

  it('when it is rejected, fails or is cancelled, with the reason and the amount and fee that are back', async () => {
    const { world, lucky } = await begin();
    await world.changeBrand('baize', { cashRules: { backOffice: { mode: 'manual' } } });
    const change = { methodCode: 'ewallet', payoutId: await readPayoutId(lucky, 'EWALLET') };
    const [rejected, failed, cancelled] = [
      await newWithdrawal(lucky, change),
      await newWithdrawal(lucky, change),
      await newWithdrawal(lucky, change),
    ];
    await decide(world, rejected, 'reject');
    for (const decision of ['review', 'approve', 'fail'] as const) await decide(world, failed, decision);
    await lucky.value('cancelWithdraw', { query: { orderNo: cancelled } });
    const back = '₱505.00 is back in your main wallet.';
    expect((await listWritten(lucky)).filter(({ title }) => title !== 'Withdrawal approved')).toEqual([
      {
        title: 'Withdrawal rejected',
        lines: ['Our review found something to sort out first. Please contact customer service.', back],
        subject: about('withdrawal', rejected),
      },
      {
        title: 'Withdrawal failed',
        lines: ['Your account did not accept the payment. Check it, or choose another one.', back],
        subject: about('withdrawal', failed),
      },
      { title: 'Withdrawal cancelled', lines: [back], subject: about('withdrawal', cancelled) },
    ]);
  });
});

describe('other money writes a message', () => {
  it('when a bonus is given up, once', async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    for (const _ of [1, 2]) await lucky.value('forfeitBonus', { body: { rolloverId } });
    const [credited, ...rest] = await listWritten(lucky);
    expect(rest).toEqual([
      {
        title: 'Bonus given up',
        lines: [expect.stringMatching(/^We took back the bonus “.+” and its winnings: ₱[\d,.]+\./)],
        subject: credited?.subject,
      },
    ]);
  });

  it('when it goes to the upline: to both, once, in the language of the reader', async () => {
    const { world, lucky } = await begin();
    const body = { amount: '1234.50', paymentPassword: PAYMENT_PASSWORD, reference: newReference() };
    const { orderNo } = await lucky.value('transferUpline', { body });
    await lucky.value('transferUpline', { body });
    expect(await listWritten(lucky)).toEqual([
      {
        title: 'Transfer to your upline',
        lines: ['You sent ₱1,234.50 to your upline.'],
        subject: about('transfer', orderNo),
      },
    ]);
    const boss = await world.client.signedIn('boss', { language: 'VI' });
    const [received, ...more] = await listWritten(boss);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ title: 'Nhận chuyển từ tuyến dưới', subject: { kind: 'transfer' } });
    expect(received?.lines[0]).toContain('đã chuyển cho bạn ₱1,234.50.');
    expect((await boss.value('listTransactions', { query: { typeCode: 6104 } })).list[0]?.orderNo).toBe(
      received?.subject?.orderNo,
    );
  });
});

describe('limits and breaks write a message', () => {
  const DAILY = { kind: 'DEPOSIT', period: 'DAY' } as const;
  const set = (client: Client, ...limits: Body<'setLimits'>['limits']) =>
    client.value('setLimits', { body: { limits } });

  it('when limits are set that count at once; not when nothing changes or a higher one waits', async () => {
    const { lucky } = await begin();
    await set(lucky, { ...DAILY, amount: '2000' }, { kind: 'TIME', period: 'WEEK', minutes: 90 });
    await set(lucky, { ...DAILY, amount: '2000' });
    await set(lucky, { ...DAILY, amount: '3000' });
    expect(await listWritten(lucky)).toEqual([
      {
        title: 'Your limits have changed',
        lines: ['Daily deposit limit: ₱2,000.00', 'Weekly time limit: 90 min'],
        subject: LIMITS,
      },
    ]);
  });

  it('when a higher one is confirmed, and when none is', async () => {
    const { world, lucky } = await begin();
    await set(lucky, { ...DAILY, amount: '2000' });
    for (const amount of ['3000', undefined]) {
      await set(await world.client.signedIn(), { ...DAILY, ...(amount && { amount }) });
      await world.clock.advance(DAY);
      await (await world.client.signedIn()).value('confirmLimit', { body: DAILY });
    }
    await world.clock.advance(7 * DAY);
    const later = await world.client.signedIn('lucky', { language: 'EN' });
    const lines = (await listWritten(later)).map((message) => message.lines[0]);
    expect(lines).toEqual([
      'Daily deposit limit: ₱2,000.00',
      'Daily deposit limit: ₱3,000.00',
      'Daily deposit limit: no limit',
    ]);
  });

  it('when a higher one lapses, the last that was asked for alone', async () => {
    const { world, lucky } = await begin();
    for (const amount of ['2000', '3000']) await set(lucky, { ...DAILY, amount });
    await world.clock.advance(DAY);
    await set(await world.client.signedIn(), { ...DAILY, amount: '4000' });
    await world.clock.advance(7 * DAY);
    const later = await world.client.signedIn('lucky', { language: 'EN' });
    expect((await listWritten(later)).slice(1)).toEqual([
      {
        title: 'Your limit increase has expired',
        lines: ['You did not confirm it within 7 days. Daily deposit limit: still ₱2,000.00.'],
        subject: LIMITS,
      },
    ]);
  });

  it('when a time-out or a self-exclusion begins, until when', async () => {
    const { world, lucky } = await begin();
    await lucky.value('startTimeOut', { body: { days: 7 } });
    const again = await world.client.signedIn();
    await again.value('excludeSelf', { body: { months: 6, password: PASSWORD } });
    const rows = await readRows(world, `SELECT title, content FROM Message WHERE subjectKind = 'limits' ORDER BY id`);
    const texts = rows.map(({ title, content }) => [title, content].map((text) => JSON.parse(String(text)).EN));
    expect(texts).toEqual([
      ['Your time-out has started', expect.stringContaining('until <b>Mar 25, 2026, 12:00')],
      ['Your self-exclusion has started', expect.stringContaining('until <b>Sep 18, 2026, 12:00')],
    ]);
  });
});
