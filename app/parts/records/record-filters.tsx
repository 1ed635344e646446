import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { RecordsView } from './records.server.ts';

const DAYS = ['from', 'to'] as const;

/** A GET form: every filter has a URL. `own` has date fields. */
export function RecordFilters({ view }: { view: RecordsView<unknown> }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  const [range, setRange] = useState(view.range);
  const isOwn = range === 'own' || !isInteractive;
  return (
    <SearchForm
      action={view.path}
      aria-label={t('records.filters')}
      className="flex flex-wrap items-end gap-2.5 *:min-w-0 *:flex-1 *:basis-40 *:sm:max-w-52"
    >
      <SelectField
        id="record-range"
        name="range"
        label={t('records.range')}
        options={view.ranges}
        defaultValue={view.range}
        onChange={(event) => setRange(event.currentTarget.value)}
      />
      {isOwn &&
        DAYS.map((name) => (
          <Field
            key={name}
            id={`record-${name}`}
            name={name}
            type="date"
            label={t(`records.${name}`)}
            defaultValue={view[name]}
            // Hydration would hide it.
            className={range === 'own' ? 'day-field' : 'day-field not-noscript:hidden'}
          />
        ))}
      {view.filters.map(({ name, value, label, options }) => {
        if (!label) return value && <input key={name} type="hidden" name={name} value={value} />;
        const field = { id: `record-${name}`, name, label, defaultValue: value };
        return options ? (
          <SelectField key={name} {...field} options={options} />
        ) : (
          <Field key={name} {...field} type="search" />
        );
      })}
      <Button look="outline">{t('records.show')}</Button>
      {view.fault && (
        <div role="alert" className="max-w-full! basis-full!">
          <FieldError id="record-fault">{view.fault}</FieldError>
        </div>
      )}
    </SearchForm>
  );
}
