import { GIVEN_CODE } from '~/config/given-codes.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readGivenCodes } from '~/session/cookies.server.ts';

/** Counts who comes by an agent's code, once while the browser keeps it. */
export async function countInviteVisit(site: Site): Promise<void> {
  const code = site.url.searchParams.get('affiliateCode') ?? '';
  if (site.member || !GIVEN_CODE.test(code)) return;
  const { affiliateCode: kept } = readGivenCodes(site.request.headers.get('Cookie'));
  if (kept?.toUpperCase() === code.toUpperCase()) return;
  await optional(site, 'countInviteVisit', site.api.call('countInviteVisit', { body: { code } }), null);
}
