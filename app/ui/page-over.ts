import { useRevalidator, useSearchParams } from '@remix-run/react';
import { createContext, useContext } from 'react';

interface NavigateOptions {
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  state?: unknown;
}

export interface PageOver {
  /** Over the same page if the path opens there. */
  linkTo: (path: string) => string;
  /** The redirect stays over the same page. */
  actionTo: (action: string) => string;
  /** Keeps the scroll position and the distance for closing. */
  optionsOf: (options: NavigateOptions, pathname?: string) => NavigateOptions;
  /** The page behind stays. */
  refresh: () => void;
  isRefreshing: boolean;
}

/** Null for a page that stands alone. */
export const PageOverContext = createContext<PageOver | null>(null);

/** Adds the page to which a success returns. */
export const actionOver = (action: string, behind: string): string =>
  `${action}${action.includes('?') ? '&' : '?'}over=${encodeURIComponent(behind)}`;

/**
 * The redirect stays over the page and does not scroll it; so does that of a form which was refused without scripts and
 * stands alone. For forms without `useActionForm`.
 */
export function useFormTarget(action: string): { action: string; preventScrollReset: boolean } {
  const over = useContext(PageOverContext);
  const [search] = useSearchParams();
  const behind = search.get('over');
  const alone = behind ? actionOver(action, behind) : action;
  return { action: over?.actionTo(action) ?? alone, preventScrollReset: over !== null };
}

/** Includes the layout when the page stands alone. */
export function useRefresh(): Pick<PageOver, 'refresh' | 'isRefreshing'> {
  const { revalidate, state } = useRevalidator();
  return useContext(PageOverContext) ?? { refresh: revalidate, isRefreshing: state !== 'idle' };
}
