import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import type { BettingView, OrderView, SlipView } from './betting.types.ts';
import { CancelForm, ORDERS } from './cancel-form.tsx';

export function OrderList({ slips, ordersPath, action }: Pick<BettingView, 'slips' | 'ordersPath' | 'action'>) {
  const { t } = useTranslation('betting');
  const centreLink = useCentreLink();
  return (
    <section aria-labelledby={ORDERS}>
      <h2 id={ORDERS} tabIndex={-1} className="mb-2 font-semibold">
        {t('page.orders')}
      </h2>
      {!slips || slips.length === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-6 text-center text-sm text-muted">
          {t(slips ? 'page.noOrders' : 'page.ordersFailed')}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {slips.map((slip) => (
            <li key={slip.slipNo} className="space-y-1 px-4 py-2.5 text-sm">
              <Slip slip={slip} action={action} />
            </li>
          ))}
        </ul>
      )}
      {ordersPath && slips && slips.length > 0 && (
        <Link
          {...centreLink(ordersPath)}
          className="touch mt-1 inline-flex items-center text-sm font-semibold text-link hover:underline"
        >
          {t('page.ordersAll')}
        </Link>
      )}
    </section>
  );
}

function Slip({ slip, action }: { slip: SlipView; action: string }) {
  const { t } = useTranslation('betting');
  const { play, station, content, more, numero, amount, stateName, tone, outcome, chase, orders, allPath, cancel } =
    slip;
  const centreLink = useCentreLink();
  const [only, second] = orders;
  const isOne = second === undefined;
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        {isOne && only?.path ? (
          <Link
            {...centreLink(only.path)}
            className="touch flex min-w-0 items-center font-medium text-link hover:underline"
          >
            <span className="truncate">{play}</span>
          </Link>
        ) : (
          <span className="min-w-0 truncate font-medium">{play}</span>
        )}
        <span className="shrink-0 tabular-nums">{amount}</span>
      </p>
      {station && <p className="text-xs text-muted">{station}</p>}
      <p className="flex gap-1 text-xs text-muted tabular-nums">
        <span className="truncate">
          {numero} · {content}
        </span>{' '}
        {more > 0 && <span className="shrink-0">{t('page.more', { count: more })}</span>}
      </p>
      <div className="flex items-center justify-between gap-3">
        <State stateName={stateName} tone={tone} outcome={outcome} />
        {isOne && only?.refund && (
          <CancelForm id={`cancel-${only.orderNo}`} order={only} refund={only.refund} action={action} />
        )}
      </div>
      {chase && <Progress {...chase} />}
      {!isOne && (
        <details>
          <summary className="draw-more">{t('page.slipOrders')}</summary>
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.orderNo} className="space-y-1 py-2">
                <Order order={order} action={action} />
              </li>
            ))}
          </ul>
          {allPath && (
            <Link {...centreLink(allPath)} className="touch flex items-center font-semibold text-link hover:underline">
              {t('page.slipAll')}
            </Link>
          )}
          {cancel && (
            <div className="py-2">
              <CancelForm
                id={`cancel-${slip.slipNo}`}
                order={{ ...cancel, numero }}
                count={cancel.count}
                refund={cancel.refund}
                action={action}
              />
            </div>
          )}
        </details>
      )}
    </>
  );
}

function Progress({ drawn, count, refund: amount }: NonNullable<SlipView['chase']>) {
  const { t } = useTranslation('betting');
  return (
    <p className="flex items-center gap-3 text-xs text-muted tabular-nums">
      <progress aria-hidden value={drawn} max={count} className="max-w-32" />
      {amount === null ? t('page.drawn', { drawn, count }) : t('page.stopped', { drawn, count, amount })}
    </p>
  );
}

function Order({ order, action }: { order: OrderView; action: string }) {
  const { orderNo, path, numero, about, station, amount, stateName, tone, outcome, refund } = order;
  const centreLink = useCentreLink();
  return (
    <>
      <p className="flex items-center justify-between gap-3 tabular-nums">
        {path ? (
          <Link {...centreLink(path)} className="touch flex items-center font-medium text-link hover:underline">
            {numero}
          </Link>
        ) : (
          <span className="font-medium">{numero}</span>
        )}
        <span>{amount}</span>
      </p>
      {about && (
        <p className="truncate text-xs text-muted tabular-nums">{[station, about].filter(Boolean).join(' · ')}</p>
      )}
      <div className="flex items-center justify-between gap-3">
        <State stateName={stateName} tone={tone} outcome={outcome} />
        {refund && <CancelForm id={`cancel-${orderNo}`} order={order} refund={refund} action={action} />}
      </div>
    </>
  );
}

const State = ({ stateName, tone, outcome }: Pick<OrderView, 'stateName' | 'tone' | 'outcome'>) => (
  <span data-tone={tone} className="text-muted data-[tone=won]:text-profit">
    {stateName}
    {outcome && <b className="ms-2 tabular-nums">{outcome}</b>}
  </span>
);
