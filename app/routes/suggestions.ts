import { readSuggestions } from '~/features/search/search.server.ts';
import { throttleAddress } from '~/request/throttled.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = throttleAddress(
  'suggestions',
  withSite(async (site) => Response.json(await readSuggestions(site))),
);
