import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { parseAmount } from '~/i18n/amount.ts';
import { formatMoney, parseUnits } from '~/i18n/money.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { AmountField } from '../amount-field.tsx';
import { computeFee } from '../fee.ts';
import { Preview } from '../preview.tsx';
import { AccountChoice } from './account-choice.tsx';
import { withdrawSchema } from './schema.ts';
import type { FormView } from './withdraw.server.ts';

interface WithdrawFormProps {
  view: FormView;
  answer: FormAnswer | undefined;
}

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
      <AmountField
        field={amount}
        label={t('withdraw.amount')}
        hint={`${view.limits} ${view.fee}`}
        quick={view.most ? [{ label: t('withdraw.most'), value: view.most }] : []}
        onTyped={setTyped}
      />
      {isInteractive && <FeePreview view={view} typed={typed} />}
      <PaymentPasswordField field={form.field('paymentPassword')} />
      {view.receipt && <p className="text-sm text-muted">{view.receipt}</p>}
    </ActionForm>
  );
}

function FeePreview({ view, typed }: { view: FormView; typed: string }) {
  const { t } = useTranslation('wallet');
  const plain = parseAmount(typed, view.decimalSign);
  const amount = plain === null ? 0n : parseUnits(plain);
  const fee = amount > 0n ? computeFee(view.terms, amount, smallestPaid(view.currency.code)) : 0n;
  const money = (units: bigint) => (amount > 0n ? formatMoney(units, view.currency) : '–');
  return (
    <Preview
      rows={[
        { label: t('withdraw.fee'), text: money(fee) },
        { label: t('withdraw.total'), text: money(amount + fee) },
      ]}
    />
  );
}
