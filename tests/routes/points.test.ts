import { describe, expect, it } from 'vitest';
import type { ConvertView } from '../../app/features/points/convert/convert.server.ts';
import type { MallView } from '../../app/features/points/mall/mall.server.ts';
import type { RedeemView } from '../../app/features/points/redeem/redeem.server.ts';
import { loader as mall } from '../../app/routes/_shell.pointMall/route.tsx';
import { action as mallAction, loader as mallPage } from '../../app/routes/_shell.pointMall_.$/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { expectRefusals, paymentRefusals, sendTo } from './form-refusals.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember, newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();

const [UMBRELLA, CREDIT] = ['/pointMall/redeem?reward=1010', '/pointMall/redeem?reward=1001'];
const secrets = ['paymentPassword'];
const delivery = {
  recipient: 'Lucky Santos',
  phone: '0917 555 0101',
  address: '12 Mabini Street',
  city: 'Quezon City',
  postalCode: '1100',
};

const readView = async <View>(visitor: Visitor, loader: typeof mall | typeof mallPage, path: string) =>
  ((await visitor.ask(loader as never, path)).data as { view: View }).view;

describe('the points mall', () => {
  it('shows visitors the rewards, and members what they have and lack', async () => {
    const visitor = await newVisitor(site);
    const open = await readView<MallView>(visitor, mall, '/pointMall');
    expect([open.balance, open.filters.affordable, open.rewards.length]).toEqual([null, null, 25]);
    expect(open.rewards.every(({ why }) => why === null)).toBe(true);
    const member = await newMember(site);
    const own = await readView<MallView>(member, mall, '/pointMall');
    expect(own.balance?.points).toBe('11,800');
    expect(own.rewards.find(({ id }) => id === '1018')).toMatchObject({
      cost: '23,800 points',
      why: '12,000 more points needed',
      share: 495,
    });
    const goods = await readView<MallView>(member, mall, '/pointMall?kind=GOODS&affordable=1');
    expect(goods.rewards.every(({ kind, why }) => kind === 'GOODS' && why === null)).toBe(true);
  });

  it.each(['route', 'module'])('when its %s is off › 404', async (what) => {
    const visitor = await newVisitor(site);
    await changeBrand(
      visitor.world,
      'baize',
      what === 'route' ? { routes: { pointMall: false } } : { modules: { POINTMALL3: false } },
    );
    expect((await visitor.ask(mall, '/pointMall')).status).toBe(404);
  });

  it('when a trial account wants points of its own › the warning', async () => {
    const visitor = await newVisitor(site);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    const { balance, rewards } = await readView<MallView>(visitor, mall, '/pointMall');
    expect([balance, rewards[0]?.label]).toEqual([null, 'signUp']);
    for (const [page, path] of [
      [mallPage, UMBRELLA],
      [mallPage, '/pointMall/convert'],
      [mallPage, '/pointMall/redeemed'],
      [mallPage, '/pointMall/record'],
    ] as const)
      expect((await visitor.ask(page, path)).location, path).toBe('/?modal=realAccount');
  });
});

describe('the form of a reward', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const { key } = await readView<RedeemView>(member, mallPage, UMBRELLA);
    const values = { kind: 'GOODS', ...delivery, paymentPassword: '246810' };
    const send = sendTo(member, mallAction, UMBRELLA, { kind: 'GOODS' });
    const { kind: _, ...typed } = values;
    await expectRefusals(member, {
      operation: 'redeemPointReward',
      send,
      values: typed,
      secrets,
      idempotencyKey: key,
      refusals: {
        'point.reward.not.found': { errors: { '': 'This reward is not in the mall any more. Choose another one.' } },
        'reward.sold.out': { errors: { '': 'The last one has just been redeemed. Choose another reward.' } },
        'rank.too.low': { errors: { '': 'Your VIP rank is too low for this reward.' } },
        'reward.limit': { errors: { '': 'You have reached the limit per member for this reward.' } },
        'points.insufficient': { errors: { '': 'You do not have enough points for this reward.' } },
        'delivery.required': { errors: { recipient: 'Enter the delivery address.' } },
        'reference.reused': { errors: { '': 'This redemption already went through: see “Redeemed”.' } },
        ...paymentRefusals(send, { ...values, idempotencyKey: key }),
      },
    });
  });

  it('an address without a reward › 404', async () => {
    const member = await newMember(site);
    for (const path of ['/pointMall/redeem', '/pointMall/redeem?reward=x', '/pointMall/redeem?reward=2001'])
      expect((await member.ask(mallPage, path)).status, path).toBe(404);
  });

  it('without scripts › goods are refused with what was typed, ordered, and in the record', async () => {
    const reader = await newReader(site, ask);
    const mall = await reader.open('/pointMall');
    expect(mall.says('11,800')).toBe(true);
    const page = await reader.open(UMBRELLA);
    expect(page.form('Redeem')?.values).toMatchObject(delivery);
    const refused = await reader.send(page, 'Redeem', { phone: 'none', paymentPassword: '246810' });
    expect(refused.form('Redeem')?.findError('phone')).toContain('Enter a phone number');
    expect(refused.form('Redeem')?.values).toMatchObject({ phone: 'none', city: 'Quezon City' });
    const list = await reader.send(refused, 'Redeem', { phone: '0917 555 0199', paymentPassword: '246810' });
    for (const words of ['Redeemed rewards', 'Folding umbrella', 'Ordered', '0917 555 0199'])
      expect(list.says(words), words).toBe(true);
    const credit = await reader.send(await reader.open(CREDIT), 'Redeem', { paymentPassword: '246810' });
    expect(credit.says('Credited')).toBe(true);
    const points = await reader.open('/pointMall/record?type=REDEEMED');
    expect(points.says('−3,300')).toBe(true);
  });
});

describe('the form of a conversion', () => {
  it('tells each refusal, and keeps what was typed', async () => {
    const member = await newMember(site);
    const { key, most } = await readView<ConvertView>(member, mallPage, '/pointMall/convert');
    expect(most).toBe('5000');
    const values = { points: '300', paymentPassword: '246810' };
    const send = sendTo(member, mallAction, '/pointMall/convert');
    await expectRefusals(member, {
      operation: 'convertPoints',
      send,
      values,
      secrets,
      idempotencyKey: key,
      refusals: {
        'points.too.few': { errors: { points: 'Convert at least 200 points.' } },
        'points.step': { errors: { points: 'Convert a multiple of 100 points.' } },
        'points.day.limit': { errors: { points: 'You can convert 5,000 more points today.' } },
        'points.insufficient': { errors: { points: 'You have 11,800 points.' } },
        'reference.reused': { errors: { '': 'This conversion already went through: see your point record.' } },
        ...paymentRefusals(send, { ...values, idempotencyKey: key }),
      },
    });
  });

  it('without scripts › points become money', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/pointMall/convert');
    const refused = await reader.send(page, 'Convert', { points: '12.5', paymentPassword: '246810' });
    expect(refused.form('Convert')?.findError('points')).toContain('whole points');
    const done = await reader.send(refused, 'Convert', { points: '1,000', paymentPassword: '246810' });
    expect(done.says('10,800')).toBe(true);
  });
});
