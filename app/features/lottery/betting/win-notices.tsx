import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Toast } from '~/ui/toast.tsx';
import { ToastPortal } from '~/ui/toast-area.tsx';
import type { BettingView, OrderView } from './betting.types.ts';

/** Tells the wins of bets that waited for their draw while the page was open. */
export function WinNotices({ orders }: Pick<BettingView, 'orders'>) {
  const { t } = useTranslation('betting');
  const { t: layout } = useTranslation('layout');
  const [wins, setWins] = useState<readonly OrderView[]>([]);
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!orders) return;
    const won = orders.filter(({ orderNo, tone }) => tone === 'won' && waiting.current.has(orderNo));
    waiting.current = new Set(orders.filter(({ tone }) => tone === 'open').map(({ orderNo }) => orderNo));
    if (won.length > 0) setWins(won);
  }, [orders]);
  if (wins.length === 0) return null;
  return (
    <ToastPortal>
      <div role="status" className="space-y-3">
        {wins.map(({ orderNo, win, numero }) => (
          <Toast
            key={orderNo}
            tone="success"
            text={t('page.won', { amount: win ?? '', numero })}
            dismissLabel={layout('toast.dismiss')}
          />
        ))}
      </div>
    </ToastPortal>
  );
}
