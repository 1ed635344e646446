import { readService } from '~/features/system/service/service.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => Response.json(await readService(site)), {
  isOpen: true,
  isForClosed: true,
});
