import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge, CountBadge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { CheckIn } from '../promotions/check-in.tsx';
import { useOpenToday } from '../promotions/open-today.ts';
import { Board } from './board.tsx';
import type { MissionsView, MissionView } from './missions.server.ts';

interface MissionsPageProps {
  view: MissionsView;
}

export default function MissionsPage({ view }: MissionsPageProps) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('missions');
  const { tabs, group, board, returnTo } = view;
  const { checkIn } = useOpenToday();
  return (
    <section className="max-w-3xl space-y-4">
      <h1 className="text-xl">{t('title')}</h1>
      <FormError
        title={t('error')}
        message={answer?.result.error?.['']?.[0]}
        {...(answer?.requestId && { reference: answer.requestId })}
      />
      {!board && <Summary view={view} />}
      {!board && checkIn && <CheckIn view={checkIn} returnTo={returnTo} />}
      <TabLinks
        label={t('title')}
        tabs={tabs.map(({ key, claimable, ...tab }) => ({
          ...tab,
          key,
          label: t(`tabs.${key}`),
          icon: claimable > 0 && <Badge look="hot">{claimable}</Badge>,
        }))}
      />
      {board && <Board view={board} />}
      {group &&
        (group.list.length === 0 ? (
          <EmptyState icon="trophy" title={t('empty')}>
            <p className="max-w-sm">{t('emptyText')}</p>
          </EmptyState>
        ) : (
          <>
            <p className="text-sm text-muted">{group.ends}</p>
            <ul className="space-y-2.5">
              {group.list.map((mission) => (
                <Mission key={mission.key} mission={mission} returnTo={returnTo} />
              ))}
            </ul>
          </>
        ))}
    </section>
  );
}

function Summary({ view: { claimable, claimAll, next, returnTo } }: { view: MissionsView }) {
  const { t } = useTranslation('missions');
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card sm:grid-cols-2 sm:gap-6 sm:p-5">
      <div className="flex items-start gap-3">
        <span className="relative grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-link">
          <Icon name="trophy" className="size-5.5" />
          <CountBadge count={claimable} className="-top-1" />
        </span>
        <div className="min-w-0 space-y-2">
          <p className="font-semibold">
            {claimable > 0 ? t('summary.claimable', { count: claimable }) : t('summary.none')}
          </p>
          {claimAll ? (
            <ClaimButton fields={{ ids: claimAll }} action={returnTo}>
              {t('summary.claimAll')}
            </ClaimButton>
          ) : (
            <p className="text-sm text-muted">{t('summary.noneText')}</p>
          )}
        </div>
      </div>
      {next && (
        <div className="space-y-1.5 border-line max-sm:border-t max-sm:pt-4 sm:border-s sm:ps-6">
          <p className="text-xs text-muted">{t('summary.next')}</p>
          <p id="next-mission" className="font-medium wrap-anywhere">
            {next.title}
          </p>
          <progress aria-labelledby="next-mission" max={1000} value={next.share} />
          <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
            <span>{next.progress}</span>
            <span>{next.reward}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function Mission({ mission, returnTo }: { mission: MissionView; returnTo: string }) {
  const { t } = useTranslation('missions');
  const { key, id, title, state, progress, share, reward, activity, note, action } = mission;
  const isClosed = state !== 'OPEN' && state !== 'CLAIMABLE';
  return (
    <li
      className={`flex items-center gap-x-4 gap-y-2 rounded-card border bg-raised px-4 py-3 shadow-card ${state === 'CLAIMABLE' ? 'border-highlight' : 'border-line'}`}
    >
      <div className={`min-w-0 flex-1 space-y-1.5 ${isClosed ? 'text-muted' : ''}`}>
        <p id={`mission-${key}`} className="font-medium wrap-anywhere">
          {title}
        </p>
        {progress && !isClosed && (
          <div className="space-y-1">
            <progress aria-labelledby={`mission-${key}`} max={1000} value={share} />
            <p className="text-xs text-muted tabular-nums">{progress}</p>
          </div>
        )}
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
          <span className={`font-semibold ${isClosed ? '' : 'text-link'}`}>{reward}</span>
          <span className="text-muted">{activity}</span>
          {note && <span className="text-muted">{note}</span>}
        </p>
      </div>
      <div className="shrink-0">
        {state === 'CLAIMABLE' && (
          <ClaimButton fields={{ ids: id }} action={returnTo} aria-label={t('claimNamed', { name: title })}>
            {t('claim')}
          </ClaimButton>
        )}
        {action && (
          <ButtonLink to={action.path} look="outline" size="small" aria-label={`${action.label}: ${title}`}>
            {action.label}
          </ButtonLink>
        )}
        {state === 'LOCKED' && <Icon name="lock" className="size-5 text-muted" />}
        {(state === 'CLAIMED' || state === 'EXPIRED' || state === 'REVOKED') && (
          <span className="flex items-center gap-1.5 text-sm text-muted">
            {state === 'CLAIMED' && <Icon name="check" className="size-4 text-positive" />}
            {t(`states.${state}`)}
          </span>
        )}
      </div>
    </li>
  );
}

interface ClaimButtonProps {
  action: string;
  fields: { ids: string };
  'aria-label'?: string;
  children: ReactNode;
}

function ClaimButton(props: ClaimButtonProps) {
  const { t } = useTranslation('missions');
  return <ButtonForm {...props} errorTitle={t('error')} look="highlight" size="small" />;
}
