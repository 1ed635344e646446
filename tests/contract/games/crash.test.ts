import { describe, expect, it } from 'vitest';
import { timeTo } from '../../../mock-server/demo-games/engine/crash-flight.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { OpenGame } from '../../support/vendor.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const CRASH = 'GILDEDOWL_0043';
const MOST = 100_000;
/** Level 10 of 0.10. */
const LEVEL = 10;

interface Flight {
  startedAt: number;
  target: number;
  height?: number;
}
interface Events {
  balance: string;
  events: { flight: (Flight & { result: { height: number; hasWon: boolean } | null }) | null };
}

async function open(world: TestWorld): Promise<OpenGame> {
  const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode: CRASH } });
  return new OpenGame(world, new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '');
}

const takeOff = (game: OpenGame, target = MOST) => game.bet<Flight>({ action: 'start', level: LEVEL, target });
const watch = async (game: OpenGame) => (await game.ask<Events>('events')).body;

async function flyFor(world: TestWorld, game: OpenGame, ms: number, target = MOST) {
  for (;;) {
    const start = await takeOff(game, target);
    expect(start.status).toBe(200);
    await world.clock.advance(ms);
    const { events } = await watch(game);
    if (events.flight?.result === null) return start.body;
    await world.clock.advance(MINUTE);
  }
}

async function flyUntil(world: TestWorld, game: OpenGame, target: number, hasWon: boolean) {
  for (;;) {
    const { body } = await takeOff(game, target);
    await world.clock.advance(MINUTE);
    const { events, balance } = await watch(game);
    if (events.flight?.result?.hasWon === hasWon) return { before: Number(body.balance), balance: Number(balance) };
  }
}

async function newGame() {
  const world = await mock.newWorld();
  return { world, game: await open(world) };
}

describe('A crash flight', () => {
  it('is cashed out by the clock of the world, once, whatever is pressed', async () => {
    const { world, game } = await newGame();
    const { balance } = await flyFor(world, game, 2000);
    const answers = await Promise.all(Array.from({ length: 4 }, () => game.bet<{ pays: number }>({ action: 'cash' })));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.map(({ body }) => [body.detail.pays, body.win])).toEqual([[141, '1.41']]);
    expect(answers.filter(({ status }) => status === 422).map(({ body }) => body.errorCode)).toEqual([
      'flight.over',
      'flight.over',
      'flight.over',
    ]);
    await world.clock.advance(10 * MINUTE);
    expect(Number((await watch(game)).balance)).toBeCloseTo(Number(balance) + 1.41, 4);
    await expectBalancedBooks(world);
  });

  it('that is cashed out is not paid again at its target', async () => {
    const { world, game } = await newGame();
    for (let height = 0; height < 150; ) {
      const { balance } = await flyFor(world, game, 1000, 150);
      const { body } = await game.bet<{ height: number }>({ action: 'cash' });
      expect(body.win).toBe('1.18');
      height = body.detail.height;
      await world.clock.advance(MINUTE);
      expect(Number((await watch(game)).balance)).toBeCloseTo(Number(balance) + 1.18, 4);
    }
    const { rounds } = (await game.ask<{ rounds: { state: string; win: string }[] }>('rounds')).body;
    expect(rounds.slice(0, 2)).toMatchObject([
      { state: 'won', win: '1.18' },
      { state: 'lost', win: '0.00' },
    ]);
    await expectBalancedBooks(world);
  });

  it('sent again with the same reference, is cashed out once and answers the same', async () => {
    const { world, game } = await newGame();
    await flyFor(world, game, 3000);
    const cash = () => game.bet({ action: 'cash' }, 'the-same-cash');
    const [first, ...others] = await Promise.all([cash(), cash(), cash()]);
    expect(first?.status).toBe(200);
    for (const other of others) expect(other).toEqual(first);
    await expectBalancedBooks(world);
  });

  it('that has burst is lost, and a late press is refused and says why', async () => {
    const { world, game } = await newGame();
    const { before, balance } = await flyUntil(world, game, MOST, false);
    expect(balance).toBeCloseTo(before, 4);
    expect(await game.bet({ action: 'cash' })).toMatchObject({
      status: 422,
      body: { errorCode: 'flight.over', message: 'It is too late to cash out: the flight is over.' },
    });
    expect(Number((await watch(game)).balance)).toBeCloseTo(balance, 4);
  });

  it('is cashed out at its target without the player', async () => {
    const { world, game } = await newGame();
    const { before, balance } = await flyUntil(world, game, 150, true);
    expect(balance).toBeCloseTo(before + 1.5, 4);
    const { rounds } = (await game.ask<{ rounds: { state: string; win: string }[] }>('rounds')).body;
    expect(rounds[0]).toMatchObject({ state: 'won', win: '1.50' });
    await expectBalancedBooks(world);
  });

  it('goes on when the page is opened again, and says nothing of its height', async () => {
    const { world, game } = await newGame();
    const start = await flyFor(world, game, 1000, 5000);
    const play = await game.ask<{ state: Flight }>('play');
    const rounds = await game.ask<{ rounds: { detail: Flight }[] }>('rounds');
    for (const seen of [start.detail, start.state, play.body.state, rounds.body.rounds[0]?.detail]) {
      expect(seen).toMatchObject({ target: 5000 });
      expect(seen).not.toHaveProperty('height');
    }
    expect((await game.bet({ action: 'start', level: LEVEL, target: 200 })).body.errorCode).toBe('hand.open');
    await world.clock.advance(MINUTE);
    expect((await game.ask<{ state: Flight }>('play')).body.state).toHaveProperty('height');
  });

  it('keeps its seed until it is over', async () => {
    const { world, game } = await newGame();
    await flyFor(world, game, 1000);
    expect(await game.ask('seeds', { clientSeed: 'mine' })).toMatchObject({
      status: 422,
      body: { errorCode: 'hand.open' },
    });
    await world.clock.advance(timeTo(MOST));
    expect((await game.ask('seeds', { clientSeed: 'mine' })).status).toBe(200);
  });

  it('that has just begun is not cashed out yet', async () => {
    const { world, game } = await newGame();
    let answer = await takeOff(game).then(() => game.bet({ action: 'cash' }));
    while (answer.body.errorCode === 'flight.over') {
      await world.clock.advance(MINUTE);
      answer = await takeOff(game).then(() => game.bet({ action: 'cash' }));
    }
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'bet.early' } });
  });
});
