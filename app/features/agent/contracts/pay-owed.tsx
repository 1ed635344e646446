import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { OwnPaymentPassword } from '../rights/rights.tsx';
import type { AskedPay } from './pay.server.ts';
import { paySchema } from './schema.ts';
import { CARD } from './terms.tsx';

/** Asks for the payment password, alone on the page. */
export default function PayOwed({ asked, answer }: { asked: AskedPay; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('contracts');
  const form = useActionForm({ id: `pay-${asked.id}`, action: asked.action, schema: paySchema(useTexts()), answer });
  return (
    <section aria-labelledby={`owed-${asked.id}`} className={`${CARD} border-accent`}>
      <h1 id={`owed-${asked.id}`} className="text-xl">
        {asked.title}
      </h1>
      <p className="text-sm">{asked.text}</p>
      <div className="max-w-sm space-y-3">
        <ActionForm
          form={form}
          label={asked.title}
          errorTitle={t('pay.summary')}
          submit={t('pay.submit', { amount: asked.amount })}
          pending={t('pay.pending')}
        >
          <OwnPaymentPassword field={form.field('paymentPassword')} />
        </ActionForm>
        <ButtonLink to={asked.backPath} look="quiet" className="w-full">
          {t('pay.cancel')}
        </ButtonLink>
      </div>
    </section>
  );
}
