import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { balanceSchema } from './schema.ts';

interface BalanceFormProps {
  id: string;
  to: 'one' | 'many';
  returnTo: string;
  answer?: FormAnswer;
}

export function BalanceForm({ id, to, returnTo, answer }: BalanceFormProps) {
  const { t } = useTranslation('wallet');
  const form = useActionForm({
    id,
    action: paths.transfer({ returnTo, form: 'balance' }),
    schema: balanceSchema,
    answer,
  });
  return (
    <ActionForm
      form={form}
      label={t(`balance.${to}.choose`)}
      errorTitle={t('balance.error')}
      submit={t(`balance.${to}.choose`)}
      pending={t('balance.pending')}
      look="outline"
    >
      <input type="hidden" name="autoTransfer" value={to === 'one' ? 'on' : 'off'} />
    </ActionForm>
  );
}
