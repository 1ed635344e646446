import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { askBalance, onTold, tellBalance, wasToldWithin } from './ask-balance.ts';

const POLL_MS = seconds(4);
/** Local storage key, set while an order may be open. */
const ORDER = 'openOrder';

function store(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(ORDER, '1');
    else localStorage.removeItem(ORDER);
  } catch {
    // Without storage the balance is not polled.
  }
}

function isStored(): boolean {
  try {
    return localStorage.getItem(ORDER) !== null;
  } catch {
    return false;
  }
}

/** Has the balance polled until no order of the member is open. */
export const watchOrders = (): void => store(true);

/**
 * Keeps the balance of a member's page true after movements elsewhere: a tab reads it when another knows a new one, and
 * one visible tab reads it every 4 s while an order is open. `balance` is the page's; null for a visitor.
 */
export function useBalanceWatch(balance: string | null, isMember: boolean): void {
  useEffect(() => {
    if (balance !== null) tellBalance(balance);
  }, [balance]);
  useEffect(() => {
    if (!isMember) return;
    let isOld = false;
    const catchUp = () => {
      if (document.hidden || !isOld) return;
      isOld = false;
      void askBalance();
    };
    const poll = async () => {
      if (document.hidden || !isStored() || wasToldWithin(POLL_MS)) return;
      const answer = await askBalance({ orders: 1 });
      if (answer && !answer.isOrderOpen) store(false);
    };
    const stopHearing = onTold((isNew) => {
      isOld ||= isNew;
      catchUp();
    });
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      stopHearing();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [isMember]);
}
