import { formatMoney, parseUnits, unitsText } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { computeFee } from '../fee.ts';
import { Preview } from '../preview.tsx';
import { bonusFor } from './bonus.ts';
import type { FormView } from './deposit.server.ts';

/** A chain counts millionths of its coin. */
const COIN_PLACES = 6;

interface DepositPreviewProps {
  view: FormView;
  amount: bigint;
  bonusId: string;
  /** Its offer replaces the chosen bonus; the gateway alone knows its terms. */
  hasCode: boolean;
}

/** Tells what arrives, its bonus, and what both require, before an order is opened (wallet.md: Rollover). */
export function DepositPreview({ view, amount, bonusId, hasCode }: DepositPreviewProps) {
  const { t } = useTranslation('wallet');
  if (amount === 0n) return null;
  const { coin, terms, turnover, currency } = view;
  const smallest = smallestPaid(currency.code);
  const fee = computeFee(terms, amount, smallest);
  const chosen = view.bonuses.find(({ id }) => id === bonusId);
  const bonus = chosen ? bonusFor(chosen, amount, smallest) : 0n;
  const wager = (amount - fee) * BigInt(turnover) + bonus * BigInt(chosen?.turnover ?? 0);
  const money = (units: bigint) => formatMoney(units, currency);
  const row = (key: 'pay' | 'fee' | 'credited' | 'bonus' | 'wager', text: string) => ({
    label: t(`deposit.preview.${key}`),
    text,
  });
  return (
    <Preview
      rows={[
        ...(coin
          ? [row('pay', `≈ ${(Number(unitsText(amount)) / Number(coin.rate)).toFixed(COIN_PLACES)} ${coin.currency}`)]
          : []),
        ...(terms.feePercent > 0 ? [row('fee', money(fee))] : []),
        row('credited', money(amount - fee)),
        ...(hasCode ? [row('bonus', t('deposit.preview.byCode'))] : []),
        ...(chosen && !hasCode
          ? [
              row(
                'bonus',
                bonus > 0n ? money(bonus) : t('deposit.preview.from', { amount: money(parseUnits(chosen.minimum)) }),
              ),
            ]
          : []),
        ...(hasCode ? [] : [row('wager', money(wager))]),
      ]}
    />
  );
}
