import { useEffect } from 'react';
import { useRefresh } from '~/ui/page-over.ts';
import { useIsSending } from '~/ui/use-is-sending.ts';
import { useRefreshing } from '~/ui/use-refreshing.ts';
import { noteOpenOrder } from './open-order.ts';

/** Reads an order's page again while the order moves, also the balance after the page is left. */
export function useFreshPage(isMoving: boolean): void {
  const { refresh } = useRefresh();
  const isSending = useIsSending();
  useEffect(() => {
    if (isMoving) noteOpenOrder(true);
  }, [isMoving]);
  useRefreshing(refresh, { isWanted: isMoving && !isSending });
}
