import { describe, expect, it } from 'vitest';
import type { LotteryOrderView } from '../../app/features/lottery/order/order.server.ts';
import type { LotteryRow } from '../../app/features/lottery/record/lottery-row.server.ts';
import type { RecordsView } from '../../app/parts/records/records.server.ts';
import { action as betAction } from '../../app/routes/_shell.lottery/route.tsx';
import { action as memberAction, loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { correctDraw } from '../../mock-server/control/lottery.ts';
import { advance, drawNext, lotteryPath, newPlayer, newWatcher, placeBet, readBetting } from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import { readErrors, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const CODE = 'ELOTT_0001';

const ORDER = '/member/personalHistoryCopy/lottery/order';
const pathTo = (orderNo = '') => `${ORDER}?orderNo=${orderNo}`;

const readOrder = async ({ ask }: Visitor, orderNo?: string) =>
  ((await ask(memberPage, pathTo(orderNo))).data as { view: LotteryOrderView }).view;
const readRecord = async ({ ask }: Visitor, address: string) =>
  ((await ask(memberPage, address)).data as { view: RecordsView<LotteryRow> }).view;
const cancel = ({ ask }: Visitor, orderNo = '', others: Record<string, string> = {}) =>
  ask(memberAction, pathTo(orderNo), { form: { orderNo, ...others } });

const factsByLabel = (facts: { label: string; text: string }[]) =>
  Object.fromEntries(facts.map(({ label, text }) => [label, text]));

describe('the page of a lottery order', () => {
  it('when the bet is open › its play, stake and numbers, and what a cancellation gives back', async () => {
    const player = await newPlayer(site);
    const bet = { play: 'FIRST3_DIRECT', content: '1,2|2|3', multiple: 2 };
    const { draw, orderNos } = await placeBet(player, CODE, bet);
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({
      lottery: 'One Minute Lotto',
      play: 'First three · Straight',
      numero: draw.numero,
      amount: '₱8.00',
      state: 'Waiting',
      tone: 'open',
      outcome: [],
      wins: [],
      others: [],
      slipRefund: null,
      all: null,
      refund: { fee: '₱0.08', back: '₱7.92' },
      draws: [{ name: null, numero: draw.numero, state: 'open for bets', balls: [], board: [], fairPath: null }],
    });
    expect(factsByLabel(view.rows)).toEqual({ 'Ball 1': '1, 2', 'Ball 2': '2', 'Ball 3': '3' });
    const { Time, ...stake } = factsByLabel(view.stake);
    expect(stake).toEqual({
      Bets: '2',
      'Unit × multiple': '₱2.00 × 2',
      Stake: '₱8.00',
      'Odds level': '1956',
      Odds: '978.00',
    });
    expect(Time).toContain(', 12:00:00 PM');
  });

  it('when it is cancelled › the stake less its fee came back', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1,2|2|||' });
    const [orderNo] = orderNos;
    const answer = await cancel(player, orderNo);
    expect(answer).toMatchObject({ status: 302, location: pathTo(orderNo) });
    expect(await readToastKey(answer)).toBe('betting.lotteryCancelled');
    const view = await readOrder(player, orderNo);
    expect(view).toMatchObject({ state: 'Cancelled', tone: 'plain', refund: null, slipRefund: null });
    expect(factsByLabel(view.outcome)).toMatchObject({
      Win: '₱0.00',
      Refunded: '₱6.00',
      Fee: '−₱0.06',
      'Profit or loss': '−₱0.06',
    });
  });

  it('when its result was corrected › what that took, on the page, in the record and its sums', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, 'LOTT_0001', { play: 'FIRST3_DIRECT', content: '1|2|3' });
    const { numero } = await drawNext(player, 'LOTT_0001', { balls: [1, 2, 3, 4, 5] });
    await correctDraw(player.world, 'LOTT_0001', numero, { balls: [9, 2, 3, 4, 5] });
    const { state, tone, outcome, wins, draws } = await readOrder(player, orderNos[0]);
    expect([state, tone, wins]).toEqual(['Lost', 'plain', []]);
    expect(factsByLabel(outcome)).toMatchObject({
      Win: '₱1,956.00',
      Correction: '−₱1,956.00',
      'Profit or loss': '−₱2.00',
    });
    expect(draws[0]?.state).toMatch(/^drawn, corrected /);
    const { rows, sums } = await readRecord(player, '/member/personalHistoryCopy/lottery?range=today');
    expect(rows[0]).toMatchObject({ corrected: '−₱1,956.00', profit: '−₱2.00', state: 'Lost' });
    expect(sums).toContainEqual(expect.objectContaining({ label: 'Correction', amount: '−₱1,956.00' }));
  });

  it('when its draw has closed meanwhile › it can no longer be cancelled', async () => {
    const player = await newPlayer(site);
    const { draw, orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    await advance(player, draw.lockAt - player.world.now());
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({ state: 'Waiting', refund: null, draws: [{ state: 'closed, draw coming up' }] });
    const answer = await cancel(player, orderNos[0]);
    expect(answer.status).toBe(422);
    expect(readErrors(answer)).toEqual({ '': ['This bet can no longer be cancelled.'] });
  });

  it('when the bet won › each prize with its odds, the result, its check, and the same bet again', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'SIDES_1', content: 'big,odd' });
    const { numero } = await drawNext(player, CODE, { balls: [7, 2, 3, 4, 5] });
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({ state: 'Won', tone: 'won', refund: null });
    expect(factsByLabel(view.wins)).toEqual({ Big: '1 × ₱2.00 × 1.94', Odd: '1 × ₱2.00 × 1.94' });
    const { Settled, ...outcome } = factsByLabel(view.outcome);
    expect(outcome).toEqual({ Win: '₱7.76', 'Profit or loss': '+₱3.76', 'Counts towards wagering': '₱4.00' });
    expect(Settled).toContain(', 12:01:00 PM');
    expect(view.draws).toMatchObject([
      { balls: ['7', '2', '3', '4', '5'], fairPath: `/lottery/fair?gameCode=${CODE}&numero=${numero}` },
    ]);
    const betting = await readBetting(player, view.betAgain ?? '');
    expect(betting).toMatchObject({
      playName: 'Two-sided · No. 1',
      again: { rows: [['big', 'odd']], unit: '2', multiple: 1 },
    });
  });

  it('when the bet lost › its loss, and no prize', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    await drawNext(player, CODE, { balls: [7, 2, 3, 4, 5] });
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({ state: 'Lost', tone: 'plain', wins: [] });
    expect(view.outcome).toContainEqual({ label: 'Profit or loss', text: '−₱2.00', tone: 'loss' });
  });

  it('when a board was drawn › the places of the numbers that it matched', async () => {
    const player = await newPlayer(site);
    const code = 'ELOTT_0024';
    const { orderNos } = await placeBet(player, code, { play: 'BIG_BOX', content: '1234' });
    const ten = (number: string) => Array.from({ length: 10 }, () => number);
    const [special, consolation] = [['1243', ...ten('0000').slice(1)], ten('1111')];
    const board = { first: ['4321'], second: ['1235'], third: ['0000'], special, consolation };
    await drawNext(player, code, { board });
    const [draw] = (await readOrder(player, orderNos[0])).draws;
    expect(draw?.balls).toEqual([]);
    expect(draw?.board.map(({ prize, hits }) => [prize, hits])).toEqual([
      ['First prize', [0]],
      ['Second prize', []],
      ['Third prize', []],
      ['Special prize', [0]],
      ['Consolation prize', []],
    ]);
  });

  it("when it is another member's, or none › 404", async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    await player.logIn({ username: 'victor' });
    for (const orderNo of [orderNos[0], 'NONE0001', 'none', ''])
      expect((await player.ask(memberPage, pathTo(orderNo))).status, orderNo).toBe(404);
  });

  it('when a visitor opens it › the log-in page, and back', async () => {
    const visitor = await newWatcher(site);
    const address = pathTo('L0001234');
    const location = `/login?redirectTo=${encodeURIComponent(address)}`;
    expect(await visitor.ask(memberPage, address)).toMatchObject({ status: 302, location });
  });
});

describe('the page of an order of a chase', () => {
  it('when a win stopped it › the other draws with what became of them, each linked', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||', chase: 3 });
    expect(orderNos).toHaveLength(3);
    await drawNext(player, CODE, { balls: [1, 2, 3, 4, 5] });
    const { others } = await readOrder(player, orderNos[0]);
    expect(others.map(({ path }) => path)).toEqual(orderNos.slice(1).map(pathTo));
    for (const other of others)
      expect(other).toMatchObject({ state: 'Refunded: stopped after a win', about: null, amount: '₱2.00' });
    const stopped = await readOrder(player, orderNos[1]);
    expect(stopped.state).toBe('Refunded: stopped after a win');
    expect(stopped.others.map(({ state, tone }) => `${state} ${tone}`)).toContain('Won won');
  });

  it('when some of it is open › all of that is cancelled at once', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||', chase: 4 });
    await drawNext(player, CODE, { balls: [2, 2, 3, 4, 5] });
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({
      state: 'Lost',
      refund: null,
      slipRefund: { count: 3, amount: '₱6.00', fee: '₱0.06', back: '₱5.94' },
    });
    const answer = await cancel(player, orderNos[0], { wholeSlip: 'on' });
    expect([answer.location, await readToastKey(answer)]).toEqual([pathTo(orderNos[0]), 'betting.lotteryCancelled']);
    const { others, slipRefund } = await readOrder(player, orderNos[0]);
    expect(others.map(({ state }) => state)).toEqual(['Cancelled', 'Cancelled', 'Cancelled']);
    expect(slipRefund).toBeNull();
  });

  it('when the slip has more bets than it lists › a link to all of them in the record, and one cancellation', async () => {
    const player = await newPlayer(site);
    const content = ['1||||', '|2|||', '||3||'];
    const { orderNos, slipNo } = await placeBet(player, CODE, { play: 'EACH', content, chase: 50 });
    const view = await readOrder(player, orderNos[0]);
    expect(view).toMatchObject({ slipNo, slipRefund: { count: 150, amount: '₱300.00' } });
    expect(view.others).toHaveLength(100);
    await cancel(player, orderNos[0], { wholeSlip: 'on' });
    const { all } = await readOrder(player, orderNos[0]);
    expect(all?.label).toBe('All 150 bets on this slip');
    const { rows, count, filters } = await readRecord(player, all?.path ?? '');
    expect(count).toContain('150');
    expect(filters).toContainEqual(expect.objectContaining({ name: 'slip', value: slipNo }));
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 15 }, () => 'Cancelled'));
  });
});

describe('the lottery record', () => {
  const TODAY = '/member/personalHistoryCopy/lottery?range=today';

  it('has a slip of 25 orders in one row, which opens to them', async () => {
    const player = await newPlayer(site);
    const content = Array.from({ length: 25 }, () => '1||||');
    const { orderNos, slipNo, draw } = await placeBet(player, CODE, { play: 'EACH', content });
    const { rows, count } = await readRecord(player, TODAY);
    expect(count).toBe('1 slip');
    expect(rows).toMatchObject([
      { slip: slipNo, order: null, play: '25 orders', draw: draw.numero, amount: '₱50.00', win: '–', state: 'Waiting' },
    ]);
    expect(rows[0]?.orders).toMatchObject({ brief: '25 orders · ₱50.00 · 25 open', all: null });
    expect(rows[0]?.orders?.list.map(({ to }) => to)).toEqual(orderNos.map(pathTo));
    expect(rows[0]?.orders?.list[0]).toMatchObject({
      label: 'Each position: 1 | – | – | – | –',
      text: '₱2.00 · Waiting',
    });
  });

  it('says what a chase has won and what of it is open', async () => {
    const player = await newPlayer(site);
    const bet = { play: 'SIDES_1', content: 'big', chase: 3, isStopping: false };
    const { draw } = await placeBet(player, CODE, bet);
    await drawNext(player, CODE, { balls: [7, 2, 3, 4, 5] });
    const { rows } = await readRecord(player, TODAY);
    expect(rows).toMatchObject([{ draw: `from ${draw.numero}`, win: '₱3.88', profit: '+₱1.88', state: '2 open' }]);
    expect(rows[0]?.orders).toMatchObject({
      brief: '3 orders · ₱6.00 · won ₱3.88 · 2 open',
      list: [{ text: '₱2.00 · won ₱3.88' }, { text: '₱2.00 · Waiting' }, { text: '₱2.00 · Waiting' }],
    });
  });

  it('links from a slip of more than 25 orders to all of them, a row each', async () => {
    const player = await newPlayer(site);
    await placeBet(player, CODE, { play: 'EACH', content: Array.from({ length: 26 }, () => '1||||') });
    const [slip] = (await readRecord(player, `${TODAY}&state=2`)).rows;
    expect(slip?.orders?.list).toHaveLength(25);
    expect(slip?.orders?.all?.text).toBe('All 26 orders');
    const { rows, count, filters } = await readRecord(player, slip?.orders?.all?.to ?? '');
    expect([count, rows.length]).toEqual(['26 rows', 15]);
    expect(filters).toContainEqual(expect.objectContaining({ name: 'state', value: '2' }));
  });
});

describe('a lottery order', () => {
  it('is told by a betting record without games, and games by one without lottery', async () => {
    const player = await newPlayer(site);
    const bets = (search: string) => player.ask(memberPage, `/member/personalHistoryCopy?${search}`);
    const readOther = async (answer: ReturnType<typeof bets>) =>
      ((await answer).data as { view: RecordsView<unknown> }).view.other;
    expect(await readOther(bets('range=today'))).toBeNull();
    const { other } = await readRecord(player, '/member/personalHistoryCopy/lottery?range=last30');
    expect(other).toMatchObject({
      title: 'No lottery bets in this period',
      path: '/member/personalHistoryCopy?range=last30',
    });
    await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    expect(await readOther(bets('range=today'))).toEqual({
      title: 'No game bets in this period',
      path: '/member/personalHistoryCopy/lottery?range=today',
      text: 'Lottery bets in this period: 1',
    });
    expect(await readOther(bets('range=today&category=ELOTT'))).toMatchObject({
      text: 'Lottery bets in this period: 1',
    });
    for (const filter of ['state=won', 'category=RNG', 'category=ELOTT&state=won'])
      expect(await readOther(bets(`range=today&${filter}`)), filter).toBeNull();
  });

  it('is linked from the bets of today and from the record, whose sums have what is open', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    const path = pathTo(orderNos[0]);
    const { slips } = await readBetting(player, lotteryPath(CODE));
    expect(slips?.[0]?.orders).toMatchObject([{ path, amount: '₱2.00', refund: { fee: '₱0.02', back: '₱1.98' } }]);
    const { rows, sums } = await readRecord(player, '/member/personalHistoryCopy/lottery?range=today');
    expect(rows).toMatchObject([
      { order: { path }, orders: null, lottery: 'One Minute Lotto', amount: '₱2.00', state: 'Waiting' },
    ]);
    expect(sums).toContainEqual({ label: 'Open', amount: '₱2.00' });
  });

  it('is cancelled on the betting page, which is read again', async () => {
    const player = await newPlayer(site);
    const { orderNos } = await placeBet(player, CODE, { play: 'EACH', content: '1||||' });
    const address = lotteryPath(CODE, '&group=EACH&play=EACH');
    const answer = await player.ask(betAction, address, { form: { orderNo: orderNos[0] ?? '' } });
    expect([answer.location, await readToastKey(answer)]).toEqual([address, 'betting.lotteryCancelled']);
    const { slips } = await readBetting(player, address);
    expect(slips).toMatchObject([{ stateName: 'Cancelled', orders: [{ refund: null }] }]);
  });
});
