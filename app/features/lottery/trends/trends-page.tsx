import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { ChoiceLinks } from '../choice-links.tsx';
import { ClockProvider } from '../clock.tsx';
import { DrawPanel } from '../draw/draw-panel.tsx';
import { useDraw } from '../draw/use-draw.ts';
import { HotNumbers } from './hot-numbers.tsx';
import { ResultList } from './result-list.tsx';
import { RoadList } from './road-list.tsx';
import { TrendChart } from './trend-chart.tsx';
import type { TrendsView } from './trends.types.ts';

export default function TrendsPage({ view }: { view: TrendsView }) {
  return (
    <ClockProvider now={view.now}>
      <Trends key={view.gameId} view={view} />
    </ClockProvider>
  );
}

function Trends({ view }: { view: TrendsView }) {
  const { t } = useTranslation('trends');
  const draw = useDraw(view);
  return (
    <div className="wrap space-y-4 pt-2 pb-6 md:pt-3">
      <BackLink to={view.backPath}>{t('back')}</BackLink>
      <DrawPanel view={view} draw={draw}>
        <ButtonLink to={view.betPath} size="small" className="mt-2">
          {t('bet')}
        </ButtonLink>
      </DrawPanel>
      <TabLinks label={t('kinds.label')} tabs={view.kinds} isReplacing />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {view.balls.length > 0 && <ChoiceLinks label={t('balls.label')} links={view.balls} />}
        <ChoiceLinks label={t('counts.label')} links={view.counts} />
      </div>
      <Part view={view} />
    </div>
  );
}

function Part({ view }: { view: TrendsView }) {
  const { part } = view;
  if (part.kind === 'chart') return <TrendChart part={part} />;
  if (part.kind === 'numbers') return <HotNumbers part={part} />;
  if (part.kind === 'road') return <RoadList part={part} />;
  return <ResultList code={view.code} group={view.group} part={part} />;
}
