import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { withoutOverlay } from './overlay-address.ts';

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

  return {
    modal: given.get('modal'),
    noticeId: given.get('notice'),
    pageBehind: addressOf(behind),
    /** Whether the previous history entry is that page, so that closing can navigate back. */
    isPageBehindBefore: Boolean((state as { isOverPage?: boolean } | null)?.isOverPage),
    pathTo: (modal: string, more: More = {}) => {
      const params = new URLSearchParams(behind);
      params.set('modal', modal);
      for (const [name, value] of Object.entries(more)) params.set(name, value);
      return addressOf(params);
    },
  };
}

/** The props of a link to an overlay: it keeps the page and its scroll position. From another overlay, it replaces the history entry. */
export function useModalLink(modal: string, more: More = {}) {
  const current = useModal();
  const isOpen = current.modal !== null;
  return {
    to: current.pathTo(modal, more),
    replace: isOpen,
    state: { isOverPage: !isOpen || current.isPageBehindBefore },
    preventScrollReset: true,
  } as const;
}

interface ModalLinkProps extends Omit<LinkProps, 'to'>, More {
  modal: string;
  children?: ReactNode;
}

export function ModalLink({ modal, notice, method, ...rest }: ModalLinkProps) {
  return <Link {...rest} {...useModalLink(modal, { ...(notice && { notice }), ...(method && { method }) })} />;
}
