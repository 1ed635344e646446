import { useEffect, useState } from 'react';

const TIMEOUT_MS = 10_000;
const answers = new Map<string, Promise<unknown>>();

/** Caches until unload, unless it failed. */
function fetchOnce(address: string): Promise<unknown> {
  const known = answers.get(address);
  if (known) return known;
  const answer = fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  });
  answers.set(address, answer);
  answer.catch(() => answers.delete(address));
  return answer;
}

/**
 * Returns null before and on failure; links work without it. A fetcher's failure would replace the page with the error
 * page.
 */
export function useFetched<Answer>(address: string | null): Answer | null {
  const [fetched, setFetched] = useState<{ address: string; answer: Answer } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (address) {
      fetchOnce(address).then(
        (answer) => isCurrent && setFetched({ address, answer: answer as Answer }),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return fetched?.address === address ? fetched.answer : null;
}
