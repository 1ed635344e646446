import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { PointsTabs } from '../points-tabs.tsx';
import type { MallView } from './mall.server.ts';
import { RewardCard } from './reward-card.tsx';

export function MallPage({ view }: { view: MallView }) {
  const { t } = useTranslation('points');
  const { balance, rewards } = view;
  return (
    <div className="wrap space-y-5 py-6">
      {balance && <PointsTabs selected="mall" />}
      <div className="space-y-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-base text-muted">{t('text')}</p>
      </div>
      <section aria-label={t('have')} className="flex flex-wrap gap-x-8 gap-y-3 rounded-card bg-sunken p-4 sm:px-6">
        {balance && <Figure label={t('have')} text={balance.points} isLarge />}
        {balance?.pending && <Figure label={t('pending')} text={balance.pending} />}
        {balance?.expiring && <Figure label={t('expiring')} text={balance.expiring} />}
        <Figure label={t('earn')} text={view.earn} />
      </section>
      <Filters filters={view.filters} />
      {rewards.length === 0 ? (
        <EmptyState icon="gift" title={t('empty')}>
          <p className="max-w-sm">{t('emptyText')}</p>
          <ButtonLink to={view.allPath} look="outline" className="mt-1">
            {t('showAll')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-5">
          {rewards.map((reward) => (
            <li key={reward.id} className="min-w-0">
              <RewardCard reward={reward} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Figure({ label, text, isLarge = false }: { label: string; text: string; isLarge?: boolean }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-muted">{label}</p>
      <p className={`wrap-anywhere tabular-nums ${isLarge ? 'text-xl font-semibold' : 'text-sm font-medium'}`}>
        {text}
      </p>
    </div>
  );
}

const KIND_TEXTS = {
  ALL: 'filters.all',
  CREDIT: 'filters.credit',
  FREE_ROUNDS: 'filters.freeRounds',
  GOODS: 'filters.goods',
} as const;

function Filters({ filters: { kinds, affordable } }: { filters: MallView['filters'] }) {
  const { t } = useTranslation('points');
  return (
    <nav aria-label={t('filters.label')}>
      <ul className="scroller gap-2">
        {kinds.map(({ key, path, isOn }) => (
          <li key={key} className="shrink-0 snap-start">
            <Link to={path} preventScrollReset aria-current={isOn ? 'true' : undefined} className="game-chip">
              {t(KIND_TEXTS[key])}
            </Link>
          </li>
        ))}
        {affordable && (
          <li className="shrink-0 snap-start">
            <Link
              to={affordable.path}
              preventScrollReset
              aria-current={affordable.isOn ? 'true' : undefined}
              className="game-chip"
            >
              {affordable.isOn && <Icon name="check" />}
              {t('filters.affordable')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
