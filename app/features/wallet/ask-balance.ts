import { paths } from '~/config/paths.ts';
import type { BalanceAnswer } from './wallet.types.ts';

const hearers = new Set<(balance: string) => void>();
let asked = 0;
let heard = 0;

/** Subscribes to every read total balance. Returns the unsubscribe function. */
export function onBalance(hear: (balance: string) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/**
 * Returns the total balance, that of one wallet, with `game` the bonus to wager in it, and with `orders` whether an order
 * is open; null on failure. No fetcher: its failure would replace the page, also a running game, with an error page.
 */
export async function askBalance(search: Parameters<typeof paths.balance>[0] = {}): Promise<BalanceAnswer | null> {
  asked += 1;
  const turn = asked;
  const answer = await fetch(paths.balance(search)).catch(() => null);
  const read: BalanceAnswer | null = answer?.ok ? await answer.json().catch(() => null) : null;
  // Responses may arrive out of order.
  if (read?.balance && turn > heard) {
    heard = turn;
    for (const hear of hearers) hear(read.balance);
  }
  return read;
}
