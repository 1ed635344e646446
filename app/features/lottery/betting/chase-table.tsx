import { type Currency, formatAmount, formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { BettingView } from './betting.types.ts';
import { chaseRows } from './chase.ts';
import type { Bet } from './use-bet.ts';

interface ChaseTableProps {
  view: Pick<BettingView, 'chaseNumeros' | 'currency'>;
  bet: Bet;
  numero: string;
  /** By hand. */
  onMultiples: (multiples: number[]) => void;
}

const MOST_TYPED = 99_999;

export function ChaseTable({ view: { chaseNumeros, currency }, bet, numero, onMultiples }: ChaseTableProps) {
  const { t } = useTranslation('betting');
  const { multiples, chaseSlip, slip } = bet;
  const { chase } = slip;
  const first = chaseNumeros.indexOf(numero);
  const numeroAt = (index: number) =>
    index === 0 ? numero : ((first < 0 ? undefined : chaseNumeros[first + index]) ?? `+${index}`);
  const isByProfit = chase.plan === 'profit';
  const type = (index: number, text: string) => {
    const multiple = Math.min(Math.max(0, Math.trunc(Number(text)) || 0), MOST_TYPED);
    onMultiples(multiples.map((each, other) => (other === index ? multiple : each)));
  };
  const amount = formatMoney(bet.amount, currency);
  return (
    <details className="chase" hidden={multiples.length === 0}>
      <summary className="draw-more tabular-nums">
        {t(chase.isStopping ? 'slip.chaseStops' : 'slip.chaseRuns', { count: multiples.length, amount })}
      </summary>
      <div className="chase-draws">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('slip.draw')}</th>
              <th scope="col">{t('pad.multiple')}</th>
              {!isByProfit && <th scope="col">{t('slip.stake')}</th>}
              <th scope="col">{t('slip.staked')}</th>
              {isByProfit && <th scope="col">{t('slip.profitIf')}</th>}
            </tr>
          </thead>
          <tbody>
            {chaseRows(multiples, chaseSlip).map(({ multiple, stake, staked, profit }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the draws move on, and the multiples stay
              <tr key={index}>
                <th scope="row">{shorten(numeroAt(index), numero)}</th>
                <td>
                  <input
                    type="number"
                    inputMode="numeric"
                    min={1}
                    max={chaseSlip.mostMultiple}
                    aria-label={t('slip.multipleOf', { numero: numeroAt(index) })}
                    aria-invalid={multiple < 1 || multiple > chaseSlip.mostMultiple ? true : undefined}
                    value={multiple || ''}
                    onChange={(event) => type(index, event.currentTarget.value)}
                  />
                </td>
                {!isByProfit && <td>{formatAmount(stake, currency)}</td>}
                <td>{formatAmount(staked, currency)}</td>
                {isByProfit && <td className="text-profit">{signed(profit, currency)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const SHOWN_DIGITS = 4;

/** Keeps the digits that differ from those of the open draw, and at least four. */
function shorten(numero: string, open: string): string {
  const differs = [...numero].findIndex((digit, place) => digit !== open[place]);
  const from = Math.min(differs < 0 ? numero.length : differs, numero.length - SHOWN_DIGITS);
  return from > 1 ? `…${numero.slice(from)}` : numero;
}

const signed = (amount: bigint, currency: Currency): string =>
  `${amount < 0n ? '−' : '+'}${formatAmount(amount < 0n ? -amount : amount, currency)}`;
