import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PromotionView } from './system.types.ts';

function Promotion({ promotion }: { promotion: PromotionView }) {
  return (
    <article
      id={promotion.code}
      className="flex h-full scroll-mt-32 flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card target:border-accent"
    >
      <Picture
        lost="wide"
        src={promotion.image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <h2 className="text-lg">{promotion.title}</h2>
        <p className="text-base text-muted wrap-anywhere">{promotion.summary}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-3 text-sm font-medium">
          <Icon name="clock" className="size-4.5 text-link" />
          {promotion.period}
        </p>
      </div>
    </article>
  );
}

interface PromotionsPageProps {
  promotions: PromotionView[];
  homePath: string;
}

export function PromotionsPage({ promotions, homePath }: PromotionsPageProps) {
  const { t } = useTranslation('promotions');
  const { t: common } = useTranslation('common');
  return (
    <div className="wrap space-y-6 py-6">
      <div className="space-y-1">
        <h1 className="text-xl">{t('page.title')}</h1>
        <p className="text-base text-muted">{t('page.text')}</p>
      </div>
      {promotions.length === 0 ? (
        <EmptyState icon="gift" title={t('page.empty')}>
          <p className="max-w-sm">{t('page.emptyText')}</p>
          <ButtonLink to={homePath} look="outline" className="mt-1">
            {common('toHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <Promotion promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
