import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths, safeRedirect } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { parseUnits } from '~/i18n/money.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageBehind } from '~/ui/overlay-address.ts';
import { MAIN_ACCOUNT, QUICK_AMOUNTS, USUAL_AMOUNT } from '../wallet.constants.ts';
import { type BalanceRows, isSingleWallet, quickAmounts, readBalance, walletRow } from '../wallet.server.ts';
import type { WalletRow } from '../wallet.types.ts';

/** A brand with one wallet has no transfers. */
export const transferPanel = {
  access: ({ url }) => url.pathname !== paths.transfer(),
  read: (site) => {
    const account = Number(site.url.searchParams.get('method')) || null;
    return readTransfer(site, { base: MAIN_ACCOUNT, account, direction: 'in', returnTo: pageBehind(site.url) });
  },
} satisfies PanelReader<unknown>;
export type TransferView = ViewOf<typeof transferPanel>;

/** Returns the balance with its transfers (specification: transferFund). Throws as `readTransfer`. */
export async function readWallet(site: Site) {
  const [transfer, balance] = await Promise.all([readTransfer(site, parseTransferSearch(site)), readBalance(site)]);
  return { balance, isBalanceHidden: site.preferences.isBalanceHidden, transfer };
}
export type WalletView = Awaited<ReturnType<typeof readWallet>>;

export type WalletsView = Extract<TransferView, { kind: 'many' }>;

const Search = z.object({
  base: z.coerce.number().int().min(1).catch(MAIN_ACCOUNT),
  account: z.coerce.number().int().min(1).nullable().catch(null),
  direction: z.enum(['in', 'out']).catch('in'),
  returnTo: z.string().default(paths.transfer()).transform(safeRedirect),
});

/** A refused form without scripts shows again at its URL. */
export const parseTransferSearch = (site: Site) => parseSearch(site, Search);

/** Returns null at a brand with one wallet. Throws as `requireRealAccount`, and 404 for an unknown wallet. */
export async function readTransfer(site: Site, { base, account, direction, returnTo }: z.output<typeof Search>) {
  requireRealAccount(site);
  const [{ sumBalance, balance }, isSingle, { autoTransfer }] = await Promise.all([
    site.api.call('getBalance'),
    isSingleWallet(site),
    site.api.call('getPreferences'),
  ]);
  if (isSingle) return null;
  const shared = { sum: site.format.roundedMoney(sumBalance), returnTo };
  if (autoTransfer) return { kind: 'one' as const, ...shared };
  const wallets = [walletRow(site, balance, MAIN_ACCOUNT), ...(await listOtherWallets(site, balance))];
  const first = wallets.find(({ accountTypeId }) => accountTypeId === base);
  const others = wallets.filter((each) => each !== first);
  const wallet =
    account === null || account === base ? others[0] : others.find(({ accountTypeId }) => accountTypeId === account);
  if (!first || !wallet) throw notFound(site);
  return {
    kind: 'many' as const,
    ...shared,
    base: first,
    wallet,
    wallets,
    direction,
    /** One press is enough for an empty game wallet. */
    proposal: account !== null && wallet.isEmpty ? proposalFor(first) : undefined,
    quickAmounts: { in: listMovable(site, first), out: listMovable(site, wallet) },
    decimalSign: site.format.decimalSign,
    transferKey: randomUUID(),
    collectKey: randomUUID(),
  };
}

const listMovable = (site: Site, { plainAmount }: WalletRow) =>
  quickAmounts(
    site,
    QUICK_AMOUNTS.filter((amount) => parseUnits(amount) <= parseUnits(plainAmount)),
  );

/** Existing wallets, then those that a first transfer opens. */
async function listOtherWallets(site: Site, balance: BalanceRows): Promise<WalletRow[]> {
  const cards = (await listLanes(site)).flatMap((lane) => lane.cards);
  const names = new Map(cards.map(({ accountTypeId, displayName }) => [accountTypeId, displayName]));
  const ids = new Set([...balance.map(({ accountTypeId }) => accountTypeId), ...names.keys()]);
  ids.delete(MAIN_ACCOUNT);
  return [...ids].map((id) => walletRow(site, balance, id, names.get(id)));
}

/** The whole wallet when it has less than the usual amount. */
function proposalFor(from: WalletRow): string | undefined {
  if (from.isEmpty) return undefined;
  return Number(from.plainAmount) < Number(USUAL_AMOUNT) ? from.plainAmount : USUAL_AMOUNT;
}
