import { beginSocial } from '~/features/session/social.server.ts';
import { redirectHome, withSite } from '~/request/with-site.server.ts';

export const loader = withSite((site, { params }) => beginSocial(site, params.provider), {
  isOpen: true,
  redirectOnFailure: redirectHome,
});
