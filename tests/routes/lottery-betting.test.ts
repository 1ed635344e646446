import { describe, expect, it } from 'vitest';
import type { BettingView } from '../../app/features/lottery/betting/betting.types.ts';
import type { BetAnswer } from '../../app/features/lottery/betting/schema.ts';
import { action, loader } from '../../app/routes/_shell.lottery/route.tsx';
import { loader as vietnam, action as vietnamAction } from '../../app/routes/_shell.vnlottery/route.tsx';
import { changeBrand } from '../../mock-server/control/brands.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import {
  advance,
  currentDraws,
  drawNext,
  lotteryPath,
  newPlayer,
  newWatcher,
  placeBet,
  readBetting,
} from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import { readErrors, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const FAST = 'ELOTT_0001';
const SAIGON = 'TCG_LOTTO_VN_0007';
const EACH = lotteryPath(FAST, '&group=EACH&play=EACH');

const readVietnam = async ({ ask }: Visitor, search: string) =>
  ((await ask(vietnam, `/vnlottery?gameCode=${search}`)).data as { betting: BettingView }).betting;

/** 7 on the first ball. */
async function readSlip(player: Visitor, fields: Record<string, string> = {}) {
  const { draw, gameId, idempotencyKey } = await readBetting(player, EACH);
  const line = { gameIds: [gameId], play: 'EACH', content: '7||||', unit: '2', multiple: 1 };
  const form = { numero: draw.numero, lines: JSON.stringify([line]), unit: '2', multiple: '1', idempotencyKey };
  return { ...form, ...fields };
}
const readFate = ({ data }: { data: unknown }) => (data as BetAnswer).fate;

describe('the help of a play', () => {
  it.each([
    [
      'the span of five digits',
      lotteryPath(FAST, '&group=FIRST3&play=FIRST3_SPAN'),
      'Result 3 8 5 1 6 (8 − 3 = 5): you win.',
    ],
    [
      'straight',
      lotteryPath(FAST, '&group=FIRST3&play=FIRST3_DIRECT'),
      'Balls 1–3 each show a number you chose for that ball.',
    ],
    ['group 3', lotteryPath(FAST, '&group=FIRST3&play=FIRST3_GROUP3'), 'You choose 3, 8. That is 2 bets.'],
    ['i-box', lotteryPath('TCG_SEA_0003', '&group=BIG&play=BIG_IBOX'), 'you win “Second prize ÷ 24”.'],
    ['tickets', lotteryPath('LOTT_0012', '&group=TICKET&play=TICKET'), '5 numbers and the special'],
    ['pairs over two stations', `/vnlottery?gameCode=${SAIGON}&group=DA&play=DA_TWO`, 'Each pair is 72 bets.'],
    [
      'numbers of a board',
      `/vnlottery?gameCode=${SAIGON}&group=LO&play=LO2`,
      'Each number is 18 bets: one for each result that counts.',
    ],
  ])('of %s says how it is played', async (_, address, text) => {
    const player = await newPlayer(site);
    const { help } = ((await player.ask(loader, address)).data as { betting: BettingView }).betting;
    expect([help.title, help.parts.map(({ name }) => name)]).toEqual([
      'How to play',
      expect.arrayContaining(['How you win']),
    ]);
    expect(JSON.stringify(help)).toContain(text);
  });
});

describe('the play', () => {
  it('that was chosen last is the first at lotteries of its family, and of no other', async () => {
    const player = await newPlayer(site);
    const first = await readBetting(player, lotteryPath(FAST));
    await readBetting(player, lotteryPath(FAST, '&group=FIRST3&play=FIRST3_SPAN'));
    expect((await readBetting(player, lotteryPath('LOTT_0001'))).play.code).toBe('FIRST3_SPAN');
    expect((await readBetting(player, lotteryPath('ELOTT_0006'))).group).toBe('K3');
    const modes = (await readBetting(player, lotteryPath('LOTT_0001'))).modes;
    expect(modes.length).toBeGreaterThan(1);
    for (const { key, path } of modes)
      expect((await readBetting(player, path)).modes.find(({ isSelected }) => isSelected)?.key).toBe(key);
    player.cookies.plays = 'SSC.FIRST3.GONE-K3..x';
    const again = await readBetting(player, lotteryPath(FAST));
    expect(again.play.code).not.toBe('GONE');
    expect(first.groups.flatMap(({ plays }) => plays).some(({ isSelected }) => isSelected)).toBe(true);
  });
});

describe('the bets of today', () => {
  it('are one entry a slip: a chase has its progress, its next draw and what it has won', async () => {
    const player = await newPlayer(site);
    const bet = { play: 'SIDES_1', content: ['big', 'small', 'odd'], chase: 5, isStopping: false };
    const { draw, slipNo } = await placeBet(player, FAST, bet);
    await advance(player, 1000);
    await placeBet(player, FAST, { play: 'SIDES_1', content: 'even' });
    const view = await readBetting(player, EACH);
    expect(view.ordersPath).toBe('/member/personalHistoryCopy/lottery?range=today');
    expect(view.slips).toHaveLength(2);
    const open = { amount: '₱30.00', more: 2, stateName: 'Waiting', chase: { drawn: 0, count: 5 }, outcome: null };
    const cancel = { count: 15, amount: '₱30.00', refund: { fee: '₱0.30', back: '₱29.70' } };
    expect(view.slips?.[1]).toMatchObject({ ...open, slipNo, numero: draw.numero, content: 'Big', cancel });
    await drawNext(player, FAST, { balls: [8, 2, 3, 4, 5] });
    await drawNext(player, FAST, { balls: [1, 2, 3, 4, 5] });
    const { slips, draws } = await readBetting(player, EACH);
    const [chase, other] = slips ?? [];
    expect(chase).toMatchObject({ slipNo, chase: { drawn: 2, count: 5 }, outcome: 'won ₱11.64 so far' });
    expect(chase?.numero).toBe(currentDraws(player, FAST).current.numero);
    expect(chase?.cancel).toMatchObject({ count: 9, amount: '₱18.00' });
    expect(chase?.orders).toHaveLength(10);
    expect(chase?.allPath).toContain(`slip=${slipNo}`);
    expect(other).toMatchObject({ stateName: 'Won', outcome: '₱3.88 · +₱1.88', chase: null, cancel: null });
    // Small and odd lost.
    expect(draws?.find(({ numero }) => numero === draw.numero)).toEqual({
      numero: draw.numero,
      stake: '8.0000',
      win: '7.7600',
      isOpen: false,
    });
  });

  it('of more orders than the gateway lists tell no progress, and no cost of cancelling all', async () => {
    const player = await newPlayer(site);
    await placeBet(player, FAST, { play: 'SIDES_1', content: ['big', 'small', 'odd'], chase: 50 });
    await advance(player, 1000);
    await placeBet(player, FAST, { play: 'SIDES_1', content: ['big', 'even'] });
    const { slips } = await readBetting(player, EACH);
    expect(slips).toMatchObject([
      { chase: null, amount: '₱4.00', cancel: { count: 2 } },
      { chase: null, amount: null, cancel: null },
    ]);
  });

  it('over two stations are on the pages of both', async () => {
    const player = await newPlayer(site);
    const { stations, draw, idempotencyKey } = await readVietnam(player, `${SAIGON}&group=DA&play=DA_TWO`);
    const [first, second] = stations;
    const picks = [first, second].map((each): [string, string] => ['station', String(each?.gameId)]);
    const typed = { numero: draw.numero, play: 'DA_TWO', lines: '', unit: '2', multiple: '1', idempotencyKey };
    const form: [string, string][] = [...Object.entries(typed), ...picks, ['row0', '07'], ['row0', '77']];
    const address = `/vnlottery?gameCode=${SAIGON}&group=DA&play=DA_TWO`;
    const asked = (await player.ask(vietnamAction, address, { form })).data as BetAnswer;
    expect(asked.asked).toMatchObject({ amount: '₱144.00', draws: 1 });
    const answer = await player.ask(vietnamAction, address, {
      form: [...form, ['confirmed', asked.asked?.confirmed ?? '']],
    });
    expect(await readToastKey(answer)).toBe('betting.lotteryBet');
    const { code } = player.world.read.one('Game', { nodeId: second?.gameId ?? 0 });
    for (const each of [SAIGON, code])
      expect((await readVietnam(player, each)).slips).toMatchObject([{ station: `${first?.name} + ${second?.name}` }]);
  });

  it('that cannot be read, and draws, are left out: bets are taken all the same', async () => {
    const player = await newPlayer(site);
    player.world.faults.set(
      ['listTodayOrders', 'listDraws'].map((operation) => ({
        operation,
        kind: 'refuse' as const,
        status: 503,
        errorCode: 'service.unavailable',
      })),
    );
    const view = await readBetting(player, EACH);
    expect(view).toMatchObject({ slips: null, results: [], maintenance: null });
    expect((await player.ask(action, EACH, { form: await readSlip(player) })).location).toBe(EACH);
  });

  it('are a visitor’s after the log-in; a visitor sees plays, odds and draws, without calls for members', async () => {
    const visitor = await newWatcher(site);
    const view = await readBetting(visitor, EACH);
    expect(view).toMatchObject({ username: null, slips: null, session: null, play: { code: 'EACH' } });
    expect(view.results.length).toBeGreaterThan(0);
    for (const operation of ['listTodayOrders', 'getRecentLottery', 'getLimits'])
      expect(visitor.countCalls(operation), operation).toBe(0);
    const location = `/login?redirectTo=${encodeURIComponent(EACH)}`;
    expect(await visitor.ask(action, EACH, { form: { numero: '1' } })).toMatchObject({ status: 302, location });
  });
});

describe('a chase', () => {
  it('has the multiples that were sent, draw by draw from the one that was confirmed', async () => {
    const player = await newPlayer(site);
    const form = await readSlip(player, { chase: '5', plan: 'profit', multiples: '1,3,7', stop: 'on' });
    const { chaseNumeros } = await readBetting(player, EACH);
    expect(chaseNumeros).toHaveLength(50);
    expect((await player.ask(action, EACH, { form })).location).toBe(EACH);
    const { orderNo: slipNo, isStopOnWin } = player.world.read.one('LotterySlip', { reference: form.idempotencyKey });
    const orders = player.world.read.list('LotteryOrder', { slipNo }, 'ORDER BY "drawAt"');
    expect(isStopOnWin).toBe(true);
    expect(orders.map(({ numero, multiple }) => [numero, multiple])).toEqual([
      [chaseNumeros[0], 1],
      [chaseNumeros[1], 3],
      [chaseNumeros[2], 7],
    ]);
  });

  it.each([
    ['no whole multiple', { multiples: '1,2.5' }],
    ['a draw without a multiple', { multiples: '1,0,1' }],
    ['a multiple above the maximum', { multiples: '1,10000' }],
    ['too many draws', { multiples: Array.from({ length: 51 }, () => 1).join() }],
    ['doubled too often by a plan without scripts', { chase: '20', plan: 'double' }],
  ])('of %s is refused with what it may be', async (_, fields) => {
    const player = await newPlayer(site);
    const answer = await player.ask(action, EACH, { form: await readSlip(player, fields) });
    const message = 'A chase can have at most 50 draws, each with a whole multiple from 1 to 9999.';
    expect([answer.status, readErrors(answer), readFate(answer)]).toEqual([422, { '': [message] }, 'refused']);
    expect(player.world.requests.list().map(({ operationId }) => operationId)).not.toContain('placeLotteryBet');
  });

  it('is offered without the numbers of its draws when they cannot be read', async () => {
    const player = await newPlayer(site);
    player.world.faults.set([{ operation: 'listChaseNumeros', kind: 'status', status: 502 }]);
    expect(await readBetting(player, EACH)).toMatchObject({ chaseNumeros: [], chaseCounts: [1, 3, 5, 10, 20, 50] });
  });

  it('that stopped says after how many draws, and what it won', async () => {
    const player = await newPlayer(site);
    const { slipNo, draw } = await placeBet(player, FAST, { play: 'SIDES_1', content: 'big', chase: 5 });
    await drawNext(player, FAST, { balls: [8, 2, 3, 4, 5] });
    const { slips } = await readBetting(player, EACH);
    const { numero } = draw;
    const won = { slipNo, numero, stateName: 'Won', outcome: '₱3.88 · +₱1.88' };
    const chase = { drawn: 1, count: 5, refund: '₱8.00' };
    expect(slips).toMatchObject([{ ...won, chase, cancel: null, orders: [{ numero }, {}, {}, {}, {}] }]);
  });
});

describe('a slip', () => {
  it('of a vendor in maintenance is refused; its page says so before, with the time', async () => {
    const player = await newPlayer(site);
    const vendorMaintenanceEndTime = Date.parse('2037-01-31T14:05:00+08:00');
    await changeBrand(player.world, 'baize', { vendorsInMaintenance: ['ELOTT'], vendorMaintenanceEndTime });
    expect((await readBetting(player, EACH)).maintenance).toEqual({ until: 'Jan 31, 2037, 2:05 PM' });
    expect((await readBetting(player, lotteryPath('LOTT_0001'))).maintenance).toBeNull();
    const answer = await player.ask(action, EACH, { form: await readSlip(player) });
    expect([answer.status, readFate(answer)]).toEqual([422, 'refused']);
    expect(readErrors(answer)).toEqual({ '': ['This lottery is under maintenance. Please try again later.'] });
  });

  it('that comes after the lock is refused with the next draw', async () => {
    const player = await newPlayer(site);
    const form = await readSlip(player);
    const { current } = currentDraws(player, FAST);
    await advance(player, current.lockAt - player.world.now());
    const next = currentDraws(player, FAST).current.numero;
    const answer = await player.ask(action, EACH, { form });
    const message = `This draw is closed. Your slip is kept: bet on draw ${next}.`;
    expect([readErrors(answer), readFate(answer)]).toEqual([{ '': [message] }, 'refused']);
    const later = await player.ask(action, EACH, { form: { ...form, numero: next } });
    expect([later.status, later.location]).toEqual([302, EACH]);
  });

  it('without an answer is unsure; sent again it is placed once, and another one under its key is not', async () => {
    const player = await newPlayer(site);
    const form = await readSlip(player);
    const slips = () => player.world.read.list('LotterySlip', { reference: form.idempotencyKey }).length;
    player.world.faults.set([{ operation: 'placeLotteryBet', kind: 'status', status: 502, times: 1 }]);
    const unsure = await player.ask(action, EACH, { form });
    expect(unsure.data).toMatchObject({ fate: 'unsure', idempotencyKey: form.idempotencyKey });
    expect(readErrors(unsure)['']?.[0]).toContain('it will never be placed twice');
    expect(await slips()).toBe(0);
    for (const times of [1, 2]) {
      expect((await player.ask(action, EACH, { form })).location, String(times)).toBe(EACH);
      expect(await slips()).toBe(1);
    }
    const other = { ...form, lines: form.lines.replace('7||||', '3||||') };
    const before = await player.ask(action, EACH, { form: other });
    expect([before.location, await readToastKey(before)]).toEqual([`${EACH}#orders-title`, 'betting.lotteryBetBefore']);
  });

  it('that is refused says why, and stays', async () => {
    const player = await newPlayer(site);
    const { idempotencyKey, ...values } = await readSlip(player);
    const closed = { '': /^This draw is closed\. Your slip is kept: bet on draw \d+\.$/ };
    const line = { '': 'A line is not valid for its play. Choose its numbers again.' };
    const unit = { '': 'Choose a unit and a multiple that this lottery offers.' };
    const limit = { '': 'You have reached a limit you set.' };
    const large =
      'The maximum on a draw is ₱50,000.00 per slip and ₱100,000.00 across all your slips. Lower the stake.';
    await expectRefusals<'placeLotteryBet', 'reference.reused'>(player, {
      operation: 'placeLotteryBet',
      send: sendTo(player, action, EACH),
      values,
      idempotencyKey,
      refusals: {
        'balance.insufficient': {
          errors: { '': 'Your balance is too low for this slip. Lower the stake or make a deposit.' },
        },
        'draw.closed': { errors: closed },
        'draw.unknown': { errors: closed },
        'game.not.found': { errors: { '': 'This lottery is no longer available.' } },
        'limit.loss': { errors: limit },
        'limit.time': { errors: limit },
        'line.invalid': { errors: line },
        'number.sold.out': { errors: { '': /sold out/ } },
        'play.unknown': { errors: line },
        'reality.check': { errors: { '': 'It is time for your reality check. Answer it, then bet again.' } },
        'series.invalid': { errors: unit },
        'stake.too.large': { errors: { '': large } },
        'unit.invalid': { errors: unit },
        'vendor.maintenance': { errors: { '': 'This lottery is under maintenance. Please try again later.' } },
      },
    });
  });
});

describe('a Thai lottery', () => {
  it('at harbor is bet on in Thai', async () => {
    const player = await newPlayer(site, 'harbor');
    player.cookies.lang = 'TH';
    const { data } = await player.ask(loader, '/lottery?tag=THAI');
    const { lotteries } = (data as { lobby: { lotteries: { name: string; path: string }[] } }).lobby;
    const path = lotteries.find(({ name }) => name === 'หวยไทย บางกอก')?.path ?? '';
    const first = await readBetting(player, path);
    const running = first.groups.find(({ label }) => label === 'วิ่ง')?.plays[0]?.path ?? '';
    const view = await readBetting(player, running);
    expect(view).toMatchObject({ currency: { code: 'THB', symbol: '฿' }, title: 'หวยไทย บางกอก' });
    const fields = { numero: view.draw.numero, play: view.play.code, lines: '', unit: '2', multiple: '1', row0: '7' };
    const form = { ...fields, idempotencyKey: view.idempotencyKey };
    const { asked } = (await player.ask(action, running, { form })).data as BetAnswer;
    expect(asked?.amount).toBe('฿2.00');
    const answer = await player.ask(action, running, { form: { ...form, confirmed: asked?.confirmed ?? '' } });
    expect(await readToastKey(answer)).toBe('betting.lotteryBet');
    expect((await readBetting(player, running)).slips).toMatchObject([{ amount: '฿2.00' }]);
  });
});
