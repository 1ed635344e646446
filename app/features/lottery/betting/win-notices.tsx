import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Toast } from '~/ui/toast.tsx';
import { ToastPortal } from '~/ui/toast-area.tsx';
import type { BettingView, OrderView } from './betting.types.ts';
import { formatMoney, parseUnits } from './money.ts';

/** One toast for all bets that won on this page. */
export function WinNotices({ orders, currencySymbol }: Pick<BettingView, 'orders' | 'currencySymbol'>) {
  const { t } = useTranslation('betting');
  const { t: layout } = useTranslation('layout');
  const [wins, setWins] = useState<readonly OrderView[]>([]);
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!orders) return;
    const won = orders.filter(({ orderNo, win }) => win && waiting.current.has(orderNo));
    waiting.current = new Set(orders.filter(({ tone }) => tone === 'open').map(({ orderNo }) => orderNo));
    if (won.length > 0) setWins(won);
  }, [orders]);
  const [first] = wins;
  const sum = wins.reduce((all, { win }) => all + parseUnits(win?.decimal ?? '0'), 0n);
  const amount = `${currencySymbol}${formatMoney(sum)}`;
  const count = new Set(wins.map(({ numero }) => numero)).size;
  return (
    <ToastPortal>
      <div role="status">
        {first && (
          <Toast
            // A new win shows after a dismissed toast.
            key={first.orderNo}
            tone="success"
            text={count > 1 ? t('page.wonOver', { amount, count }) : t('page.won', { amount, numero: first.numero })}
            dismissLabel={layout('toast.dismiss')}
          />
        )}
      </div>
    </ToastPortal>
  );
}
