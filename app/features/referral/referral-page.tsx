import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CopyButton } from '~/ui/copy-button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { ShareButton } from '~/ui/share-button.tsx';
import type { ReferralView } from './referral.server.ts';

const TOTALS = ['friends', 'credit', 'points'] as const;

export default function ReferralPage({ view }: { view: ReferralView }) {
  const { t } = useTranslation('referral');
  const { friends, totals, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <section className="max-w-3xl space-y-4">
      <h1 className="text-xl">{t('title')}</h1>
      <Invitation view={view} />
      <dl className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card border border-line bg-raised shadow-card">
        {TOTALS.filter((name) => totals[name] !== null).map((name) => (
          <div key={name} className="flex min-w-0 flex-col-reverse justify-end px-3 py-3 sm:px-5">
            <dt className="text-xs text-muted">{t(`totals.${name}`)}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{totals[name]}</dd>
          </div>
        ))}
      </dl>
      <Tiers view={view} />
      <section aria-labelledby="friends" className="space-y-2.5">
        <h2 id="friends" className="text-base">
          {t('records')}
        </h2>
        {friends.length === 0 ? (
          <EmptyState icon="heart" title={t('empty')}>
            <p className="max-w-sm">{t('emptyText')}</p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
            {friends.map((friend) => (
              <Friend key={friend.id} friend={friend} />
            ))}
          </ul>
        )}
        {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
      </section>
    </section>
  );
}

function Invitation({ view: { code, link, invitation, qrSvg } }: { view: ReferralView }) {
  const { t } = useTranslation('referral');
  const texts = { copy: t('copy'), copied: t('copied') };
  const rows = [
    ['code', code, 'text-lg font-semibold tracking-wider'],
    ['link', link, 'text-sm'],
  ] as const;
  return (
    <div className="flex gap-6 rounded-card border border-line bg-raised p-4 shadow-card max-sm:flex-col sm:p-5">
      <div className="min-w-0 flex-1 space-y-3.5">
        <p className="text-sm text-muted">{t('text')}</p>
        <dl className="space-y-3">
          {rows.map(([name, value, className]) => (
            <div key={name}>
              <dt className="text-xs text-muted">{t(name)}</dt>
              <dd className="flex flex-wrap items-baseline">
                <span className={`min-w-0 wrap-anywhere select-all ${className}`}>{value}</span>
                <CopyButton text={value} label={t(name)} texts={texts} />
              </dd>
            </div>
          ))}
        </dl>
        <ShareButton text={invitation} url={link}>
          {t('share')}
        </ShareButton>
      </div>
      <div className="flex shrink-0 flex-col items-center gap-2">
        <div
          role="img"
          aria-label={t('qr')}
          className="size-36 rounded-control border border-line bg-[white] p-2 [&>svg]:size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server
          dangerouslySetInnerHTML={{ __html: qrSvg }}
        />
        <p className="text-xs text-muted">{t('scan')}</p>
      </div>
    </div>
  );
}

function Tiers({ view: { tiers } }: { view: ReferralView }) {
  const { t } = useTranslation('referral');
  return (
    <section aria-labelledby="tiers" className="space-y-2.5">
      <h2 id="tiers" className="text-base">
        {t('steps')}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
        {tiers.map(({ kind, title, you, friend, reached }, index) => (
          <li key={kind} className="flex gap-3.5 px-4 py-3.5">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-sunken text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1 space-y-1.5">
              <p className="font-medium">{title}</p>
              <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
                <div className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{t('you')}</dt>
                  <dd className="font-semibold text-link">{you}</dd>
                </div>
                <div className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{t('friend')}</dt>
                  <dd className="font-semibold text-link">{friend}</dd>
                </div>
              </dl>
              {reached && <p className="text-xs text-muted">{reached}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p className="text-xs text-muted">{t('note')}</p>
    </section>
  );
}

const LOOKS = {
  OPEN: 'text-muted',
  REACHED: 'text-positive',
  REVIEW: 'text-text',
  MISSED: 'text-muted line-through',
};

function Friend({ friend: { player, joined, tiers } }: { friend: ReferralView['friends'][number] }) {
  const { t } = useTranslation('referral');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{player}</p>
        <p className="text-xs text-muted">{joined}</p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {tiers.map(({ kind, state }) => (
          <li key={kind} className={`flex items-center gap-1.5 ${LOOKS[state]}`}>
            {state === 'REACHED' && <Icon name="check" className="size-4" />}
            {state === 'REVIEW' && <Icon name="clock" className="size-4" />}
            {t(`short.${kind}`)}
            <span className={state === 'REVIEW' ? 'text-muted' : 'sr-only'}>: {t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
