import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import type { BettingView } from './betting.types.ts';
import { CancelForm, ORDERS } from './cancel-form.tsx';

export function OrderList({ orders, ordersPath, action }: Pick<BettingView, 'orders' | 'ordersPath' | 'action'>) {
  const { t } = useTranslation('betting');
  const centreLink = useCentreLink();
  return (
    <section aria-labelledby={ORDERS}>
      <h2 id={ORDERS} tabIndex={-1} className="mb-2 font-semibold">
        {t('page.orders')}
      </h2>
      {!orders || orders.length === 0 ? (
        <p className="rounded-card border border-dashed border-line px-4 py-6 text-center text-sm text-muted">
          {t(orders ? 'page.noOrders' : 'page.ordersFailed')}
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {orders.map((order) => (
            <li key={order.orderNo} className="space-y-1 px-4 py-2.5 text-sm">
              <p className="flex justify-between gap-3">
                {order.path ? (
                  <Link
                    {...centreLink(order.path)}
                    className="touch min-w-0 truncate font-medium text-link hover:underline"
                  >
                    {order.play}
                  </Link>
                ) : (
                  <span className="min-w-0 truncate font-medium">{order.play}</span>
                )}
                <span className="shrink-0 tabular-nums">{order.amount}</span>
              </p>
              {order.station && <p className="text-xs text-muted">{order.station}</p>}
              <p className="truncate text-xs text-muted tabular-nums">
                {order.numero} · {order.content}
              </p>
              <div className="flex items-center justify-between gap-3">
                <span data-tone={order.tone} className="text-muted data-[tone=won]:text-profit">
                  {order.stateName}
                  {order.outcome && <b className="ms-2 tabular-nums">{order.outcome}</b>}
                </span>
                {order.refund && (
                  <CancelForm id={`cancel-${order.orderNo}`} order={order} refund={order.refund} action={action} />
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {ordersPath && orders && orders.length > 0 && (
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
