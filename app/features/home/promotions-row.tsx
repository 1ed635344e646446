import { PromotionCard } from '~/features/promotions/promotion-card.tsx';
import type { PromotionView } from '~/features/promotions/promotions.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';

const PROMOTIONS_ON_HOME = 3;

interface PromotionsRowProps {
  title: string;
  promotions: PromotionView[];
  allPath: string;
}

export function PromotionsRow({ title, promotions, allPath }: PromotionsRowProps) {
  const { t: common } = useTranslation('common');
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="promotions">
      <SectionHeading
        id="promotions"
        icon={<Icon name="gift" />}
        end={<SectionLink to={allPath} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {promotions.slice(0, PROMOTIONS_ON_HOME).map((promotion) => (
          <li key={promotion.id} className="sm:max-lg:last:hidden">
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
