import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Link } from '~/ui/link.tsx';
import { useMayAct } from '../rights/rights.tsx';
import type { PayPart } from './contracts.server.ts';

export default function Pay({ title, part: { record } }: { title: string; part: PayPart }) {
  const { t } = useTranslation('contracts');
  const mayAct = useMayAct();
  return (
    <RecordsPage
      title={`${title}: ${t('pay.title')}`}
      view={record}
      columns={[
        { key: 'from', label: t('pay.period'), cell: ({ period }) => period },
        {
          key: 'account',
          label: t('pay.member'),
          cell: ({ member, account }) => (
            <span className="wrap-anywhere">
              <b>{member}</b>
              <small>{account}</small>
            </span>
          ),
        },
        { key: 'how', label: t('pay.how'), cell: ({ how }) => <span className="tabular-nums">{how}</span> },
        { key: 'amount', label: t('pay.amount'), isAmount: true, cell: ({ amount }) => <b>{amount}</b> },
        { key: 'paid', label: t('pay.paid'), isAmount: true, cell: ({ paid }) => paid },
        {
          key: 'owed',
          label: t('pay.owed'),
          isAmount: true,
          cell: ({ owed, isOwed, payPath, member }) => (
            <span data-tone={isOwed ? 'loss' : undefined}>
              {owed}
              {mayAct && payPath && (
                <Link
                  to={payPath}
                  aria-label={t('pay.payNamed', { name: member })}
                  className="touch ms-3 inline-flex items-center font-medium text-link underline"
                >
                  {t('pay.payNow')}
                </Link>
              )}
            </span>
          ),
        },
      ]}
      detail={({ more }) => more}
    />
  );
}
