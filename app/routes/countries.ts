import { listCountries } from '~/features/session/sign-in.server.ts';
import { withSite } from '~/request/site.server.ts';

/** Dialling codes for forms that open over a page. */
export const loader = withSite(async (site) => ({ countries: await listCountries(site) }), { isOpen: true });
