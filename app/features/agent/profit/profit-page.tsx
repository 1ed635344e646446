import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Crumbs } from '../crumbs.tsx';
import { MemberName } from '../member-name.tsx';
import type { ProfitView } from './profit.server.ts';

export default function ProfitPage({ view: { record, crumbs } }: { view: ProfitView }) {
  const { t } = useTranslation('reports');
  const { t: agent } = useTranslation('agent');
  return (
    <div className="space-y-4">
      <Crumbs crumbs={crumbs} />
      <RecordsPage
        title={agent('centre.pages.profit')}
        view={record}
        columns={[
          { key: 'account', label: t('columns.account'), cell: ({ id }) => id },
          { key: 'name', label: t('columns.name'), cell: (row) => <MemberName {...row} /> },
          { key: 'deposit', label: agent('overview.deposit'), isAmount: true, cell: ({ deposit }) => deposit },
          {
            key: 'withdrawal',
            label: agent('overview.withdrawal'),
            isAmount: true,
            cell: ({ withdrawal }) => withdrawal,
          },
          { key: 'stake', label: t('columns.stake'), isAmount: true, cell: ({ stake }) => stake },
          { key: 'win', label: t('columns.win'), isAmount: true, cell: ({ win }) => win },
          {
            key: 'profit',
            label: agent('overview.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
          },
        ]}
        detail={({ nickname, upline, more, bets, ledger, branch }) => [
          ...more,
          { label: t('columns.upline'), text: upline.nickname, to: upline.path },
          { label: t('bets'), text: t('betsOf', { name: nickname }), to: bets },
          { label: t('ledger'), text: t('ledgerOf', { name: nickname }), to: ledger },
          ...(branch ? [{ label: t('columns.line'), text: t('branchOf', { name: nickname }), to: branch }] : []),
        ]}
      />
    </div>
  );
}
