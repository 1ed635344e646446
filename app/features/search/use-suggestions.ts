import { useEffect, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { TYPING_PAUSE_MS } from './search.constants.ts';
import type { SearchView } from './search.types.ts';

/** What the site suggests for a text that is being typed; the last answer stays until the next, and an older question is given up. */
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
        // Given up, or out of reach: Enter still leads to the page of the search, which says what is wrong.
      }
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted]);

  return view;
}
