import { useTranslation } from '~/i18n/use-translation.ts';
import type { FieldState } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { NewRates } from './rates.server.ts';
import type { RateName } from './schema.ts';

interface RateFieldsProps {
  rates: NewRates;
  field: (name: RateName) => FieldState;
}

/** Rates of a new account, between what the agent may give. */
export function RateFields({ rates: { fields, quotas }, field }: RateFieldsProps) {
  const { t } = useTranslation('register');
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 font-semibold">{t('rates.title')}</legend>
      <p className="text-sm text-muted">{t('rates.text')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {fields.map(({ name, label, options }) => (
          <SelectField key={name} {...field(name)} label={label} options={options} />
        ))}
      </div>
      {quotas.map((quota) => (
        <p key={quota} className="text-sm text-muted">
          {quota}
        </p>
      ))}
    </fieldset>
  );
}

/** A rate of each product, for the form's first values. */
export const rateDefaults = ({ fields }: NewRates) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
