import { useActionData } from '@remix-run/react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Link } from '~/ui/link.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { ClaimButton } from './claim-button.tsx';
import type { FreeRoundsView } from './free-rounds.server.ts';
import type { RewardsView, RewardView } from './rewards.server.ts';

interface RewardsPageProps {
  view: RewardsView;
}

export default function RewardsPage({ view }: RewardsPageProps) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('rewards');
  const { list, tabs, rewards, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  const claimable = rewards.filter(({ isClaimable }) => isClaimable).map(({ id }) => id);
  return (
    <section className="max-w-3xl space-y-4">
      <h1 className="text-xl">{t('page.title')}</h1>
      <FormError title={t('page.error')} message={answer?.result.error?.['']?.[0]} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabLinks label={t('page.title')} tabs={tabs} />
        {list === 'claimable' && claimable.length > 1 && (
          <ClaimButton key={claimable.join()} ids={claimable.join()} label={t('page.claimAll')} />
        )}
      </div>
      {view.freeRounds.length > 0 && <FreeRounds list={view.freeRounds} />}
      {rewards.length === 0 ? (
        <EmptyState icon="gift" title={t(`page.empty.${list}`)}>
          {view.promotionsPath && (
            <ButtonLink to={view.promotionsPath} look="outline">
              {t('page.toPromotions')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="space-y-2.5">
          {rewards.map((reward) => (
            <Reward key={reward.id} reward={reward} />
          ))}
        </ul>
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </section>
  );
}

function FreeRounds({ list }: { list: readonly FreeRoundsView[] }) {
  const { t } = useTranslation('rewards');
  return (
    <section aria-labelledby="free-rounds" className="space-y-2.5">
      <h2 id="free-rounds" className="text-base">
        {t('page.freeRounds')}
      </h2>
      <ul className="space-y-2.5">
        {list.map(({ id, game, cover, path, left, facts }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-card"
          >
            <Picture
              lost="cover"
              src={cover}
              alt=""
              width={300}
              height={400}
              className="w-14 shrink-0 rounded-control"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold tabular-nums">{left}</p>
              {facts.map((fact) => (
                <p key={fact} className="text-sm wrap-anywhere text-muted">
                  {fact}
                </p>
              ))}
            </div>
            <ButtonLink to={path} look="highlight" className="max-sm:w-full" aria-label={`${t('page.play')}: ${game}`}>
              {t('page.play')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reward({ reward }: { reward: RewardView }) {
  const { t } = useTranslation('rewards');
  const { id, title, source, worth, isClaimable, facts, rollover, promotionPath } = reward;
  return (
    <li className="space-y-3 rounded-card border border-line bg-raised p-4 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 space-y-1">
          <h2 className="text-base wrap-anywhere">
            {promotionPath ? (
              <Link to={promotionPath} className="text-link hover:underline">
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          <Badge>{source}</Badge>
        </div>
        <p className="text-lg font-semibold wrap-anywhere tabular-nums">{worth}</p>
      </div>
      {rollover && (
        <div className="space-y-1.5 text-sm">
          {rollover.share !== null && <progress aria-label={title} max={1000} value={rollover.share} />}
          <p className="flex flex-wrap items-center justify-between gap-x-4 tabular-nums">
            {rollover.text}
            {rollover.share !== null && (
              <Link to={rollover.path} className="touch flex items-center font-medium text-link hover:underline">
                {t('page.rollovers')}
              </Link>
            )}
          </p>
        </div>
      )}
      {facts.length > 0 && (
        <ul className="text-sm text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {isClaimable && <ClaimButton ids={id} label={t('page.claim')} name={title} />}
    </li>
  );
}
