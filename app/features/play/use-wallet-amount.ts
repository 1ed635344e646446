import { useFetcher, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import type { PlayWallet } from '~/features/wallet/wallet.types.ts';
import { BALANCE_AFTER_MS } from './play.constants.ts';

/** What is in the wallet that the game plays from; it is read again when asked for, and after every dialog, which may have moved money. */
export function useWalletAmount(wallet: PlayWallet | null) {
  const fetcher = useFetcher<{ wallet: string | null }>();
  const { key } = useLocation();
  const shownFor = useRef(key);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const account = wallet?.accountTypeId;
  const { load } = fetcher;
  const readAgain = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => load(paths.balance({ account })), BALANCE_AFTER_MS);
  }, [load, account]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    readAgain();
  }, [key, readAgain]);
  return { amount: fetcher.data?.wallet ?? wallet?.amount ?? null, readAgain };
}
