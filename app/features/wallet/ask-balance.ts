import { paths } from '~/config/paths.ts';
import type { BalanceAnswer } from './wallet.types.ts';

const hearers = new Set<(balance: string) => void>();
let asked = 0;
let heard = 0;

/** Calls `hear` whenever it has been read, whoever asked, how much the member has in all wallets. Gives what ends that. */
export function onBalance(hear: (balance: string) => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/**
 * What the member has now, in all wallets and in one of them; null when it could not be read. It is no fetcher: for a failure the
 * router would put its error page in the place of everything, a game that is being played among it.
 */
export async function askBalance(account?: number): Promise<BalanceAnswer | null> {
  asked += 1;
  const turn = asked;
  const answer = await fetch(paths.balance({ account })).catch(() => null);
  const read: BalanceAnswer | null = answer?.ok ? await answer.json().catch(() => null) : null;
  // Answers may come in another order than they were asked for.
  if (read?.balance && turn > heard) {
    heard = turn;
    for (const hear of hearers) hear(read.balance);
  }
  return read;
}
