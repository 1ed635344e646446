import { useActionData } from '@remix-run/react';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { PaymentPasswordMissing } from '../payment-password-missing.tsx';
import type { RedeemView } from './redeem.server.ts';
import { redeemSchema } from './schema.ts';

export default function RedeemPage({ view }: { view: RedeemView }) {
  const { t } = useTranslation('points');
  const { reward, backPath } = view;
  return (
    <div className="wrap space-y-4 py-6">
      <BackLink to={backPath}>{t('form.back')}</BackLink>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Summary view={view} />
        {reward.why !== null ? (
          <EmptyState icon="gift" title={t('form.closed')}>
            <p className="max-w-sm">{reward.why}</p>
            <ButtonLink to={backPath} look="outline">
              {t('form.back')}
            </ButtonLink>
          </EmptyState>
        ) : view.needsPassword ? (
          <PaymentPasswordMissing path={view.passwordPath} />
        ) : (
          <div className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
            <RedeemForm key={reward.id} view={view} />
          </div>
        )}
      </div>
    </div>
  );
}

function Summary({ view: { reward, left } }: { view: RedeemView }) {
  const { t } = useTranslation('points');
  return (
    <section className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <WidePicture src={reward.image} width={480} className="aspect-4/3 max-lg:aspect-video" />
      <div className="space-y-2 p-4 sm:p-5">
        <h1 className="text-xl wrap-anywhere">{reward.name}</h1>
        <p className="text-muted">{reward.text}</p>
        {reward.notes && <p className="text-sm text-muted">{reward.notes}</p>}
        <dl className="space-y-1 rounded-control bg-sunken p-3.5 text-sm tabular-nums">
          <Row label={t('cost')} text={reward.cost} />
          {reward.why === null && <Row label={t('form.left')} text={left} />}
        </dl>
      </div>
    </section>
  );
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="min-w-0 text-muted">{label}</dt>
    <dd className="text-end font-semibold">{text}</dd>
  </div>
);

function RedeemForm({ view }: { view: RedeemView }) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('points');
  const { reward, delivery } = view;
  const form = useActionForm({
    id: 'redeem',
    action: view.action,
    schema: redeemSchema(useTexts(), reward.kind),
    answer,
    ...(delivery && { defaultValue: delivery }),
    idempotencyKey: view.key,
  });
  return (
    <ActionForm
      form={form}
      label={t('form.title')}
      errorTitle={t('form.errors.summary')}
      submit={t('form.submit')}
      pending={t('form.pending')}
    >
      <input type="hidden" name="kind" value={reward.kind} />
      {reward.kind === 'GOODS' && (
        <fieldset className="space-y-4">
          <legend className="mb-3 text-lg font-semibold">{t('form.address')}</legend>
          <Field {...form.field('recipient')} label={t('form.recipient')} required autoComplete="name" maxLength={80} />
          <Field
            {...form.field('phone')}
            label={t('form.phone')}
            required
            type="tel"
            autoComplete="tel"
            maxLength={20}
          />
          <Field
            {...form.field('address')}
            label={t('form.street')}
            required
            autoComplete="street-address"
            maxLength={200}
          />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
            <Field
              {...form.field('city')}
              label={t('form.city')}
              required
              autoComplete="address-level2"
              maxLength={80}
            />
            <Field
              {...form.field('postalCode')}
              label={t('form.postalCode')}
              required
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
            />
          </div>
        </fieldset>
      )}
      <PaymentPasswordField field={form.field('paymentPassword')} />
    </ActionForm>
  );
}
