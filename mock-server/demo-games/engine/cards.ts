import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { computeStake, readBet } from './bets.ts';
import { HANDS, handStrength, readHand } from './three-cards.ts';
import type { GameEngine, PlayInput, Round } from './types.ts';

const MOST_SEATS = 5;
const HAND = 3;
const DECK = 52;
/** RTPs are percentages with two decimals. */
const WHOLE = 10_000n;

const Bet = z.strictObject({ seats: z.number().int().min(2).max(MOST_SEATS) });

/** The house takes its part of the pot, the best hands share the rest. */
function play({ game, bet, fair }: PlayInput): Round {
  const { seats } = readBet(Bet, bet);
  const ante = computeStake(game, 1);
  const dealt = drawDifferent(fair, seats * HAND, DECK);
  const hands = Array.from({ length: seats }, (_, seat) => dealt.slice(seat * HAND, (seat + 1) * HAND));
  const strengths = hands.map(handStrength);
  const best = Math.max(...strengths);
  const winners = strengths.flatMap((strength, seat) => (strength === best ? [seat] : []));
  const part = BigInt(Math.round(Number(game.rtp) * 100));
  const pot = (ante * BigInt(seats) * part) / WHOLE;
  return {
    stake: ante,
    win: winners.includes(0) ? pot / BigInt(winners.length) : 0n,
    detail: { hands: hands.map((cards) => ({ cards, name: readHand(cards).name })), winners },
  };
}

export const cards: GameEngine = {
  kind: 'cards',
  describe: () => ({ mostSeats: MOST_SEATS, hands: [...HANDS] }),
  play,
};
