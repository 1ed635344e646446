import { Link, type LinkProps, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { MODALS, type Modal } from './layout.constants.ts';

const isModal = (value: string | null): value is Modal => MODALS.some((modal) => modal === value);

/** The dialog that the address opens, the page behind it, and the addresses of other dialogs over the same page. */
export function useModal() {
  const { pathname, search, hash, state } = useLocation();
  const params = new URLSearchParams(search);
  const name = params.get('modal');
  const noticeId = params.get('notice');
  params.delete('modal');
  params.delete('notice');
  const addressOf = (extra: URLSearchParams) => `${pathname}${extra.size > 0 ? `?${extra}` : ''}${hash}`;

  return {
    modal: isModal(name) ? name : null,
    noticeId,
    pageBehind: addressOf(params),
    /** The entry before this one is that page, so that closing is going back. */
    isPageBehindBefore: Boolean((state as { isOverPage?: boolean } | null)?.isOverPage),
    pathTo: (modal: Modal, notice?: string) => {
      const extra = new URLSearchParams(params);
      extra.set('modal', modal);
      if (notice) extra.set('notice', notice);
      return addressOf(extra);
    },
  };
}

interface ModalLinkProps extends Omit<LinkProps, 'to'> {
  modal: Modal;
  notice?: string;
  children?: ReactNode;
}

/** How a link to a dialog behaves: it leaves the page and its scroll where they are; from one dialog it replaces it. */
export function useModalLink(modal: Modal, notice?: string) {
  const current = useModal();
  const isOpen = current.modal !== null;
  return {
    to: current.pathTo(modal, notice),
    replace: isOpen,
    state: { isOverPage: !isOpen || current.isPageBehindBefore },
    preventScrollReset: true,
  } as const;
}

export function ModalLink({ modal, notice, ...rest }: ModalLinkProps) {
  return <Link {...rest} {...useModalLink(modal, notice)} />;
}
