import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { askBalance, onBalance } from './ask-balance.ts';

/** Keeps the figure on failure. */
export function useFreshBalance(page: { balance: string | null }) {
  const [fresh, setFresh] = useState<{ after: object; balance: string } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { revalidate } = useRevalidator();
  useEffect(() => onBalance((balance) => setFresh({ after: page, balance })), [page]);
  const refresh = async () => {
    setState('loading');
    const answer = await askBalance();
    setState(answer ? 'idle' : 'failed');
    // The session has ended; the page shows it.
    if (answer && !answer.balance) revalidate();
  };
  // A revalidated page is newer.
  return { balance: fresh?.after === page ? fresh.balance : page.balance, state, refresh };
}
