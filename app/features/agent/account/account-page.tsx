import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Link } from '~/ui/link.tsx';
import { Crumbs } from '../crumbs.tsx';
import type { AccountView } from './account.server.ts';

export default function AccountPage({ view: { record, crumbs } }: { view: AccountView }) {
  const { t } = useTranslation('reports');
  const { t: agent } = useTranslation('agent');
  const { t: wallet } = useTranslation('wallet');
  return (
    <div className="space-y-4">
      <Crumbs crumbs={crumbs} />
      <RecordsPage
        title={agent('centre.pages.account')}
        view={record}
        columns={[
          {
            key: 'time',
            label: wallet('records.account.time'),
            cell: ({ time, member }) => (
              <span>
                {time}
                <span className="md:hidden"> · {member.account}</span>
              </span>
            ),
          },
          { key: 'type', label: wallet('records.account.type'), cell: ({ type }) => type },
          {
            key: 'member',
            label: t('columns.member'),
            cell: ({ member }) => (
              <Link
                to={member.path}
                aria-label={t('ledgerOf', { name: member.nickname })}
                className="touch inline-flex items-center text-link underline underline-offset-2"
              >
                {member.account}
              </Link>
            ),
          },
          {
            key: 'amount',
            label: wallet('records.account.amount'),
            isAmount: true,
            cell: ({ amount, isIn }) => <b data-tone={isIn ? 'profit' : 'loss'}>{amount}</b>,
          },
          {
            key: 'balanceAfter',
            label: wallet('records.account.balance'),
            isAmount: true,
            cell: ({ balance }) => balance,
          },
        ]}
        detail={({ orderNo, wallet: name, about, subject }) => [
          {
            label: wallet('records.orderNo'),
            text: orderNo,
            copy: { copy: wallet('records.copy'), copied: wallet('records.copied') },
          },
          { label: wallet('records.account.wallet'), text: name },
          ...(about ? [{ label: wallet('records.account.about'), text: about }] : []),
          ...(subject ? [{ label: subject.label, text: subject.orderNo, to: subject.path }] : []),
        ]}
      />
    </div>
  );
}
