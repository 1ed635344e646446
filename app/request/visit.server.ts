import { createHash } from 'node:crypto';
import type { Site } from './site.server.ts';

/**
 * One of several hosts, chosen at random for a visit: always the same for a session, and for a visitor without one as long as address and
 * browser stay. Nothing has to be kept for it.
 */
export function chooseForVisit<Choice>(site: Pick<Site, 'member' | 'address' | 'request'>, choices: readonly Choice[]) {
  const { member, address, request } = site;
  const visit = member?.token ?? `${address} ${request.headers.get('User-Agent')}`;
  return choices[createHash('sha256').update(visit).digest().readUInt32BE(0) % choices.length];
}
