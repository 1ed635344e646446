import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { overPage, panelIn, withoutOverlay } from './overlay-address.ts';

interface More {
  notice?: string;
  method?: string;
}

/** Includes URLs of other overlays over the same page. */
export function useModal() {
  const { pathname, search, hash, state } = useLocation();
  const given = new URLSearchParams(search);
  const behind = withoutOverlay(given);
  const addressWith = (params: URLSearchParams) => `${pathname}${params.size > 0 ? `?${params}` : ''}${hash}`;
  const address = addressWith(behind);

  return {
    modal: panelIn(given),
    noticeId: given.get('notice'),
    pageBehind: address,
    /** 0 when unknown. */
    entriesOver: entriesOverIn(state as OverState | null),
    pathTo: (modal: string, more: More = {}) => {
      const params = new URLSearchParams(behind);
      params.set('modal', modal);
      for (const [name, value] of Object.entries(more)) params.set(name, value);
      return addressWith(params);
    },
    pathOver: (path: string) => overPage(path, address),
  };
}

/** `location.state`. */
interface OverState {
  entriesOver?: number;
  /** The router drops the state on a redirect. */
  _isRedirect?: boolean;
}

/** The first entry over a page. */
export const FIRST_OVER: OverState = { entriesOver: 1 };

/** A form's redirect replaces the current entry. */
let entriesKept = 0;

const entriesOverIn = (state: OverState | null): number => state?.entriesOver ?? (state?._isRedirect ? entriesKept : 0);

export const cameByRedirect = (): boolean => Boolean(window.history.state?.usr?._isRedirect);

/** Survives a reload. */
export function keepEntriesOver(entriesOver: number): void {
  entriesKept = entriesOver;
  const { history } = window;
  if (cameByRedirect()) {
    history.replaceState({ ...history.state, usr: { ...history.state.usr, entriesOver } }, '');
  }
}

/** Keeps the page and its scroll position. From another overlay, replaces the history entry. */
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

/** Over this page, or alone within the centre. */
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
