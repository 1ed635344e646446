import { chooseService, serviceAddress } from '~/brand/customer-service.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';

/** What the browser is told for its pop-up; null where there is no address. */
export interface ServiceAnswer {
  url: string | null;
}

/**
 * Where customer service is for this visitor. Nothing of the choice is kept: it ends with the session. Members get the live chat while their
 * rank cannot be read, as during maintenance.
 */
export async function readService(site: Site): Promise<ServiceAnswer> {
  const entry = chooseService(site.brand.customerService, await readRank(site));
  return { url: entry && serviceAddress(entry) };
}

async function readRank(site: Site): Promise<number> {
  const { member, status, api } = site;
  if (!member || isTrialType(member.type) || status.status !== 0) return 0;
  const info = await optional(site, 'getMemberInfo', api.call('getMemberInfo'), null);
  return info?.clubLabel.rankLevel ?? 0;
}
