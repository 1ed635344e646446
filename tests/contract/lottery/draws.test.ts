import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lotteryNamed, refusalBy } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { HOUR, MINUTE, SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const MIDNIGHT = WORLD_TIME + 12 * HOUR;

async function atTable(at = WORLD_TIME, name = 'One Minute Lotto') {
  const world = await mock.newWorld({ clock: { mode: 'frozen', at } });
  const { gameId, code } = await lotteryNamed(world, name);
  const draws = (query = {}) => world.client.value('listDraws', { path: { gameId }, query });
  const near = () => world.client.value('getNearDraw', { query: { gameId } });
  return { world, gameId, code, draws, near };
}

describe('the draw that is near', () => {
  it('is open, then locked, then drawn', async () => {
    const { world, near } = await atTable();
    const { current, waiting, previous, now } = await near();
    expect(now).toBe(WORLD_TIME);
    expect(current).toMatchObject({ state: 'open', drawAt: WORLD_TIME + MINUTE, winNo: [], daySeed: null });
    expect(waiting).toBeNull();
    expect(previous).toMatchObject({ state: 'settled', drawAt: WORLD_TIME });
    await world.clock.advance(55 * SECOND - 1);
    expect((await near()).current.numero).toBe(current.numero);
    await world.clock.advance(1);
    expect(await near()).toMatchObject({
      current: { state: 'open', drawAt: WORLD_TIME + 2 * MINUTE },
      waiting: { numero: current.numero, state: 'locked', winNo: [] },
      previous: { numero: previous.numero },
    });
    await world.clock.advance(5 * SECOND);
    const after = await near();
    expect(after).toMatchObject({ waiting: null, previous: { numero: current.numero, state: 'settled' } });
    expect(after.previous.winNo).toHaveLength(5);
  });

  it('stands while the clock stands', async () => {
    const { near, draws } = await atTable();
    expect(await near()).toEqual(await near());
    expect(await draws()).toEqual(await draws());
  });

  it('is void when it is called off, and shows no numbers', async () => {
    const { world, code, near, draws } = await atTable();
    const { numero } = (await near()).current;
    await world.decideDraw({ code, numero }, { isVoid: true });
    await world.clock.advance(MINUTE);
    const { list } = await draws({ numero });
    expect(list).toMatchObject([{ numero, state: 'void', winNo: [] }]);
  });
});

describe('draws that have been', () => {
  it('are listed before a time', async () => {
    const { draws } = await atTable();
    const { list, next } = await draws({ to: WORLD_TIME - HOUR, count: 2 });
    expect(list.map(({ drawAt }) => drawAt)).toEqual([WORLD_TIME - HOUR - MINUTE, WORLD_TIME - HOUR - 2 * MINUTE]);
    expect((await draws({ before: next ?? '', to: WORLD_TIME, count: 1 })).list).toMatchObject([
      { drawAt: WORLD_TIME - HOUR - 3 * MINUTE },
    ]);
    expect((await draws({ to: WORLD_TIME + HOUR, count: 1 })).list).toMatchObject([{ drawAt: WORLD_TIME }]);
  });

  it('are none of those to come', async () => {
    const { world, gameId, draws } = await atTable();
    const coming = await world.client.value('listChaseNumeros', { path: { gameId } });
    const { list } = await draws({ before: coming.at(-1)?.numero, count: 1 });
    expect(list).toMatchObject([{ drawAt: WORLD_TIME }]);
  });

  it('are listed page by page, newest first, without a gap', async () => {
    const { draws } = await atTable();
    const first = await draws({ count: 20 });
    const second = await draws({ count: 20, before: first.next });
    const times = [...first.list, ...second.list].map(({ drawAt }) => drawAt);
    expect(times).toEqual(Array.from({ length: 40 }, (_, index) => WORLD_TIME - index * MINUTE));
  });

  it('come from the seed of their day, which is shown on the next one', async () => {
    const { world, code, draws } = await atTable(MIDNIGHT - 1);
    const today = (await draws({ count: 3 })).list;
    for (const { daySeed, daySeedAt } of today) expect([daySeed, daySeedAt]).toEqual([null, MIDNIGHT]);
    await world.clock.advance(1);
    const { list } = await draws({ count: 4 });
    expect(list[0]?.drawAt).toBe(MIDNIGHT);
    for (const { numero, winNo, daySeed, daySeedHash, source } of list) {
      expect(source).toBe('computed');
      expect(createHash('sha256').update(String(daySeed)).digest('hex')).toBe(daySeedHash);
      expect(winNo).toEqual(drawDigits(String(daySeed), `${code}:${numero}`));
    }
    expect(list.slice(1).map(({ winNo }) => winNo)).toEqual(today.map(({ winNo }) => winNo));
    await world.clock.advance(MINUTE);
    const [next] = (await draws({ count: 1 })).list;
    expect(next?.daySeed).toBeNull();
    expect(next?.daySeedHash).not.toBe(list[0]?.daySeedHash);
  });

  it('keep what was set, and say that they did', async () => {
    const { world, code, near, draws } = await atTable();
    const { numero } = (await near()).current;
    await world.decideDraw({ code, numero }, { balls: [1, 2, 3, 4, 5] });
    expect((await near()).current.winNo).toEqual([]);
    expect((await draws({ numero })).list).toEqual([]);
    await world.clock.advance(MINUTE);
    expect((await draws({ numero })).list).toMatchObject([{ source: 'set', winNo: ['1', '2', '3', '4', '5'] }]);
  });

  it('count each number once for its place', async () => {
    const { world, gameId, draws } = await atTable();
    const { count, positions } = await world.client.value('getHotGap', { path: { gameId }, query: { count: 50 } });
    const results = (await draws({ count: 50 })).list.map(({ winNo }) => winNo);
    expect(count).toBe(50);
    expect(positions).toHaveLength(5);
    for (const { position, numbers } of positions)
      for (const { number, hits, gap } of numbers) {
        const column = results.map((winNo) => winNo[position]);
        const first = column.indexOf(number);
        expect({ hits, gap }).toEqual({
          hits: column.filter((each) => each === number).length,
          gap: first < 0 ? 50 : first,
        });
      }
  });

  it('are boards of 27 numbers in the north of Vietnam and of 18 in the south', async () => {
    for (const [name, size] of [
      ['Hanoi Northern Draw', 27],
      ['Ho Chi Minh City Lottery', 18],
    ] as const) {
      const { draws } = await atTable(WORLD_TIME, name);
      const { list } = await draws({ count: 2 });
      for (const { board, winNo } of list) {
        expect(board.flatMap(({ numbers }) => numbers)).toHaveLength(size);
        expect(winNo).toHaveLength(1);
      }
    }
  });
});

it('lists the draws to come from the one that takes bets', async () => {
  const { world, gameId, near } = await atTable();
  const list = await world.client.value('listChaseNumeros', { path: { gameId }, query: { count: 10 } });
  expect(list[0]?.numero).toBe((await near()).current.numero);
  expect(list.map(({ drawAt }) => drawAt)).toEqual(
    Array.from({ length: 10 }, (_, index) => WORLD_TIME + (index + 1) * MINUTE),
  );
});

it.each(['listDraws', 'getHotGap', 'listChaseNumeros', 'getPlayMenu', 'getGameSetting'] as const)(
  'answers 404 to %s of a lottery that is not there',
  async (id) => {
    const { client } = await mock.newWorld();
    expect(await refusalBy(client, id, { path: { gameId: 999_999 } })).toMatchObject({
      status: 404,
      errorCode: 'game.not.found',
    });
  },
);

/** The published rule, independently: six bytes a number of HMAC-SHA-256(seed, event, nonce and block). */
function drawDigits(seed: string, event: string): string[] {
  const block = createHmac('sha256', seed).update(`${event}:0:0`).digest();
  return Array.from({ length: 5 }, (_, index) => String(block.readUIntBE(index * 6, 6) % 10));
}
