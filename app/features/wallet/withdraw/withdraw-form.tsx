import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { PaymentPasswordField } from '~/features/member/account/payment/payment-password-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { AccountChoice } from './account-choice.tsx';
import { FeePreview } from './fee-preview.tsx';
import { withdrawSchema } from './schema.ts';
import type { FormView } from './withdraw.server.ts';

interface WithdrawFormProps {
  view: FormView;
  answer: FormAnswer | undefined;
}

/** How much is withdrawn to which account; or what is missing before that. */
export function WithdrawForm({ view, answer }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const { missing, passwordPath, accountsPath } = view;
  return (
    <section
      id="withdraw-form"
      aria-labelledby="withdraw-method"
      className="scroll-mt-28 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id="withdraw-method" className="text-lg">
        {view.name}
      </h2>
      {missing ? (
        <EmptyState icon={missing === 'password' ? 'lock' : 'card'} title={t(`withdraw.missing.${missing}`)}>
          <p className="max-w-sm">{t(`withdraw.missing.${missing}Text`)}</p>
          <ButtonLink to={missing === 'password' ? passwordPath : accountsPath}>
            {t(`withdraw.missing.${missing}Link`)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <Fields view={view} answer={answer} />
      )}
    </section>
  );
}

function Fields({ view, answer }: WithdrawFormProps) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  const form = useActionForm({
    id: `withdraw-${view.code}`,
    action: paths.withdraw({ method: view.code }),
    schema: withdrawSchema(useTexts(), view.decimalSign),
    answer,
    defaultValue: { payoutId: view.accounts.find(({ isUsable }) => isUsable)?.id },
    idempotencyKey: view.key,
  });
  const amount = form.field('amount');
  const [typed, setTyped] = useState(amount.defaultValue ?? '');
  const fillMost = (most: string) => {
    const field = document.getElementById(amount.id) as HTMLInputElement | null;
    if (!field) return;
    field.value = most;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setTyped(most);
    field.focus();
  };
  return (
    <ActionForm
      form={form}
      label={t('withdraw.title')}
      errorTitle={t('withdraw.errors.summary')}
      submit={t('withdraw.submit')}
      pending={t('withdraw.pending')}
    >
      <AccountChoice field={form.field('payoutId')} accounts={view.accounts} />
      <Link to={view.accountsPath} className="touch inline-block text-sm font-medium text-link hover:underline">
        {t('withdraw.accounts')}
      </Link>
      <div className="space-y-2">
        <Field
          {...amount}
          label={t('withdraw.amount')}
          hint={`${view.limits} ${view.fee}`}
          required
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {isInteractive && view.most && (
          <button
            type="button"
            onClick={() => fillMost(view.most ?? '')}
            className="touch h-9 rounded-control border border-edge px-3 text-sm font-semibold hover:bg-current/8"
          >
            {t('withdraw.most')}
          </button>
        )}
      </div>
      {isInteractive && <FeePreview view={view} typed={typed} />}
      <PaymentPasswordField field={form.field('paymentPassword')} />
      {view.receipt && <p className="text-sm text-muted">{view.receipt}</p>}
    </ActionForm>
  );
}
