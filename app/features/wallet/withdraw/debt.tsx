import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { orderSchema } from './schema.ts';
import type { AskView } from './withdraw.server.ts';

/** In place of the form: no withdrawal is open while the member owes money. */
export function Debt({ view, answer }: { view: NonNullable<AskView['debt']>; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const form = useActionForm({
    id: 'pay-debt',
    action: paths.withdraw({ form: 'debt' }),
    schema: orderSchema,
    answer,
  });
  return (
    <section
      aria-labelledby="debt"
      className="max-w-2xl space-y-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id="debt" className="flex gap-2.5 text-base wrap-anywhere">
        <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
        {view.title}
      </h2>
      <p className="text-sm">{view.text}</p>
      {view.submit && (
        <ActionForm
          form={form}
          label={view.title}
          errorTitle={t('withdraw.errors.summary')}
          submit={view.submit}
          pending={t('withdraw.pending')}
        />
      )}
    </section>
  );
}
