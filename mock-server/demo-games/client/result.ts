import type { FormatMoney } from './money.ts';
import type { Texts } from './texts/shape.ts';
import { fill } from './texts/texts.ts';

/** A payout below the stake is a loss. Amounts are in ten-thousandths; `staked` is 0 for a free round. */
export function resultWords(
  text: Texts,
  money: FormatMoney,
  { staked, paid }: { staked: number; paid: number },
): string {
  if (paid > staked) return fill(text.youWon, { amount: money(paid - staked) });
  if (paid < staked) return fill(text.youLost, { amount: money(staked - paid) });
  return staked > 0 ? text.stakeBack : text.noWin;
}
