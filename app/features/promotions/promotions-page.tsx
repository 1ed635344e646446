import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { CodeForm } from './code-form.tsx';
import { PromotionButton } from './promotion-button.tsx';
import { PromotionItem } from './promotion-card.tsx';
import type { PromotionsView } from './promotions.server.ts';

export function PromotionsPage({ view }: { view: PromotionsView }) {
  const { t } = useTranslation('promotions');
  const { t: common } = useTranslation('common');
  const { tabs, promotions, homePath, tournaments } = view;
  return (
    <div className="wrap space-y-6 py-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 space-y-1">
          <h1 className="text-xl">{t('page.title')}</h1>
          <p className="text-base text-muted">{t('page.text')}</p>
        </div>
        {tournaments && (
          <ButtonLink to={tournaments.path} look="outline">
            <Icon name="trophy" className="size-5" />
            {tournaments.label}
          </ButtonLink>
        )}
      </div>
      {view.takesCodes && <CodeForm />}
      {tabs.length > 2 && <TabLinks label={t('page.categories')} tabs={tabs} />}
      {promotions.length === 0 ? (
        <EmptyState icon="gift" title={t('page.empty')}>
          <p className="max-w-sm">{t('page.emptyText')}</p>
          <ButtonLink to={homePath} look="outline" className="mt-1">
            {common('toHome')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6">
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionItem
                promotion={promotion}
                button={
                  promotion.button && (
                    <PromotionButton promotion={promotion} name={promotion.title} className="max-sm:px-3" />
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
