import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useFreshPage } from '../use-fresh-page.ts';
import { CancelForm } from './cancel-form.tsx';
import type { OrderView } from './order.server.ts';
import { OrderSteps } from './order-steps.tsx';
import { ReceiptForm } from './receipt-form.tsx';

const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

/** One withdrawal: how far it is, what may be done with it, and its details. */
export function OrderPage({ order, answers }: { order: OrderView; answers: FormAnswers }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  useFreshPage(order.isMoving);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="min-w-0 space-y-4">
        {order.needsReceipt && <ReceiptForm order={order} answer={answers.receipt} />}
        <section className={CARD} aria-labelledby="order-state">
          <div role="status">
            <h2 id="order-state" className="text-lg">
              {order.stateName}
            </h2>
            <p className="mt-1 text-sm text-muted">{order.stateText}</p>
            {order.reason && <p className="mt-1 text-sm">{order.reason}</p>}
          </div>
          <OrderSteps steps={order.steps} />
          {order.canCancel && <CancelForm orderNo={order.orderNo} answer={answers.cancel} />}
          {order.isMoving && !isInteractive && (
            <ButtonLink to={order.path} look="quiet" className="w-full">
              {t('withdraw.refresh')}
            </ButtonLink>
          )}
          {!order.isMoving && <ButtonLink to={paths.withdraw()}>{t('withdraw.more')}</ButtonLink>}
        </section>
      </div>
      <section className={CARD} aria-labelledby="order-details">
        <h2 id="order-details" className="text-base">
          {t('withdraw.details')}
        </h2>
        <dl className="space-y-2 text-sm">
          {order.details.map(({ label, text }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-muted">{label}</dt>
              <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums select-all">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to={paths.withdrawalRecord()} look="outline">
          {t('withdraw.all')}
        </ButtonLink>
      </section>
    </div>
  );
}
