import type { BrandState } from '../../../http/exchange.ts';
import type { World } from '../../../worlds/world.ts';
import type { Account } from './ledger.ts';
import { findAccountVendor } from './repository.ts';

/** By id (accounts.md: Account types); other ids are vendors' own. */
export const HOUSE_ACCOUNTS: Readonly<Record<number, string>> = { 1: 'PVP', 2: 'MAIN', 3: 'RNG', 4: 'LOTT' };

export const MAIN: Account = { accountTypeId: 2, accountName: 'MAIN' };

export function findAccount(world: World, brand: BrandState, accountTypeId: number): Account | null {
  if (accountTypeId === MAIN.accountTypeId) return MAIN;
  if (brand.isSingleWallet) return null;
  const vendor = findAccountVendor(world, brand.code, accountTypeId);
  return vendor ? toAccount(vendor) : null;
}

export const playAccount = (accountTypeId: number, vendor: Parameters<typeof toAccount>[0]): Account =>
  accountTypeId === MAIN.accountTypeId ? MAIN : toAccount(vendor);

export const toAccount = (vendor: { accountTypeId: number; displayName: string }): Account => ({
  accountTypeId: vendor.accountTypeId,
  accountName: HOUSE_ACCOUNTS[vendor.accountTypeId] ?? vendor.displayName,
});
