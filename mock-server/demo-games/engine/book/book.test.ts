import { describe, expect, it } from 'vitest';
import { eventSource } from '../../../engine/fair.ts';
import { aGame, seededSource } from '../seeded-source.test-support.ts';
import { BetRefused, type Json } from '../types.ts';
import { baseball, basketball } from './ball-games.ts';
import { esports, sportsbook } from './books.ts';
import { football } from './football.ts';
import { maps } from './maps.ts';
import { computeOdds, playOut } from './odds.ts';
import { boxing, tennis, volleyball } from './part-games.ts';
import { findMatch, LENGTH_MS, matchesBetween, PERIOD_MS } from './schedule.ts';
import type { Sport } from './sport.ts';

const NOW = Date.parse('2026-03-18T12:00:00+08:00');
const DAY = 24 * 3_600_000;
const sportsGame = (slug: string) => aGame({ gameType: 'SPORTS', slug, minBet: 10_000, rtp: '95.83' });
const eventChances = (event: string) => eventSource('world', event);
const kinds = [
  ['football', sportsbook, football, 'result'],
  ['basketball', sportsbook, basketball, 'winner'],
  ['baseball', sportsbook, baseball, 'winner'],
  ['tennis', sportsbook, tennis, 'winner'],
  ['volleyball', sportsbook, volleyball, 'winner'],
  ['boxing', sportsbook, boxing, 'winner'],
  ['match-odds', esports, maps, 'winner'],
] as const;

const placeOn = (slug: string, engine: typeof sportsbook, bet: unknown, now = NOW) =>
  engine.play({ game: sportsGame(slug), bet, state: null, fair: seededSource('bet'), jackpot: 0n, now });
const nextMatches = (sport: Sport) => matchesBetween(sport, NOW + 1, NOW + PERIOD_MS + 1);

describe.each(kinds)('The book of %s', (slug, engine, sport, market) => {
  const game = sportsGame(slug);
  const place = (on: typeof sportsbook, bet: unknown, now = NOW) => placeOn(slug, on, bet, now);

  it('has a match of every league in every period, between different teams', () => {
    const matches = matchesBetween(sport, NOW, NOW + 7 * PERIOD_MS);
    expect(matches).toHaveLength(7 * sport.leagues.length);
    for (const match of matches) {
      expect(match.home.name).not.toBe(match.away.name);
      expect(findMatch(sport, match.event)).toEqual(match);
    }
    expect(findMatch(sport, 'football-nowhere-1')).toBeUndefined();
  });

  it('knows chances of scores that sum to 1, and markets that one pick of each wins', () => {
    for (const { home, away } of nextMatches(sport)) {
      const scores = sport.listScores(home, away);
      expect(scores.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
      for (const { score } of scores)
        for (const { picks } of sport.markets) expect(picks.filter((pick) => pick.wins(score))).toHaveLength(1);
    }
  });

  it('pays back the return of the data, on average of a day’s odds', () => {
    for (const { id, picks } of sport.markets) {
      const returns = matchesBetween(sport, NOW, NOW + DAY / 4).flatMap((match) =>
        picks.map((pick) => {
          const chance = sport
            .listScores(match.home, match.away)
            .reduce((sum, { score, chance: each }) => sum + (pick.wins(score) ? each : 0), 0);
          return chance * (computeOdds(sport, game, match, id, pick.id) ?? 0);
        }),
      );
      const mean = returns.reduce((sum, each) => sum + each, 0) / returns.length;
      expect(Math.abs(mean - 95.83), id).toBeLessThan(0.1);
    }
  });

  it('plays matches out as often as their chances say', () => {
    const [match] = nextMatches(sport);
    if (!match) throw new Error('There is a match');
    const fair = seededSource('matches');
    const ROUNDS = 40_000;
    const homeWins = Array.from({ length: ROUNDS }, () => playOut(sport, match, fair).score).filter(([a, b]) => a > b);
    const chance = sport
      .listScores(match.home, match.away)
      .reduce((sum, { score: [a, b], chance: each }) => sum + (a > b ? each : 0), 0);
    expect(Math.abs(homeWins.length / ROUNDS - chance)).toBeLessThan(0.01);
  });

  it('tells the score as it stands, and never what is to come', () => {
    const [match] = nextMatches(sport);
    if (!match) throw new Error('There is a match');
    const { score, points } = playOut(sport, match, eventChances(match.event));
    const seenAt = (now: number) => JSON.parse(JSON.stringify(engine.watch?.(game, now, eventChances, null)));
    const find = (list: { event: string }[]) => list.find(({ event }) => event === match.event);
    expect(find(seenAt(match.startsAt - 1).upcoming)).not.toHaveProperty('score');
    for (const { at } of points) {
      const running = find(seenAt(match.startsAt + at - 1).running);
      expect(running).toMatchObject({ points: points.filter((point) => point.at < at) });
    }
    expect(points.every(({ at }) => at > 0 && at < LENGTH_MS)).toBe(true);
    expect(find(seenAt(match.endsAt).results)).toMatchObject({ score });
  });

  it('multiplies the odds of an accumulator, rounds down, and pays when all have won', () => {
    const matches = nextMatches(sport).slice(0, 3);
    const legs = matches.map(({ event }) => {
      const match = findMatch(sport, event);
      const { score } = playOut(sport, match ?? matches[0] ?? fail(), eventChances(event));
      const pick = sport.markets.find(({ id }) => id === market)?.picks.find((each) => each.wins(score));
      return { event, market, pick: pick?.id ?? '' };
    });
    const won = place(engine, { level: 1, legs });
    const odds = (won.detail as { legs: { odds: string }[] }).legs.map((leg) => BigInt(leg.odds.replace('.', '')));
    const expected = odds.reduce((sum, each) => sum * each, 10_000n) / 100n ** BigInt(odds.length);
    expect(won).toMatchObject({ stake: 10_000n, win: 0n, settlesAt: Math.max(...matches.map(({ endsAt }) => endsAt)) });
    expect(engine.settle?.(won.detail, eventChances)).toEqual({ win: expected, pushed: 0n });
    const [first, ...others] = legs;
    const losing = { ...first, pick: first?.pick === 'home' ? 'away' : 'home' };
    expect(engine.settle?.(place(engine, { level: 1, legs: [losing, ...others] }).detail, eventChances)?.win).toBe(0n);
  });

  it('refuses bets from the kick-off on, and far ahead of it', () => {
    const [match] = nextMatches(sport);
    const bet: Json = { level: 1, legs: [{ event: match?.event ?? '', market, pick: 'home' }] };
    const codeAt = (now: number) => {
      try {
        return place(engine, bet, now) && 'taken';
      } catch (error) {
        return (error as BetRefused).code;
      }
    };
    const startsAt = match?.startsAt ?? 0;
    expect([startsAt - 1, startsAt, startsAt + DAY, startsAt - DAY].map(codeAt)).toEqual([
      'taken',
      'bet.closed',
      'bet.closed',
      'bet.early',
    ]);
  });

  it('refuses slips that are none', () => {
    const event = nextMatches(sport)[0]?.event ?? '';
    const leg = { event, market, pick: 'home' };
    for (const bet of [
      { level: 1, legs: [] },
      { level: 3, legs: [leg] },
      { level: 1, legs: [leg, leg] },
      { level: 1, legs: [{ ...leg, pick: 'nobody' }] },
      { level: 1, legs: [{ ...leg, event: `${event}0000000` }] },
      { level: 1, legs: Array(9).fill(leg) },
      null,
    ])
      expect(() => place(engine, bet), JSON.stringify(bet)).toThrow(BetRefused);
  });
});

function fail(): never {
  throw new Error('There is a match');
}
