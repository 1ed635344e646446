import { isZero } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { BalanceAnswer, PlayBonus, PlayWallet, WalletRow } from './wallet.types.ts';

type WithdrawState = Value<'getWithdrawOrder'>['state'];
export type BalanceRows = Value<'getBalance'>['balance'];

/** Formats "₱1,234.50". */
export async function readBalance({ api, format }: Site): Promise<string> {
  const { sumBalance } = await api.call('getBalance');
  return format.roundedMoney(sumBalance);
}

export async function readBalances(site: Site, accountTypeId: number | null): Promise<BalanceAnswer> {
  const { sumBalance, balance: rows } = await site.api.call('getBalance');
  const wallet = accountTypeId === null ? null : walletRow(site, rows, accountTypeId).amount;
  return { balance: site.format.roundedMoney(sumBalance), wallet };
}

/** Only members may request it, but the result is cached for all. */
export const isSingleWallet = ({ api, cached }: Site): Promise<boolean> =>
  cached('isSingleWallet', async () => (await api.call('getMerchantWallet')).isSingle);

/** Returns true for a single wallet or automatic transfers. */
export async function hasOneBalance(site: Site): Promise<boolean> {
  const [isSingle, { autoTransfer }] = await Promise.all([isSingleWallet(site), site.api.call('getPreferences')]);
  return isSingle || autoTransfer;
}

/** Vendors' wallets have the vendor's name. */
const isHouseWallet = (name: string): name is 'PVP' | 'MAIN' | 'RNG' | 'LOTT' =>
  ['PVP', 'MAIN', 'RNG', 'LOTT'].includes(name);

export const walletName = ({ t }: Site, name: string): string =>
  isHouseWallet(name) ? t('wallet', `server.wallets.${name}`) : name;

const ENDED = new Set<WithdrawState>(['success', 'rejected', 'cancelled', 'failed']);
export const isUnderWay = ({ state }: { state: WithdrawState }): boolean => !ENDED.has(state);

/** Returns whether a deposit or one of the latest withdrawals is under way. */
export async function hasOpenOrder(site: Site): Promise<boolean> {
  const [deposits, withdrawals] = await Promise.all([
    site.member?.isOnBreak ? { list: [] } : site.api.call('listOpenDeposits'),
    site.api.call('listWithdrawals', { query: { pageSize: 5 } }),
  ]);
  return deposits.list.length > 0 || withdrawals.list.some(isUnderWay);
}

/** A wallet without money has no row yet. */
export function walletRow(site: Site, rows: BalanceRows, accountTypeId: number, name = ''): WalletRow {
  const row = rows.find((each) => each.accountTypeId === accountTypeId);
  const known = row?.accountName ?? name;
  const available = row?.availBalance ?? '0';
  return {
    accountTypeId,
    name: walletName(site, known),
    amount: site.format.roundedMoney(available),
    plainAmount: plainAmount(available),
    isEmpty: isZero(available),
  };
}

/** Refusal of an amount with a part of what the brand books. */
export const stepText = ({ t, format, brand }: Site): string =>
  t('wallet', 'deposit.errors.step', { step: format.money(brand.amountStep) });

/** Strips trailing zeros. Three places would read as thousands where the decimal sign is a comma. */
export function plainAmount(amount: string): string {
  const short = amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
  return /\.\d{3}$/.test(short) ? `${short}0` : short;
}

/** Buttons of an amount's field. */
export const quickAmounts = ({ format }: Site, amounts: readonly string[]) =>
  amounts.map((amount) => ({ value: plainAmount(amount), label: format.money(amount) }));

/** The one balance, or the vendor's wallet. */
export async function readPlayWallet(
  site: Site,
  { accountTypeId, vendorName }: Value<'launchGame'>['game'],
): Promise<PlayWallet> {
  const [{ sumBalance, balance: rows }, isOne] = await Promise.all([site.api.call('getBalance'), hasOneBalance(site)]);
  if (isOne)
    return {
      accountTypeId: null,
      name: null,
      amount: site.format.roundedMoney(sumBalance),
      isEmpty: isZero(sumBalance),
    };
  const { name, amount, isEmpty } = walletRow(site, rows, accountTypeId, vendorName);
  return { accountTypeId, name, amount, isEmpty };
}

/** Deposits and transfers of the upline, which are no bonus. */
export const isOwnMoney = (cause: Value<'listRollovers'>['list'][number]['cause']): boolean =>
  cause === 'DEPOSIT' || cause === 'TRANSFER';

/** Returns null without an open bonus. `nodeId` is the game played; `left` includes what deposits require. */
export async function readPlayBonus({ api, format, t }: Site, nodeId: number): Promise<PlayBonus | null> {
  const { list, left } = await api.call('listRollovers', { query: { nodeId } });
  const bonuses = list.filter(({ state, cause }) => state === 'open' && !isOwnMoney(cause));
  if (bonuses.length === 0) return null;
  const counted = bonuses.filter(({ isGameCounted }) => isGameCounted !== false);
  const maxStake = counted.find((bonus) => bonus.maxStake !== null)?.maxStake ?? null;
  const stakeWarning = maxStake && t('wallet', 'server.bonus.maxStake', { amount: format.money(maxStake) });
  return {
    left: format.missingMoney(left),
    warning: counted.length === 0 ? t('wallet', 'server.bonus.gameNotCounted') : stakeWarning,
  };
}
