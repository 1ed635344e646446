import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { RecordFilter, RecordsView } from './records.server.ts';

const DAYS = ['from', 'to'] as const;

interface RecordFiltersProps {
  view: RecordsView<unknown>;
  columns: readonly { key: string; label: string }[];
}

/** A GET form: every filter has a URL. `own` has date fields. Phones sort here, wide windows by the table's head. */
export function RecordFilters({ view, columns }: RecordFiltersProps) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  const [range, setRange] = useState(view.range);
  const rare = view.filters.filter(({ isRare }) => isRare);
  const often = view.filters.filter(({ isRare }) => !isRare);
  const sorted = columns.filter(({ key }) => view.sorts[key]);
  const isOwn = range === 'own' || !isInteractive;
  return (
    <SearchForm action={view.path} aria-label={t('records.filters')} className="record-filters">
      <div className="record-fields">
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
              className={range === 'own' ? '' : 'not-noscript:hidden'}
            />
          ))}
        {often.map((filter) => (
          <FilterField key={filter.name} filter={filter} />
        ))}
        {rare.length > 0 && (
          <details className="group/filters" open={rare.some(({ value }) => value)}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-medium">
              {t('records.moreFilters')}
              <Icon name="down" className="size-4 text-muted transition-transform group-open/filters:rotate-180" />
            </summary>
            <div className="flex flex-wrap items-end gap-2.5 *:min-w-0 *:flex-1 *:basis-40 *:sm:max-w-52">
              {rare.map((filter) => (
                <FilterField key={filter.name} filter={filter} />
              ))}
            </div>
          </details>
        )}
        {sorted.length > 0 && (
          <SelectField
            id="record-sort"
            name="sort"
            label={t('records.sort')}
            options={[
              { value: '', label: t('records.sort') },
              ...sorted.map(({ key, label }) => ({ value: key, label })),
            ]}
            defaultValue={sorted.find(({ key }) => view.sorts[key]?.now)?.key ?? ''}
            className="md:hidden"
          />
        )}
      </div>
      <Button look="outline">{t('records.show')}</Button>
      {view.fault && (
        <div role="alert">
          <FieldError id="record-fault">{view.fault}</FieldError>
        </div>
      )}
    </SearchForm>
  );
}

function FilterField({ filter: { name, value, label, options } }: { filter: RecordFilter }) {
  if (!label) return value && <input type="hidden" name={name} value={value} />;
  const field = { id: `record-${name}`, name, label, defaultValue: value };
  return options ? (
    <SelectField {...field} options={options} />
  ) : (
    <Field {...field} type="search" placeholder={label} />
  );
}
