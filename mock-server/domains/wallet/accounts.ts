import type { BrandState } from '../../http/exchange.ts';
import type { World } from '../../worlds/world.ts';
import { listBrandVendors } from '../games/repository.ts';
import type { Account } from './ledger.ts';

/** Wallets of the house by their ids (api.md: account types); each other id is a vendor's own. */
export const HOUSE_ACCOUNTS: Readonly<Record<number, string>> = { 1: 'PVP', 2: 'MAIN', 3: 'RNG', 4: 'LOTT' };

export const MAIN: Account = { accountTypeId: 2, accountName: 'MAIN' };

/** The wallet of an id at a brand; null where the brand has none such. */
export function findAccount(world: World, brand: BrandState, accountTypeId: number): Account | null {
  if (accountTypeId === MAIN.accountTypeId) return MAIN;
  if (brand.isSingleWallet) return null;
  const vendor = listBrandVendors(world, brand.code).find((each) => each.accountTypeId === accountTypeId);
  return vendor ? accountOf(vendor) : null;
}

/** The wallet of a play: MAIN, or the vendor's. */
export const playAccount = (accountTypeId: number, vendor: Parameters<typeof accountOf>[0]): Account =>
  accountTypeId === MAIN.accountTypeId ? MAIN : accountOf(vendor);

/** The wallet that a vendor's games play from. */
export const accountOf = (vendor: { accountTypeId: number; displayName: string }): Account => ({
  accountTypeId: vendor.accountTypeId,
  accountName: HOUSE_ACCOUNTS[vendor.accountTypeId] ?? vendor.displayName,
});
