import { useTranslation } from '~/i18n/use-translation.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import type { WithdrawalRow } from './money-records.server.ts';
import { RecordTabs } from './record-tabs.tsx';

export default function WithdrawalsPage({ view }: { view: RecordsView<WithdrawalRow> }) {
  const { t } = useTranslation('wallet');
  return (
    <div className="space-y-4">
      <RecordTabs selected="withdrawals" />
      <RecordsPage
        title={t('withdraw.records.withdrawals')}
        view={view}
        columns={[
          { key: 'time', label: t('withdraw.records.time'), cell: ({ time }) => time },
          { key: 'account', label: t('withdraw.records.account'), cell: ({ account }) => account },
          { key: 'state', label: t('withdraw.records.state'), cell: ({ state }) => state },
          { key: 'amount', label: t('withdraw.records.amount'), isAmount: true, cell: ({ amount }) => amount },
          { key: 'fee', label: t('withdraw.records.fee'), isAmount: true, cell: ({ fee }) => fee },
        ]}
        detail={({ id, method, path }) => [
          { label: t('records.orderNo'), text: id, copy: { copy: t('records.copy'), copied: t('records.copied') } },
          { label: t('withdraw.records.method'), text: method },
          { label: t('withdraw.details'), text: t('withdraw.records.order'), to: path },
        ]}
      />
    </div>
  );
}
