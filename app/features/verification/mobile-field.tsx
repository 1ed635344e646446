import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CONTROL, FieldError } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { CountryView } from './verification.types.ts';

interface MobileFieldProps {
  field: FieldState;
  codeField: FieldState;
  countries: CountryView[];
  defaultCode: string;
  isRequired?: boolean;
  hasMark?: boolean;
  hint?: string;
}

/** Loads the countries when the page lacks them. */
export function MobileField({
  field,
  codeField,
  countries,
  defaultCode,
  isRequired = true,
  hasMark,
  hint,
}: MobileFieldProps) {
  const { t } = useTranslation('verification');
  const isInteractive = useIsInteractive();
  const [shown, setShown] = useState<string | null>(null);
  const list = useFetcher<{ countries: CountryView[] }>();
  const isMissing = countries.length === 0 && list.state === 'idle' && !list.data;
  useEffect(() => {
    if (isMissing) list.load(paths.countries());
  }, [isMissing, list]);

  const known = countries.length > 0 ? countries : (list.data?.countries ?? []);
  const chosen = codeField.defaultValue || defaultCode;
  const error = field.error ?? codeField.error;
  const options: CountryView[] = known.length > 0 ? known : [[chosen, '']];
  return (
    <div>
      <label htmlFor={field.id} className="field-label">
        {t('mobile.label')}
        {hasMark && ' *'}
        {hint && ` (${hint})`}
      </label>
      <div className="flex gap-2">
        <div className="relative w-26 shrink-0">
          <select
            key={known.length}
            id={codeField.id}
            name={codeField.name}
            defaultValue={chosen}
            aria-label={t('mobile.country')}
            autoComplete="tel-country-code"
            className={`${CONTROL} appearance-none truncate pe-8 *:text-text ${isInteractive ? 'text-transparent' : ''}`}
            onChange={(event) => setShown(event.currentTarget.value)}
          >
            {options.map(([dialingCode, name]) => (
              <option key={name} value={dialingCode}>
                {`+${dialingCode} ${name}`.trim()}
              </option>
            ))}
          </select>
          {/* Shows the code only while the list is closed. */}
          {isInteractive && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3.5 grid items-center text-base tabular-nums sm:text-sm"
            >
              +{shown ?? chosen}
            </span>
          )}
          <Icon name="down" className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted" />
        </div>
        <input
          id={field.id}
          name={field.name}
          type="tel"
          defaultValue={field.defaultValue}
          required={isRequired}
          maxLength={30}
          inputMode="tel"
          autoComplete="tel-national"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${field.id}-error`}
          className={`${CONTROL} flex-1`}
        />
      </div>
      <FieldError id={`${field.id}-error`}>{error}</FieldError>
    </div>
  );
}
