import { useEffect } from 'react';
import type { MemberPanelView } from '~/features/member/member.types.ts';

/** Loaded for members only. */
const loadWatch = () => import('~/features/wallet/balance-watch.ts');
/** The page works without it. */
const ignore = () => {};

/** Keeps the member's balance true after movements elsewhere. */
export function useBalanceWatch(member: MemberPanelView | null): void {
  const isMember = member !== null;
  useEffect(() => {
    if (!isMember) return;
    let isOver = false;
    let stop = ignore;
    loadWatch().then(({ watchBalance }) => {
      if (!isOver) stop = watchBalance();
    }, ignore);
    return () => {
      isOver = true;
      stop();
    };
  }, [isMember]);
  const balance = member?.balance;
  useEffect(() => {
    if (balance) loadWatch().then(({ tellBalance }) => tellBalance(balance), ignore);
  }, [balance]);
}
