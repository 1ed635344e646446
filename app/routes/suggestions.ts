import { seconds } from '~/config/durations.ts';
import { readSuggestions } from '~/features/search/search.server.ts';
import { withSite } from '~/request/site.server.ts';
import { countTry, visitorKey } from '~/request/throttle.server.ts';

/** What the search suggests while one types. */
export const loader = withSite(async (site) => {
  const waitMs = await countTry('suggestions', visitorKey(site));
  if (waitMs === null) return Response.json(await readSuggestions(site));
  return new Response(null, { status: 429, headers: { 'Retry-After': String(Math.ceil(waitMs / seconds(1))) } });
});
