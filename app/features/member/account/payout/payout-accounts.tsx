import { useFetcher } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { PartAnswer } from '../part/part.types.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountsView, PayoutCardView } from './payout.server.ts';
import { PayoutCard } from './payout-card.tsx';

interface PayoutAccountsProps {
  view: AccountsView;
  answer?: PartAnswer;
}

export function PayoutAccounts({ view, answer }: PayoutAccountsProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { kind, kinds, accounts, toRemove, limit, action } = view;
  const isFull = accounts.length >= limit;
  // Its error shows above the list.
  const removal = useFetcher<PartAnswer>();
  const isRemoval = answer?.result.initialValue?.id !== undefined;
  const refused = removal.data ?? (isRemoval ? answer : undefined);
  return (
    <div className="space-y-5">
      {kinds.length > 1 && (
        <TabLinks
          label={t('means.accounts.kinds')}
          tabs={kinds.map(({ key, path, count }) => ({
            key,
            path,
            label: `${t(`means.accounts.kind.${key}`)} · ${count}/${limit}`,
            isSelected: key === kind,
          }))}
          isReplacing
        />
      )}
      {refused && <FormError title={common('errors.summary')} message={refused.result.error?.['']?.[0]} />}
      {toRemove && <Removal key={toRemove.id} account={toRemove} action={action} fetcher={removal} />}
      {accounts.length === 0 ? (
        <EmptyState icon="card" title={t(`means.accounts.empty.${kind}`)}>
          <p className="max-w-sm">{t('means.accounts.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2">
          {accounts.map((account) => (
            <li key={account.id} className="min-w-0">
              <PayoutCard account={account} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="rounded-control bg-sunken p-3.5 text-sm">{t('means.accounts.limit', { count: limit })}</p>
      ) : (
        <NewAccount key={`${kind} ${accounts.length}`} view={view} answer={isRemoval ? undefined : answer} />
      )}
    </div>
  );
}

/** Collapsed when there is an account; without a payment password, links to set one. */
function NewAccount({ view, answer }: PayoutAccountsProps) {
  const { t } = useTranslation('account');
  const { kind, accounts, hasPaymentPassword, paymentPath } = view;
  if (!hasPaymentPassword) {
    return (
      <div className="space-y-3 rounded-control bg-sunken p-4">
        <p className="flex gap-2.5 text-sm">
          <Icon name="lock" className="mt-0.5 size-4.5 shrink-0" />
          {t('means.accounts.paymentFirst')}
        </p>
        <ButtonLink to={paymentPath}>{t('means.payment.set')}</ButtonLink>
      </div>
    );
  }
  return (
    <details
      className="group/new rounded-control border border-line"
      open={accounts.length === 0 || answer !== undefined}
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control px-4 font-semibold hover:bg-sunken">
        <span className="flex-1">{t(`means.accounts.add.${kind}`)}</span>
        <Icon name="down" className="size-5 text-muted transition-transform group-open/new:rotate-180" />
      </summary>
      <div className="p-4 pt-2">
        <AccountForm view={view} answer={answer} />
      </div>
    </details>
  );
}

interface RemovalProps {
  account: PayoutCardView;
  action: string;
  fetcher: ReturnType<typeof useFetcher<PartAnswer>>;
}

function Removal({ account, action, fetcher }: RemovalProps) {
  const { t } = useTranslation('account');
  const isPending = fetcher.state !== 'idle';
  const target = useFormTarget(action);
  const send = useSubmitOnce(fetcher, target);
  return (
    <section
      aria-labelledby="account-removal"
      className="space-y-3 rounded-control border border-negative/50 bg-negative/8 p-4"
    >
      <h3 id="account-removal" className="text-base font-semibold wrap-anywhere">
        {t('means.accounts.removeAsk', { name: `${account.provider} ${account.number}` })}
      </h3>
      <p className="text-sm">{t('means.accounts.removeText')}</p>
      <fetcher.Form method="post" {...target} className="flex flex-wrap gap-2.5" onSubmit={send}>
        <ActingAs />
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={account.id} />
        <Button isPending={isPending}>{t('means.accounts.removeYes')}</Button>
        <ButtonLink to={action} look="outline" preventScrollReset>
          {t('means.accounts.keep')}
        </ButtonLink>
      </fetcher.Form>
    </section>
  );
}
