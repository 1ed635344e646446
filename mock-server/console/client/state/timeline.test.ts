import { describe, expect, it } from 'vitest';
import { type Filter, type LoggedRequest, MOST_ROWS, type MockEvent, matches, type Row, Timeline } from './timeline.ts';

const ALL: Filter = { world: null, kind: '', text: '', brand: '', account: '', status: '', page: '' };

const logged = (number: number, change: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: `0-${number}`,
  requestId: `page-${number}`,
  time: number,
  timeIso: new Date(number).toISOString(),
  method: 'GET',
  path: '/wps/system/status',
  operationId: 'getSystemStatus',
  merchant: 'baize',
  status: 200,
  errorCode: null,
  stack: null,
  durationMs: 1,
  account: null,
  isSignedIn: false,
  fault: null,
  ...change,
});

const request = (number: number, { world = 'a', ...change }: Partial<LoggedRequest> & { world?: string } = {}) =>
  ({ id: `p-${number}`, kind: 'request', world, time: number, request: logged(number, change) }) as MockEvent;
const move = (number: number, world = 'a') =>
  ({ id: `p-${number}`, kind: 'clock', world, time: number, setting: { mode: 'frozen' } }) as MockEvent;
const change = (number: number, what: 'made' | 'reset' | 'restored' | 'deleted', world = 'a') =>
  ({ id: `p-${number}`, kind: 'world', world, time: number, change: what }) as MockEvent;
const gap = { id: 'p-0', kind: 'gap' } as MockEvent;

const keys = (rows: readonly Row[]) => rows.map(({ key }) => key);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Counts how often rows are compared with it. */
function countingFilter() {
  let times = 0;
  const filter = {
    ...ALL,
    get world() {
      times += 1;
      return null;
    },
  };
  return { filter, times: () => times };
}

describe('matches › a filter of', () => {
  const row = (event: MockEvent): Row => ({ ...event, key: '' });
  const refused = row(
    request(1, {
      operationId: 'withdraw',
      path: '/wps/transaction/withdraw',
      status: 422,
      errorCode: 'amount.low',
      fault: 'refuse',
    }),
  );
  it.each<[keyof Filter, string, boolean]>([
    ['world', 'a', true],
    ['world', 'b', false],
    ['kind', 'request', true],
    ['kind', 'clock', false],
    ['kind', 'fault', true],
    ['text', 'WITHDRAW', true],
    ['text', '/transaction/', true],
    ['text', 'amount.low', true],
    ['text', 'deposit', false],
    ['brand', 'baize', true],
    ['brand', 'lotus', false],
    ['account', 'lucky', false],
    ['status', '4', true],
    ['status', '422', true],
    ['status', '2', false],
    ['page', 'page-1', true],
    ['page', 'page', false],
  ])('%s %s › %s', (name, value, isMatch) => {
    expect(matches(refused, { ...ALL, [name]: value })).toBe(isMatch);
  });

  it('a request › no clock moves', () => {
    expect(matches(row(move(1)), { ...ALL, status: '2' })).toBe(false);
    expect(matches(row(move(1)), ALL)).toBe(true);
  });

  it('a world › no gap, which is of all worlds', () => {
    expect([matches(row(gap), ALL), matches(row(gap), { ...ALL, world: 'a' })]).toEqual([true, false]);
  });
});

describe('Timeline › add', () => {
  it('rows come in their order › the newest last', () => {
    const timeline = new Timeline();
    timeline.add([request(1), move(2)]);
    timeline.add([request(3, { world: 'b' })]);
    expect(keys(timeline.select(ALL))).toEqual(['a 0-1', 'p-2', 'b 0-3']);
  });

  it('a request is held already › it is left out; one of another world with its id is not', () => {
    const timeline = new Timeline();
    timeline.add([request(1), request(1)]);
    timeline.add([request(1), request(1, { world: 'b' })]);
    expect(keys(timeline.select(ALL))).toEqual(['a 0-1', 'b 0-1']);
  });

  it('the filter stays › each row is compared once', () => {
    const timeline = new Timeline();
    const { filter, times } = countingFilter();
    timeline.add([request(1), request(2)]);
    timeline.select(filter);
    timeline.select(filter);
    expect(times()).toBe(2);
    timeline.add([request(3)]);
    expect(timeline.select(filter)).toHaveLength(3);
    expect(times()).toBe(3);
  });

  it('no new row matches › the same array', () => {
    const timeline = new Timeline();
    const filter = { ...ALL, status: '5' };
    timeline.add([request(1, { status: 503 })]);
    const rows = timeline.select(filter);
    timeline.add([request(2), move(3)]);
    expect(timeline.select(filter)).toBe(rows);
    timeline.add([request(4, { status: 500 })]);
    expect(timeline.select(filter)).not.toBe(rows);
    expect(keys(rows)).toEqual(['a 0-1']);
  });

  it('more than 10,000 rows come › the oldest are dropped, and may come again', () => {
    const timeline = new Timeline();
    const last = MOST_ROWS + 1_001;
    timeline.add(range(0, last).map((number) => request(number)));
    const held = timeline.select(ALL);
    expect(held).toHaveLength(MOST_ROWS);
    expect([held[0]?.key, held.at(-1)?.key]).toEqual([`a 0-${last - MOST_ROWS}`, `a 0-${last - 1}`]);
    timeline.add([request(0)]);
    expect(timeline.select(ALL).at(-1)?.key).toBe('a 0-0');
  });
});

describe('Timeline › a world', () => {
  it.each(['reset', 'restored', 'deleted'] as const)('is %s › its rows of before end, in one frame too', (what) => {
    const timeline = new Timeline();
    timeline.select(ALL);
    timeline.add([request(1), request(2, { world: 'b' }), gap]);
    timeline.add([request(3), change(4, what), request(1)]);
    expect(keys(timeline.select(ALL))).toEqual(['b 0-2', 'p-0', 'p-4', 'a 0-1']);
  });

  it('is made › the rows stay', () => {
    const timeline = new Timeline();
    timeline.add([request(1), change(2, 'made')]);
    expect(keys(timeline.select(ALL))).toEqual(['a 0-1', 'p-2']);
  });

  it('whose name begins like it is deleted › its own stay held', () => {
    const timeline = new Timeline();
    timeline.add([request(1, { world: 'a-2' }), change(2, 'deleted', 'a'), request(1, { world: 'a-2' })]);
    expect(keys(timeline.select(ALL))).toEqual(['a-2 0-1', 'p-2']);
  });
});

describe('Timeline › addEarlier', () => {
  it('the log of a world comes, newest first › before all, without those that are held', () => {
    const timeline = new Timeline();
    timeline.select(ALL);
    timeline.add([request(2), request(3)]);
    timeline.addEarlier('a', [logged(2), logged(1), logged(0)]);
    expect(keys(timeline.select(ALL))).toEqual(['a 0-0', 'a 0-1', 'a 0-2', 'a 0-3']);
  });

  it('the timeline is full › the log is left out', () => {
    const timeline = new Timeline();
    timeline.add(range(10, MOST_ROWS + 10).map((number) => request(number)));
    timeline.addEarlier('a', [logged(1), logged(0)]);
    expect(timeline.select(ALL)[0]?.key).toBe('a 0-10');
    expect(timeline).toHaveLength(MOST_ROWS);
  });
});
