import type { ReactNode } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
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
  children?: ReactNode;
}

export function RecordsPage<Row extends { id: string }>({
  title,
  view,
  columns,
  detail,
  children,
}: RecordsPageProps<Row>) {
  const { t } = useTranslation('wallet');
  const { rows, sums, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <section className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl">{title}</h1>
        {view.count && <p className="text-sm text-muted">{view.count}</p>}
        {view.download && (
          <a
            href={view.download}
            download
            className="touch ms-auto inline-flex items-center gap-1.5 self-center text-sm font-semibold text-link"
          >
            <Icon name="download" className="size-4" />
            {t('records.download')}
          </a>
        )}
      </div>
      <RecordFilters key={`${view.range} ${view.from} ${view.to}`} view={view} />
      {rows.length > 0 && <SumList sums={sums} />}
      {rows.length > 0 && children}
      {rows.length > 0 ? (
        <RecordTable label={title} columns={columns} rows={rows} detail={detail} />
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
    </section>
  );
}

/** Tiles; on phones one box, so that the table below begins on the first screen. */
export function SumList({ sums }: { sums: readonly RecordSum[] }) {
  return (
    <dl
      className={`grid grid-cols-2 gap-2.5 max-md:gap-0 max-md:rounded-control max-md:bg-sunken max-md:py-1.5 max-md:[&>:last-child:nth-child(odd)]:col-span-2 ${sums.length === 5 ? 'md:grid-cols-5' : 'md:grid-cols-4'}`}
    >
      {sums.map(({ label, amount, tone, note }) => (
        <div key={label} className="min-w-0 px-3.5 py-1 md:rounded-control md:bg-sunken md:py-2.5">
          <dt className="truncate text-xs text-muted">{label}</dt>
          <dd className="truncate text-base font-semibold tabular-nums" data-tone={tone}>
            {amount}
          </dd>
          {note && <dd className="truncate text-xs text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
