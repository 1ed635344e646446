import { MONEY_SCALE } from '../../shared/money.ts';
import { Random } from '../../worlds/random.ts';
import type { EngineGame, Fair, GameEngine, Json } from './types.ts';

/** Fast source for millions of rounds; `fair.test.ts` proves that the real one is uniform. */
export function seededSource(seed: string): Fair {
  const random = new Random(seed);
  const FLOATS = 2 ** 30;
  return {
    int: (bound) => Math.floor((random.float() + (bound > FLOATS ? random.float() / FLOATS : 0)) * bound),
  };
}

export const aGame = (changes: Partial<EngineGame> = {}): EngineGame => ({
  code: 'AURUM_0001',
  vendorCode: 'AURUM',
  gameType: 'RNG',
  classify: 'JP',
  slug: 'a-game',
  minBet: 500,
  lines: 20,
  rtp: '96.18',
  volatility: 'medium',
  hasJackpot: false,
  ...changes,
});

export interface Tally {
  stake: bigint;
  win: bigint;
}

export const percentPaid = ({ stake, win }: Tally): number => (Number(win) / Number(stake)) * 100;

/** Each round has the state of the one before. */
export function playMany(
  engine: GameEngine,
  game: EngineGame,
  rounds: number,
  makeBet: (state: Json, round: number) => Json,
  { seed = 'rounds', jackpot = 0n }: { seed?: string; jackpot?: bigint } = {},
): Tally {
  const fair = seededSource(seed);
  const tally = { stake: 0n, win: 0n };
  let state: Json = null;
  for (let round = 0; round < rounds; round += 1) {
    const played = engine.play({ game, bet: makeBet(state, round), state, fair, jackpot, now: 0 });
    state = played.state ?? null;
    tally.stake += played.stake;
    tally.win += played.win;
  }
  return tally;
}

/** RTP of each spot in percent. */
export function returnsByPlace(
  engine: GameEngine,
  game: EngineGame,
  rounds: number,
  chips: Record<string, number>,
): Map<string, number> {
  const fair = seededSource('rounds');
  const wins = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const { detail } = engine.play({ game, bet: { chips }, state: null, fair, jackpot: 0n, now: 0 });
    const { won } = detail as { won: { id: string; win: string }[] };
    for (const { id, win } of won) wins.set(id, (wins.get(id) ?? 0) + Number(win));
  }
  const sumStake = (id: string) => ((chips[id] ?? 0) * rounds * game.minBet) / Number(MONEY_SCALE);
  return new Map(Object.keys(chips).map((id) => [id, ((wins.get(id) ?? 0) / sumStake(id)) * 100]));
}
