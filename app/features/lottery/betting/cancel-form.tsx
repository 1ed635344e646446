import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActionForm } from '~/ui/action-form.tsx';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { cancelSchema } from './schema.ts';

/** The heading of the member's bets. */
export const ORDERS = 'orders-title';

interface CancelFormProps {
  /** Of the form: the order's page opens over its list. */
  id: string;
  order: { orderNo: string; numero: string; amount: string };
  /** What cancelling costs. */
  fee: string;
  action: string;
  /** The action's response to a form that was sent without JavaScript. */
  answer?: FormAnswer | undefined;
}

/** Cancels a bet whose draw still takes some. */
export function CancelForm({ id, order, fee, action, answer }: CancelFormProps) {
  const { t } = useTranslation('betting');
  const form = useActionForm({ id, action, schema: cancelSchema, answer });
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = form.isPending;
  }, [form.isPending]);
  // A bet that is cancelled has no such form any more: its button had the focus.
  useEffect(() => () => void (isSent.current && document.getElementById(ORDERS)?.focus({ preventScroll: true })), []);
  return (
    <form.fetcher.Form {...form.formProps} method="post" {...form.target} className="flex items-center gap-2">
      <input type="hidden" name="orderNo" value={order.orderNo} />
      <FormError title={t('page.cancel')} message={form.formError} />
      <span className="text-xs text-muted tabular-nums">{t('page.cancelFee', { fee })}</span>
      <Button
        look="outline"
        size="small"
        isPending={form.isPending}
        aria-label={t('page.cancelLabel', { amount: order.amount, numero: order.numero, fee })}
      >
        {t('page.cancel')}
      </Button>
    </form.fetcher.Form>
  );
}
