import { useTranslation } from '~/i18n/use-translation.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { RecordTabs } from '../money-records/record-tabs.tsx';
import type { TransactionRow } from './account-record.server.ts';

export default function AccountRecordPage({ view }: { view: RecordsView<TransactionRow> }) {
  const { t } = useTranslation('wallet');
  return (
    <div className="space-y-4">
      <RecordTabs selected="account" />
      <RecordsPage
        title={t('records.account.title')}
        view={view}
        columns={[
          { key: 'time', label: t('records.account.time'), cell: ({ time }) => time },
          { key: 'type', label: t('records.account.type'), cell: ({ type }) => type },
          { key: 'wallet', label: t('records.account.wallet'), cell: ({ wallet }) => wallet },
          {
            key: 'amount',
            label: t('records.account.amount'),
            isAmount: true,
            cell: ({ amount, isIn }) => <b data-tone={isIn ? 'profit' : 'loss'}>{amount}</b>,
          },
          { key: 'balance', label: t('records.account.balance'), isAmount: true, cell: ({ balance }) => balance },
        ]}
        detail={({ orderNo, about, subject }) => [
          {
            label: t('records.orderNo'),
            text: orderNo,
            copy: { copy: t('records.copy'), copied: t('records.copied') },
          },
          ...(about ? [{ label: t('records.account.about'), text: about }] : []),
          ...(subject ? [{ label: subject.label, text: subject.orderNo, to: subject.path }] : []),
        ]}
      />
    </div>
  );
}
