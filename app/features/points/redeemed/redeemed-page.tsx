import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RecordTable } from '~/ui/record-table.tsx';
import { PointsTabs } from '../points-tabs.tsx';
import type { RedeemedRow, RedeemedView } from './redeemed.server.ts';

export default function RedeemedPage({ view }: { view: RedeemedView }) {
  const { t } = useTranslation('points');
  const { rows, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <div className="wrap space-y-5 py-6">
      <PointsTabs selected="redeemed" />
      <h1 className="text-xl">{t('redeemed.title')}</h1>
      {rows.length > 0 ? (
        <RecordTable
          label={t('redeemed.title')}
          rows={rows}
          columns={[
            { key: 'time', label: t('redeemed.time'), cell: ({ time }) => time },
            { key: 'reward', label: t('redeemed.reward'), cell: (row) => <Name row={row} /> },
            { key: 'points', label: t('redeemed.points'), isAmount: true, cell: ({ points }) => points },
            {
              key: 'state',
              label: t('redeemed.state'),
              isBrief: true,
              cell: ({ state, tone }) => <b className={tone}>{state}</b>,
            },
          ]}
          detail={({ id, worth, since, delivery }) => [
            {
              label: t('redeemed.orderNo'),
              text: id,
              copy: { copy: t('redeemed.copy'), copied: t('redeemed.copied') },
            },
            { label: t('redeemed.worth'), text: worth },
            { label: t('redeemed.since'), text: since },
            ...(delivery ? [{ label: t('redeemed.delivery'), text: delivery }] : []),
          ]}
        />
      ) : (
        <EmptyState icon="gift" title={t('redeemed.empty')}>
          <p className="max-w-sm">{t('redeemed.emptyText')}</p>
          {view.isMallOpen && <ButtonLink to={view.mallPath}>{t('redeemed.toMall')}</ButtonLink>}
        </EmptyState>
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </div>
  );
}

const Name = ({ row: { name, image } }: { row: RedeemedRow }) => (
  <span className="flex items-center gap-2.5">
    <Picture lost="mark" src={image} alt="" width={32} height={24} loading="lazy" className="h-6 w-8 rounded-badge" />
    <span className="min-w-0 wrap-anywhere">{name}</span>
  </span>
);
