import { useActionData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field } from '~/ui/field.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { codeSchema } from './code-schema.ts';

export function CodeForm() {
  const { t } = useTranslation('promotions');
  const hint = t('page.code.hint');
  const form = useActionForm({
    id: 'promo-code',
    action: paths.promotions(),
    schema: codeSchema(hint),
    answer: useActionData<FormAnswer>(),
  });
  return (
    <details open={form.answer !== undefined} className="max-w-sm">
      <summary className="touch w-fit font-medium text-link hover:underline">{t('page.code.open')}</summary>
      <div className="pt-3">
        <ActionForm
          form={form}
          label={t('page.code.title')}
          errorTitle={t('page.code.error')}
          submit={t('page.code.submit')}
          pending={t('page.code.pending')}
          look="outline"
        >
          <Field
            {...form.field('code')}
            label={t('page.code.title')}
            hint={hint}
            maxLength={24}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </ActionForm>
      </div>
    </details>
  );
}
