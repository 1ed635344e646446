import { readSuggestions } from '~/features/search/search.server.ts';
import { withSite } from '~/session/site.server.ts';

/** What the search suggests while one types. */
export const loader = withSite(async (site) => Response.json(await readSuggestions(site)));
