import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths, safeRedirect } from '~/config/paths.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { pageBehind } from '~/ui/overlay-address.ts';
import { MAIN_ACCOUNT, QUICK_AMOUNTS } from '../wallet.constants.ts';
import { isSingleWallet, vendorOfWallet, walletRow } from '../wallet.server.ts';
import type { WalletRow } from '../wallet.types.ts';

/** The page of the same name has the form already; at a brand with one wallet there is nothing to transfer. */
export const transferPanel = {
  access: ({ url }) => url.pathname !== paths.transfer(),
  read: (site) => {
    const account = Number(site.url.searchParams.get('method')) || null;
    return readTransfer(site, { account, direction: 'in', returnTo: pageBehind(site.url) });
  },
} satisfies PanelReader<unknown>;
export type TransferView = ViewOf<typeof transferPanel>;

const Search = z.object({
  /** The wallet beside the main one; without it the first that there is. */
  account: z.coerce.number().int().min(1).nullable().catch(null),
  direction: z.enum(['in', 'out']).catch('in'),
  returnTo: z.string().default(paths.transfer()).transform(safeRedirect),
});

/** The search of the page; the form is sent to the address that it is on, so a refused one is shown there again. */
export const parseTransferSearch = ({ url }: Site) => Search.parse(Object.fromEntries(url.searchParams));

/** Null at a brand with one wallet. Throws as `requireRealAccount`, and 404 for a wallet that the brand does not have. */
export async function readTransfer(site: Site, { account, direction, returnTo }: z.output<typeof Search>) {
  requireRealAccount(site);
  const [{ balance }, isSingle] = await Promise.all([site.api.call('getBalance'), isSingleWallet(site)]);
  if (isSingle) return null;
  const rows = balance.map(({ accountTypeId }) => walletRow(site, balance, accountTypeId));
  const others = rows.filter(({ accountTypeId }) => accountTypeId !== MAIN_ACCOUNT);
  const wallet = account === null ? others[0] : await findWallet(site, others, account);
  if (!wallet) throw notFound(site);
  return {
    main: walletRow(site, balance, MAIN_ACCOUNT),
    wallet,
    wallets: [...new Set([...others, wallet])].map((each) => ({
      ...each,
      path: paths.transfer({ account: each.accountTypeId, returnTo }),
      isSelected: each === wallet,
    })),
    direction,
    quickAmounts: [...QUICK_AMOUNTS],
    decimalSign: site.format.decimalSign,
    // Names of the two writes that the forms can make: sent twice, each is carried out once.
    transferKey: randomUUID(),
    collectKey: randomUUID(),
    returnTo,
  };
}

/** A wallet that the member has, or one of a vendor that its first transfer opens. */
async function findWallet(site: Site, others: readonly WalletRow[], account: number): Promise<WalletRow | null> {
  const own = others.find(({ accountTypeId }) => accountTypeId === account);
  if (own || account === MAIN_ACCOUNT) return own ?? null;
  const name = await vendorOfWallet(site, account);
  return name === null ? null : walletRow(site, [], account, name);
}
