import { useActionData } from '@remix-run/react';
import { type ChangeEvent, Suspense } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SearchForm } from '~/ui/search-form.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { Crumbs } from '../crumbs.tsx';
import type { ActView } from '../lines/lines.server.ts';
import type { MemberView } from '../member/member.server.ts';
import { useMayAct } from '../rights/rights.tsx';
import type { DownlinesView } from './downlines.server.ts';

/** The list needs no forms. */
const ActPage = lazyPart(() => import('../lines/act-page.tsx'));
const MemberPage = lazyPart(() => import('../member/member-page.tsx'));

export default function DownlinesPage({ view }: { view: DownlinesView | MemberView | ActView }) {
  const answer = useActionData() as FormAnswer | undefined;
  if ('record' in view) return <Downlines view={view} />;
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      {'act' in view ? <ActPage view={view} answer={answer} /> : <MemberPage view={view} answer={answer} />}
    </Suspense>
  );
}

/** Checkboxes of the rows belong to the form below the table. */
const CHOSEN = 'chosen-lines';

function Downlines({ view }: { view: DownlinesView }) {
  const { t } = useTranslation('agent');
  const { t: lines } = useTranslation('lines');
  const { record, crumbs, auditPath } = view;
  const mayAct = useMayAct();
  return (
    <div className="space-y-4">
      <Crumbs crumbs={crumbs} />
      <RecordsPage
        title={t('centre.pages.downlines')}
        beside={auditPath === null ? null : { path: auditPath, icon: 'receipt', label: t('centre.pages.audit') }}
        view={record}
        columns={[
          { key: 'account', label: t('downlines.account'), cell: ({ id }) => id },
          {
            key: 'name',
            label: t('downlines.name'),
            cell: ({ id, nickname, type, isDirect }) => (
              <span className="inline-flex min-w-0 items-center gap-x-2">
                {isDirect && mayAct && (
                  <label className="touch relative z-1 inline-flex shrink-0 items-center justify-center">
                    <input
                      type="checkbox"
                      form={CHOSEN}
                      name="account"
                      value={id}
                      aria-label={lines('list.choose', { name: nickname })}
                      className="size-4.5"
                    />
                  </label>
                )}
                <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                  <span className="font-medium wrap-break-word">{nickname}</span>
                  {type && <Badge>{type}</Badge>}
                </span>
              </span>
            ),
          },
          {
            key: 'members',
            label: t('downlines.members'),
            isAmount: true,
            cell: ({ members, path, nickname }) =>
              path ? (
                <Link
                  to={path}
                  aria-label={t('downlines.open', { name: nickname })}
                  className="touch text-link underline"
                >
                  {members}
                </Link>
              ) : (
                members
              ),
          },
          {
            key: 'deposit',
            label: t('overview.deposit'),
            isAmount: true,
            isWide: true,
            cell: ({ deposit }) => deposit,
          },
          {
            key: 'withdrawal',
            label: t('overview.withdrawal'),
            isAmount: true,
            isWide: true,
            cell: ({ withdrawal }) => withdrawal,
          },
          { key: 'validBet', label: t('overview.validBet'), isAmount: true, cell: ({ validBet }) => validBet },
          {
            key: 'profit',
            label: t('overview.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
          },
          {
            key: 'balance',
            label: t('downlines.balance'),
            isAmount: true,
            isWide: true,
            cell: ({ balance }) => balance,
          },
          {
            key: 'seenAt',
            label: t('downlines.seenAt'),
            isWide: true,
            cell: ({ seenAt }) => <span className="whitespace-nowrap">{seenAt}</span>,
          },
          {
            key: 'open',
            label: lines('member.details'),
            cell: ({ memberPath, nickname }) => (
              <Link
                to={memberPath}
                aria-label={lines('member.open', { name: nickname })}
                className="touch inline-flex items-center text-link underline underline-offset-2"
              >
                {lines('member.details')}
              </Link>
            ),
          },
        ]}
        detail={({ more }) => more}
      />
      {mayAct && record.rows.some(({ isDirect }) => isDirect) && <ChosenLines view={view} />}
    </div>
  );
}

function ChosenLines({ view: { record, kept } }: { view: DownlinesView }) {
  const { t } = useTranslation('lines');
  return (
    <SearchForm id={CHOSEN} action={record.path} className="flex flex-wrap items-center gap-2.5">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm text-muted">{t('list.together')}</p>
      {useIsInteractive() && (
        <label key={record.rows[0]?.id} className="touch inline-flex items-center gap-2 text-sm">
          <input type="checkbox" onChange={chooseAll} className="size-4.5" />
          {t('list.all')}
        </label>
      )}
      {(['rates', 'message'] as const).map((act) => (
        <Button key={act} name="act" value={act} look="outline" size="small">
          {t(`list.${act}`)}
        </Button>
      ))}
    </SearchForm>
  );
}

function chooseAll({ currentTarget: { form, checked } }: ChangeEvent<HTMLInputElement>) {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && field.name === 'account') field.checked = checked;
}
