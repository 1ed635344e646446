import type { Site } from '~/session/site.server.ts';

/** What the member has in all wallets together, formatted: "₱1,234.50". */
export async function readBalance({ api, format }: Site): Promise<string> {
  const { sumBalance } = await api.call('getBalance');
  return format.money(sumBalance);
}
