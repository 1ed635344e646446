import { describe, expect, it } from 'vitest';
import { minutes } from '../../app/config/durations.ts';
import type { PromotionPageView } from '../../app/features/promotions/promotions.server.ts';
import type { ChooseView, DepositView, OrderView } from '../../app/features/wallet/deposit/deposit.server.ts';
import type { DepositRow } from '../../app/features/wallet/money-records/money-records.server.ts';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as promotion } from '../../app/routes/_shell.promoDetail/route.tsx';
import { loader as download } from '../../app/routes/member.download.$record.ts';
import { reportPayment } from '../../mock-server/control/orders.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, type Visitor } from './visitor.ts';

const site = prepareSite();
const DEPOSIT = '/member/depositv2';
const KEY = '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e01';

describe('a deposit', () => {
  it.each([
    ['50', { amount: [expect.stringContaining('₱200.00')] }],
    ['200', null],
  ])('of %s reads the channels once', async (amount, errors) => {
    const member = await newMember(site);
    const count = (id: string) => member.world.requests.list().filter(({ operationId }) => operationId === id).length;
    const form = { amount, idempotencyKey: KEY };
    const answer = await member.ask(memberAction, `${DEPOSIT}?channel=c2c`, { form });
    if (errors) expect([answer.status, readErrors(answer)]).toEqual([422, errors]);
    else expect(answer.location).toMatch(/\?order=D/);
    expect([count('listDepositChannels'), count('depositByTransfer')]).toEqual([1, 1]);
  });

  it('is quick for amounts that the channel and the own limit take', async () => {
    const member = await newMember(site);
    const listQuick = async (channel: string) => {
      const { view } = (await member.ask(memberPage, `${DEPOSIT}?channel=${channel}`)).data as { view: ChooseView };
      return view.form?.quickAmounts.map(({ label }) => label);
    };
    const settings = JSON.stringify({
      ...JSON.parse(member.world.read.one('DepositChannel', { brandCode: 'baize', code: 'c2c' }).settings),
      quickAmounts: [100, 200, 325, 1000, 10_000, 20_000],
    });
    await member.world.patch('DepositChannel', { brandCode: 'baize', code: 'c2c' }, { settings });
    expect(await listQuick('c2c')).toEqual(['₱200.00', '₱1,000.00', '₱10,000.00']);
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.insert('PlayLimit', { memberId, kind: 'DEPOSIT', period: 'MONTH', amount: 0n });
    expect(await listQuick('c2c')).toEqual([]);
  });

  it('tells the largest stake of a bonus and what does not count in the words of its promotion', async () => {
    const member = await newMember(site);
    const { id, rules } = member.world.read.one('Promotion', { brandCode: 'baize', code: 'daily-reload' });
    const narrowed = { ...JSON.parse(rules), maxStake: 50, gameTypes: ['RNG', 'FISH', 'LOTT', 'ELOTT', 'PVP'] };
    await member.world.patch('Promotion', { id }, { rules: JSON.stringify(narrowed) });
    const { view: deposit } = (await member.ask(memberPage, DEPOSIT)).data as { view: ChooseView };
    const { conditions } = deposit.form?.bonuses.find(({ bonusId }) => bonusId === id) ?? {};
    expect(conditions).toEqual([
      'Bets above ₱50.00 do not count for the bonus.',
      expect.stringMatching(/^Not counted for the bonus: (?=.*Live casino)(?!.*Slots)/),
    ]);
    const { view } = (await member.ask(promotion, `/promoDetail?id=${id}`)).data as { view: PromotionPageView };
    expect(view.facts).toEqual([
      'Deposit ₱200.00, get ₱20.00: bet ₱120.00 (6 × the bonus) within 30 days.',
      'Besides that, bet ₱200.00 for the deposit itself.',
      'From a deposit of ₱100.00; the bonus is at most ₱1,000.00.',
      ...(conditions ?? []),
    ]);
  });

  it('from a promotion has its bonus chosen, at each channel', async () => {
    const member = await newMember(site);
    const { view } = (await member.ask(promotion, '/promoDetail?id=1003')).data as { view: PromotionPageView };
    const path = view.button?.do === 'link' ? view.button.path : '';
    const { view: deposit } = (await member.ask(memberPage, path)).data as { view: ChooseView };
    expect(deposit.form?.bonusId).toBe('1003');
    expect(deposit.channels.every((channel) => channel.path.includes('bonus=1003'))).toBe(true);
  });

  it.each([
    ['of a bonus below its minimum', { amount: '50', bonusId: '1003' }, 'bonusId', /deposits of ₱100\.00 and more/],
    ['of a code below its minimum', { amount: '400', promoCode: 'MABUHAY' }, 'promoCode', /of ₱500\.00 and more/],
  ])('%s tells it at the field', async (_, form, field, message) => {
    const member = await newMember(site);
    const answer = await member.ask(memberAction, `${DEPOSIT}?channel=qr`, { form: { ...form, idempotencyKey: KEY } });
    expect([answer.status, readErrors(answer)]).toEqual([422, { [field]: [expect.stringMatching(message)] }]);
  });

  it('by a code whose bonus is for another deposit tells it at the code', async () => {
    const member = await newMember(site);
    const { id, rules } = member.world.read.one('Promotion', { brandCode: 'baize', code: 'secret-deck' });
    const narrowed = { ...JSON.parse(rules), depositNumber: 1 };
    await member.world.patch('Promotion', { id }, { rules: JSON.stringify(narrowed) });
    const form = { amount: '600', promoCode: 'MABUHAY', idempotencyKey: KEY };
    const promoCode = 'The bonus of this code is not available for this deposit. Leave the field empty.';
    expect(readErrors(await member.ask(memberAction, `${DEPOSIT}?channel=qr`, { form }))).toEqual({
      promoCode: [promoCode],
    });
  });

  it('at no channel of the brand asks for no order', async () => {
    const member = await newMember(site);
    for (const search of ['?channel=nowhere', '?channel=../x', '']) {
      const answer = await member.ask(memberAction, `${DEPOSIT}${search}`, { form: { amount: '200' } });
      expect([answer.status, Object.keys(readErrors(answer))]).toEqual([422, ['']]);
    }
  });

  it('takes twenty pictures of a member in ten minutes, from whatever address', async () => {
    const member = await newMember(site);
    const upload = async () => {
      const form = new FormData();
      form.set('file', new File(['no picture'], 'proof.png'));
      return member.ask(memberAction, `${DEPOSIT}?form=proof&order=D123456`, { form });
    };
    for (let each = 0; each < 20; each += 1) {
      member.moveTo(`198.51.100.${each}`);
      expect((await upload()).status).toBe(422);
    }
    const { status, data, context } = await upload();
    const error = 'Too many attempts. Please wait 5 min and try again.';
    expect([status, data, context.waitMs]).toEqual([429, { error }, expect.closeTo(minutes(5), -4)]);
    expect(member.countCalls('uploadPaymentProof')).toBe(20);
    await member.logIn({ username: 'victor' });
    expect((await upload()).status).toBe(422);
  });

  it.each(['paid', 'cancel', 'proof'])('form %s without an order › 400', async (form) => {
    const member = await newMember(site);
    for (const order of ['', '&order=', '&order=d1', '&order=../../etc'])
      expect((await member.ask(memberAction, `${DEPOSIT}?form=${form}${order}`, { form: {} })).status).toBe(400);
  });

  const openOrder = async (member: Visitor, channel: string) => {
    const form = { amount: '1000', idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e02' };
    const { location } = await member.ask(memberAction, `${DEPOSIT}?channel=${channel}`, { form });
    const orderNo = new URL(location ?? '', 'http://site').searchParams.get('order') ?? '';
    const readOrder = async () =>
      ((await member.ask(memberPage, `${DEPOSIT}?order=${orderNo}`)).data as { view: { order: OrderView } }).view.order;
    return { orderNo, readOrder };
  };

  it('that the member says is paid keeps its code and can be cancelled', async () => {
    const member = await newMember(site);
    const { orderNo, readOrder } = await openOrder(member, 'qr');
    await member.ask(memberAction, `${DEPOSIT}?form=paid&order=${orderNo}`, { form: {} });
    const order = await readOrder();
    expect(order).toMatchObject({
      state: 'processing',
      canReport: false,
      canCancel: true,
      pays: { text: '₱1,000.00' },
    });
    expect([order.qr, order.app]).toEqual([expect.stringContaining('<svg'), expect.stringContaining('/cashier/')]);
  });

  it('whose coins were seen counts confirmations, tells the rate, and asks for no more', async () => {
    const member = await newMember(site);
    const { orderNo, readOrder } = await openOrder(member, 'usdt-trc20');
    await reportPayment(member.world, orderNo, { status: 'confirming', confirmations: 4 });
    expect(await readOrder()).toMatchObject({
      stateText: 'We have seen your payment. It is credited as soon as the network confirms it.',
      confirmations: { done: 4 },
      details: expect.arrayContaining([{ label: 'Exchange rate', text: '1 USDT = ₱58.20' }]),
      pays: null,
      qr: null,
      canCancel: false,
    });
  });

  it('of several payments lists each, and says of none that it differs from the order', async () => {
    const member = await newMember(site);
    const { orderNo, readOrder } = await openOrder(member, 'qr');
    await reportPayment(member.world, orderNo, { status: 'paid', paymentId: 'PAY-A' });
    expect((await readOrder()).payments).toEqual([]);
    await reportPayment(member.world, orderNo, { status: 'paid', paymentId: 'PAY-B', amount: '280.00' });
    expect(await readOrder()).toMatchObject({
      stateText: '₱1,280.00 is in your wallet.',
      isOther: false,
      payments: [
        { amount: '₱1,000.00', state: 'Credited', isReturned: false, id: 'PAY-A' },
        { amount: '₱280.00', state: 'Credited', id: 'PAY-B' },
      ],
    });
  });

  it('that is returned shows both amounts on its page, in the record and in the file', async () => {
    const member = await newMember(site);
    const form = { amount: '200', idempotencyKey: '7ad7a1f2-4f58-4fd5-9b8a-6a9a2d3c1e02' };
    const { location } = await member.ask(memberAction, `${DEPOSIT}?channel=c2c`, { form });
    const orderNo = new URL(location ?? '', 'http://site').searchParams.get('order') ?? '';
    const { id: memberId } = await member.memberNamed('lucky');
    await member.world.insert('PlayLimit', { memberId, kind: 'DEPOSIT', period: 'MONTH', amount: 0n });
    await reportPayment(member.world, orderNo, { status: 'paid', amount: '280.00' });
    const { view: deposit } = (await member.ask(memberPage, `${DEPOSIT}?order=${orderNo}`)).data as {
      view: DepositView;
    };
    expect(deposit).toMatchObject({
      order: {
        state: 'returned',
        stateName: 'Returned',
        isMoving: false,
        isOther: false,
        canCancel: false,
        stateText: expect.stringMatching(/^We received ₱280\.00 for a deposit of ₱200\.00\./),
        details: expect.arrayContaining([
          { label: 'Amount', text: '₱200.00' },
          { label: 'Arrived', text: '₱280.00' },
        ]),
      },
    });
    const search = '?range=today&state=returned';
    const page = await member.ask(memberPage, `/member/transactionHistory/deposits${search}`);
    const { rows } = (page.data as { view: { rows: DepositRow[] } }).view;
    expect(rows).toMatchObject([{ id: orderNo, state: 'Returned', amount: '₱200.00', credited: '–' }]);
    expect(rows[0]?.more).toContainEqual({ label: 'Arrived', text: '₱280.00' });
    const file = await member.ask(download, `/member/download/deposits${search}`, { params: { record: 'deposits' } });
    expect(file.text).toContain(',Returned,200.00,280.00,0.00,,');
  });
});
