import { beginSocial } from '~/features/session/social.server.ts';
import { leadHome, withSite } from '~/request/site.server.ts';

/** Redirects to Google or Facebook. */
export const loader = withSite((site, { params }) => beginSocial(site, params.provider), {
  isOpen: true,
  leadAway: leadHome,
});
