import { useNavigate } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useContext } from 'react';
import { isOtherBuild } from './other-build.ts';
import { PageOverContext } from './page-over.ts';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** `?…` for another query. */
  to: string;
  reloadDocument?: boolean;
  replace?: boolean;
  preventScrollReset?: boolean;
  state?: unknown;
}

/**
 * Remix's `Link` resolves its URL during render, an eighth of the render time of a page with 150 links; here the
 * browser resolves it on click.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, reloadDocument, replace, preventScrollReset, state, onClick, ...attributes },
  ref,
) {
  const navigate = useNavigate();
  const over = useContext(PageOverContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || isOtherBuild() || isForBrowser(event)) return;
    event.preventDefault();
    const { href, pathname, search, hash } = event.currentTarget;
    const isReplacing = replace ?? href === window.location.href;
    const options = { replace: isReplacing, preventScrollReset, state };
    navigate(`${pathname}${search}${hash}`, over?.optionsOf(options, pathname) ?? options);
  };
  return <a ref={ref} href={over ? over.linkTo(to) : to} onClick={follow} {...attributes} />;
});

/** Returns true for other sites, new tabs or windows, downloads. */
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
