import { useId, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActingAs } from '~/ui/acting-as.tsx';
import { useActionForm } from '~/ui/action-form.tsx';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { Refund } from './betting.types.ts';
import { cancelSchema } from './schema.ts';

export const ORDERS = 'orders-title';

interface CancelFormProps {
  /** The order's page opens over its list. */
  id: string;
  order: { orderNo: string; numero: string; amount: string };
  /** Absent for one order. */
  count?: number;
  refund: Refund;
  action: string;
  /** Response to a form sent without JavaScript. */
  answer?: FormAnswer | undefined;
}

/** Asks for confirmation when scripts run. */
export function CancelForm({ id, order, count, refund, action, answer }: CancelFormProps) {
  const { t } = useTranslation('betting');
  const title = useId();
  const isInteractive = useIsInteractive();
  const form = useActionForm({
    id,
    action,
    schema: cancelSchema,
    answer,
    keepsPlace: true,
    onValid: () => setAsking(false),
  });
  const [isAsking, setAsking] = useState(false);
  const { orderNo, numero, amount } = order;
  const { fee, back } = refund;
  return (
    <form.fetcher.Form {...form.formProps} method="post" {...form.target} className="flex flex-wrap items-center gap-2">
      <ActingAs />
      <input type="hidden" name="orderNo" value={orderNo} />
      {count && <input type="hidden" name="wholeSlip" value="on" />}
      <FormError title={t('page.cancelFault')} message={form.formError} />
      <Button
        type={isInteractive ? 'button' : 'submit'}
        look="outline"
        size="small"
        className="h-auto! min-h-11 shrink! py-1 whitespace-normal! tabular-nums sm:min-h-9"
        isPending={form.isPending}
        aria-label={count ? undefined : t('page.cancelLabel', { amount, numero, fee })}
        onClick={isInteractive ? () => setAsking(true) : undefined}
      >
        {count ? t('page.cancelSlip', { count, fee }) : t('page.cancel', { fee })}
      </Button>
      {isAsking && (
        <StackedDialog isAlert labelledBy={title} describedBy={`${title}-text`} onClose={() => setAsking(false)}>
          <div className="space-y-4 p-5">
            <h2 id={title} className="text-lg">
              {count ? t('page.cancelSlipAsk', { count }) : t('page.cancelAsk', { numero })}
            </h2>
            <p id={`${title}-text`} className="tabular-nums">
              {t('page.cancelCost', { amount, fee, back })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="button" look="outline" className="flex-1" onClick={() => setAsking(false)}>
                {t('page.cancelKeep')}
              </Button>
              <Button className="flex-1" data-first-focus>
                {t(count ? 'page.cancelSlipYes' : 'page.cancelYes')}
              </Button>
            </div>
          </div>
        </StackedDialog>
      )}
    </form.fetcher.Form>
  );
}
