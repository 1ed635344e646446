import { finishSocial } from '~/features/session/social.server.ts';
import { leadHome, withSite } from '~/request/site.server.ts';

/** Redirect target of Google or Facebook. */
export const loader = withSite((site, { params }) => finishSocial(site, params.provider), {
  isOpen: true,
  leadAway: leadHome,
});
