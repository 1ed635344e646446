import { describe, expect, it } from 'vitest';
import type { Round } from '../../../mock-server/demo-games/engine/types.ts';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference } from '../../support/orders.ts';
import { openGame } from '../../support/vendor.ts';
import { MINUTE, SECOND } from '../../support/world.ts';

const mock = mockForFile();
const UNIT = 10_000n;

const roundWith =
  (stake: number, win = 0) =>
  (): Round => ({ stake: BigInt(stake) * UNIT, win: BigInt(win) * UNIT, detail: {} });

async function begin() {
  const test = await mock.newWorld();
  const lucky = await test.client.signedIn();
  const game = await openGame(test, lucky, 'AURUM_0001');
  const world = await test.running.worlds.use(test.name);
  const play = (stake: number, win = 0) => playRound(world, game.token, newReference(), roundWith(stake, win));
  return { test, lucky, game, world, play };
}

const set = (client: Client, ...limits: Body<'setLimits'>['limits']) => client.value('setLimits', { body: { limits } });
const readUsed = ({ limits }: Value<'getLimits'>, kind: string, period = 'DAY') => {
  const limit = limits.find((each) => each.kind === kind && each.period === period);
  return limit?.usedMinutes ?? Number(limit?.used);
};

describe('A limit of losses', () => {
  it('refuses a stake that could exceed it, by the cent; wins make room again', async () => {
    const { test, lucky, play } = await begin();
    const used = readUsed(await lucky.value('getLimits'), 'LOSS');
    await set(lucky, { kind: 'LOSS', period: 'DAY', amount: String(used + 100) });
    await play(60);
    await expect(play(41, 500)).rejects.toMatchObject({ status: 422, errorCode: 'limit.loss' });
    await play(40, 30);
    await expect(play(31)).rejects.toMatchObject({ errorCode: 'limit.loss' });
    await play(30);
    expect(readUsed(await lucky.value('getLimits'), 'LOSS')).toBe(used + 100);
    await expectBalancedBooks(test);
  });

  it('leaves free rounds, which can lose nothing, and a round that was booked before', async () => {
    const { test, lucky, game, play } = await begin();
    const world = await test.running.worlds.use(test.name);
    const before = await playRound(world, game.token, 'round-0001', roundWith(20));
    await set(lucky, { kind: 'LOSS', period: 'WEEK', amount: '0.01' });
    expect((await playRound(world, game.token, 'round-0001', roundWith(20))).orderNo).toBe(before.orderNo);
    await play(0, 5);
    await expect(play(100_000)).rejects.toMatchObject({ status: 422 });
  });

  it('is told to the game by its code', async () => {
    const { lucky, game } = await begin();
    const used = readUsed(await lucky.value('getLimits'), 'LOSS', 'MONTH');
    await set(lucky, { kind: 'LOSS', period: 'MONTH', amount: used > 0 ? String(used) : '0.01' });
    const { status, body } = await game.bet({ level: 1 });
    expect([status, body.errorCode]).toEqual([422, 'limit.loss']);
  });
});

describe('A limit of time', () => {
  it('counts how long games are open, two at once as one, and refuses stakes when it is reached', async () => {
    const { test, lucky, game, play } = await begin();
    await set(lucky, { kind: 'TIME', period: 'DAY', minutes: 20 });
    const second = await openGame(test, lucky, 'AURUM_0002');
    await test.clock.advance(19 * MINUTE + 59 * SECOND);
    await play(1);
    await second.ask('play');
    expect(readUsed(await lucky.value('getLimits'), 'TIME')).toBe(19);
    await test.clock.advance(SECOND);
    expect((await game.ask('play')).status).toBe(200);
    await expect(play(1)).rejects.toMatchObject({ status: 422, errorCode: 'limit.time' });
    await play(0, 1);
  });

  it.each(['launchGame', 'launchGameFb'] as const)('%s › 422 limit.time once it is reached', async (id) => {
    const { test, lucky, game } = await begin();
    await test.clock.advance(5 * MINUTE);
    await game.ask('play');
    await set(lucky, { kind: 'TIME', period: 'WEEK', minutes: 5 });
    const reply = await lucky.call(id, id === 'launchGame' ? { query: { gameCode: 'AURUM_0001' } } : {});
    expect([reply.status, (reply.body as { errorCode: string }).errorCode]).toEqual([422, 'limit.time']);
  });

  it('counts a game past midnight in both days', async () => {
    const test = await mock.newWorld();
    await test.clock.freeze(Date.parse('2026-03-18T23:50:00+08:00'));
    const lucky = await test.client.signedIn();
    const game = await openGame(test, lucky, 'AURUM_0001');
    await test.clock.advance(15 * MINUTE);
    await game.ask('play');
    const limits = await lucky.value('getLimits');
    expect([readUsed(limits, 'TIME'), readUsed(limits, 'TIME', 'WEEK')]).toEqual([5, 15]);
  });

  it('begins anew on the next day', async () => {
    const { test, lucky, game } = await begin();
    await test.clock.advance(10 * MINUTE);
    await game.ask('play');
    await set(lucky, { kind: 'TIME', period: 'DAY', minutes: 10 });
    await test.clock.freeze(Date.parse('2026-03-19T00:00:00+08:00'));
    const tomorrow = await test.client.signedIn();
    expect((await tomorrow.call('launchGame', { query: { gameCode: 'AURUM_0001' } })).status).toBe(200);
  });
});

describe(operationTitle('answerRealityCheck'), () => {
  it('when minutes of play have passed › it is due, and stakes are refused; the answer begins them anew, and the sums go on', async () => {
    const { test, lucky, game, play } = await begin();
    await lucky.value('setPreferences', { body: { realityMinutes: 10 } });
    expect((await lucky.value('getLimits')).session.checkInSeconds).toBe(600);
    await test.clock.advance(4 * MINUTE);
    await play(50, 20);
    expect((await lucky.value('getLimits')).session.checkInSeconds).toBe(360);
    await test.clock.advance(6 * MINUTE);
    const { status, body } = await game.bet({ level: 1 });
    expect([status, body.errorCode]).toEqual([422, 'reality.check']);
    // A started game may be finished.
    await play(0, 5);
    expect((await lucky.value('getLimits')).session).toEqual({
      playedMinutes: 10,
      staked: '50.00',
      won: '25.00',
      net: '-25.00',
      checkInSeconds: 0,
    });
    const answered = await lucky.value('answerRealityCheck', { body: { answer: 'CONTINUE' } });
    expect(answered).toMatchObject({ playedMinutes: 10, net: '-25.00', checkInSeconds: 600 });
    await play(1);
  });

  it('when the member wants no check any more › stakes are taken again', async () => {
    const { test, lucky, game, play } = await begin();
    await lucky.value('setPreferences', { body: { realityMinutes: 5 } });
    await test.clock.advance(5 * MINUTE);
    await game.ask('play');
    await expect(play(1)).rejects.toMatchObject({ status: 422, errorCode: 'reality.check' });
    await lucky.value('setPreferences', { body: { realityMinutes: null } });
    await play(1);
    expect((await lucky.value('getLimits')).session.checkInSeconds).toBeNull();
  });

  it('when the member leaves › the games of the session are closed; a hand goes on when its game is opened again', async () => {
    const { test, lucky, game, world } = await begin();
    const state = { hand: [1, 2] };
    const deal = (): Round => ({ stake: UNIT, win: 0n, detail: {}, state, draws: [{ bound: 52, value: 1 }] });
    const { orderNo } = await playRound(world, game.token, newReference(), deal);
    await lucky.value('answerRealityCheck', { body: { answer: 'LEAVE' } });
    const { status, body } = await game.ask('play');
    expect([status, body.errorCode]).toEqual([401, 'play.ended']);
    expect((await lucky.value('getRoundProof', { query: { orderNo } })).proof).toMatchObject({ serverSeed: null });
    const again = await openGame(test, lucky, 'AURUM_0001');
    expect((await again.ask('play')).body).toMatchObject({ state, nonce: 1 });
  });

  it('tells the stakes of a hand, which are lost when it ends, in a later game too', async () => {
    const { test, lucky, game, world, play } = await begin();
    const readResult = async () => {
      const { staked, net } = (await lucky.value('getLimits')).session;
      return [staked, net];
    };
    await play(50, 20);
    const act = (token: string, round: Partial<Round>) =>
      playRound(world, token, newReference(), () => ({ stake: 0n, win: 0n, detail: {}, ...round }));
    await act(game.token, { stake: 10n * UNIT, state: { hand: [1, 2] } });
    await act(game.token, { stake: 10n * UNIT, state: { hand: [1, 2, 3] } });
    expect(await readResult()).toEqual(['70.00', '-30.00']);
    const again = await openGame(test, lucky, 'AURUM_0001');
    expect(await readResult()).toEqual(['70.00', '-30.00']);
    await act(again.token, { win: 5n * UNIT });
    expect(await readResult()).toEqual(['70.00', '-45.00']);
  });
});
