import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { askBalance, onBalance } from './ask-balance.ts';

/** The page's balance, or what was read after it, by this or by a game that is played; when that fails, the figure stays. */
export function useFreshBalance(page: { balance: string | null }) {
  const [fresh, setFresh] = useState<{ after: object; balance: string } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { revalidate } = useRevalidator();
  useEffect(() => onBalance((balance) => setFresh({ after: page, balance })), [page]);
  const refresh = async () => {
    setState('loading');
    const answer = await askBalance();
    setState(answer ? 'idle' : 'failed');
    // The session has ended, which the page tells.
    if (answer && !answer.balance) revalidate();
  };
  // When the page was read again, that is newer.
  return { balance: fresh?.after === page ? fresh.balance : page.balance, state, refresh };
}
