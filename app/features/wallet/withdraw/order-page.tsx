import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useFreshPage } from '../use-fresh-page.ts';
import { CancelForm } from './cancel-form.tsx';
import type { OrderView } from './order.server.ts';
import { ReceiptForm } from './receipt-form.tsx';

const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

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

type Step = OrderView['steps'][number];

const BAD = new Set<Step['key']>(['rejected', 'cancelled', 'failed']);

function OrderSteps({ steps }: { steps: OrderView['steps'] }) {
  const { t } = useTranslation('wallet');
  return (
    <ol aria-label={t('withdraw.steps')} className="space-y-3">
      {steps.map((step) => (
        <li key={step.key} aria-current={step.place === 'now' ? 'step' : undefined} className="flex items-start gap-3">
          <Mark step={step} />
          <span className="min-w-0">
            <span className={step.place === 'next' ? 'block text-muted' : 'block font-medium'}>{step.name}</span>
            {step.time && <span className="block text-xs text-muted">{step.time}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const MARK = 'grid size-6 shrink-0 place-items-center rounded-full border-2';

function Mark({ step: { key, place } }: { step: Step }) {
  if (place === 'next') return <span className={`${MARK} border-line`} />;
  if (place === 'now' && BAD.has(key))
    return (
      <span className={`${MARK} border-negative text-negative`}>
        <Icon name="close" className="size-3.5" />
      </span>
    );
  if (place === 'done' || key === 'success')
    return (
      <span className={`${MARK} border-accent bg-accent text-on-accent`}>
        <Icon name="check" className="size-3.5" />
      </span>
    );
  return (
    <span className={`${MARK} border-accent`}>
      <span className="size-2.5 rounded-full bg-accent" />
    </span>
  );
}
