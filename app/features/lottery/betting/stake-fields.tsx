import { formatMoney, parseUnits } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { BettingView } from './betting.types.ts';
import { readMultiple } from './schema.ts';
import type { Bet } from './use-bet.ts';

export function StakeFields({ view, bet }: { view: BettingView; bet: Bet }) {
  const { t } = useTranslation('betting');
  const { choice, choose, series, changeSlip, sent, isInteractive } = bet;
  const multipleError = readMultiple(choice.multiple) === 0 ? t('errors.multiple') : undefined;
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:max-w-md">
        <SelectField
          id="bet-unit"
          name="unit"
          label={t('pad.unit')}
          value={choice.unit}
          onChange={(event) => choose({ unit: event.currentTarget.value })}
          options={view.units.map((value) => ({
            value,
            label: formatMoney(parseUnits(value), view.currency),
          }))}
        />
        <label className="block">
          <span className="field-label">{t('pad.multiple')}</span>
          <input
            name="multiple"
            type="number"
            inputMode="numeric"
            min={1}
            max={view.mostMultiple}
            value={choice.multiple}
            onChange={(event) => choose({ multiple: event.currentTarget.value })}
            // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of a refusal begins at the first fault
            autoFocus={multipleError ? true : undefined}
            aria-invalid={multipleError ? true : undefined}
            aria-describedby={multipleError && 'bet-multiple-error'}
            className={`${CONTROL} tabular-nums`}
          />
          <FieldError id="bet-multiple-error">{multipleError}</FieldError>
        </label>
      </div>
      {view.series && (
        <label className="block sm:max-w-md">
          <span className="mb-1.5 block text-sm tabular-nums">
            {isInteractive
              ? t('pad.series', { series, rebate: formatRebate(view.series, series) })
              : t('pad.seriesOf', { least: view.series.least, most: view.series.most })}
          </span>
          {/* Without scripts a range shows no value. */}
          <input
            name={sent ? undefined : 'series'}
            type={isInteractive ? 'range' : 'number'}
            min={view.series.least}
            max={view.series.most}
            step={view.series.step}
            value={series}
            onChange={(event) => changeSlip({ series: Number(event.currentTarget.value) })}
            className={isInteractive ? 'h-11 w-full accent-accent' : `${CONTROL} tabular-nums`}
          />
        </label>
      )}
    </>
  );
}

/** Percent: "2.8" (lottery.md, Common). */
export const formatRebate = ({ most }: { most: number }, series: number): string => ((most - series) / 20).toFixed(1);
