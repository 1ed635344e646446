import { useTranslation } from '~/i18n/use-translation.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import type { DepositRow } from './money-records.server.ts';
import { RecordTabs } from './record-tabs.tsx';

export default function DepositsPage({ view }: { view: RecordsView<DepositRow> }) {
  const { t } = useTranslation('wallet');
  return (
    <div className="space-y-4">
      <RecordTabs selected="deposits" />
      <RecordsPage
        title={t('withdraw.records.deposits')}
        view={view}
        columns={[
          { key: 'time', label: t('withdraw.records.time'), cell: ({ time }) => time },
          { key: 'method', label: t('withdraw.records.method'), cell: ({ method }) => method },
          { key: 'state', label: t('withdraw.records.state'), cell: ({ state }) => state },
          { key: 'amount', label: t('withdraw.records.amount'), isAmount: true, cell: ({ amount }) => amount },
          { key: 'credited', label: t('withdraw.records.credited'), isAmount: true, cell: ({ credited }) => credited },
        ]}
        detail={({ id, more, path }) => [
          { label: t('records.orderNo'), text: id, copy: { copy: t('records.copy'), copied: t('records.copied') } },
          ...more,
          ...(path ? [{ label: t('withdraw.details'), text: t('withdraw.records.order'), to: path }] : []),
        ]}
      />
    </div>
  );
}
