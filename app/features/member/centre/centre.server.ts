import { paths } from '~/config/paths.ts';
import { isSingleWallet } from '~/features/wallet/wallet.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';

export interface CentreEntry {
  key:
    | 'securityCenter'
    | 'transferFund'
    | 'depositv2'
    | 'withdraw'
    | 'transferUpline'
    | 'personalHistoryCopy'
    | 'transactionHistory'
    | 'personalProfit'
    | 'messageV2';
  path: string;
}

/** The entries of the member centre in the specification's order. Throws as `requireRealAccount`. */
export async function listCentreEntries(site: Site): Promise<CentreEntry[]> {
  requireRealAccount(site);
  const [isSingle, { toUpline }] = await Promise.all([isSingleWallet(site), site.api.call('getMemberInfo')]);
  return [
    { key: 'securityCenter', path: paths.account() },
    ...(isSingle ? [] : [{ key: 'transferFund' as const, path: paths.transfer() }]),
    { key: 'depositv2', path: paths.deposit() },
    { key: 'withdraw', path: paths.withdraw() },
    ...(toUpline ? [{ key: 'transferUpline' as const, path: paths.transferUpline() }] : []),
    { key: 'personalHistoryCopy', path: paths.bettingRecord() },
    { key: 'transactionHistory', path: paths.accountRecord() },
    { key: 'personalProfit', path: paths.profit() },
    { key: 'messageV2', path: paths.inbox() },
  ];
}
