import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { overPage, panelIn, withoutOverlay } from './overlay-address.ts';

/** Parameters of an overlay: the id of a notice, or which of its forms to show. */
interface More {
  notice?: string;
  method?: string;
}

/** The overlay in the current address, the page behind it, and the addresses of other overlays over the same page. */
export function useModal() {
  const { pathname, search, hash, state } = useLocation();
  const given = new URLSearchParams(search);
  const behind = withoutOverlay(given);
  const addressOf = (params: URLSearchParams) => `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`;
  const address = addressOf(behind);

  return {
    modal: panelIn(given),
    noticeId: given.get('notice'),
    pageBehind: address,
    /** How many entries of the history lie above that page, so that closing can go back to it; 0 where nobody knows. */
    entriesOver: entriesOverIn(state as OverState | null),
    pathTo: (modal: string, more: More = {}) => {
      const params = new URLSearchParams(behind);
      params.set('modal', modal);
      for (const [name, value] of Object.entries(more)) params.set(name, value);
      return addressOf(params);
    },
    /** The address of a page of the member centre over this page. */
    pathOver: (path: string) => overPage(path, address),
  };
}

/** The history's state of an entry whose overlay was opened from the page behind it. */
interface OverState {
  entriesOver?: number;
  /** Set by the router, which keeps no state through a redirect. */
  _isRedirect?: boolean;
}

/** The state of the first entry over a page. */
export const FIRST_OVER: OverState = { entriesOver: 1 };

/** Of the entry that is shown; the redirect of a form over a page replaces it. */
let entriesKept = 0;

const entriesOverIn = (state: OverState | null): number => state?.entriesOver ?? (state?._isRedirect ? entriesKept : 0);

/** Whether the entry of the history that is shown was led to by a redirect. */
export const cameByRedirect = (): boolean => Boolean(window.history.state?.usr?._isRedirect);

/** Keeps the number for an entry that a redirect puts in the place of this one, also when the page is loaded again. */
export function keepEntriesOver(entriesOver: number): void {
  entriesKept = entriesOver;
  const { history } = window;
  if (cameByRedirect()) {
    history.replaceState({ ...history.state, usr: { ...history.state.usr, entriesOver } }, '');
  }
}

/** The props of a link to an overlay: it keeps the page and its scroll position. From another overlay, it replaces the history entry. */
export function useModalLink(modal: string, more: More = {}) {
  const current = useModal();
  const isOpen = current.modal !== null;
  return {
    to: current.pathTo(modal, more),
    replace: isOpen,
    state: isOpen ? { entriesOver: current.entriesOver } : FIRST_OVER,
    preventScrollReset: true,
  } as const;
}

/** The props of a link to a page of the member centre: over this page, or alone from within the centre. */
export function useCentreLink(): (path: string) => Pick<LinkProps, 'to' | 'replace' | 'state' | 'preventScrollReset'> {
  const { modal, entriesOver, pathOver } = useModal();
  return (path) => {
    const to = pathOver(path);
    if (to === path) return { to };
    return { to, replace: modal !== null, state: modal ? { entriesOver } : FIRST_OVER, preventScrollReset: true };
  };
}

interface ModalLinkProps extends Omit<LinkProps, 'to'>, More {
  modal: string;
  children?: ReactNode;
}

export function ModalLink({ modal, notice, method, ...rest }: ModalLinkProps) {
  return <Link {...rest} {...useModalLink(modal, { ...(notice && { notice }), ...(method && { method }) })} />;
}
