import { describe, expect, it } from 'vitest';
import { computeGaps, sumGaps } from '../../app/features/lottery/trends/gaps.ts';
import type { PartOf, TrendsPart, TrendsView } from '../../app/features/lottery/trends/trends.types.ts';
import { loader } from '../../app/routes/_shell.lottery_.trends/route.tsx';
import { correctDraw } from '../../mock-server/control/lottery.ts';
import { currentDraws, drawNext, lotteryPath, newPlayer, newWatcher, readBetting } from './lottery-player.ts';
import { prepareSite } from './prepare-site.ts';
import type { Visitor } from './visitor.ts';

const site = prepareSite();
const TEN_MINUTES = 'ELOTT_0004';
const DICE = 'ELOTT_0008';
const RACE = 'ELOTT_0010';
const MARK_SIX = 'ELOTT_0018';
const FOUR_DIGITS = 'ELOTT_0024';
const OFFICIAL = 'LOTT_0001';
const SAIGON = 'TCG_LOTTO_VN_0007';

interface Draw {
  numero: string;
  winNo: string[];
  board: { prize: string; numbers: string[] }[];
}

const trends = (code: string, search = '') => lotteryPath(code, search).replace('/lottery', '/lottery/trends');
const readTrends = async ({ ask }: Visitor, code: string, search = '') =>
  ((await ask(loader, trends(code, search))).data as { trends: TrendsView }).trends;

async function readPart<Kind extends TrendsPart['kind']>(visitor: Visitor, code: string, kind: Kind, search = '') {
  const { part } = await readTrends(visitor, code, `&kind=${kind}${search}`);
  expect(part.kind).toBe(kind);
  return part as PartOf<Kind>;
}

async function askGateway<Value>({ worldName }: Visitor, path: string): Promise<Value> {
  const headers = { Merchant: 'baize', Language: 'EN', 'X-Mock-World': worldName };
  return (await fetch(`${process.env.GAMING_API_URL}${path}`, { headers })).json() as Promise<Value>;
}
const listDraws = async (visitor: Visitor, code: string, count: number) =>
  (await askGateway<{ list: Draw[] }>(visitor, `/lgw/draw/${currentDraws(visitor, code).gameId}?count=${count}`)).list;

const sumDigits = (numbers: readonly string[]) => numbers.reduce((sum, digit) => sum + Number(digit), 0);

describe('the results of a lottery', () => {
  it('are its last draws with sums and sides, page by page', async () => {
    const visitor = await newWatcher(site);
    const [last, , , ...others] = await listDraws(visitor, TEN_MINUTES, 31);
    const newest = await readPart(visitor, TEN_MINUTES, 'results');
    expect(newest.rows).toHaveLength(30);
    const sum = sumDigits(last?.winNo ?? []);
    const [row] = newest.rows;
    expect(row).toMatchObject({ numero: last?.numero, numbers: last?.winNo, total: sum, source: null });
    expect(row?.sides).toEqual(expect.arrayContaining([sum >= 23 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even']));
    expect(newest.sideNames).toMatchObject({ big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' });
    expect(newest.newestPath).toBeNull();
    expect(newest.olderPath).toMatch(/^\/lottery\/trends\?.*before=\d+/);
    const { part, counts } = await readTrends(visitor, TEN_MINUTES, newest.olderPath?.split(trends(TEN_MINUTES))[1]);
    const older = part as PartOf<'results'>;
    expect(older.rows[0]?.numero).toBe(others.at(-1)?.numero);
    expect(older.newestPath).toBe(trends(TEN_MINUTES, '&kind=results&count=30'));
    expect(counts.map(({ label, isSelected }) => [label, isSelected])).toEqual([
      ['Last 30', true],
      ['Last 50', false],
      ['Last 100', false],
    ]);
  });

  it('say of a draw that it was set, or void', async () => {
    const visitor = await newWatcher(site);
    const set = await drawNext(visitor, TEN_MINUTES, { balls: [1, 2, 3, 4, 5] });
    const nothing = await drawNext(visitor, TEN_MINUTES, { isVoid: true });
    const { part, last } = await readTrends(visitor, TEN_MINUTES);
    expect(last).toEqual({ numero: nothing.numero, numbers: [], board: [] });
    expect((part as PartOf<'results'>).rows.slice(0, 2)).toMatchObject([
      { numero: nothing.numero, numbers: [], total: null, sides: [], source: 'Void' },
      { numero: set.numero, total: 15, source: 'Entered' },
    ]);
  });

  it('say of an official draw that it was corrected, or is not published yet', async () => {
    const visitor = await newWatcher(site);
    const corrected = await drawNext(visitor, OFFICIAL);
    await correctDraw(visitor.world, OFFICIAL, corrected.numero, { balls: [1, 2, 3, 4, 5] });
    const { current } = currentDraws(visitor, OFFICIAL);
    const late = await drawNext(visitor, OFFICIAL, { balls: [1, 1, 1, 1, 1], drawnAt: current.drawAt + 60_000 });
    const { part } = await readTrends(visitor, OFFICIAL);
    expect((part as PartOf<'results'>).rows.slice(0, 2)).toMatchObject([
      { numero: late.numero, numbers: [], total: null, source: 'Not published yet' },
      { numero: corrected.numero, total: 15, source: 'Corrected' },
    ]);
    for (const kind of ['chart', 'numbers', 'road'] as const) await readPart(visitor, OFFICIAL, kind);
  });

  it('lead to the bets, to the lobby, and to the other views with the same count', async () => {
    const visitor = await newWatcher(site);
    const view = await readTrends(visitor, TEN_MINUTES, '&count=50');
    expect(view).toMatchObject({
      backPath: '/lottery?tag=FAST',
      betPath: expect.stringContaining(lotteryPath(TEN_MINUTES)),
    });
    expect(view.kinds.map(({ label, path }) => [label, path])).toEqual([
      ['Results', trends(TEN_MINUTES, '&kind=results&count=50')],
      ['Trend chart', trends(TEN_MINUTES, '&kind=chart&count=50')],
      ['Hot and overdue', trends(TEN_MINUTES, '&kind=numbers&count=50')],
      ['Big road', trends(TEN_MINUTES, '&kind=road&count=50')],
    ]);
    expect((await visitor.ask(loader, '/lottery/trends?gameCode=NONE&vendor=ELOTT')).status).toBe(404);
    const odd = await readTrends(visitor, TEN_MINUTES, '&kind=none&count=7&ball=xxxxx&before=abc');
    expect(odd.part).toMatchObject({ kind: 'results', rows: { length: 30 } });
  });

  it('of a station have its whole board, as the gateway sends it', async () => {
    const visitor = await newWatcher(site);
    const [newest] = await listDraws(visitor, SAIGON, 1);
    const { last } = await readTrends(visitor, SAIGON);
    expect(last.numero).toBe(newest?.numero);
    expect(last.board).toHaveLength(9);
    expect(last.board[0]?.prize).toBe('Eighth prize');
    expect(last.board.at(-1)).toEqual({ prize: 'Special prize', numbers: newest?.winNo });
    const numbers = newest?.board.flatMap((prize) => prize.numbers);
    expect([last.board.flatMap((prize) => prize.numbers), numbers?.length]).toEqual([numbers, 18]);
  });
});

describe('the trend chart', () => {
  it('has what was drawn of a ball, oldest first, with gaps from before its first row', async () => {
    const visitor = await newWatcher(site);
    const part = await readPart(visitor, TEN_MINUTES, 'chart', '&ball=2&count=50');
    const newest = (await listDraws(visitor, TEN_MINUTES, 50)).map(({ winNo }) => winNo[2]);
    expect(part).toMatchObject({ ball: 'Ball 3', isJoined: true });
    expect(part.rows.map(({ drawn }) => drawn)).toEqual(newest.toReversed().map((digit) => [digit]));
    const drawn = part.rows.map((row) => row.drawn);
    const sums = sumGaps(computeGaps(drawn, part.numbers, part.before), part.numbers.length);
    for (const [digit, { hits, present, longest }] of sums.entries()) {
      const times = newest.filter((each) => each === String(digit)).length;
      expect(hits).toBe(times);
      if (times > 0) expect(present).toBe(newest.indexOf(String(digit)));
      expect(longest).toBeGreaterThanOrEqual(present);
    }
    const older = (await listDraws(visitor, TEN_MINUTES, 200)).slice(50).map(({ winNo }) => winNo[2]);
    expect(part.before).toEqual(part.numbers.map((number) => older.indexOf(number)));
  });

  it.each([
    [TEN_MINUTES, 'Ball 1', ['All balls', 'Ball 1', 'Ball 2', 'Ball 3', 'Ball 4', 'Ball 5']],
    [DICE, 'Sum', ['Sum', 'All balls', 'Die 1', 'Die 2', 'Die 3']],
    [MARK_SIX, 'Special', ['All balls', 'Ball 1', 'Ball 2', 'Ball 3', 'Ball 4', 'Ball 5', 'Ball 6', 'Special']],
    [SAIGON, 'Ones', ['Ones', 'Tens']],
  ])('of %s begins with %s', async (code, first, labels) => {
    const { part, balls } = await readTrends(await newWatcher(site), code, '&kind=chart');
    expect((part as PartOf<'chart'>).ball).toBe(first);
    expect(balls.map(({ label }) => label)).toEqual(labels);
    expect(balls.filter(({ isSelected }) => isSelected).map(({ label }) => label)).toEqual([first]);
  });
});

describe('hot and missing numbers', () => {
  it('are as the gateway counts them, by the place of a race', async () => {
    const visitor = await newWatcher(site);
    const { gameId } = currentDraws(visitor, RACE);
    const { positions } = await askGateway<{ positions: { numbers: object[] }[] }>(
      visitor,
      `/lgw/draw/${gameId}/hot_gap_info?count=100`,
    );
    const part = await readPart(visitor, RACE, 'numbers', '&ball=9');
    expect(part).toMatchObject({ ball: 'Place 10', count: 100, isGrid: false });
    expect(part.numbers.map(({ heat, ...number }) => number)).toEqual(positions[9]?.numbers);
  });

  it('of a board are the hundred last two digits', async () => {
    const part = await readPart(await newWatcher(site), SAIGON, 'numbers');
    expect(part).toMatchObject({ ball: 'Last two digits', isGrid: true, numbers: { length: 100 } });
  });
});

describe('the big roads', () => {
  it('have the outcomes of the sums, oldest first, with names and letters', async () => {
    const visitor = await newWatcher(site);
    const { count, roads } = await readPart(visitor, TEN_MINUTES, 'road');
    const totals = (await listDraws(visitor, TEN_MINUTES, 100)).map(({ winNo }) => sumDigits(winNo));
    expect([count, roads.length]).toEqual([100, 3]);
    expect(roads.map(({ name }) => name)).toContain('Dragon-tiger road');
    const [first] = roads;
    expect(first).toMatchObject({ name: 'Big-small road', sides: ['Big', 'Small'], letters: ['B', 'S'] });
    expect(first?.outcomes).toBe(
      totals
        .toReversed()
        .map((total) => (total >= 23 ? '0' : '1'))
        .join(''),
    );
  });
});

describe('the panel of a draw', () => {
  it('when the draw is locked › it waits, on the betting page as in the trends; then its result', async () => {
    const player = await newPlayer(site);
    const { current } = currentDraws(player, TEN_MINUTES);
    const both = async () => [
      await readTrends(player, TEN_MINUTES),
      await readBetting(player, lotteryPath(TEN_MINUTES)),
    ];
    for (const view of await both())
      expect(view).toMatchObject({ draw: { numero: current.numero, until: current.lockAt }, waiting: null, places: 5 });
    await player.world.changeClock((clock) => clock.advance(current.lockAt - player.world.now()));
    const waiting = { numero: current.numero, drawAt: current.drawAt };
    for (const view of await both())
      expect(view).toMatchObject({ waiting, draw: { numero: expect.not.stringMatching(current.numero) } });
    await player.world.changeClock((clock) => clock.advance(current.drawAt - player.world.now()));
    for (const view of await both()) expect(view).toMatchObject({ waiting: null, last: { numero: current.numero } });
    const { results, trendsPath } = await readBetting(player, lotteryPath(TEN_MINUTES));
    expect([results[0]?.numero, results.length, trendsPath]).toEqual([current.numero, 10, trends(TEN_MINUTES)]);
  });

  it.each([
    [DICE, 3],
    [RACE, 10],
    [MARK_SIX, 7],
    [FOUR_DIGITS, 4],
  ])('of %s has room for %i balls while a draw waits', async (code, places) => {
    expect((await readTrends(await newWatcher(site), code)).places).toBe(places);
  });
});
