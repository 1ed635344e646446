import { z } from 'zod';
import { computeStake, LEVELS, Level, readBet } from '../bets.ts';
import { BetRefused, type Fair, type GameEngine, type PlayInput, type Round } from '../types.ts';
import { cardPoint, dealerDraws, isBust, isFull, isNatural, readHand } from './hand.ts';
import { type Action, actionsFor, type BlackjackState, handInPlay, type PlayerHand } from './table.ts';

const DECK = 52;

const Bet = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('deal'), level: Level }),
  z.strictObject({ action: z.enum(['hit', 'stand', 'double', 'split']) }),
]);

const Hand = z.object({
  cards: z.array(z.number()),
  stakes: z.number(),
  isDone: z.boolean(),
});
const State = z.object({ level: z.number(), dealer: z.array(z.number()), hands: z.array(Hand) });

const newHand = (cards: number[]): PlayerHand => ({ cards, stakes: 1, isDone: isFull(cards) });

/** A full deck, like an infinite shoe. */
const draw = (fair: Fair) => fair.int(DECK);

function deal(level: number, fair: Fair): BlackjackState {
  return { level, hands: [newHand([draw(fair), draw(fair)])], dealer: [draw(fair)] };
}

/** Returns the action's price in stakes. */
function act(table: BlackjackState, hand: PlayerHand, action: Action, fair: Fair): number {
  if (action === 'split') {
    const isAces = cardPoint(hand.cards[0] ?? 0) === 1;
    table.hands = hand.cards.map((card) => newHand([card, draw(fair)]));
    // Split aces get one card each.
    if (isAces) for (const each of table.hands) each.isDone = true;
    return 1;
  }
  if (action !== 'stand') hand.cards.push(draw(fair));
  if (action === 'double') hand.stakes = 2;
  hand.isDone = action !== 'hit' || isFull(hand.cards);
  return action === 'double' ? 1 : 0;
}

/** Returns halves of a stake. */
function countHalves({ cards, stakes }: PlayerHand, { dealer, hands }: BlackjackState): number {
  if (isBust(cards)) return 0;
  const [ours, theirs] = [hands.length === 1 && isNatural(cards), isNatural(dealer)];
  if (ours || theirs) return ours && theirs ? 2 : ours ? 5 : 0;
  const difference = readHand(cards).points - readHand(dealer).points;
  if (isBust(dealer) || difference > 0) return stakes * 4;
  return difference === 0 ? stakes * 2 : 0;
}

function play({ game, bet, state, fair }: PlayInput): Round {
  const asked = readBet(Bet, bet);
  const table = state === null ? null : State.parse(state);
  if (asked.action === 'deal') {
    if (table) throw new BetRefused('hand.open', 'A hand is open: play it to its end first.');
    const dealt = deal(asked.level, fair);
    return finish(dealt, computeStake(game, asked.level), asked.action, fair, game.minBet);
  }
  const hand = table && handInPlay(table);
  if (!table || !hand) throw new BetRefused('hand.none', 'There is no open hand: deal first.');
  if (!actionsFor(table).includes(asked.action))
    throw new BetRefused('bet.invalid', `This hand does not allow to ${asked.action}.`);
  const stakes = act(table, hand, asked.action, fair);
  return finish(table, computeStake(game, table.level * stakes), asked.action, fair, game.minBet);
}

/** The dealer plays after the last hand. The valid bet is the stakes of all hands that were no tie, counted at the end. */
function finish(table: BlackjackState, stake: bigint, action: Action, fair: Fair, minBet: number): Round {
  if (handInPlay(table))
    return { stake, validBet: 0n, win: 0n, detail: { action, ...table, isOver: false }, state: { ...table } };
  if (table.hands.some(({ cards }) => !isBust(cards)))
    do table.dealer.push(draw(fair));
    while (dealerDraws(table.dealer));
  const halves = table.hands.map((hand) => countHalves(hand, table));
  const half = computeStake({ minBet }, table.level) / 2n;
  const win = halves.reduce((sum, each) => sum + half * BigInt(each), 0n);
  const atRisk = table.hands.reduce((sum, { stakes }, at) => (halves[at] === stakes * 2 ? sum : sum + stakes), 0);
  const validBet = computeStake({ minBet }, table.level * atRisk);
  return { stake, validBet, win, detail: { action, ...table, isOver: true, halves } };
}

export const blackjack: GameEngine = { kind: 'blackjack', describe: () => ({ levels: [...LEVELS] }), play };
