import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { askBalance, onBalance } from './ask-balance.ts';
import { mayHaveOpenOrder, noteOpenOrder } from './open-order.ts';

const POLL_MS = seconds(4);

/** The member's tabs; their balances are only compared, never shown. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('balance');
/** The last balance that any tab knew. */
let known: string | null = null;
let heardAt = 0;

function tell(balance: string): void {
  known = balance;
  tabs?.postMessage(balance);
}

/**
 * Keeps a page's balance true after movements elsewhere: this tab reads it when another knows a new one, and one visible
 * tab reads it every 4 s while an order is open.
 */
export function useBalanceWatch(balance: string | null): void {
  useEffect(() => {
    if (balance !== null) tell(balance);
  }, [balance]);
  useEffect(() => {
    let isOld = false;
    const catchUp = () => {
      if (document.hidden || !isOld) return;
      isOld = false;
      void askBalance();
    };
    const hear = ({ data }: MessageEvent<string>) => {
      isOld ||= known !== null && data !== known;
      known = data;
      heardAt = Date.now();
      catchUp();
    };
    const poll = async () => {
      if (document.hidden || !mayHaveOpenOrder() || Date.now() - heardAt < POLL_MS) return;
      const answer = await askBalance({ orders: 1 });
      if (answer && !answer.isOrderOpen) noteOpenOrder(false);
    };
    const stopTelling = onBalance(tell);
    const timer = setInterval(poll, POLL_MS);
    tabs?.addEventListener('message', hear);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      stopTelling();
      clearInterval(timer);
      tabs?.removeEventListener('message', hear);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, []);
}
