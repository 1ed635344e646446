import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { WeightedPrize } from '../../../openapi/rules/raffle.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import type { Language, RafflePrize, Wagering } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { countWon } from './raffle-repository.ts';
import type { PromotionOf } from './repository.ts';

type Rules = NonNullable<Value<'getPromotion'>['raffle']>;

/** The stock left is the prize's stock less the spins that gave it, so that the two cannot differ. Counts no endless prize. */
export const weighPrizes = (store: Store, { id, rules }: PromotionOf<'RAFFLE'>): WeightedPrize[] =>
  rules.prizes.map(({ prizeId, weight, stock }) => ({
    prizeId,
    weight,
    stock: stock === undefined ? null : Math.max(0, stock - countWon(store, id, prizeId)),
  }));

export const prizeView = (prize: RafflePrize, language: Language) => ({
  prizeId: prize.prizeId,
  kind: prize.kind,
  name: prizeName(prize, language),
  amount: formatMoney(prize.kind === 'BLANK' ? 0n : toAmount(prize.amount)),
});

function prizeName(prize: RafflePrize, language: Language): string | null {
  if (prize.kind === 'BLANK') return textIn(JSON.stringify(prize.name), language);
  return prize.kind === 'FREE_ROUNDS' ? textIn(prize.freeRounds.gameName, language) : null;
}

/** Null for a prize that nothing must be wagered for. */
export const prizeWagering = (prize: RafflePrize): Wagering | null =>
  prize.kind === 'CREDIT' || prize.kind === 'FREE_ROUNDS' ? prize : null;

/** The contract's RaffleRules. */
export function raffleView(store: Store, raffle: PromotionOf<'RAFFLE'>, language: Language): Rules {
  const { perTicket, ticketDays, prizes } = raffle.rules;
  const weighed = weighPrizes(store, raffle);
  return {
    perTicket: formatMoney(toAmount(perTicket)),
    ticketDays,
    prizes: prizes.map((prize, index) => ({
      ...prizeView(prize, language),
      turnover: prizeWagering(prize)?.turnover ?? 0,
      days: prizeWagering(prize)?.days ?? null,
      weight: prize.weight,
      stock: weighed[index]?.stock ?? null,
    })),
  };
}
