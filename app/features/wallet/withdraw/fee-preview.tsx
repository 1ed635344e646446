import { parseAmount } from '~/i18n/amount.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { decimalOf, feeOf, unitsOf } from './fee.ts';
import type { FormView } from './withdraw.server.ts';

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** The fee of what is typed, and what leaves the wallet with it. */
export function FeePreview({ view, typed }: { view: FormView; typed: string }) {
  const { t } = useTranslation('wallet');
  const plain = parseAmount(typed, view.decimalSign);
  const amount = plain === null ? 0n : unitsOf(plain);
  const fee = amount > 0n ? feeOf(view.terms, amount) : 0n;
  const money = (units: bigint) =>
    `${view.currencySymbol}${amounts.format(decimalOf(units) as Intl.StringNumericLiteral)}`;
  const rows = [
    { label: t('withdraw.fee'), text: amount > 0n ? money(fee) : '–' },
    { label: t('withdraw.total'), text: amount > 0n ? money(amount + fee) : '–' },
  ];
  return (
    <dl aria-live="polite" className="space-y-1 rounded-control bg-sunken p-3.5 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-end font-semibold wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
