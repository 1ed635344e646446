import { useRevalidator } from '@remix-run/react';
import { createContext, useContext } from 'react';

/** How a page is addressed, and read again, that is shown over another one. */
export interface PageOver {
  /** The address of a path of the site, over the same page where it opens there. */
  linkTo: (path: string) => string;
  /** Where a form is sent, so that its redirect comes back over the same page. */
  actionTo: (action: string) => string;
  /** The `location.state` of the next entry of the history, or of one that replaces this. */
  stateOf: (isReplacing: boolean) => unknown;
  /** Reads the page again, and not the one behind it. */
  refresh: () => void;
  isRefreshing: boolean;
}

/** Null for a page that stands alone. */
export const PageOverContext = createContext<PageOver | null>(null);

/** Where the forms of a page are sent, for those that are no `useActionForm`. */
export function useActionTo(): (action: string) => string {
  const over = useContext(PageOverContext);
  return over ? over.actionTo : (action) => action;
}

/** Reads the page again, with its frame where it stands alone. */
export function useRefresh(): Pick<PageOver, 'refresh' | 'isRefreshing'> {
  const { revalidate, state } = useRevalidator();
  return useContext(PageOverContext) ?? { refresh: revalidate, isRefreshing: state !== 'idle' };
}
