import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { ClockProvider } from './clock.tsx';
import type { PopularView } from './lottery.server.ts';
import { LotteryCard } from './lottery-card.tsx';
import { useStatuses } from './use-statuses.ts';

export function PopularLotteries({ view }: { view: PopularView }) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('common');
  const title = t('popular.title');
  return (
    <section aria-labelledby="popular-lotteries" className="min-w-0">
      <SectionHeading
        id="popular-lotteries"
        icon={<Icon name="clock" />}
        end={<SectionLink to={view.path} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      <ScrollRow
        label={title}
        previousLabel={t('popular.previous')}
        nextLabel={t('popular.next')}
        className="gap-3 sm:gap-4"
      >
        <ClockProvider now={view.now}>
          <Cards view={view} />
        </ClockProvider>
      </ScrollRow>
    </section>
  );
}

function Cards({ view }: { view: PopularView }) {
  // The page may come from a cache.
  const lotteries = useStatuses(view.lotteries, { isOld: true, shownAt: view.now });
  return lotteries.map((lottery) => (
    <li key={lottery.gameId} className="w-80 shrink-0 snap-start sm:w-88">
      <LotteryCard lottery={lottery} />
    </li>
  ));
}
