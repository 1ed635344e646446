import { redirect } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { playFree } from '~/features/session/session.server.ts';
import { leadHome, withSite } from '~/session/site.server.ts';

export const loader = () => redirect(paths.login());

export const action = withSite(
  async (site) => {
    const redirectTo = (await site.request.formData()).get('redirectTo');
    return playFree(site, typeof redirectTo === 'string' ? redirectTo : undefined);
  },
  { isOpen: true, leadAway: leadHome },
);
