import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths, safeRedirect } from '~/config/paths.ts';
import { listLanes } from '~/features/games/games.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { PanelReader, ViewOf } from '~/request/panel.ts';
import type { Site } from '~/request/site.server.ts';
import { pageBehind } from '~/ui/overlay-address.ts';
import { MAIN_ACCOUNT, QUICK_AMOUNTS, USUAL_AMOUNT } from '../wallet.constants.ts';
import { type BalanceRows, isSingleWallet, walletRow } from '../wallet.server.ts';
import type { WalletRow } from '../wallet.types.ts';

/** The page of the same name has the form already; at a brand with one wallet there is nothing to transfer. */
export const transferPanel = {
  access: ({ url }) => url.pathname !== paths.transfer(),
  read: (site) => {
    const account = Number(site.url.searchParams.get('method')) || null;
    return readTransfer(site, { base: MAIN_ACCOUNT, account, direction: 'in', returnTo: pageBehind(site.url) });
  },
} satisfies PanelReader<unknown>;
export type TransferView = ViewOf<typeof transferPanel>;

/** The view of a member with a wallet for each game. */
export type WalletsView = Extract<TransferView, { kind: 'many' }>;

const Search = z.object({
  /** One of the two wallets: the main one without it. */
  base: z.coerce.number().int().min(1).catch(MAIN_ACCOUNT),
  /** The other; without it the first that there is. */
  account: z.coerce.number().int().min(1).nullable().catch(null),
  direction: z.enum(['in', 'out']).catch('in'),
  returnTo: z.string().default(paths.transfer()).transform(safeRedirect),
});

/** The search of the page; the form is sent to the address that it is on, so a refused one is shown there again. */
export const parseTransferSearch = ({ url }: Site) => Search.parse(Object.fromEntries(url.searchParams));

/**
 * The member's wallets and the transfer between two of them; null at a brand with one wallet. Throws as `requireRealAccount`, and 404 for a
 * wallet that the brand does not have.
 */
export async function readTransfer(site: Site, { base, account, direction, returnTo }: z.output<typeof Search>) {
  requireRealAccount(site);
  const [{ sumBalance, balance }, isSingle, { autoTransfer }] = await Promise.all([
    site.api.call('getBalance'),
    isSingleWallet(site),
    site.api.call('getPreferences'),
  ]);
  if (isSingle) return null;
  const shared = { sum: site.format.money(sumBalance), returnTo };
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
    /** Filled in when a game's wallet is empty, so that one press is enough. */
    proposal: account !== null && wallet.isEmpty ? proposalFor(first) : undefined,
    quickAmounts: [...QUICK_AMOUNTS],
    decimalSign: site.format.decimalSign,
    // Idempotency keys of the two writes that the forms make.
    transferKey: randomUUID(),
    collectKey: randomUUID(),
  };
}

/** The member's wallets beside the main one, then those of vendors that a first transfer opens. */
async function listOtherWallets(site: Site, balance: BalanceRows): Promise<WalletRow[]> {
  const cards = (await listLanes(site)).flatMap((lane) => lane.cards);
  const names = new Map(cards.map(({ accountTypeId, displayName }) => [accountTypeId, displayName]));
  const ids = new Set([...balance.map(({ accountTypeId }) => accountTypeId), ...names.keys()]);
  ids.delete(MAIN_ACCOUNT);
  return [...ids].map((id) => walletRow(site, balance, id, names.get(id)));
}

/** The usual amount, or all that is in a wallet where that is less. */
function proposalFor(from: WalletRow): string | undefined {
  if (from.isEmpty) return undefined;
  return Number(from.plainAmount) < Number(USUAL_AMOUNT) ? from.plainAmount : USUAL_AMOUNT;
}
