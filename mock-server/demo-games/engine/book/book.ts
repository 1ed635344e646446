import { z } from 'zod';
import { computeStake, LEVELS, Level, readBet } from '../bets.ts';
import {
  BetRefused,
  type ChancesOf,
  type EngineGame,
  type GameEngine,
  type Json,
  type PlayInput,
  type Round,
  type Settled,
} from '../types.ts';
import { computeOdds, findPick, formatOdds, playOut } from './odds.ts';
import { parseOdds, payout } from './payout.ts';
import { findMatch, LENGTH_MS, type Match, matchesBetween, PERIOD_MS } from './schedule.ts';
import type { Sport } from './sport.ts';

const MOST_LEGS = 8;
/** Open period before each match, and display period after it. */
const AHEAD_MS = 3 * PERIOD_MS;
const BEHIND_MS = 2 * PERIOD_MS;

const Leg = z.strictObject({ event: z.string().max(80), market: z.string().max(40), pick: z.string().max(40) });
const Bet = z.strictObject({ level: Level, legs: z.array(Leg).min(1).max(MOST_LEGS) });
const Detail = z.object({ stake: z.string(), legs: z.array(z.object({ ...Leg.shape, odds: z.string() })) });

const describeMatch = ({ event, league, home, away, startsAt, endsAt }: Match) => ({
  event,
  league,
  home: home.name,
  away: away.name,
  startsAt,
  endsAt,
});

/** Single bets, and accumulators over several matches. */
export function bookOn(
  kind: 'sportsbook' | 'esports',
  findSport: (game: EngineGame) => Sport,
  sports: readonly Sport[],
): GameEngine {
  function findLeg({ event, market, pick }: z.output<typeof Leg>, game: EngineGame, now: number) {
    const sport = findSport(game);
    const match = findMatch(sport, event);
    const odds = match && computeOdds(sport, game, match, market, pick);
    if (!match || odds === undefined)
      throw new BetRefused('bet.invalid', `There is no bet ${market} ${pick} on ${event}.`);
    if (now >= match.startsAt) throw new BetRefused('bet.closed', 'The match has begun: bets are closed.');
    if (match.startsAt >= now + AHEAD_MS) throw new BetRefused('bet.early', 'Bets on this match are not open yet.');
    return { ...describeMatch(match), market, pick, odds };
  }

  function play({ game, bet, now }: PlayInput): Round {
    const { level, legs } = readBet(Bet, bet);
    if (new Set(legs.map(({ event }) => event)).size < legs.length)
      throw new BetRefused('bet.related', 'A match can be on a slip once.');
    const taken = legs.map((leg) => findLeg(leg, game, now));
    const stake = computeStake(game, level);
    const settlesAt = Math.max(...taken.map(({ endsAt }) => endsAt));
    return {
      stake,
      win: 0n,
      settlesAt,
      detail: {
        stake: stake.toString(),
        possible: payout(
          stake,
          taken.map(({ odds }) => odds),
        ).toString(),
        settlesAt,
        legs: taken.map((leg) => ({ ...leg, odds: formatOdds(leg.odds) })),
      },
    };
  }

  function settle(detail: Json, chancesOf: ChancesOf): Settled {
    const { stake, legs } = Detail.parse(detail);
    const hasWon = legs.every(({ event, market, pick }) => {
      const sport = sports.find(({ id }) => event.startsWith(`${id}-`));
      const match = sport && findMatch(sport, event);
      if (!match) throw new Error(`There is no match ${event}`);
      return findPick(sport, market, pick)?.wins(playOut(sport, match, chancesOf(event)).score);
    });
    const odds = legs.map((leg) => parseOdds(leg.odds));
    return { win: hasWon ? payout(BigInt(stake), odds) : 0n, pushed: 0n };
  }

  function findMarket(detail: Json) {
    const { stake, legs } = Detail.parse(detail);
    const [leg, ...others] = legs;
    const market =
      leg && sports.find(({ id }) => leg.event.startsWith(`${id}-`))?.markets.find(({ id }) => id === leg.market);
    if (!market || others.length > 0) return null;
    const pays = payout(BigInt(stake), [parseOdds(leg.odds)]);
    return {
      name: `${leg.event} ${market.id}`,
      returns: market.picks.map(({ id }) => (id === leg.pick ? pays : 0n)),
    };
  }

  function watch(game: EngineGame, now: number, chancesOf: ChancesOf): Json {
    const sport = findSport(game);
    const begun = matchesBetween(sport, now - LENGTH_MS - BEHIND_MS, now + 1).map((match) => {
      const points = playOut(sport, match, chancesOf(match.event)).points.filter(
        ({ at }) => match.startsAt + at <= now,
      );
      const score = [0, 1].map((side) => points.filter((point) => point.side === side).length);
      return { ...describeMatch(match), score, points: points.map((point) => ({ ...point })) };
    });
    const upcoming = matchesBetween(sport, now + 1, now + AHEAD_MS).map((match) => ({
      ...describeMatch(match),
      odds: oddsOfAll(sport, game, match),
    }));
    return {
      upcoming,
      running: begun.filter(({ endsAt }) => endsAt > now),
      results: begun.filter(({ endsAt }) => endsAt <= now).reverse(),
    };
  }

  return {
    kind,
    describe: (game) => ({
      levels: [...LEVELS],
      mostLegs: MOST_LEGS,
      lengthMs: LENGTH_MS,
      unit: findSport(game).unit,
      units: findSport(game).units,
    }),
    play,
    settle,
    findMarket,
    watch,
  };
}

const oddsOfAll = (sport: Sport, game: EngineGame, match: Match): Record<string, Record<string, string>> =>
  Object.fromEntries(
    sport.markets.map(({ id, picks }) => [
      id,
      Object.fromEntries(picks.map((pick) => [pick.id, formatOdds(computeOdds(sport, game, match, id, pick.id) ?? 0)])),
    ]),
  );
