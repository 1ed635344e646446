import { createHash } from 'node:crypto';
import type { Site } from './site.server.ts';

/** A hash is stable for a session, or for a visitor's address and browser. Stores nothing. */
export function chooseForVisit<Choice>(site: Pick<Site, 'member' | 'address' | 'request'>, choices: readonly Choice[]) {
  const { member, address, request } = site;
  const visit = member?.token ?? `${address} ${request.headers.get('User-Agent')}`;
  return choices[createHash('sha256').update(visit).digest().readUInt32BE(0) % choices.length];
}
