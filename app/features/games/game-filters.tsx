import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { CONTROL } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { GAME_QUERY } from './games.constants.ts';
import type { GameFiltersView } from './games.types.ts';
import { useInstantFilters } from './use-instant-filters.ts';

interface GameFiltersProps {
  id: string;
  filters: GameFiltersView;
  resetPath: string;
}

/** A plain GET form, so every result has a URL and works without scripts. */
export function GameFilters({ id, filters, resetPath }: GameFiltersProps) {
  const { t } = useTranslation('games');
  const isFiltered = Boolean(filters.classification || filters.name || filters.minBet || filters.sort);

  return (
    <Form
      {...useInstantFilters(filters)}
      action={filters.action}
      aria-label={t('filters.label')}
      className="game-filters"
    >
      {filters.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="game-filter">
        <label htmlFor={`${id}-name`}>{t('filters.name')}</label>
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted" />
          <input
            id={`${id}-name`}
            type="search"
            name={GAME_QUERY.name}
            defaultValue={filters.name}
            placeholder={t('filters.namePlaceholder')}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            className={`${CONTROL} ps-10`}
          />
        </div>
      </div>
      {filters.classifications.length > 1 && (
        <SelectField
          id={`${id}-classification`}
          name={GAME_QUERY.classification}
          label={t('filters.classification')}
          defaultValue={filters.classification}
          options={[{ value: '', label: t('filters.allClassifications') }, ...filters.classifications]}
          className="game-filter"
        />
      )}
      {filters.minBets.length > 0 && (
        <SelectField
          id={`${id}-min-bet`}
          name={GAME_QUERY.minBet}
          label={t('filters.minBet')}
          defaultValue={filters.minBet}
          options={[{ value: '', label: t('filters.anyBet') }, ...filters.minBets]}
          className="game-filter"
        />
      )}
      {filters.sorts.length > 1 && (
        <SelectField
          id={`${id}-sort`}
          name={GAME_QUERY.sort}
          label={t('filters.sort')}
          defaultValue={filters.sort}
          options={filters.sorts.map((sort) => ({
            value: sort === 'popular' ? '' : sort,
            label: t(`filters.sorts.${sort}`),
          }))}
          className="game-filter xl:w-40"
        />
      )}
      <noscript>
        <Button className="w-full">{t('filters.submit')}</Button>
      </noscript>
      {isFiltered && (
        <Link to={resetPath} preventScrollReset className="game-filters-reset">
          {t('filters.reset')}
        </Link>
      )}
    </Form>
  );
}
