import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { askBalance } from './ask-balance.ts';

/** The page's balance, or what was read after it; when that fails, the figure stays. */
export function useFreshBalance(page: { balance: string | null }) {
  const [fresh, setFresh] = useState<{ after: object; balance: string } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { revalidate } = useRevalidator();
  const refresh = async () => {
    setState('loading');
    const answer = await askBalance();
    setState(answer ? 'idle' : 'failed');
    if (answer?.balance) setFresh({ after: page, balance: answer.balance });
    // The session has ended, which the page tells.
    else if (answer) revalidate();
  };
  // When the page was read again, that is newer.
  return { balance: fresh?.after === page ? fresh.balance : page.balance, state, refresh };
}
