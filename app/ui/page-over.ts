import { useRevalidator } from '@remix-run/react';
import { createContext, useContext } from 'react';

interface NavigateOptions {
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  state?: unknown;
}

/** URLs and reload of a page over another page. */
export interface PageOver {
  /** Returns a path's URL, over the same page if it opens there. */
  linkTo: (path: string) => string;
  /** Returns a form's action whose redirect stays over the same page. */
  actionTo: (action: string) => string;
  /** Returns options of a navigation over the same page: keeps its scroll position and the distance for closing. */
  optionsOf: (options: NavigateOptions, pathname?: string) => NavigateOptions;
  /** Reloads the page without the one behind. */
  refresh: () => void;
  isRefreshing: boolean;
}

/** Null for a page that stands alone. */
export const PageOverContext = createContext<PageOver | null>(null);

/** Returns a form's props: its redirect stays over the page and does not scroll it. For forms without `useActionForm`. */
export function useFormTarget(action: string): { action: string; preventScrollReset: boolean } {
  const over = useContext(PageOverContext);
  return { action: over?.actionTo(action) ?? action, preventScrollReset: over !== null };
}

/** Reloads the page, with its layout when it stands alone. */
export function useRefresh(): Pick<PageOver, 'refresh' | 'isRefreshing'> {
  const { revalidate, state } = useRevalidator();
  return useContext(PageOverContext) ?? { refresh: revalidate, isRefreshing: state !== 'idle' };
}
