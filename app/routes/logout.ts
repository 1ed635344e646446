import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { forget, signOut } from '~/features/session/session.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** GET changes nothing. */
export const loader = () => redirect(paths.home());

export const action = withSite((site) => signOut(site), { isOpen: true, redirectOnFailure: forget });
