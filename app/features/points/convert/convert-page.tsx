import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { AmountField } from '~/features/wallet/amount-field.tsx';
import { Preview } from '~/features/wallet/preview.tsx';
import { formatMoney, parseUnits } from '~/i18n/money.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { PaymentPasswordMissing } from '../payment-password-missing.tsx';
import { PointsTabs } from '../points-tabs.tsx';
import type { ConvertView } from './convert.server.ts';
import { convertSchema, parsePoints } from './schema.ts';

export default function ConvertPage({ view }: { view: ConvertView }) {
  const { t } = useTranslation('points');
  return (
    <div className="wrap space-y-5 py-6">
      <PointsTabs selected="convert" />
      <h1 className="text-xl">{t('convert.title')}</h1>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="space-y-3 rounded-card bg-sunken p-4 sm:p-6">
          <div>
            <p className="text-sm text-muted">{t('have')}</p>
            <p className="text-xl font-semibold wrap-anywhere tabular-nums">{view.points}</p>
          </div>
          <div>
            <p className="text-sm text-muted">{t('convert.left')}</p>
            <p className="font-semibold wrap-anywhere tabular-nums">{view.left}</p>
          </div>
          <p className="text-sm text-muted">{view.rule}</p>
          {view.turnover && <p className="text-sm text-muted">{view.turnover}</p>}
        </div>
        {view.needsPassword ? (
          <PaymentPasswordMissing path={view.passwordPath} />
        ) : (
          <div className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
            <ConvertForm key={view.points} view={view} />
          </div>
        )}
      </div>
    </div>
  );
}

function ConvertForm({ view }: { view: ConvertView }) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('points');
  const isInteractive = useIsInteractive();
  const form = useActionForm({
    id: 'convert',
    action: paths.convertPoints(),
    schema: convertSchema(useTexts()),
    answer,
    idempotencyKey: view.key,
  });
  const field = form.field('points');
  const [typed, setTyped] = useState(field.defaultValue ?? '');
  return (
    <ActionForm
      form={form}
      label={t('convert.title')}
      errorTitle={t('convert.errors.summary')}
      submit={t('convert.submit')}
      pending={t('convert.pending')}
    >
      <AmountField
        field={field}
        label={t('convert.points')}
        quick={view.most ? [{ label: t('convert.most'), value: view.most }] : []}
        onTyped={setTyped}
      />
      {isInteractive && <Preview rows={[{ label: t('convert.credit'), text: creditText(view, typed) }]} />}
      <PaymentPasswordField field={form.field('paymentPassword')} />
    </ActionForm>
  );
}

/** A dash for points that are no whole steps. */
function creditText({ step, value, currency }: ConvertView, typed: string): string {
  const points = parsePoints(typed) ?? 0;
  if (points === 0 || points % step !== 0) return '–';
  return formatMoney(parseUnits(value) * BigInt(points / step), currency);
}
