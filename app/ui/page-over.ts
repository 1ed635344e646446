import { useRevalidator } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** How the router is told to navigate. */
interface NavigateOptions {
  replace?: boolean | undefined;
  preventScrollReset?: boolean | undefined;
  state?: unknown;
}

/** How a page is addressed, and read again, that is shown over another one. */
export interface PageOver {
  /** The address of a path of the site, over the same page where it opens there. */
  linkTo: (path: string) => string;
  /** Where a form is sent, so that its redirect comes back over the same page. */
  actionTo: (action: string) => string;
  /** How a path is navigated to: over the same page, that keeps its scroll position, and closing knows how far it is. */
  optionsOf: (options: NavigateOptions, pathname?: string) => NavigateOptions;
  /** Reads the page again, and not the one behind it. */
  refresh: () => void;
  isRefreshing: boolean;
}

/** Null for a page that stands alone. */
export const PageOverContext = createContext<PageOver | null>(null);

/** Where the form of a page is sent, and that its redirect does not scroll the page behind; for forms that are no `useActionForm`. */
export function useFormTarget(action: string): { action: string; preventScrollReset: boolean } {
  const over = useContext(PageOverContext);
  return { action: over?.actionTo(action) ?? action, preventScrollReset: over !== null };
}

/** Reads the page again, with its frame where it stands alone. */
export function useRefresh(): Pick<PageOver, 'refresh' | 'isRefreshing'> {
  const { revalidate, state } = useRevalidator();
  return useContext(PageOverContext) ?? { refresh: revalidate, isRefreshing: state !== 'idle' };
}
