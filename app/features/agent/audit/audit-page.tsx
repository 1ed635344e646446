import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import type { AuditView } from './audit.server.ts';

export default function AuditPage({ view: { record, backPath, isReceived } }: { view: AuditView }) {
  const { t } = useTranslation('lines');
  const { t: agent } = useTranslation('agent');
  return (
    <div className="space-y-4">
      {backPath && <BackLink to={backPath}>{t('back')}</BackLink>}
      <RecordsPage
        title={agent('centre.pages.audit')}
        view={record}
        columns={[
          { key: 'time', label: t('audit.time'), cell: ({ time }) => time },
          {
            key: isReceived ? 'name' : 'account',
            label: t(isReceived ? 'audit.byWhom' : 'audit.line'),
            cell: ({ name, account }) => (
              <span className="wrap-anywhere">
                <b>{name}</b>
                {account && <small>{account}</small>}
              </span>
            ),
          },
          {
            key: 'change',
            label: t('audit.change'),
            cell: ({ change }) => <span className="wrap-anywhere">{change}</span>,
          },
          { key: 'act', label: t('audit.act'), isAmount: true, cell: ({ act }) => act },
        ]}
        detail={({ more }) => more}
      />
    </div>
  );
}
