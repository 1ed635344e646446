import { useEffect, useState } from 'react';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { ServiceAnchor } from '~/features/system/service/service-link.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Button, ButtonLink, buttonClasses } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useRefresh } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { CopyButton } from '../copy-button.tsx';
import { useFreshPage } from '../use-fresh-page.ts';
import type { DepositAnswer } from './action.server.ts';
import type { OrderView } from './deposit.server.ts';
import { ProofForm } from './proof-form.tsx';
import { orderSchema } from './schema.ts';

const CARD = 'space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';
export function OrderPage({ order, answers }: { order: OrderView; answers: FormAnswers<DepositAnswer> }) {
  const { t } = useTranslation('wallet');
  useFreshPage(order.isMoving);
  const { pays, facts, qr, cashier, confirmations } = order;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section className={CARD} aria-labelledby="order-state">
        <div role="status">
          <h2 id="order-state" className="text-lg">
            {order.stateName}
          </h2>
          <p className="mt-1 text-sm text-muted">{order.stateText}</p>
          {order.isLate && <p className="mt-1 text-sm">{t('deposit.late')}</p>}
          {order.isOther && <p className="mt-1 text-sm">{t('deposit.other')}</p>}
        </div>
        {order.remainingMs > 0 && <TimeLeft order={order} />}
        {confirmations && order.state !== 'waiting' && (
          <div className="space-y-1 text-sm">
            <p>{t('deposit.confirmations', confirmations)}</p>
            <progress
              aria-label={t('deposit.confirmations', confirmations)}
              max={confirmations.needed}
              value={confirmations.done}
            />
          </div>
        )}
        {pays && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken p-3">
            <span className="text-sm text-muted">{t('deposit.pay')}</span>
            <span className="flex items-center gap-2.5">
              <strong className="text-lg tabular-nums select-all">{pays.text}</strong>
              <CopyButton text={pays.copied} label={t('deposit.amount')} />
            </span>
          </p>
        )}
        {qr && (
          <div
            role="img"
            aria-label={t('deposit.qr')}
            className="mx-auto w-56 max-w-full overflow-hidden rounded-control border border-line bg-white"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server from the order
            dangerouslySetInnerHTML={{ __html: qr }}
          />
        )}
        {qr && <OnThisPhone qr={qr} app={order.app} orderNo={order.orderNo} />}
        {facts.length > 0 && (
          <dl className="divide-y divide-line">
            {facts.map(({ label, text, copied }) => (
              <div key={label} className="flex items-center justify-between gap-3 py-2">
                <dt className="shrink-0 text-sm text-muted">{label}</dt>
                <dd className="flex min-w-0 items-center gap-2.5">
                  <span className="min-w-0 text-end font-medium wrap-anywhere select-all">{text}</span>
                  <CopyButton text={copied} label={label} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {cashier && (
          <a
            href={cashier}
            rel="noreferrer"
            className="touch inline-flex h-12 w-full items-center justify-center rounded-control bg-accent px-6 font-semibold text-on-accent hover:brightness-110"
          >
            {t('deposit.cashier')}
          </a>
        )}
        {order.canReport && <OrderButton order={order} form="paid" answer={answers.paid} look="primary" />}
        {order.canCancel && <OrderButton order={order} form="cancel" answer={answers.cancel} look="outline" />}
        {!order.isMoving && (
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.home()}>{t('deposit.play')}</ButtonLink>
            <ButtonLink to={paths.deposit()} look="outline">
              {t('deposit.more')}
            </ButtonLink>
          </div>
        )}
        {order.isMoving && <Refresh order={order} />}
        <p className="text-center text-sm">
          <ServiceAnchor className="touch inline-flex items-center gap-2 font-medium text-link hover:underline">
            <Icon name="headset" className="size-4.5" />
            {t('deposit.service')}
          </ServiceAnchor>
        </p>
      </section>
      <div className="space-y-4">
        {order.takesProof && <ProofForm order={order} answer={answers.proof} />}
        <section className={CARD} aria-labelledby="order-details">
          <h2 id="order-details" className="text-base">
            {t('deposit.details')}
          </h2>
          <dl className="space-y-2 text-sm">
            {order.details.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums select-all">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {order.payments.length > 0 && <Payments payments={order.payments} />}
      </div>
    </div>
  );
}

function Payments({ payments }: Pick<OrderView, 'payments'>) {
  const { t } = useTranslation('wallet');
  return (
    <section className={CARD} aria-labelledby="order-payments">
      <h2 id="order-payments" className="text-base">
        {t('deposit.payments')}
      </h2>
      <ul className="divide-y divide-line text-sm">
        {payments.map(({ amount, state, isReturned, time, id }) => (
          <li key={`${id} ${time}`} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 text-muted">
              {time}
              {id && <span className="block wrap-anywhere select-all">{id}</span>}
            </span>
            <span className="text-end font-medium tabular-nums">
              {amount}
              <span className={`block font-normal ${isReturned ? 'text-muted' : 'text-profit'}`}>{state}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A phone cannot scan its own screen: it opens the code, or a bank's app reads its picture. */
function OnThisPhone({ qr, app, orderNo }: { qr: string; app: string | null; orderNo: string }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  return (
    <div className="flex flex-wrap justify-center gap-2.5 lg:hidden">
      {app && (
        <a href={app} rel="noreferrer" className={buttonClasses('primary', 'small')}>
          {t('deposit.openApp')}
        </a>
      )}
      {isInteractive && (
        <Button type="button" look="outline" size="small" onClick={() => savePicture(qr, `${orderNo}.png`)}>
          {t('deposit.savePicture')}
        </Button>
      )}
    </div>
  );
}

const PICTURE_SIZE = 640;

/** Saves an SVG as a PNG, which galleries show. */
async function savePicture(svg: string, name: string): Promise<void> {
  const picture = new Image(PICTURE_SIZE, PICTURE_SIZE);
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const link = document.createElement('a');
  link.download = name;
  link.href = canvas.toDataURL('image/png');
  link.click();
}

/** Polling needs JavaScript. */
function Refresh({ order }: { order: OrderView }) {
  const { t } = useTranslation('wallet');
  const { refresh, isRefreshing } = useRefresh();
  if (!useIsInteractive())
    return (
      <ButtonLink to={order.path} look="quiet" className="w-full">
        {t('deposit.refresh')}
      </ButtonLink>
    );
  return (
    <Button type="button" look="quiet" className="w-full" isPending={isRefreshing} onClick={refresh}>
      {t('deposit.refresh')}
    </Button>
  );
}

function TimeLeft({ order }: { order: OrderView }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  const [left, setLeft] = useState(order.remainingMs);
  useEffect(() => {
    const endsAt = performance.now() + order.remainingMs;
    const tick = () => setLeft(Math.max(0, endsAt - performance.now()));
    tick();
    const timer = setInterval(tick, seconds(1));
    return () => clearInterval(timer);
  }, [order.remainingMs]);
  const whole = Math.ceil(left / seconds(1));
  const clock = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  return (
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span className="text-muted">{isInteractive ? t('deposit.left') : t('deposit.until')}</span>
      {isInteractive ? (
        <span role="timer" className="text-lg font-semibold tabular-nums">
          {clock}
        </span>
      ) : (
        <span className="font-semibold">{order.expiresAt}</span>
      )}
    </p>
  );
}

interface OrderButtonProps {
  order: OrderView;
  form: 'paid' | 'cancel';
  answer: FormAnswer | undefined;
  look: 'primary' | 'outline';
}

function OrderButton({ order, form: name, answer, look }: OrderButtonProps) {
  const { t } = useTranslation('wallet');
  const action = paths.deposit({ order: order.orderNo, form: name });
  const form = useActionForm({ id: `order-${name}`, action, schema: orderSchema, answer });
  return (
    <ActionForm
      form={form}
      label={t(`deposit.${name}`)}
      errorTitle={t('deposit.errors.summary')}
      submit={t(`deposit.${name}`)}
      pending={t('deposit.pending')}
      look={look}
    />
  );
}
