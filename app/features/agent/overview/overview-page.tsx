import { ProfitFigure } from '~/features/wallet/profit/profit-figure.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Link } from '~/ui/link.tsx';
import type { OverviewView } from './overview.server.ts';

const LISTS = ['best', 'newest', 'quiet'] as const;

export default function OverviewPage({ view }: { view: OverviewView }) {
  const { t } = useTranslation('agent');
  return (
    <RecordsPage
      title={t('centre.pages.overview')}
      view={view.record}
      columns={[
        { key: 'day', label: t('overview.day'), cell: ({ day }) => day },
        { key: 'deposit', label: t('overview.deposit'), isAmount: true, cell: ({ deposit }) => deposit },
        { key: 'withdrawal', label: t('overview.withdrawal'), isAmount: true, cell: ({ withdrawal }) => withdrawal },
        { key: 'validBet', label: t('overview.validBet'), isAmount: true, cell: ({ validBet }) => validBet },
        {
          key: 'profit',
          label: t('overview.profit'),
          isAmount: true,
          isBrief: true,
          cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
        },
      ]}
      detail={({ more }) => more}
    >
      <ProfitFigure title={t('overview.chart')} chart={view.chart} />
      <div className="grid gap-4 md:grid-cols-3">
        {LISTS.map((name) => (
          <Lines key={name} name={name} lines={view[name]} />
        ))}
      </div>
    </RecordsPage>
  );
}

function Lines({ name, lines }: { name: (typeof LISTS)[number]; lines: OverviewView['best'] }) {
  const { t } = useTranslation('agent');
  return (
    <section aria-labelledby={`lines-${name}`} className="rounded-card border border-line bg-raised p-4 shadow-card">
      <h2 id={`lines-${name}`} className="text-base">
        {t(`overview.lists.${name}`)}
      </h2>
      <p className="text-xs text-muted">{t(`overview.listTexts.${name}`)}</p>
      {lines.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{t('overview.nobody')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {lines.map(({ account, nickname, avatar, type, text, path }) => (
            <li key={account} className="relative flex items-center gap-3 py-2">
              <Avatar src={avatar} className="size-9" />
              <span className="min-w-0 flex-1">
                <Link to={path} className="block truncate font-medium after:absolute after:inset-0 hover:underline">
                  {nickname}
                </Link>
                <span className="block truncate text-xs text-muted">{text}</span>
              </span>
              {type && <Badge>{type}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
