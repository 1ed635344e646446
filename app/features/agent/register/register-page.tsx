import { useState } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { RecordTable } from '~/ui/record-table.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { ReadOnly, useMayAct } from '../rights/rights.tsx';
import { AccountForm } from './account-form.tsx';
import type { AccountAnswer } from './action.server.ts';
import { InviteLink } from './invite-link.tsx';
import { LinkForm } from './link-form.tsx';
import { Poster } from './poster.tsx';
import type { AccountView, JoinedView, LinksView, RegisterCentreView } from './register.server.ts';

export default function RegisterCentrePage({ view }: { view: RegisterCentreView }) {
  const { t } = useTranslation('agent');
  if (view.tab === 'poster') return <Poster view={view} />;
  return (
    <section className="min-w-0 space-y-4">
      <h1 className="text-xl">{t('centre.pages.register')}</h1>
      <TabLinks label={t('centre.pages.register')} tabs={view.tabs} />
      {view.tab === 'account' && <Account view={view} />}
      {view.tab === 'links' && <Links view={view} />}
      {view.tab === 'joined' && <Joined view={view} />}
    </section>
  );
}

function Account({ view }: { view: AccountView }) {
  const { t } = useTranslation('register');
  const { account } = useFormAnswers<AccountAnswer>('account');
  // A new form forgets the card of the account before.
  const [round, setRound] = useState(0);
  if (!useMayAct()) return <ReadOnly />;
  if (view.hasPaymentPassword)
    return (
      <AccountForm
        key={round}
        view={view}
        answer={round === 0 ? account : undefined}
        onAnother={() => setRound(round + 1)}
      />
    );
  return (
    <EmptyState icon="lock" title={t('missing.title')}>
      <p className="max-w-sm">{t('missing.text')}</p>
      <ButtonLink to={view.passwordPath}>{t('missing.link')}</ButtonLink>
    </EmptyState>
  );
}

function Links({ view }: { view: LinksView }) {
  const { t } = useTranslation('register');
  const { link, manage } = useFormAnswers('account');
  const mayAct = useMayAct();
  const { page, totalPages, links, sorts } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <div className="space-y-4">
      {mayAct && (
        <details
          key={links[0]?.code}
          open={links.length === 0 || link !== undefined}
          className="group/new rounded-card border border-line bg-raised shadow-card"
        >
          <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold text-link sm:px-6">
            <span className="flex-1">{t('links.new')}</span>
            <Icon name="down" className="size-5 text-muted transition-transform group-open/new:rotate-180" />
          </summary>
          <div className="border-t border-line p-4 sm:p-6">
            <LinkForm view={view} answer={link} />
          </div>
        </details>
      )}
      {links.length === 0 ? (
        <EmptyState icon="mail" title={t('links.empty')}>
          <p className="max-w-sm">{t('links.emptyText')}</p>
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-muted">{t('links.counted')}</p>
          {sorts.length > 0 && <Sorts sorts={sorts} />}
          <ul className="space-y-3">
            {links.map((each) => (
              <InviteLink key={each.code} link={each} managePath={view.managePath} answer={manage} />
            ))}
          </ul>
        </>
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </div>
  );
}

function Sorts({ sorts }: Pick<LinksView, 'sorts'>) {
  const { t } = useTranslation('register');
  return (
    <nav aria-label={t('links.sort')} className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {t('links.sort')}
      {sorts.map(({ label, path, now }) => (
        <Link
          key={path}
          to={path}
          preventScrollReset
          aria-current={now ? 'true' : undefined}
          className="choice-link gap-1"
        >
          {label}
          {now && <Icon name="down" className={`size-3.5 ${now === 'ASC' ? 'rotate-180' : ''}`} />}
        </Link>
      ))}
    </nav>
  );
}

function Joined({ view }: { view: JoinedView }) {
  const { t } = useTranslation('register');
  const { rows, only, page, totalPages } = view;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <div className="space-y-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        {view.count}
        {only && (
          <>
            <span>{t('joined.only', { code: only.code })}</span>
            <Link to={only.allPath} className="touch font-medium text-link hover:underline">
              {t('joined.all')}
            </Link>
          </>
        )}
      </p>
      {rows.length === 0 ? (
        <EmptyState icon="user" title={t('joined.empty')}>
          <p className="max-w-sm">{t('joined.emptyText')}</p>
        </EmptyState>
      ) : (
        <RecordTable
          label={t('joined.title')}
          rows={rows}
          sorts={view.sorts}
          columns={[
            { key: 'account', label: t('joined.account'), cell: ({ id }) => id },
            {
              key: 'name',
              label: t('joined.name'),
              cell: ({ nickname, type }) => (
                <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
                  <span className="font-medium wrap-anywhere">{nickname}</span>
                  {type && <Badge>{type}</Badge>}
                </span>
              ),
            },
            { key: 'code', label: t('joined.code'), cell: ({ code }) => code },
            { key: 'registeredAt', label: t('joined.time'), cell: ({ time }) => time },
            { key: 'deposit', label: t('joined.deposit'), cell: ({ hasDeposited }) => hasDeposited },
          ]}
        />
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </div>
  );
}
