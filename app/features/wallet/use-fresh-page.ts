import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { useRefresh } from '~/ui/page-over.ts';
import { useIsSending } from '~/ui/use-is-sending.ts';
import { noteOpenOrder } from './open-order.ts';

const REFRESH_MS = seconds(5);

/** Reads an order's page again while the order moves, also the balance after the page is left. */
export function useFreshPage(isMoving: boolean): void {
  const { refresh } = useRefresh();
  const isSending = useIsSending();
  useEffect(() => {
    if (isMoving) noteOpenOrder(true);
  }, [isMoving]);
  useEffect(() => {
    if (!isMoving || isSending) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMoving, isSending, refresh]);
}
