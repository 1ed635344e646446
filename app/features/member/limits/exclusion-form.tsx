import { Form } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FieldError } from '~/ui/field.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { LoginPasswordField } from '../login-password-field.tsx';
import { BreakTerms } from './break-terms.tsx';
import type { LimitsView } from './limits.server.ts';
import { exclusionSchema } from './schema.ts';

interface ExclusionFormProps {
  view: LimitsView;
  answer: FormAnswer | undefined;
}

/** The period, then a confirmation with the password. */
export function ExclusionForm({ view, answer }: ExclusionFormProps) {
  const { t } = useTranslation('account');
  if (view.exclusion) return <Confirmation {...view.exclusion} view={view} answer={answer} />;
  return (
    <Form action={`${paths.limits()}#exclusion`} preventScrollReset className="space-y-4">
      <SelectField
        id="limits-exclusion-months"
        name="months"
        label={t('limits.exclusion.long')}
        options={view.exclusions}
      />
      <Button look="outline" size="large" className="w-full">
        {t('limits.next')}
      </Button>
    </Form>
  );
}

function Confirmation({ view, months, ends, answer }: ExclusionFormProps & { months: number; ends: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const form = useActionForm({
    id: 'limits-exclusion',
    action: paths.limits({ form: 'exclude', months }),
    schema: exclusionSchema(useTexts(), view.hasPassword),
    answer,
  });
  const understood = form.field('understood');
  return (
    <div className="space-y-4">
      <p className="font-semibold">{t('limits.exclusion.sure', { count: months })}</p>
      <p>{t('limits.terms.until', { time: ends })}</p>
      <BreakTerms />
      <ul className="list-disc space-y-1 ps-5 text-sm">
        <li>{t('limits.exclusion.signsOut')}</li>
        <li>{t('limits.exclusion.rollovers')}</li>
        <li>{t('limits.terms.fixed')}</li>
      </ul>
      <ActionForm
        form={form}
        label={t('limits.exclusion.title')}
        errorTitle={common('errors.summary')}
        submit={t('limits.exclusion.start')}
        pending={t('limits.pending')}
      >
        <input type="hidden" name="months" value={months} />
        {view.hasPassword && <LoginPasswordField field={form.field('password')} />}
        <div>
          <Checkbox
            id={understood.id}
            name={understood.name}
            label={t('limits.exclusion.understood')}
            aria-invalid={understood.error ? true : undefined}
            aria-describedby={understood.error ? `${understood.id}-error` : undefined}
          />
          <FieldError id={`${understood.id}-error`}>{understood.error}</FieldError>
        </div>
      </ActionForm>
      <Link to={paths.limits()} preventScrollReset className="touch inline-flex font-medium text-link hover:underline">
        {t('limits.back')}
      </Link>
    </div>
  );
}
