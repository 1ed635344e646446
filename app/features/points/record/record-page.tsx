import { useTranslation } from '~/i18n/use-translation.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { PointsTabs } from '../points-tabs.tsx';
import type { PointRow } from './record.server.ts';

export default function PointRecordPage({ view }: { view: RecordsView<PointRow> }) {
  const { t } = useTranslation('points');
  return (
    <div className="wrap space-y-5 py-6">
      <PointsTabs selected="record" />
      <RecordsPage
        title={t('record.title')}
        view={view}
        columns={[
          { key: 'time', label: t('record.time'), cell: ({ time }) => time },
          { key: 'kind', label: t('record.kind'), cell: ({ kind }) => kind },
          {
            key: 'points',
            label: t('record.points'),
            isAmount: true,
            cell: ({ points, isIn }) => <b data-tone={isIn ? 'profit' : 'loss'}>{points}</b>,
          },
          { key: 'balance', label: t('record.balance'), isAmount: true, cell: ({ balance }) => balance },
        ]}
        detail={({ about, orderNo }) => [
          ...(about ? [{ label: t('record.about'), text: about }] : []),
          ...(orderNo
            ? [
                {
                  label: t('redeemed.orderNo'),
                  text: orderNo,
                  copy: { copy: t('redeemed.copy'), copied: t('redeemed.copied') },
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
