import { paths } from '~/config/paths.ts';
import type { DecimalSign } from '~/i18n/amount.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field } from '~/ui/field.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { LimitsView } from './limits.server.ts';
import { limitsSchema } from './schema.ts';

interface LimitGroupProps {
  group: LimitsView['groups'][number];
  sign: DecimalSign;
  answer: FormAnswer | undefined;
}

export function LimitGroup({ group: { kind, fields }, sign, answer }: LimitGroupProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const isMine = answer?.result.initialValue?.kind === kind;
  const values = Object.fromEntries(fields.map(({ period, value }) => [period, value]));
  const form = useActionForm({
    id: `limits-${kind}`,
    action: paths.limits({ form: 'limits' }),
    schema: limitsSchema(useTexts(), sign, kind),
    answer: isMine ? answer : undefined,
    defaultValue: values,
  });
  const label = t(`limits.kinds.${kind}`);
  return (
    <ActionForm
      form={form}
      label={label}
      errorTitle={common('errors.summary')}
      submit={t('limits.save')}
      pending={t('limits.pending')}
    >
      <input type="hidden" name="kind" value={kind} />
      {fields.map(({ period, used, resets, value }) => (
        <Field
          key={`${period} ${value}`}
          {...form.field(period)}
          label={t(`limits.periods.${period}`)}
          hint={t('limits.used', { used, date: resets })}
          placeholder={t('limits.none')}
          inputMode={kind === 'TIME' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
        />
      ))}
    </ActionForm>
  );
}
