import { Form } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { BreakTerms } from './break-terms.tsx';
import type { LimitsView } from './limits.server.ts';
import { timeOutSchema } from './schema.ts';

interface TimeOutFormProps {
  view: LimitsView;
  answer: FormAnswer | undefined;
}

/** Two steps: the period, then a confirmation. */
export function TimeOutForm({ view, answer }: TimeOutFormProps) {
  const { t } = useTranslation('account');
  if (view.timeOut) return <Confirmation {...view.timeOut} answer={answer} />;
  return (
    <Form action={`${paths.limits()}#time-out`} preventScrollReset className="space-y-4">
      <SelectField id="limits-time-out-days" name="days" label={t('limits.timeOut.long')} options={view.timeOuts} />
      <Button look="outline" size="large" className="w-full">
        {t('limits.next')}
      </Button>
    </Form>
  );
}

interface ConfirmationProps {
  days: number;
  ends: string;
  waiting: NonNullable<LimitsView['timeOut']>['waiting'];
  answer: FormAnswer | undefined;
}

function Confirmation({ days, ends, waiting, answer }: ConfirmationProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const action = paths.limits({ form: 'timeOut', days });
  const form = useActionForm({ id: 'limits-time-out', action, schema: timeOutSchema, answer });
  return (
    <div className="space-y-4">
      <p className="font-semibold">{t('limits.timeOut.sure', { count: days })}</p>
      <p>{t('limits.terms.until', { time: ends })}</p>
      {waiting && (
        <p className="rounded-control border border-line bg-sunken p-3.5 text-sm">
          {t('limits.timeOut.waits', { amount: waiting.amount, time: ends })}
          {waiting.deposits && ` ${t('limits.timeOut.refund', { amount: waiting.deposits })}`}
        </p>
      )}
      <BreakTerms />
      <p className="text-sm">{t('limits.terms.fixed')}</p>
      <ActionForm
        form={form}
        label={t('limits.timeOut.title')}
        errorTitle={common('errors.summary')}
        submit={t('limits.timeOut.start')}
        pending={t('limits.pending')}
      >
        <input type="hidden" name="days" value={days} />
      </ActionForm>
      <Link to={paths.limits()} preventScrollReset className="touch inline-flex font-medium text-link hover:underline">
        {t('limits.back')}
      </Link>
    </div>
  );
}
