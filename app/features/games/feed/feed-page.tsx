import { useActionData } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Link } from '~/ui/link.tsx';
import { useRefresh } from '~/ui/page-over.ts';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useRefreshing } from '~/ui/use-refreshing.ts';
import type { FeedBetView, FeedView } from './feed.server.ts';

export function FeedPage({ view }: { view: FeedView }) {
  const { t } = useTranslation('feed');
  const list = useRef<HTMLUListElement>(null);
  const { refresh } = useRefresh();
  useRefreshing(refresh, { host: list });
  const { kind, path, tabs, bets, isInFeed } = view;
  return (
    <div className="wrap max-w-3xl space-y-4 py-6">
      <div className="space-y-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-base text-muted">{t('text')}</p>
      </div>
      <TabLinks label={t('title')} tabs={tabs} />
      {bets.length === 0 ? (
        <EmptyState icon="receipt" title={t(kind === 'mine' ? 'emptyMine' : 'empty')} />
      ) : (
        <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
          {bets.map((bet) => (
            <Bet key={bet.key} bet={bet} />
          ))}
        </ul>
      )}
      {isInFeed !== null && <Choice isInFeed={isInFeed} path={path} />}
    </div>
  );
}

function Bet({ bet }: { bet: FeedBetView }) {
  const { t } = useTranslation('feed');
  const { player, game, cover, path, bet: stake, win, hasWon, time, isoTime } = bet;
  return (
    <li>
      <Link to={path} className="flex min-h-16 items-center gap-3 px-3 py-2 hover:bg-sunken sm:px-4">
        <Picture lost="cover" src={cover} alt="" width={300} height={400} className="w-9 shrink-0 rounded-badge" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{game}</span>
          <span className="block text-sm text-muted">
            {player} · <time dateTime={isoTime}>{time}</time>
          </span>
        </span>
        <span className="shrink-0 text-end tabular-nums">
          <span className={`block font-semibold ${hasWon ? 'text-profit' : ''}`}>
            <span className="sr-only">{t('win')} </span>
            {win}
          </span>
          <span className="block text-sm text-muted">{t('bet', { amount: stake })}</span>
        </span>
      </Link>
    </li>
  );
}

function Choice({ isInFeed, path }: { isInFeed: boolean; path: string }) {
  const { t } = useTranslation('feed');
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
      <p className="min-w-0 flex-1 text-sm">{t(isInFeed ? 'shown' : 'hidden')}</p>
      <ButtonForm
        action={path}
        fields={{ isInFeed: isInFeed ? 'off' : 'on' }}
        errorTitle={t('error')}
        answer={useActionData<FormAnswer>()}
        look="outline"
        size="small"
      >
        {t(isInFeed ? 'hide' : 'show')}
      </ButtonForm>
    </section>
  );
}
