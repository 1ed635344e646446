import { useFetcher, useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import type { PlayWallet } from '~/features/wallet/wallet.types.ts';
import { BALANCE_AFTER_MS } from './play.constants.ts';

/**
 * What is in the wallet that the game plays from. It is read again after rounds, and after every dialog, which may have moved money:
 * `onMoved` is told of an amount that no round explains.
 */
export function useWalletAmount(wallet: PlayWallet | null, onMoved: () => void) {
  const { data, load } = useFetcher<{ wallet: string | null }>();
  const { key } = useLocation();
  const account = wallet?.accountTypeId;
  const shownKey = useRef(key);
  const knownAmount = useRef(wallet?.amount);
  const isAfterRound = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const told = useRef(onMoved);
  told.current = onMoved;

  const readAfterRound = useCallback(() => {
    isAfterRound.current = true;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => load(paths.balance({ account })), BALANCE_AFTER_MS);
  }, [load, account]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useEffect(() => {
    if (shownKey.current === key || !account) return;
    shownKey.current = key;
    load(paths.balance({ account }));
  }, [key, load, account]);
  useEffect(() => {
    if (!data?.wallet) return;
    if (!isAfterRound.current && data.wallet !== knownAmount.current) told.current();
    knownAmount.current = data.wallet;
    isAfterRound.current = false;
  }, [data]);
  return { amount: data?.wallet ?? wallet?.amount ?? null, readAfterRound };
}
