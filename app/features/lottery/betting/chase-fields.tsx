import { formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { BettingView } from './betting.types.ts';
import type { Chase } from './chase.ts';
import { ChaseTable } from './chase-table.tsx';
import { PLANS, type Plan, readMultiple } from './schema.ts';
import type { Bet } from './use-bet.ts';

interface ChaseFieldsProps {
  view: BettingView;
  bet: Bet;
  /** The open draw's. */
  numero: string;
}

/** Without scripts the action fills these. */
const PLAIN_PLANS = ['same', 'double'] as const;

export function ChaseFields({ view, bet, numero }: ChaseFieldsProps) {
  const { t } = useTranslation('betting');
  const { chase } = bet.slip;
  const change = (part: Partial<Chase>) => bet.changeSlip({ chase: { ...chase, ...part } });
  const changeByHand = (multiples: number[]) =>
    change({ plan: 'own', multiples, count: multiples.length > 1 ? multiples.length : chase.count });
  const counts = [...new Set([...view.chaseCounts, chase.count])].sort((a, b) => a - b);
  const rateError = readMultiple(chase.rate) === 0 ? t('errors.multiple') : undefined;
  const further = (
    <>
      <SelectField
        id="bet-plan"
        name="plan"
        label={t('slip.plan')}
        className="min-w-0 flex-1 basis-36"
        value={chase.plan}
        onChange={({ currentTarget: { value } }) =>
          value === 'own' ? changeByHand(bet.multiples) : change({ plan: value as Plan })
        }
        options={(bet.isInteractive ? PLANS : PLAIN_PLANS).map((value) => ({ value, label: t(`slip.${value}`) }))}
      />
      {chase.plan === 'profit' && (
        <label className="block w-28">
          <span className="field-label">{t('slip.rate')}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            value={chase.rate}
            onChange={(event) => change({ rate: event.currentTarget.value })}
            aria-invalid={rateError ? true : undefined}
            aria-describedby={rateError && 'bet-rate-error'}
            className={`${CONTROL} tabular-nums`}
          />
        </label>
      )}
      <label className="flex min-h-11 min-w-32 flex-1 basis-32 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="stop"
          checked={chase.isStopping}
          onChange={(event) => change({ isStopping: event.currentTarget.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        {t('slip.stop')}
      </label>
      {chase.plan === 'profit' && rateError && (
        <div className="basis-full">
          <FieldError id="bet-rate-error">{rateError}</FieldError>
        </div>
      )}
    </>
  );
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1.5 text-xs font-medium text-muted">{t('slip.draws')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {counts.map((count) => (
          <label key={count} className="pad-key min-w-11">
            <input
              type="radio"
              name="chase"
              value={count}
              checked={count === chase.count}
              onChange={() => change({ count })}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
      {chase.count > 1 ? (
        <div className="flex flex-wrap items-end gap-3">{further}</div>
      ) : (
        <noscript>
          <span className="flex flex-wrap items-end gap-3">{further}</span>
        </noscript>
      )}
      {bet.isInteractive && chase.count > 1 && (
        <>
          <CutNotice view={view} bet={bet} />
          <ChaseTable view={view} bet={bet} numero={numero} onMultiples={changeByHand} />
        </>
      )}
    </fieldset>
  );
}

/** Fewer draws than wanted. */
function CutNotice({ view, bet: { cut, multiples, slip } }: Pick<ChaseFieldsProps, 'view' | 'bet'>) {
  const { t } = useTranslation('betting');
  if (!cut || multiples.length === 0) return null;
  const amount = formatMoney(BigInt(view.mostPerOrder), view.currency);
  const { count: wanted, rate } = slip.chase;
  return (
    <p role="status" className="text-sm font-semibold">
      {t(`slip.cut.${cut}`, { count: multiples.length, wanted, multiple: view.mostMultiple, amount, rate })}
    </p>
  );
}
