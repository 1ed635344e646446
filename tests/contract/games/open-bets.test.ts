import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { OpenGame, openGame } from '../../support/vendor.ts';
import { MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const SPORTS = 'TOUCHLINE_0001';
const ESPORTS = 'RIFTLINE_0001';
const COCKFIGHT = 'DS88_0001';

interface Match {
  event: string;
  startsAt: number;
  endsAt: number;
  score: [number, number];
  odds: Record<string, Record<string, string>>;
}

interface Feed {
  now: number;
  balance: string;
  events: {
    upcoming: Match[];
    running: Match[];
    results: Match[];
    fight: number;
    endsAt: number;
    odds: Record<string, string>;
    winner: string | null;
  };
}

/** The member has one balance for all games. */
async function opened(gameCode: string) {
  const world = await mock.newWorld();
  const member = await world.client.signedIn('lucky', { merchant: 'lotus' });
  return { world, member, game: await openGame(world, member, gameCode) };
}

async function openedByVisitor(world: TestWorld, gameCode: string): Promise<OpenGame> {
  const { launchUrl } = await world.client.value('launchTrial', { query: { gameCode } });
  return new OpenGame(world, new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '');
}

const watch = async (game: OpenGame) => (await game.ask<Feed>('events')).body;
const readBalance = async (game: OpenGame) => Number((await watch(game)).balance);

describe.each([
  [
    SPORTS,
    'result',
    ([home, away]: number[]) => (home === away ? 'draw' : (home ?? 0) > (away ?? 0) ? 'home' : 'away'),
  ],
  [ESPORTS, 'winner', ([home, away]: number[]) => ((home ?? 0) > (away ?? 0) ? 'home' : 'away')],
] as const)('A bet on a match of %s', (gameCode, market, readResult) => {
  it('costs its stake, is open until the match ends, and is settled by the score that everybody sees', async () => {
    const { world, member, game } = await opened(gameCode);
    const { now, balance, events } = await watch(game);
    const [match] = events.upcoming;
    if (!match) throw new Error('There is a match to come');
    const picks = Object.keys(match.odds[market] ?? {});
    let stake = 0;
    for (const pick of picks) {
      const before = await readBalance(game);
      const { status, body } = await game.bet({ level: 10, legs: [{ event: match.event, market, pick }] });
      expect({ status, win: body.win }).toEqual({ status: 200, win: '0.00' });
      stake = before - Number(body.balance);
      expect(stake).toBeGreaterThan(0);
    }
    const open = await member.value('listBets', { query: { state: 'open' } });
    expect(open).toMatchObject({ total: picks.length, sums: { profit: '0.00' } });
    const { bet } = open.sums;
    const today = await member.value('getPersonalProfit', { query: { from: now } });
    expect(today.totals).toMatchObject({ bet, open: bet, profitLoss: '0.00' });

    await world.clock.freeze(match.endsAt - 1);
    expect(await readBalance(game)).toBeCloseTo(Number(balance) - stake * picks.length, 4);
    await world.clock.freeze(match.endsAt);
    expect((await member.value('listBets', { query: { state: 'open' } })).total).toBe(0);
    const after = await watch(game);
    const result = after.events.results.find(({ event }) => event === match.event);
    const winner = readResult(result?.score ?? [0, 0]);
    const odds = Number(match.odds[market]?.[winner]);
    expect(Number(after.balance)).toBeCloseTo(Number(balance) - stake * picks.length + stake * odds, 4);
    const settled = await member.value('listBets', { query: { from: now } });
    expect(settled.list.filter(({ state }) => state === 'won')).toHaveLength(1);
    expect(settled.list.filter(({ state }) => state === 'lost')).toHaveLength(picks.length - 1);
    await expectBalancedBooks(world);

    const other = await watch(await openedByVisitor(world, gameCode));
    expect(other.events.results.find(({ event }) => event === match.event)?.score).toEqual(result?.score);
  });

  it('is refused from the kick-off on › 422 bet.closed', async () => {
    const { world, game } = await opened(gameCode);
    const [match] = (await watch(game)).events.upcoming;
    await world.clock.freeze(match?.startsAt ?? 0);
    expect(await game.bet({ level: 1, legs: [{ event: match?.event, market, pick: 'home' }] })).toMatchObject({
      status: 422,
      body: { errorCode: 'bet.closed' },
    });
    expect((await watch(game)).events.running.some(({ event }) => event === match?.event)).toBe(true);
  });
});

describe('An accumulator', () => {
  it('is settled when its last match has ended', async () => {
    const { world, member, game } = await opened(SPORTS);
    const matches = (await watch(game)).events.upcoming.slice(0, 3);
    const legs = matches.map(({ event }) => ({ event, market: 'goals-2.5', pick: 'under' }));
    expect((await game.bet({ level: 10, legs })).status).toBe(200);
    const lastEnd = Math.max(...matches.map(({ endsAt }) => endsAt));
    await world.clock.freeze(lastEnd - 1);
    expect((await member.value('listBets', { query: { state: 'open' } })).total).toBe(1);
    await world.clock.freeze(lastEnd);
    const [bet] = (await member.value('listBets', { query: {} })).list;
    expect(bet).toMatchObject({ settledAt: lastEnd, state: expect.stringMatching(/won|lost/) });
    await expectBalancedBooks(world);
  });
});

describe('A bet on a cockfight', () => {
  it('is taken until the gate closes and settled when the fight is over', async () => {
    const { world, game } = await opened(COCKFIGHT);
    const { now, balance, events } = await watch(game);
    const start = now - (now % MINUTE);
    const bet = { fight: events.fight, chips: { meron: 1, wala: 1, draw: 1 } };
    const { status, body } = await game.bet(bet);
    expect(status).toBe(200);
    const stake = Number(balance) - Number(body.balance);
    await world.clock.freeze(start + 40 * SECOND);
    expect(await game.bet(bet)).toMatchObject({ status: 422, body: { errorCode: 'bet.closed' } });
    expect(await watch(game)).toMatchObject({ balance: body.balance, events: { winner: null } });
    await world.clock.freeze(events.endsAt);
    const after = await watch(game);
    expect(after.events.winner).toMatch(/meron|wala|draw/);
    expect(Number(after.balance)).toBeGreaterThan(Number(body.balance));
    expect(stake).toBeGreaterThan(0);
    await expectBalancedBooks(world);
  });
});

/** docs/rules/loyalty.md: What counts. */
describe('The valid bets of one market', () => {
  /** Places bets, and returns their stakes and valid bets after a time. */
  async function settled({ world, member, game }: Awaited<ReturnType<typeof opened>>, bets: object[], at: number) {
    const orderNos: string[] = [];
    for (const bet of bets) orderNos.push((await game.bet(bet)).body.orderNo);
    await world.clock.freeze(at);
    const { list } = await member.value('listBets', { query: { pageSize: 15 } });
    await expectBalancedBooks(world);
    return orderNos.map((wanted) => {
      const row = list.find(({ orderNo }) => orderNo === wanted);
      return { stake: Number(row?.bet), valid: Number(row?.validBet) };
    });
  }
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

  it('when all picks of it are taken one by one › is what they risk together; other bets count in full', async () => {
    const place = await opened(SPORTS);
    const [match, other] = (await watch(place.game)).events.upcoming;
    if (!match || !other) throw new Error('There are matches to come');
    const leg = (pick: string, market = 'result', { event } = match) => ({ event, market, pick });
    const [single, accumulator, ...together] = await settled(
      place,
      [
        { level: 10, legs: [leg('over', 'goals-2.5')] },
        { level: 10, legs: [leg('home'), leg('home', 'result', other)] },
        { level: 10, legs: [leg('home')] },
        { level: 5, legs: [leg('draw')] },
        { level: 20, legs: [leg('away')] },
      ],
      Math.max(match.endsAt, other.endsAt),
    );
    expect([single?.valid, accumulator?.valid]).toEqual([single?.stake, accumulator?.stake]);
    const odds = ['home', 'draw', 'away'].map((pick) => Number(match.odds.result?.[pick]));
    const all = sum(together.map(({ stake }) => stake));
    const atRisk = all - Math.min(...together.map(({ stake }, index) => stake * (odds[index] ?? 0)));
    expect(atRisk).toBeLessThan(all);
    expect(sum(together.map(({ valid }) => valid))).toBeCloseTo(Math.max(0, atRisk), 2);
  });

  it('when bets lie on both birds of a fight › is what they risk together, and nothing after a draw', async () => {
    const place = await opened(COCKFIGHT);
    const { events } = await watch(place.game);
    const bets = ['meron', 'wala'].map((side) => ({ fight: events.fight, chips: { [side]: 2 } }));
    const both = await settled(place, bets, events.endsAt);
    const { winner } = (await watch(place.game)).events;
    const stake = both[0]?.stake ?? 0;
    const least = Math.min(Number(events.odds.meron), Number(events.odds.wala));
    expect(sum(both.map(({ valid }) => valid))).toBeCloseTo(winner === 'draw' ? 0 : stake * (2 - least), 2);
  });
});

describe('GET /vendor/api/events', () => {
  it('of a game in which nothing happens by itself › 404', async () => {
    const { game } = await opened('AURUM_0001');
    expect(await game.ask('events')).toMatchObject({ status: 404, body: { errorCode: 'game.no.events' } });
  });
});

describe('A room of the card room', () => {
  it('has its own stake: ten times the cheapest room’s in the second one', async () => {
    const world = await mock.newWorld();
    const member = await world.client.signedIn('lucky', { merchant: 'lotus' });
    const stakeIn = async (roomId: string) => {
      const { launchUrl } = await member.value('launchGame', { query: { gameCode: 'CARDHALL_0001', roomId } });
      const token = new URL(launchUrl ?? '', world.client.origin).searchParams.get('token') ?? '';
      const game = new OpenGame(world, token);
      const { body } = await game.ask<{ balance: string; minBet: number }>('play');
      const round = await game.bet({ seats: 3 });
      expect(round.status).toBe(200);
      const stake = Number(body.balance) + Number(round.body.win) - Number(round.body.balance);
      expect(stake).toBeCloseTo(body.minBet / 10_000, 4);
      return body.minBet;
    };
    expect(await stakeIn('CARDHALL_0001-2')).toBe(10 * (await stakeIn('CARDHALL_0001-1')));
    await expectBalancedBooks(world);
  });
});
