import { useNavigate } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** A path of the site, or `?…` for the page that is open with another query. */
  to: string;
  /** Follows it with a new document. */
  reloadDocument?: boolean;
  replace?: boolean;
  preventScrollReset?: boolean;
  /** What the page finds in `location.state`. */
  state?: unknown;
}

/**
 * A link within the site, followed without a new document. Remix's `Link` resolves its address while it renders, which took an eighth of
 * the time of a page with 150 links; here the browser has resolved it when it is clicked.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, reloadDocument, replace, preventScrollReset, state, onClick, ...attributes },
  ref,
) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || isForBrowser(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    const isSamePage = href === window.location.href;
    navigate(`${pathname}${search}${hash}`, { replace: replace ?? isSamePage, preventScrollReset, state });
  };
  return <a ref={ref} href={to} onClick={follow} {...attributes} />;
});

/** Whether a click leads to another site, or opens a tab, a window or a download. */
function isForBrowser({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  const isAbroad = currentTarget.origin !== window.location.origin;
  return isAbroad || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || isElsewhere;
}
