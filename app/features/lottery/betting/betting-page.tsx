import { useActionData } from '@remix-run/react';
import { useCallback } from 'react';
import { RealityCheck } from '~/features/play/session/reality-check.tsx';
import { usePlaySession } from '~/features/play/session/use-play-session.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { Balls } from '../balls.tsx';
import { ChoiceLinks } from '../choice-links.tsx';
import { ClockProvider } from '../clock.tsx';
import { DrawPanel } from '../draw/draw-panel.tsx';
import { useDraw } from '../draw/use-draw.ts';
import { BetForm } from './bet-form.tsx';
import type { BettingView } from './betting.types.ts';
import { OrderList } from './order-list.tsx';
import { PlayHelp } from './play-help.tsx';
import type { BetAnswer } from './schema.ts';
import { WinNotices } from './win-notices.tsx';

const MOST_BALLS = 10;

export default function BettingPage({ view }: { view: BettingView }) {
  return (
    <ClockProvider now={view.now}>
      <Betting key={view.gameId} view={view} />
    </ClockProvider>
  );
}

function Betting({ view }: { view: BettingView }) {
  const { t } = useTranslation('betting');
  const answer = useActionData<BetAnswer>();
  const isOfCheck = answer?.result.initialValue?.answer !== undefined;
  const draw = useDraw(view);
  const { ask } = draw;
  const { session, readSoon } = usePlaySession(view.session);
  const onRefused = useCallback(() => {
    ask();
    readSoon();
  }, [ask, readSoon]);
  return (
    <div className="wrap space-y-4 pt-2 pb-6 md:pt-3">
      <BackLink to={view.backPath}>{t('page.back')}</BackLink>
      <DrawPanel view={view} draw={draw} />
      {view.maintenance && (
        <p className="flex gap-2.5 rounded-control bg-sunken p-3 text-sm">
          <Icon name="wrench" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('page.maintenance')}{' '}
            {view.maintenance.until && t('page.maintenanceUntil', { time: view.maintenance.until })}
          </span>
        </p>
      )}
      {view.modes.length > 1 && <TabLinks label={t('page.modes')} tabs={view.modes} isReplacing />}
      <ChoiceLinks label={t('page.groups')} links={view.groups} />
      {view.plays.length > 1 && <ChoiceLinks label={t('page.plays')} links={view.plays} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <section aria-labelledby="play-name" className="min-w-0 space-y-3">
          <h2 id="play-name" tabIndex={-1} className="font-semibold">
            {view.playName}
          </h2>
          <PlayHelp help={view.help} />
          <BetForm
            key={view.play.code}
            view={view}
            draw={draw}
            answer={isOfCheck ? undefined : answer}
            onRefused={onRefused}
          />
        </section>
        <div className="min-w-0 space-y-6">
          <OrderList orders={view.orders} ordersPath={view.ordersPath} action={view.action} />
          <WinNotices {...view} />
          <section aria-labelledby="results-title">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
              <h2 id="results-title" className="font-semibold">
                {t('page.results')}
              </h2>
              <Link
                to={view.trendsPath}
                className="touch flex items-center gap-1 rounded-badge text-sm font-semibold text-link hover:underline"
              >
                {t('page.trends')}
                <Icon name="right" className="size-4" />
              </Link>
            </div>
            <ul className="divide-y divide-line rounded-card border border-line bg-raised">
              {view.results.map((result) => (
                <li key={result.numero} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
                  <span className="text-xs text-muted tabular-nums">{result.numero}</span>
                  <Balls group={view.group} numbers={result.numbers} most={MOST_BALLS} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <RealityCheck session={session} leaveTo={view.backPath} answer={isOfCheck ? answer : undefined} />
    </div>
  );
}
