import { chooseService, serviceAddress } from '~/brand/customer-service.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';

/** Null without an address. */
export interface ServiceAnswer {
  url: string | null;
}

/** Chosen per session, not cached. Members get the live chat when their rank is unknown, as during maintenance. */
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
