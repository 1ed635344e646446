import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Whitelabel } from './brand.server.ts';

/** By brand and id. */
const warned = new LRUCache<string, true>({ max: 200 });

/** Logs one warning a licence in the life of the process. */
export function warnOfLapsed(
  { merchantCode, licences }: Pick<Whitelabel, 'merchantCode' | 'licences'>,
  log: Pick<Logger, 'warn'>,
): void {
  for (const { id, isLapsed } of licences) {
    const key = `${merchantCode} ${id}`;
    if (!isLapsed || warned.has(key)) continue;
    warned.set(key, true);
    log.warn({ brand: merchantCode, licence: id }, 'licence has lapsed');
  }
}
