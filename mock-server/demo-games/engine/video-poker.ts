import { z } from 'zod';
import { drawDifferent } from '../../engine/draw-different.ts';
import { computeStake, LEVELS, Level, readBet } from './bets.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from './types.ts';
import { POKER_PAYS, readPoker } from './video-poker-hand.ts';

const DECK = 52;
const HAND = 5;

const Bet = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('deal'), level: Level }),
  z.strictObject({
    action: z.literal('draw'),
    held: z
      .array(
        z
          .number()
          .int()
          .min(0)
          .max(HAND - 1),
      )
      .max(HAND),
  }),
]);
const State = z.object({ level: z.number(), cards: z.array(z.number()) });
export type PokerState = z.output<typeof State>;

/** The deal costs the stake, the draw nothing. */
function play({ game, bet, state, fair }: PlayInput): Round {
  const asked = readBet(Bet, bet);
  const open = state === null ? null : State.parse(state);
  if (asked.action === 'deal') {
    if (open) throw new BetRefused('hand.open', 'A hand is open: draw first.');
    const cards = drawDifferent(fair, HAND, DECK);
    const { level } = asked;
    return {
      stake: computeStake(game, level),
      win: 0n,
      detail: { action: 'deal', level, cards, hand: readPoker(cards) },
      state: { level, cards },
    };
  }
  if (!open) throw new BetRefused('hand.none', 'There is no open hand: deal first.');
  const left = Array.from({ length: DECK }, (_, card) => card).filter((card) => !open.cards.includes(card));
  const held = new Set(asked.held);
  const fresh = drawDifferent(fair, HAND - held.size, left.length).map((place) => left[place] ?? 0);
  const cards = open.cards.map((card, place) => (held.has(place) ? card : (fresh.pop() ?? 0)));
  const hand = readPoker(cards);
  return {
    stake: 0n,
    win: computeStake(game, open.level * POKER_PAYS[hand]),
    detail: { action: 'draw', level: open.level, cards, held: [...held], hand, pays: POKER_PAYS[hand] },
  };
}

export const videoPoker: GameEngine = { kind: 'videoPoker', describe: () => ({ levels: [...LEVELS] }), play };
