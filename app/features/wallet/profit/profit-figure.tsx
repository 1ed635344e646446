import { Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { LazyBoundary, lazyPart } from '~/ui/lazy-part.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { ProfitChartView } from './profit-chart.server.ts';

const ProfitChart = lazyPart(() => import('./profit-chart.tsx'));

const LEGEND = [
  { key: 'gains', mark: 'h-3 w-2 bg-profit' },
  { key: 'losses', mark: 'h-3 w-2 bg-loss' },
  { key: 'running', mark: 'h-0.5 w-4 bg-text' },
] as const;

/** Screen readers use the table. Reserves its size; absent without JavaScript. */
export function ProfitFigure({ title, chart }: { title: string; chart: ProfitChartView }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  return (
    <figure aria-hidden className="rounded-card border border-line bg-raised p-3.5 shadow-card noscript:hidden">
      <figcaption className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <b className="text-sm text-text">{title}</b>
        {LEGEND.map(({ key, mark }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <i className={`rounded-xs ${mark}`} />
            {t(`records.profit.${key}`)}
          </span>
        ))}
      </figcaption>
      <div className="h-56 md:h-64">
        <LazyBoundary failed={<p className="text-sm text-muted">{t('records.profit.chartFailed')}</p>}>
          {isInteractive && (
            <Suspense>
              <ProfitChart chart={chart} />
            </Suspense>
          )}
        </LazyBoundary>
      </div>
    </figure>
  );
}
