import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { FieldError } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { describeBonus } from './bonus.ts';
import type { FormView } from './deposit.server.ts';

interface BonusChoiceProps {
  view: FormView;
  field: FieldState;
  /** Class of a choice. */
  look: string;
  amount: bigint;
  /** Its offer replaces the chosen bonus. */
  hasCode: boolean;
  onChosen: (bonusId: string) => void;
}

/** The chosen bonus shows its terms for the typed amount, also without JavaScript. */
export function BonusChoice({ view, field, look, amount, hasCode, onChosen }: BonusChoiceProps) {
  const { t } = useTranslation('wallet');
  const texts = useTexts();
  const { terms, turnover, currency, bonuses } = view;
  const deposit = { amount, feePercent: terms.feePercent, turnover, currency };
  return (
    <fieldset className="space-y-2" aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('deposit.bonus')}</legend>
      {[
        {
          id: '',
          title: t('deposit.noBonus'),
          terms: t('deposit.noBonusText'),
          facts: bonuses.flatMap(({ depositNumber, title }) =>
            depositNumber === null ? [] : [t('deposit.noBonusOnce', { title })],
          ),
        },
        ...bonuses.map((bonus) => ({
          ...bonus,
          facts: hasCode ? [] : [...describeBonus(texts, bonus, deposit), ...bonus.conditions],
        })),
      ].map(({ id, title, terms: summary, facts }) => (
        <div key={id} className="group">
          <label className={look}>
            <input
              type="radio"
              id={id === '' ? field.id : undefined}
              name={field.name}
              value={id}
              defaultChecked={(field.defaultValue ?? '') === id}
              onChange={() => onChosen(id)}
              aria-describedby={facts.length > 0 ? `${field.id}-${id}-facts` : undefined}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-medium wrap-anywhere">{title}</span>
              <span className="block text-xs text-muted">{summary}</span>
            </span>
          </label>
          {facts.length > 0 && (
            <ul
              id={`${field.id}-${id}-facts`}
              className="hidden list-disc space-y-1 py-2 ps-8 pe-3.5 text-sm wrap-anywhere group-has-checked:block"
            >
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
    </fieldset>
  );
}
