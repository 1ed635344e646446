import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import { KINDS, type KindKey } from '~/parts/payment/payout-kinds.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { formatDecimal, highestAmount, lesser } from '../fee.ts';
import { findOrderNo } from '../order-no.server.ts';
import { plainAmount } from '../wallet.server.ts';
import { orderView, type WithdrawOrder } from './order.server.ts';
import { rolloverViews } from './rollovers.server.ts';

export type Settings = Value<'getWithdrawSettings'>;
export type Method = Settings['methods'][number];
type Account = Value<'listBankCards'>['list'][number];

const Search = z.object({
  method: z
    .string()
    .regex(/^[a-z0-9-]{2,30}$/)
    .optional()
    .catch(undefined),
  giveUp: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .optional()
    .catch(undefined),
});

export const parseWithdrawSearch = (site: Site) => parseSearch(site, Search);

const LATEST = 5;
const USUAL_PERCENT = 100;

/** Specification: withdraw. Throws 404 for another member's order. */
export async function readWithdraw(site: Site) {
  const { api } = site;
  const { method, giveUp } = parseWithdrawSearch(site);
  const orderNo = findOrderNo(site);
  if (orderNo) {
    const row = await orNotFound(site, api.call('getWithdrawOrder', { query: { orderNo } }));
    return { kind: 'order' as const, order: orderView(site, row) };
  }
  const [settings, balance, rollovers, { list: latest }, { list: receipts }, { isSet }, cards, virtual] =
    await Promise.all([
      api.call('getWithdrawSettings'),
      api.call('getBalance'),
      api.call('listRollovers'),
      api.call('listWithdrawals', { query: { pageSize: LATEST } }),
      api.call('listReceiptConfirmations'),
      api.call('hasPaymentPassword'),
      api.call('listBankCards'),
      api.call('listVirtualAccounts'),
    ]);
  const accounts = [...cards.list, ...virtual.list];
  const chosen =
    settings.methods.find(({ code }) => code === method) ??
    settings.methods.find(({ kind }) => accounts.some((account) => account.kind === kind)) ??
    settings.methods[0];
  return {
    kind: 'ask' as const,
    isOpen: settings.allowWithdraw && chosen !== undefined,
    sums: listSums(site, settings),
    limit: messageForLimit(site, settings),
    debt: debtView(site, balance),
    perks: describePerks(site, settings),
    methods: settings.methods.map((each) => methodView(site, each, each === chosen)),
    form:
      settings.allowWithdraw && chosen
        ? formView(site, chosen, { ...settings, free: rollovers.free }, accounts, isSet)
        : null,
    rollovers: rolloverViews(site, rollovers, giveUp),
    receipts: receipts.map((row) => orderView(site, row)),
    latest: latest.map((row) => latestView(site, row)),
    recordPath: paths.withdrawalRecord(),
  };
}

export type WithdrawView = Awaited<ReturnType<typeof readWithdraw>>;
export type AskView = Extract<WithdrawView, { kind: 'ask' }>;
export type FormView = NonNullable<AskView['form']>;

function listSums({ t, format }: Site, { available, balance, dayAmountLeft, dayCountLeft }: Settings) {
  return [
    { label: t('wallet', 'server.withdraw.sums.available'), text: format.roundedMoney(available) },
    { label: t('wallet', 'server.withdraw.sums.balance'), text: format.roundedMoney(balance) },
    {
      label: t('wallet', 'server.withdraw.sums.today'),
      text: t('wallet', 'server.withdraw.sums.todayLeft', {
        amount: format.roundedMoney(dayAmountLeft),
        count: dayCountLeft,
      }),
    },
  ];
}

/** Returns null for the whole balance. */
function messageForLimit({ t, format }: Site, { limitedBy, rolloverLeft, dayAmountLeft }: Settings): string | null {
  if (limitedBy === null || limitedBy === 'debt') return null;
  const amount = limitedBy === 'rollover' ? format.missingMoney(rolloverLeft) : format.roundedMoney(dayAmountLeft);
  return t('wallet', `server.withdraw.limits.${limitedBy}`, { amount });
}

/** Returns null without a debt; `submit` is null for empty wallets. */
function debtView({ t, format }: Site, { debt, sumBalance }: Value<'getBalance'>) {
  const [owed, balance] = [parseUnits(debt), parseUnits(sumBalance)];
  if (owed === 0n) return null;
  const amount = format.money(unitsText(lesser(owed, balance)));
  return {
    title: t('wallet', 'server.withdraw.debt.title', { amount: format.money(debt) }),
    text: t('wallet', 'server.withdraw.debt.text'),
    submit: balance > 0n ? t('wallet', 'server.withdraw.debt.submit', { amount }) : null,
  };
}

/** Returns null for a rank that gives nothing here. */
function describePerks({ t, modules }: Site, { vip: { rankLevel, dayPercent, timePercent } }: Settings) {
  if (dayPercent <= USUAL_PERCENT && timePercent >= USUAL_PERCENT) return null;
  const values = { rank: `VIP ${rankLevel}`, day: dayPercent, faster: USUAL_PERCENT - timePercent };
  return { text: t('wallet', 'server.withdraw.perks', values), path: modules.has('VIP3') ? paths.vip() : null };
}

export const feeText = ({ t, format }: Site, { feePercent, leastFee }: Method): string => {
  const percent = String(feePercent);
  if (parseUnits(leastFee) > 0n)
    return feePercent > 0
      ? t('wallet', 'server.withdraw.fee.both', { percent, least: format.money(leastFee) })
      : t('wallet', 'server.withdraw.fee.least', { least: format.money(leastFee) });
  return feePercent > 0
    ? t('wallet', 'server.withdraw.fee.percent', { percent })
    : t('wallet', 'server.withdraw.fee.none');
};

function methodView(site: Site, method: Method, isSelected: boolean) {
  const { code, name, mark, minutes } = method;
  const note = `${site.t('wallet', 'server.withdraw.minutes', { minutes })} · ${feeText(site, method)}`;
  return {
    code,
    name,
    mark: site.image(mark),
    note,
    isSelected,
    path: `${paths.withdraw({ method: code })}#withdraw-form`,
  };
}

const kindKey = (kind: Method['kind']) =>
  (Object.keys(KINDS) as KindKey[]).find((key) => KINDS[key] === kind) ?? 'bank';

function formView(
  site: Site,
  method: Method,
  settings: Settings & { free: string },
  all: Account[],
  hasPassword: boolean,
) {
  const { format, t, image } = site;
  const { code, name, kind, minimum, maximum, feePercent, leastFee } = method;
  const accounts = all.filter((account) => account.kind === kind);
  const most = highestAmount(
    method,
    parseUnits(settings.free),
    lesser(parseUnits(settings.available), parseUnits(maximum)),
    smallestPaid(site.currency.code),
  );
  return {
    code,
    name,
    limits: t('wallet', 'server.withdraw.amounts', { minimum: format.money(minimum), maximum: format.money(maximum) }),
    fee: feeText(site, method),
    terms: { feePercent, leastFee },
    receipt: method.isC2C ? t('wallet', 'server.withdraw.c2c', { minutes: settings.receiptMinutes }) : null,
    /** For "Max"; null below the minimum. */
    most: most >= parseUnits(minimum) ? plainAmount(formatDecimal(most)) : null,
    accounts: accounts.map((account) => ({
      id: String(account.id),
      name: account.providerName,
      mark: image(account.mark),
      number: account.maskedNumber.replaceAll('*', '•'),
      isUsable: account.isUsable,
      usableFrom: account.isUsable
        ? null
        : t('account', 'means.accounts.usableFrom', { time: format.dateTime(account.usableFrom) }),
    })),
    missing: !hasPassword ? ('password' as const) : accounts.length === 0 ? ('account' as const) : null,
    passwordPath: paths.account({ part: 'paymentPassword' }),
    accountsPath: paths.account({ part: 'cards', kind: kindKey(kind) }),
    decimalSign: format.decimalSign,
    currency: site.currency,
    key: randomUUID(),
  };
}

function latestView(site: Site, row: WithdrawOrder) {
  const { format, t } = site;
  return {
    orderNo: row.orderNo,
    amount: format.money(row.amount),
    account: row.account.replaceAll('*', '•'),
    time: format.dateTime(row.createdAt),
    state: row.state,
    stateName: t('wallet', `server.withdraw.states.${row.state}`),
    canCancel: row.canCancel,
    path: paths.withdraw({ order: row.orderNo }),
  };
}
export type LatestView = AskView['latest'][number];
