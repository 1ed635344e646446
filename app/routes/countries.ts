import { listCountries } from '~/features/session/sign-in.server.ts';
import { withSite } from '~/request/site.server.ts';

/** Every country with its dialling code, for forms that open over a page. */
export const loader = withSite(async (site) => ({ countries: await listCountries(site) }), { isOpen: true });
