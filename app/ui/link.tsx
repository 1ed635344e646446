import { Link as RouterLink } from '@remix-run/react';
import { type ComponentProps, forwardRef } from 'react';

/** A link within the site. The browser knows all routes from the start, so nothing is looked up when one comes into view. */
export const Link = forwardRef<HTMLAnchorElement, ComponentProps<typeof RouterLink>>(function Link(props, ref) {
  return <RouterLink ref={ref} discover="none" {...props} />;
});
