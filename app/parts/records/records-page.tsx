import type { ReactNode } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { type Column, type RecordDetail, RecordTable } from '~/ui/record-table.tsx';
import { RecordFilters } from './record-filters.tsx';
import type { RecordSum, RecordsView } from './records.server.ts';

interface RecordsPageProps<Row> {
  title: string;
  view: RecordsView<Row>;
  columns: Column<Row>[];
  detail?: (row: Row) => RecordDetail[];
  /** Another page, beside the download. */
  beside?: { path: string; icon: IconName; label: string } | null;
  children?: ReactNode;
}

const BESIDE = 'touch inline-flex items-center justify-center gap-1.5 text-sm font-semibold text-link';

export function RecordsPage<Row extends { id: string }>({
  title,
  view,
  columns,
  detail,
  beside,
  children,
}: RecordsPageProps<Row>) {
  const { t } = useTranslation('wallet');
  const { rows, sums, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <section className="min-w-0 space-y-3 md:space-y-4">
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl">{title}</h1>
          {view.count && <p className="text-sm text-muted">{view.count}</p>}
        </div>
        <div className="ms-auto flex shrink-0 gap-x-2 md:gap-x-5">
          {beside && (
            <Link to={beside.path} title={beside.label} className={BESIDE}>
              <Icon name={beside.icon} className="size-4.5 md:size-4" />
              <span className="max-md:sr-only">{beside.label}</span>
            </Link>
          )}
          {view.download && (
            <a href={view.download} download title={t('records.download')} className={BESIDE}>
              <Icon name="download" className="size-4.5 md:size-4" />
              <span className="max-md:sr-only">{t('records.download')}</span>
            </a>
          )}
        </div>
      </div>
      <RecordFilters key={`${view.range} ${view.from} ${view.to}`} view={view} columns={columns} />
      {rows.length > 0 && sums.length > 0 && <SumList label={title} sums={sums} />}
      {rows.length > 0 && view.about && <SumsAbout about={view.about} sums={sums} />}
      {rows.length > 0 ? (
        <RecordTable label={title} columns={columns} rows={rows} detail={detail} sorts={view.sorts} />
      ) : (
        !view.fault && (
          <EmptyState icon="search" title={view.other?.title ?? t('records.empty')}>
            {view.other ? (
              <Link to={view.other.path} className="touch text-link underline underline-offset-2">
                {view.other.text}
              </Link>
            ) : (
              <p className="max-w-sm">{t('records.emptyText')}</p>
            )}
          </EmptyState>
        )
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
      {view.sizes.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-muted">
          {t('records.sizes')}
          {view.sizes.map(({ size, path, isCurrent }) => (
            <Link
              key={size}
              to={path}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="choice-link justify-center px-1"
            >
              {size}
            </Link>
          ))}
        </p>
      )}
      {rows.length > 0 && children}
    </section>
  );
}

/** Tiles; on phones a row to swipe, so that the table below begins on the first screen. */
export function SumList({ label, sums }: { label: string; sums: readonly RecordSum[] }) {
  const { t } = useTranslation('wallet');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row to swipe needs the keyboard, too
    <section aria-label={t('records.sums', { name: label })} tabIndex={0} className="sums scroller">
      <dl className={sums.length === 5 || sums.length === 7 ? 'md:grid-cols-5' : 'md:grid-cols-4'}>
        {sums.map(({ label: name, amount, tone, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-tone={tone}>{amount}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function SumsAbout({ about, sums }: { about: string; sums: readonly RecordSum[] }) {
  const { t } = useTranslation('wallet');
  const meanings = sums.filter(({ meaning }) => meaning);
  if (meanings.length === 0) return <p className="text-xs text-muted md:text-sm">{about}</p>;
  return (
    <details className="group/about text-xs text-muted md:text-sm">
      <summary className="touch cursor-pointer">
        {about}{' '}
        <span className="whitespace-nowrap text-link underline underline-offset-2">{t('records.meanings')}</span>
      </summary>
      <dl className="facts mt-2">
        {meanings.map(({ label, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
