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
  params.delete('method');
  const addressOf = (extra: URLSearchParams) => `${pathname}${extra.size > 0 ? `?${extra}` : ''}${hash}`;

  return {
    modal: isModal(name) ? name : null,
    noticeId,
    pageBehind: addressOf(params),
    /** The entry before this one is that page, so that closing is going back. */
    isPageBehindBefore: Boolean((state as { isOverPage?: boolean } | null)?.isOverPage),
    /** `more` are the parameters of that dialog: which notice, which of its forms. */
    pathTo: (modal: Modal, more: { notice?: string; method?: string } = {}) => {
      const extra = new URLSearchParams(params);
      extra.set('modal', modal);
      for (const [name, value] of Object.entries(more)) extra.set(name, value);
      return addressOf(extra);
    },
  };
}

interface ModalLinkProps extends Omit<LinkProps, 'to'> {
  modal: Modal;
  notice?: string;
  /** Which of the dialog's forms. */
  method?: string;
  children?: ReactNode;
}

/** How a link to a dialog behaves: it leaves the page and its scroll where they are; from one dialog it replaces it. */
export function useModalLink(modal: Modal, notice?: string, more: { method?: string } = {}) {
  const current = useModal();
  const isOpen = current.modal !== null;
  return {
    to: current.pathTo(modal, { ...more, ...(notice && { notice }) }),
    replace: isOpen,
    state: { isOverPage: !isOpen || current.isPageBehindBefore },
    preventScrollReset: true,
  } as const;
}

export function ModalLink({ modal, notice, method, ...rest }: ModalLinkProps) {
  return <Link {...rest} {...useModalLink(modal, notice, method ? { method } : {})} />;
}
