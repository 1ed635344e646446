import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { BalanceAnswer, PlayWallet, WalletRow } from './wallet.types.ts';

export type BalanceRows = Value<'getBalance'>['balance'];

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

/** Whether the brand plays every vendor from one wallet. Only members may ask, but the answer is the same for all. */
export const isSingleWallet = ({ api, cached }: Site): Promise<boolean> =>
  cached('isSingleWallet', async () => (await api.call('getMerchantWallet')).isSingle);

/** Whether the member plays from one balance: the brand has a single wallet, or the member chose automatic transfers. */
export async function hasOneBalance(site: Site): Promise<boolean> {
  const [isSingle, { autoTransfer }] = await Promise.all([isSingleWallet(site), site.api.call('getPreferences')]);
  return isSingle || autoTransfer;
}

/** Wallets of the house have names in the visitor's language, vendors' are called as the vendor is. */
const isHouseWallet = (name: string): name is 'PVP' | 'MAIN' | 'RNG' | 'LOTT' =>
  ['PVP', 'MAIN', 'RNG', 'LOTT'].includes(name);

/** A wallet's name as the gateway tells it, in the visitor's language where it is the house's. */
export const walletName = ({ t }: Site, name: string): string =>
  isHouseWallet(name) ? t('wallet', `server.wallets.${name}`) : name;

/** A wallet's row; one that no money has reached yet is empty. */
export function walletRow(site: Site, rows: BalanceRows, accountTypeId: number, name = ''): WalletRow {
  const row = rows.find((each) => each.accountTypeId === accountTypeId);
  const known = row?.accountName ?? name;
  const available = row?.availBalance ?? '0';
  return {
    accountTypeId,
    name: walletName(site, known),
    amount: site.format.money(available),
    plainAmount: plainAmount(available),
    isEmpty: isZero(available),
  };
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

/** Without places that say nothing; never with three, which could be thousands where the decimal sign is a comma. */
export function plainAmount(amount: string): string {
  const short = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  return /\.\d{3}$/.test(short) ? `${short}0` : short;
}

/** What a game plays from: the member's one balance, or its vendor's wallet. */
export async function readPlayWallet(
  site: Site,
  { accountTypeId, vendorName }: Value<'launchGame'>['game'],
): Promise<PlayWallet> {
  const [{ sumBalance, balance: rows }, isOne] = await Promise.all([site.api.call('getBalance'), hasOneBalance(site)]);
  if (isOne)
    return { accountTypeId: null, name: null, amount: site.format.money(sumBalance), isEmpty: isZero(sumBalance) };
  const { name, amount, isEmpty } = walletRow(site, rows, accountTypeId, vendorName);
  return { accountTypeId, name, amount, isEmpty };
}
