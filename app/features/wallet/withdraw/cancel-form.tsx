import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { orderSchema } from './schema.ts';

export function CancelForm({ orderNo, answer }: { orderNo: string; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const action = paths.withdraw({ order: orderNo, form: 'cancel' });
  const form = useActionForm({ id: `cancel-${orderNo}`, action, schema: orderSchema, answer });
  return (
    <ActionForm
      form={form}
      label={t('withdraw.cancel')}
      errorTitle={t('withdraw.errors.summary')}
      submit={t('withdraw.cancel')}
      pending={t('withdraw.pending')}
      look="outline"
    />
  );
}
