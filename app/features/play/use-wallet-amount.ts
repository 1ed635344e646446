import { useLocation, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askBalance, onBalance } from '~/features/wallet/ask-balance.ts';
import { BALANCE_AFTER_MS } from './play.constants.ts';
import type { FrameView } from './play.types.ts';

/**
 * Requests the balance, the bonus and the free rounds after rounds and after dialogs, which may transfer money. Calls `onMoved` when the
 * balance changed without a round. Keeps the last ones on failure.
 */
export function useWalletAmount({ wallet, game, ...first }: FrameView, onMoved: () => void) {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const isShown = wallet !== null;
  const account = wallet?.accountTypeId ?? undefined;
  const [amount, setAmount] = useState(wallet?.amount ?? null);
  const [bonus, setBonus] = useState(first.bonus);
  const [freeRounds, setFreeRounds] = useState(first.freeRounds);
  const shownKey = useRef(key);
  const knownAmount = useRef(amount);
  const isAfterRound = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef(0);
  const told = useRef(onMoved);
  told.current = onMoved;

  const show = useCallback((read: string) => {
    if (!isAfterRound.current && read !== knownAmount.current) told.current();
    knownAmount.current = read;
    isAfterRound.current = false;
    setAmount(read);
  }, []);
  // The one balance is shown whoever reads it.
  useEffect(() => (isShown && account === undefined ? onBalance(show) : undefined), [isShown, account, show]);
  const read = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const answer = await askBalance({ game: game.id, ...(account !== undefined && { account }) });
    // The session has ended; the page shows it.
    if (answer && !answer.balance) revalidate();
    // Responses may arrive out of order.
    if (!answer || turn !== asked.current) return;
    if (answer.wallet) show(answer.wallet);
    if (answer.bonus !== undefined) setBonus(answer.bonus);
    if (answer.freeRounds !== undefined) setFreeRounds(answer.freeRounds);
  }, [account, game.id, revalidate, show]);
  const readAfterRound = useCallback(() => {
    if (!isShown) return;
    isAfterRound.current = true;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(read, BALANCE_AFTER_MS);
  }, [read, isShown]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asked.current += 1;
    },
    [],
  );
  useEffect(() => {
    if (shownKey.current === key || !isShown) return;
    shownKey.current = key;
    void read();
  }, [key, read, isShown]);
  return { amount, bonus, freeRounds, readAfterRound };
}
