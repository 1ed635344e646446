import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { collectSchema } from './schema.ts';

interface CollectFormProps {
  id: string;
  idempotencyKey: string;
  returnTo: string;
  answer?: FormAnswer;
}

export function CollectForm({ id, idempotencyKey, returnTo, answer }: CollectFormProps) {
  const { t } = useTranslation('wallet');
  const action = paths.transfer({ returnTo, form: 'collect' });
  const form = useActionForm({ id, action, schema: collectSchema, answer, idempotencyKey });
  return (
    <ActionForm
      form={form}
      label={t('transfer.collect')}
      errorTitle={t('transfer.errors.summary')}
      submit={t('transfer.collect')}
      pending={t('transfer.pending')}
      look="outline"
    />
  );
}
