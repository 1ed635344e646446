import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { OrderView } from './order.server.ts';
import { receiptSchema } from './schema.ts';

/** Confirms automatically at `receiptUntil`. */
export function ReceiptForm({ order, answer }: { order: OrderView; answer: FormAnswer | undefined }) {
  const id = `receipt-${order.orderNo}`;
  return (
    <section
      aria-labelledby={id}
      className="space-y-3 rounded-card border border-accent bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-base wrap-anywhere">
        {order.receiptAsk}
      </h2>
      <p className="text-sm text-muted">{order.receiptUntil}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Answer order={order} hasArrived="yes" answer={answer} />
        <Answer order={order} hasArrived="no" answer={answer} />
      </div>
    </section>
  );
}

interface AnswerProps {
  order: OrderView;
  hasArrived: 'yes' | 'no';
  answer: FormAnswer | undefined;
}

function Answer({ order, hasArrived, answer }: AnswerProps) {
  const { t } = useTranslation('wallet');
  const form = useActionForm({
    id: `receipt-${hasArrived}-${order.orderNo}`,
    action: paths.withdraw({ order: order.orderNo, form: 'receipt' }),
    schema: receiptSchema,
    // The error belongs to the pressed button.
    answer: answer?.result.initialValue?.hasArrived === hasArrived ? answer : undefined,
  });
  return (
    <ActionForm
      form={form}
      label={t(`withdraw.receipt.${hasArrived}`)}
      errorTitle={t('withdraw.errors.summary')}
      submit={t(`withdraw.receipt.${hasArrived}`)}
      pending={t('withdraw.pending')}
      look={hasArrived === 'yes' ? 'primary' : 'outline'}
    >
      <input type="hidden" name="hasArrived" value={hasArrived} />
    </ActionForm>
  );
}
