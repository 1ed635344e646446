import { paths } from '~/config/paths.ts';
import { parseUnits } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { formatDecimal } from '../fee.ts';
import { isUnderWay } from '../wallet.server.ts';

export type WithdrawOrder = Value<'getWithdrawOrder'>;
type State = WithdrawOrder['state'];

/** Only C2C has a receipt. */
const STEPS: readonly State[] = ['pending', 'reviewing', 'paying', 'receipt', 'success'];

export function orderView(site: Site, row: WithdrawOrder) {
  const { t, format } = site;
  const { orderNo, state, amount, fee, reason, receiptUntil } = row;
  const until = receiptUntil === null ? '' : format.dateTime(receiptUntil);
  const total = formatDecimal(parseUnits(amount) + parseUnits(fee));
  return {
    orderNo,
    state,
    stateName: t('wallet', `server.withdraw.states.${state}`),
    stateText: t('wallet', `server.withdraw.texts.${state}`, { time: until, total: format.money(total) }),
    reason: reason && t('wallet', `server.withdraw.reasons.${reason}`),
    steps: listSteps(site, row),
    isMoving: isUnderWay(row),
    canCancel: row.canCancel,
    needsReceipt: state === 'receipt',
    receiptAsk: t('wallet', 'server.withdraw.receiptAsk', {
      amount: format.money(amount),
      account: shown(row.account),
    }),
    receiptUntil: t('wallet', 'server.withdraw.texts.receipt', { time: until }),
    details: [
      { label: t('wallet', 'server.withdraw.facts.method'), text: row.methodName },
      { label: t('wallet', 'server.withdraw.facts.account'), text: shown(row.account) },
      { label: t('wallet', 'withdraw.amount'), text: format.money(amount) },
      { label: t('wallet', 'server.withdraw.facts.fee'), text: format.money(fee) },
      { label: t('wallet', 'server.withdraw.facts.total'), text: format.money(total) },
      { label: t('wallet', 'server.withdraw.facts.createdAt'), text: format.exactTime(row.createdAt) },
      ...(row.finishedAt === null
        ? []
        : [{ label: t('wallet', 'server.withdraw.facts.finishedAt'), text: format.exactTime(row.finishedAt) }]),
      { label: t('wallet', 'records.orderNo'), text: orderNo },
    ],
    path: paths.withdraw({ order: orderNo }),
  };
}
export type OrderView = ReturnType<typeof orderView>;

const shown = (account: string) => account.replaceAll('*', '•');

/** A failed order has its first and last state only. */
function listSteps({ t, format }: Site, { state, isC2C, createdAt, stateAt }: WithdrawOrder) {
  const way = STEPS.includes(state) ? STEPS.filter((step) => isC2C || step !== 'receipt') : ['pending' as const, state];
  const at = way.indexOf(state);
  return way.map((step, index) => ({
    key: step,
    name: t('wallet', `server.withdraw.states.${step}`),
    place: index < at ? ('done' as const) : index > at ? ('next' as const) : ('now' as const),
    time: index === at ? format.dateTime(stateAt) : index === 0 ? format.dateTime(createdAt) : null,
  }));
}
