import { listCountries } from '~/features/session/sign-in.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => ({ countries: await listCountries(site) }), { isOpen: true });
