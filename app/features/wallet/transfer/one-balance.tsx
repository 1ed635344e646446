import { useTranslation } from '~/i18n/use-translation.ts';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { BalanceForm } from './balance-form.tsx';

interface OneBalanceProps {
  id: string;
  /** Absent where the page shows it. */
  sum?: string;
  returnTo: string;
  answers?: FormAnswers;
}

export function OneBalance({ id, sum, returnTo, answers = {} }: OneBalanceProps) {
  const { t } = useTranslation('wallet');
  // Another tab sent a transfer before the member chose one balance.
  const refused = answers.transfer ?? answers.collect;
  const [message] = Object.values(refused?.result.error ?? {}).flatMap((each) => each ?? []);
  return (
    <div className="space-y-4">
      <FormError title={t('transfer.errors.summary')} message={message} reference={refused?.requestId} />
      {sum !== undefined && (
        <p className="rounded-control bg-sunken p-4">
          <span className="block text-xs text-muted">{t('balance.one.title')}</span>
          <span className="block text-xl font-semibold tabular-nums">{sum}</span>
        </p>
      )}
      <p>{t('balance.one.text')}</p>
      <BalanceForm id={id} to="many" returnTo={returnTo} answer={answers.balance} />
      <p className="text-sm text-muted">{t('balance.many.text')}</p>
    </div>
  );
}
