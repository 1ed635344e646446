import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { useLiveLotteries } from './live-lotteries.tsx';
import { LotteryCard } from './lottery-card.tsx';

export function PopularLotteries({ path }: { path: string }) {
  const lotteries = useLiveLotteries();
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('common');
  const title = t('popular.title');
  return (
    <section aria-labelledby="popular-lotteries" className="min-w-0">
      <SectionHeading
        id="popular-lotteries"
        icon={<Icon name="clock" />}
        end={<SectionLink to={path} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      <ScrollRow
        label={title}
        previousLabel={t('popular.previous')}
        nextLabel={t('popular.next')}
        className="gap-3 sm:gap-4"
      >
        {lotteries.map((lottery) => (
          <li key={lottery.gameId} className="w-80 shrink-0 snap-start sm:w-88">
            <LotteryCard lottery={lottery} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
