import { z } from 'zod';
import { formatMoney } from '../../shared/money.ts';
import { computeStake, readBet, validBetOf } from './bets.ts';
import { BetRefused, type Fair, type GameEngine, type PlayInput, type Round } from './types.ts';

const BETS = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
type BaccaratBet = (typeof BETS)[number];

/** Hundredths of the stake, stake included; wins on the banker pay a commission of five percent. */
const PAYS: Record<BaccaratBet, number> = { player: 200, banker: 195, tie: 900, playerPair: 1200, bankerPair: 1200 };
const MOST = 10_000;
const DECKS = 8;
const CARDS = 52;

const Chips = z.number().int().min(1).max(MOST).optional();
const Bet = z.strictObject({
  chips: z.strictObject({ player: Chips, banker: Chips, tie: Chips, playerPair: Chips, bankerPair: Chips }),
});

/** Cards are 0 to 51: rank from the ace, four suits each. */
const cardRank = (card: number): number => Math.floor(card / 4) + 1;
const cardPoint = (card: number): number => (cardRank(card) >= 10 ? 0 : cardRank(card));
export const sumPoints = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cardPoint(card), 0) % 10;

/** `third` is the player's third card; null for none. */
export function bankerDraws(banker: number, third: number | null): boolean {
  if (third === null) return banker <= 5;
  switch (banker) {
    case 3:
      return third !== 8;
    case 4:
      return third >= 2 && third <= 7;
    case 5:
      return third >= 4 && third <= 7;
    case 6:
      return third === 6 || third === 7;
    default:
      return banker <= 2;
  }
}

/** A fresh shoe of eight decks. */
export function createShoe(fair: Fair): () => number {
  const dealt: number[] = [];
  return () => {
    // Needs no array of all cards: each dealt card below the n-th moves it up.
    let place = fair.int(DECKS * CARDS - dealt.length);
    for (const other of dealt) if (place >= other) place += 1;
    dealt.push(place);
    dealt.sort((a, b) => a - b);
    return place % CARDS;
  };
}

interface Coup {
  player: number[];
  banker: number[];
}

/** `deal` returns the next card. */
export function dealCoup(deal: () => number): Coup {
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()];
  const player = [first, third];
  const banker = [second, fourth];
  if (sumPoints(player) >= 8 || sumPoints(banker) >= 8) return { player, banker };
  const playerDraws = sumPoints(player) <= 5;
  const drawn = playerDraws ? deal() : null;
  const bankerPoints = sumPoints(banker);
  if (drawn !== null) player.push(drawn);
  if (bankerDraws(bankerPoints, drawn === null ? null : cardPoint(drawn))) banker.push(deal());
  return { player, banker };
}

const isPair = ([first = 0, second = 0]: readonly number[]) => cardRank(first) === cardRank(second);

interface Outcome {
  winners: BaccaratBet[];
  pushed: BaccaratBet[];
}

const outcomeOf = (difference: number, hasPair: { player: boolean; banker: boolean }): Outcome => {
  const pairs: BaccaratBet[] = [
    ...(hasPair.player ? (['playerPair'] as const) : []),
    ...(hasPair.banker ? (['bankerPair'] as const) : []),
  ];
  if (difference === 0) return { winners: ['tie', ...pairs], pushed: ['player', 'banker'] };
  return { winners: [difference > 0 ? 'player' : 'banker', ...pairs], pushed: [] };
};

const computeOutcome = ({ player, banker }: Coup): Outcome =>
  outcomeOf(sumPoints(player) - sumPoints(banker), { player: isPair(player), banker: isPair(banker) });

const OUTCOMES = [1, 0, -1].flatMap((difference) =>
  [true, false].flatMap((player) => [true, false].map((banker) => outcomeOf(difference, { player, banker }))),
);

function play({ game, bet, fair }: PlayInput): Round {
  const { chips } = readBet(Bet, bet);
  const placed = BETS.map((name) => ({ name, stake: computeStake(game, chips[name] ?? 0) }));
  const stake = placed.reduce((sum, each) => sum + each.stake, 0n);
  if (stake === 0n) throw new BetRefused('bet.empty', 'Place a chip first.');
  const coup = dealCoup(createShoe(fair));
  const listReturned = ({ winners, pushed }: Outcome) =>
    placed.map((each) => {
      if (pushed.includes(each.name)) return { ...each, win: each.stake };
      return { ...each, win: winners.includes(each.name) ? (each.stake * BigInt(PAYS[each.name])) / 100n : 0n };
    });
  const sumReturned = (outcome: Outcome) => listReturned(outcome).reduce((sum, { win }) => sum + win, 0n);
  const outcome = computeOutcome(coup);
  const { winners, pushed } = outcome;
  const returned = listReturned(outcome);
  const givenBack = placed.reduce((sum, each) => sum + (pushed.includes(each.name) ? each.stake : 0n), 0n);
  return {
    stake,
    win: sumReturned(outcome),
    validBet: validBetOf(stake, OUTCOMES.map(sumReturned), givenBack),
    detail: {
      player: coup.player,
      banker: coup.banker,
      points: [sumPoints(coup.player), sumPoints(coup.banker)],
      winners,
      won: returned.filter(({ win }) => win > 0n).map(({ name, win }) => ({ id: name, win: formatMoney(win) })),
    },
  };
}

export const baccarat: GameEngine = { kind: 'baccarat', describe: () => ({ pays: PAYS, mostOnSpot: MOST }), play };
