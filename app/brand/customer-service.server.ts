import { openKeyedText } from '~/api/cipher.server.ts';
import { safeRedirect } from '~/config/paths.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';

type Whitelabel = Value<'getWhitelabel'>;
type Entry = Whitelabel['customerService'][number];

/** csType (specification, section 7). */
const LIVE_CHAT = 1;
const VIP_SERVICE = 2;
const ENCRYPTED = 3;

/** Higher ranks have the VIP service (specification, section 4). */
const LAST_RANK_WITHOUT = 4;

/** The VIP service above rank 4, else the live chat, whose URL may be encrypted. */
export function chooseService(entries: readonly Entry[], rankLevel: number): Entry | null {
  const inOrder = entries.toSorted((a, b) => a.csPosition - b.csPosition);
  const vip = rankLevel > LAST_RANK_WITHOUT ? inOrder.find(({ csType }) => csType === VIP_SERVICE) : undefined;
  return vip ?? inOrder.find(({ csType }) => csType === LIVE_CHAT || csType === ENCRYPTED) ?? null;
}

export const hasVipService = (entries: readonly Entry[], rankLevel: number): boolean =>
  chooseService(entries, rankLevel)?.csType === VIP_SERVICE;

export const hasService = ({ customerService }: Whitelabel): boolean => chooseService(customerService, 0) !== null;

/** Returns null unless it decrypts to a web URL. */
export function serviceAddress({ csType, path }: Entry): string | null {
  const address = csType === ENCRYPTED ? openKeyedText(path) : path;
  if (address?.startsWith('/')) return safeRedirect(address);
  return address && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
}
