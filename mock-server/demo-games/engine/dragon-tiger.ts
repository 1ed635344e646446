import { z } from 'zod';
import { formatMoney } from '../../shared/money.ts';
import { createShoe } from './baccarat.ts';
import { computeStake, readBet, validBetOf } from './bets.ts';
import { BetRefused, type GameEngine, type PlayInput, type Round } from './types.ts';

const BETS = ['dragon', 'tie', 'tiger'] as const;
/** Hundredths of the stake, stake included. */
const PAYS = { dragon: 200, tie: 1200, tiger: 200 } as const;
const TIE_GIVES_BACK = 50;
const MOST = 10_000;

const Chips = z.number().int().min(1).max(MOST).optional();
const Bet = z.strictObject({ chips: z.strictObject({ dragon: Chips, tie: Chips, tiger: Chips }) });

type Side = (typeof BETS)[number];

function partPaid(name: Side, winner: Side): number {
  if (name === winner) return PAYS[name];
  return winner === 'tie' ? TIE_GIVES_BACK : 0;
}

const cardRank = (card: number): number => Math.floor(card / 4);

/** Eight decks; the ace is low. */
function play({ game, bet, fair }: PlayInput): Round {
  const { chips } = readBet(Bet, bet);
  const placed = BETS.map((name) => ({ name, stake: computeStake(game, chips[name] ?? 0) }));
  const stake = placed.reduce((sum, each) => sum + each.stake, 0n);
  if (stake === 0n) throw new BetRefused('bet.empty', 'Place a chip first.');
  const deal = createShoe(fair);
  const [dragon, tiger] = [deal(), deal()];
  const difference = cardRank(dragon) - cardRank(tiger);
  const higher = difference > 0 ? 'dragon' : 'tiger';
  const winner: Side = difference === 0 ? 'tie' : higher;
  const listPaid = (outcome: Side) =>
    placed.map(({ name, stake: each }) => ({ id: name, win: (each * BigInt(partPaid(name, outcome))) / 100n }));
  const sumPaid = (paid: ReturnType<typeof listPaid>) => paid.reduce((sum, { win }) => sum + win, 0n);
  const won = listPaid(winner);
  const pushed = won.filter(({ id }) => id !== winner);
  return {
    stake,
    win: sumPaid(won),
    validBet: validBetOf(
      stake,
      BETS.map((outcome) => sumPaid(listPaid(outcome))),
      sumPaid(pushed),
    ),
    detail: {
      dragon,
      tiger,
      winner,
      won: won.filter(({ win }) => win > 0n).map(({ id, win }) => ({ id, win: formatMoney(win) })),
    },
  };
}

export const dragonTiger: GameEngine = {
  kind: 'dragonTiger',
  describe: () => ({ pays: PAYS, mostOnSpot: MOST }),
  play,
};
