import { useTranslation } from '~/i18n/use-translation.ts';
import { SelectField } from '~/ui/select-field.tsx';

export interface ChasePlan {
  /** Draws; 1 means no chase. */
  count: number;
  plan: 'same' | 'double';
  isStopping: boolean;
}

/** Multiple of the slip's cost. */
export const chaseFactor = ({ count, plan }: ChasePlan): bigint =>
  plan === 'double' ? 2n ** BigInt(count) - 1n : BigInt(count);

/** The dearest draw, as a multiple of the slip's cost. */
export const chaseMost = ({ count, plan }: ChasePlan): bigint => (plan === 'double' ? 2n ** BigInt(count - 1) : 1n);

/** Multiple of the slip's highest win. A chase that stops on a win wins once. */
export const chaseWinFactor = (chase: ChasePlan): bigint => {
  return chase.isStopping ? chaseMost(chase) : chaseFactor(chase);
};

interface ChaseFieldsProps {
  counts: number[];
  plan: ChasePlan;
  onChange: (plan: ChasePlan) => void;
}

export function ChaseFields({ counts, plan, onChange }: ChaseFieldsProps) {
  const { t } = useTranslation('betting');
  const further = (
    <>
      <SelectField
        id="bet-plan"
        name="plan"
        label={t('slip.plan')}
        className="min-w-44"
        value={plan.plan}
        onChange={(event) => onChange({ ...plan, plan: event.currentTarget.value === 'double' ? 'double' : 'same' })}
        options={[
          { value: 'same', label: t('slip.same') },
          { value: 'double', label: t('slip.double') },
        ]}
      />
      <label className="flex h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          name="stop"
          checked={plan.isStopping}
          onChange={(event) => onChange({ ...plan, isStopping: event.currentTarget.checked })}
          className="size-5 accent-accent"
        />
        {t('slip.stop')}
      </label>
    </>
  );
  return (
    <fieldset className="flex flex-wrap items-end gap-3">
      <legend className="sr-only">{t('slip.chase')}</legend>
      <SelectField
        id="bet-chase"
        name="chase"
        label={t('slip.draws')}
        className="min-w-36"
        value={String(plan.count)}
        onChange={(event) => onChange({ ...plan, count: Number(event.currentTarget.value) })}
        options={counts.map((count) => ({
          value: String(count),
          label: count === 1 ? t('slip.oneDraw') : String(count),
        }))}
      />
      {plan.count > 1 ? (
        further
      ) : (
        <noscript>
          <span className="flex flex-wrap items-end gap-3">{further}</span>
        </noscript>
      )}
    </fieldset>
  );
}
