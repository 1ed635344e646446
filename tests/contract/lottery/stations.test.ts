import { expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, lotteryNamed, refusalBy } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { HOUR, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

/** Two of the South and one of Central, all drawn on WORLD_TIME's day. */
async function atStations() {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn();
  const [canTho, dongNai, daNang] = await Promise.all(
    ['Can Tho Lottery', 'Dong Nai Lottery', 'Da Nang Lottery'].map((name) => lotteryNamed(world, name)),
  );
  if (!canTho || !dongNai || !daNang) throw new Error('There are three stations');
  const line = (play: string, ...stations: LotteryView[]) => ({
    play,
    content: play === 'LO2' ? '00' : '01,02',
    unit: '0.002',
    multiple: 1,
    gameIds: stations.map(({ gameId }) => gameId),
  });
  const slip = (reference: string, ...lines: ReturnType<typeof line>[]) => ({
    body: { numero: canTho.numero, reference, lines },
  });
  const listStates = async (orderNumber: string) => {
    const member = await world.client.signedIn();
    const { content } = await member.value('searchLotteryOrders', { body: { orderNumber, size: 100 } });
    return [...new Set(content.map(({ state }) => state))];
  };
  return { world, lucky, canTho, dongNai, daNang, line, slip, listStates };
}

it('Stations that are drawn at different times are none for one line', async () => {
  const { lucky, canTho, daNang, line, slip } = await atStations();
  expect(daNang.numero).toBe(canTho.numero);
  for (const [first, second] of [
    [canTho, daNang],
    [daNang, canTho],
  ] as const) {
    const refused = await refusalBy(lucky, 'placeVnLotteryBet', slip('mixed-regions', line('DA_TWO', first, second)));
    expect(refused).toMatchObject({ status: 422, errorCode: 'line.invalid' });
  }
});

it('A void draw gives orders back at once on whichever of two stations it is', async () => {
  const { world, lucky, canTho, dongNai, line, slip, listStates } = await atStations();
  const there = await lucky.value('placeVnLotteryBet', slip('there-and-back', line('DA_TWO', canTho, dongNai)));
  const back = await lucky.value('placeVnLotteryBet', slip('back-and-there', line('DA_TWO', dongNai, canTho)));
  await world.decideDraw(canTho, { isVoid: true });
  expect(await listStates(there.orderNumber)).toEqual([12]);
  expect(await listStates(back.orderNumber)).toEqual([12]);
  await expectBalancedBooks(world);
});

it('Orders that wait for the other station hold up no others, and are settled with it', async () => {
  const { world, lucky, canTho, dongNai, line, slip, listStates } = await atStations();
  const many = Array.from({ length: 60 }, () => line('DA_TWO', canTho, dongNai));
  const waiting = await lucky.value('placeVnLotteryBet', slip('many-that-wait', ...many));
  const turned = await lucky.value('placeVnLotteryBet', slip('turned-around', line('DA_TWO', dongNai, canTho)));
  const single = await lucky.value('placeVnLotteryBet', slip('on-one-alone', line('LO2', canTho)));
  const board = {
    G8: ['00'],
    G7: ['000'],
    G6: Array(3).fill('0000'),
    G5: ['0000'],
    G4: Array(7).fill('00000'),
    G3: Array(2).fill('00000'),
    G2: ['00000'],
    G1: ['00000'],
    special: ['000000'],
  };
  await world.decideDraw(canTho, { board, drawnAt: WORLD_TIME + HOUR });
  await world.clock.freeze(WORLD_TIME + HOUR);
  expect(await listStates(single.orderNumber)).toEqual([4]);
  expect(await listStates(waiting.orderNumber)).toEqual([2]);
  await world.clock.freeze(canTho.drawAt);
  for (const { orderNumber } of [waiting, turned]) {
    const states = await listStates(orderNumber);
    expect(states.filter((state) => state !== 4 && state !== 5)).toEqual([]);
  }
  await expectBalancedBooks(world);
});

it('A slip on two stations is settled at both', async () => {
  const { world, lucky, canTho, dongNai, line, slip, listStates } = await atStations();
  const both = await lucky.value('placeVnLotteryBet', slip('both-stations', line('LO2', canTho), line('LO2', dongNai)));
  await world.clock.freeze(canTho.drawAt);
  expect((await listStates(both.orderNumber)).filter((state) => state !== 4 && state !== 5)).toEqual([]);
  expect(await world.read('SELECT orderNo FROM LotteryOrder WHERE state = 2')).toEqual([]);
});
