import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { AfterLoginPanelView } from './panel.server.ts';

const ICONS = { unread: 'mail', missions: 'trophy', rewards: 'gift' } as const;

type SummaryView = Extract<AfterLoginPanelView, { kind: 'summary' }>;

export function AccountSummary({ view: { balance, rank, waiting, lastSignIn, game } }: { view: SummaryView }) {
  const { t } = useTranslation('messages');
  const centre = useCentreLink();
  const rows = [
    ['balance', balance],
    ['rank', rank],
    ['lastSignIn', lastSignIn],
  ] as const;
  return (
    <>
      <dl className="divide-y divide-line">
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
                <dt className="text-muted">{t(`afterLogin.summary.${name}`)}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {waiting.map(({ name, path, count }) => (
        <Link
          key={name}
          {...centre(path)}
          className="flex min-h-12 items-center gap-3 rounded-control p-2 hover:bg-current/8"
        >
          <Icon name={ICONS[name]} className="size-5 shrink-0 text-link" />
          <span className="min-w-0 flex-1 font-semibold text-link">{t(`afterLogin.summary.${name}`)}</span>
          <span className="font-semibold tabular-nums">{count}</span>
          <Icon name="right" className="size-4 shrink-0 text-muted" />
        </Link>
      ))}
      {game && (
        <Link to={game.path} className="flex items-center gap-3 rounded-control p-2 hover:bg-current/8">
          <Picture lost="cover" src={game.cover} alt="" width={300} height={400} className="w-12 rounded-control" />
          <span className="min-w-0">
            <span className="block text-sm text-muted">{t('afterLogin.summary.recent')}</span>
            <span className="block font-semibold text-link">{game.name}</span>
          </span>
        </Link>
      )}
    </>
  );
}
