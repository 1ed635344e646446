import { paths } from '~/config/paths.ts';
import type { BalanceAnswer } from './wallet.types.ts';

/**
 * What the member has now, in all wallets and in one of them; null when it could not be read. It is no fetcher: for a failure the
 * router would put its error page in the place of everything, a game that is being played among it.
 */
export async function askBalance(account?: number): Promise<BalanceAnswer | null> {
  const answer = await fetch(paths.balance({ account })).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
