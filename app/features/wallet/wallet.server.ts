import { listLanes } from '~/features/games/games.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { MAIN_ACCOUNT } from './wallet.constants.ts';
import type { BalanceAnswer, PlayWallet, WalletRow } from './wallet.types.ts';

type Rows = Value<'getBalance'>['balance'];

/** What the member has in all wallets together, formatted: "₱1,234.50". */
export async function readBalance({ api, format }: Site): Promise<string> {
  const { sumBalance } = await api.call('getBalance');
  return format.money(sumBalance);
}

/** The same, and what is in one of them. */
export async function readBalances(site: Site, accountTypeId: number | null): Promise<BalanceAnswer> {
  const { sumBalance, balance: rows } = await site.api.call('getBalance');
  const wallet = accountTypeId === null ? null : walletRow(site, rows, accountTypeId).amount;
  return { balance: site.format.money(sumBalance), wallet };
}

/** Whether the brand plays every vendor from one wallet. Only members may ask, so the answer is not shared. */
export const isSingleWallet = async ({ api }: Site): Promise<boolean> => (await api.call('getMerchantWallet')).isSingle;

/** Wallets of the house have names in the visitor's language, vendors' are called as the vendor is. */
const isHouseWallet = (name: string): name is 'PVP' | 'MAIN' | 'RNG' | 'LOTT' =>
  ['PVP', 'MAIN', 'RNG', 'LOTT'].includes(name);

/** A wallet's row; one that no money has reached yet is empty. */
export function walletRow({ format, t }: Site, rows: Rows, accountTypeId: number, name = ''): WalletRow {
  const row = rows.find((each) => each.accountTypeId === accountTypeId);
  const known = row?.accountName ?? name;
  const available = row?.availBalance ?? '0';
  return {
    accountTypeId,
    name: isHouseWallet(known) ? t('server', `wallets.${known}`) : known,
    amount: format.money(available),
    plainAmount: plainAmount(available),
    isEmpty: !/[1-9]/.test(available),
  };
}

/** Without places that say nothing; never with three, which could be thousands where the decimal sign is a comma. */
function plainAmount(amount: string): string {
  const short = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  return /\.\d{3}$/.test(short) ? `${short}0` : short;
}

/** The name of the vendor whose games play from a wallet of their own; null where there is no such wallet. */
export async function vendorOfWallet(site: Site, accountTypeId: number): Promise<string | null> {
  const cards = (await listLanes(site)).flatMap((lane) => lane.cards);
  return cards.find((card) => card.accountTypeId === accountTypeId)?.displayName ?? null;
}

/** The wallet that a game plays from: its vendor's where each has one, else the main one. */
export async function readPlayWallet(
  site: Site,
  { accountTypeId, vendorName }: Value<'launchGame'>['game'],
): Promise<PlayWallet> {
  const [{ balance: rows }, isSingle] = await Promise.all([site.api.call('getBalance'), isSingleWallet(site)]);
  const account = isSingle ? MAIN_ACCOUNT : accountTypeId;
  const { name, amount, isEmpty } = walletRow(site, rows, account, vendorName);
  return {
    accountTypeId: account,
    name: isSingle ? null : name,
    amount,
    isEmpty,
    transfer: isSingle ? 'none' : 'open',
  };
}
