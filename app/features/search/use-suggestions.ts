import { useEffect, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { TYPING_PAUSE_MS } from './search.constants.ts';
import type { SearchView } from './search.types.ts';

/** Keeps the last response until the next; aborts outdated requests. */
export function useSuggestions(query: string): SearchView | null {
  const [view, setView] = useState<SearchView | null>(null);
  const wanted = query.trim();

  useEffect(() => {
    if (!wanted) {
      setView(null);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(paths.suggestions(wanted), { signal: controller.signal });
        if (answer.ok) setView(await answer.json());
      } catch {
        // Enter opens the search page, which shows the error.
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);

  return view;
}
