import { useActionData } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { RealityCheck } from '~/features/play/session/reality-check.tsx';
import { usePlaySession } from '~/features/play/session/use-play-session.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Balls } from '../balls.tsx';
import { BoardNumbers } from '../board.tsx';
import { ClockProvider } from '../clock.tsx';
import { DrawStrip } from '../draw/draw-strip.tsx';
import { type Draw, useDraw } from '../draw/use-draw.ts';
import { BetForm } from './bet-form.tsx';
import type { BettingView } from './betting.types.ts';
import { OrderList } from './order-list.tsx';
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
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { ask } = draw;
  const { session, readSoon } = usePlaySession(view.session);
  const onRefused = useCallback(() => {
    ask();
    readSoon();
  }, [ask, readSoon]);
  return (
    <div data-betting className="wrap space-y-3 pb-6">
      <DrawStrip view={view} draw={draw} others={view.others} lobby={{ name: t('page.back'), path: view.backPath }} />
      {view.maintenance && (
        <p className="flex gap-2.5 rounded-control bg-sunken p-3 text-sm">
          <Icon name="wrench" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('page.maintenance')}{' '}
            {view.maintenance.until && t('page.maintenanceUntil', { time: view.maintenance.until })}
          </span>
        </p>
      )}
      <BetForm
        key={view.play.code}
        view={view}
        draw={draw}
        answer={isOfCheck ? undefined : answer}
        onRefused={onRefused}
        isHelpOpen={isHelpOpen}
        onHelp={setHelpOpen}
      />
      <div className="grid items-start gap-6 pt-3 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {view.username !== null && <OrderList slips={view.slips} ordersPath={view.ordersPath} action={view.action} />}
          <WinNotices {...view} />
        </div>
        <Results view={view} draw={draw} />
      </div>
      <RealityCheck session={session} leaveTo={view.backPath} answer={isOfCheck ? answer : undefined} />
    </div>
  );
}

function Results({ view, draw: { last, isFresh } }: { view: BettingView; draw: Draw }) {
  const { t } = useTranslation('betting');
  const { t: lottery } = useTranslation('lottery');
  return (
    <section aria-labelledby="results-title" className="min-w-0">
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
      {last.board.length > 0 && (
        <details className="mb-2">
          <summary className="draw-more">{lottery('draw.board', { numero: last.numero })}</summary>
          <BoardNumbers key={last.numero} board={last.board} isFalling={isFresh} />
        </details>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {view.results.map((result) => (
          <li key={result.numero} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5">
            <span className="text-xs text-muted tabular-nums">{result.numero}</span>
            <Balls group={view.group} numbers={result.numbers} most={MOST_BALLS} />
          </li>
        ))}
      </ul>
    </section>
  );
}
