import { useActionData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { AmountField } from '../amount-field.tsx';
import { uplineSchema } from './schema.ts';
import type { UplineView } from './upline.server.ts';

interface UplinePageProps {
  view: UplineView;
}

export default function UplinePage({ view }: UplinePageProps) {
  const { t } = useTranslation('wallet');
  return (
    <section className="space-y-4">
      <h1 className="text-xl">{t('upline.title')}</h1>
      {view.missing === 'permission' && (
        <EmptyState icon="lock" title={t('upline.none')}>
          <p className="max-w-sm">{t('upline.noneText')}</p>
        </EmptyState>
      )}
      {view.missing === 'password' && (
        <EmptyState icon="lock" title={t('withdraw.missing.password')}>
          <p className="max-w-sm">{t('withdraw.missing.passwordText')}</p>
          <ButtonLink to={view.passwordPath}>{t('withdraw.missing.passwordLink')}</ButtonLink>
        </EmptyState>
      )}
      {view.missing === null && <UplineForm key={view.free} view={view} />}
    </section>
  );
}

function UplineForm({ view }: UplinePageProps) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('wallet');
  const form = useActionForm({
    id: 'upline',
    action: paths.transferUpline(),
    schema: uplineSchema(useTexts(), view.decimalSign),
    answer,
    idempotencyKey: view.key,
  });
  const { most } = view;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="space-y-3 rounded-card bg-sunken p-4 sm:p-6">
        <p className="text-sm text-muted">{t('upline.free')}</p>
        <p className="text-xl font-semibold wrap-anywhere tabular-nums">{view.free}</p>
        <p className="text-sm text-muted">{t('upline.text')}</p>
      </div>
      <div className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
        <ActionForm
          form={form}
          label={t('upline.title')}
          errorTitle={t('upline.errors.summary')}
          submit={t('upline.submit')}
          pending={t('upline.pending')}
        >
          <AmountField
            field={form.field('amount')}
            label={t('upline.amount')}
            quick={most ? [{ label: t('upline.most'), value: most }] : []}
          />
          <PaymentPasswordField field={form.field('paymentPassword')} />
        </ActionForm>
      </div>
    </div>
  );
}
