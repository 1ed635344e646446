import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { DownlinesView } from './downlines.server.ts';

export default function DownlinesPage({ view: { record, crumbs } }: { view: DownlinesView }) {
  const { t } = useTranslation('agent');
  return (
    <div className="space-y-4">
      {crumbs.length > 1 && <Crumbs crumbs={crumbs} />}
      <RecordsPage
        title={t('centre.pages.downlines')}
        view={record}
        columns={[
          { key: 'account', label: t('downlines.account'), cell: ({ id }) => id },
          {
            key: 'name',
            label: t('downlines.name'),
            cell: ({ nickname, type }) => (
              <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
                <span className="font-medium wrap-anywhere">{nickname}</span>
                {type && <Badge>{type}</Badge>}
              </span>
            ),
          },
          {
            key: 'members',
            label: t('downlines.members'),
            isAmount: true,
            cell: ({ members, path, nickname }) =>
              path ? (
                <Link
                  to={path}
                  aria-label={t('downlines.open', { name: nickname })}
                  className="touch text-link underline"
                >
                  {members}
                </Link>
              ) : (
                members
              ),
          },
          { key: 'validBet', label: t('overview.validBet'), isAmount: true, cell: ({ validBet }) => validBet },
          {
            key: 'profit',
            label: t('overview.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit }) => <b>{profit}</b>,
          },
        ]}
        detail={({ more }) => more}
      />
    </div>
  );
}

function Crumbs({ crumbs }: { crumbs: DownlinesView['crumbs'] }) {
  const { t } = useTranslation('agent');
  return (
    <nav aria-label={t('downlines.crumbs')}>
      <ol className="flex flex-wrap items-center gap-1 text-sm">
        {crumbs.map(({ account, nickname, path }, index) => (
          <li key={account} className="flex items-center gap-1">
            {index > 0 && <Icon name="right" className="size-3.5 text-muted" />}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="touch inline-flex items-center font-medium text-link hover:underline">
                {nickname}
              </Link>
            ) : (
              <span aria-current="page" className="font-medium wrap-anywhere">
                {nickname}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
