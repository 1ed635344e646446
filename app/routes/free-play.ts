import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { playFree } from '~/features/session/session.server.ts';
import { readForm } from '~/request/read-form.ts';
import { redirectHome, withSite } from '~/request/with-site.server.ts';

export const loader = () => redirect(paths.login());

export const action = withSite(async (site) => playFree(site, (await readForm(site.request)).get('redirectTo')), {
  isOpen: true,
  redirectOnFailure: redirectHome,
});
