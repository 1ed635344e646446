import { paths } from '~/config/paths.ts';
import type { BalanceAnswer } from './wallet.types.ts';

const hearers = new Set<(balance: string) => void>();
let asked = 0;
let heard = 0;

/** The last balance that any tab of the member knew. */
let known: string | null = null;
let toldAt = 0;
/** The member's other tabs; their balances are only compared, never shown. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('balance');

/** Subscribes to every read total balance. Returns the unsubscribe function. */
export function onBalance(hear: (balance: string) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Tells the other tabs a balance that was read or came with a page. */
export function tellBalance(balance: string): void {
  known = balance;
  tabs?.postMessage(balance);
}

/** Calls back for each balance told by another tab, with whether it is new here. Returns the unsubscribe function. */
export function onTold(hear: (isNew: boolean) => void): () => void {
  const listen = ({ data }: MessageEvent<string>) => {
    const isNew = known !== null && data !== known;
    known = data;
    toldAt = Date.now();
    hear(isNew);
  };
  tabs?.addEventListener('message', listen);
  return () => tabs?.removeEventListener('message', listen);
}

export const wasToldWithin = (ms: number): boolean => Date.now() - toldAt < ms;

/**
 * Returns the total balance, that of one wallet, and with `orders` whether an order is open; null on failure. No
 * fetcher: its failure would replace the page, also a running game, with an error page.
 */
export async function askBalance(search: { account?: number; orders?: 1 } = {}): Promise<BalanceAnswer | null> {
  asked += 1;
  const turn = asked;
  const answer = await fetch(paths.balance(search)).catch(() => null);
  const read: BalanceAnswer | null = answer?.ok ? await answer.json().catch(() => null) : null;
  // Responses may arrive out of order.
  if (read?.balance && turn > heard) {
    heard = turn;
    tellBalance(read.balance);
    for (const hear of hearers) hear(read.balance);
  }
  return read;
}
