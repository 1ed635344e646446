import { ApiError } from '../../http/api-error.ts';
import type { BrandState, Language } from '../../http/exchange.ts';
import { sendOut } from '../../shared/inbox.ts';
import type { Store } from '../../worlds/database.ts';
import type { World } from '../../worlds/world.ts';
import { CODES_AN_HOUR, WRONG_TRIES } from './limits.ts';
import { countWrongTry, findLatestCode, findNthCode, insertCode, spendCode } from './repository.ts';
import { codeMessage } from './texts.ts';

export type CodeScene = 'login' | 'forgot' | 'register';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DIGITS = 6;

/** The error for a request that is too early, with the time to wait. */
export function tooMany(message: string, retryAfterMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new ApiError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

interface CodeRequest {
  scene: CodeScene;
  mobileKey: string;
  /** The client's network. */
  network: string;
}

/** Throws 429 while the number has a valid code for the scene, and after too many codes for the number, the network or the brand. */
export function requireCodeAllowed(world: World, brand: BrandState, request: CodeRequest, store: Store = world) {
  const { scene, mobileKey, network } = request;
  const now = world.now();
  const since = new Date(now - HOUR_MS);
  const ofNumber = { brandCode: brand.code, scene, mobileKey };
  const last = findLatestCode(store, ofNumber);
  const waitMs = (last?.expiresAt.getTime() ?? 0) - now;
  if (waitMs > 0 && !last?.usedAt) throw tooMany('A code is on its way: wait until it expires.', waitMs);
  const bounds = [
    { of: ofNumber, most: CODES_AN_HOUR.number, whose: 'for this number' },
    { of: { brandCode: brand.code, network }, most: CODES_AN_HOUR.network, whose: 'for this address' },
    { of: { brandCode: brand.code }, most: CODES_AN_HOUR.brand, whose: 'at this brand' },
  ];
  for (const { of, most, whose } of bounds) {
    const oldest = findNthCode(store, of, since, most);
    if (oldest) throw tooMany(`Too many codes ${whose}: wait.`, oldest.createdAt.getTime() + HOUR_MS - now);
  }
}

/**
 * Creates and sends a code. Without `isDelivered` it is not sent: a number without a member gets the same response. Throws 429 like
 * requireCodeAllowed, which runs again in the transaction so that concurrent requests count.
 */
export async function sendCode(
  world: World,
  brand: BrandState,
  { language, isDelivered, ...request }: CodeRequest & { language: Language; isDelivered: boolean },
): Promise<void> {
  const now = world.now();
  const code = world.random.text(DIGITS, '0123456789');
  const expiresAt = new Date(now + brand.codeMinutes * MINUTE_MS);
  await world.transact(async (store) => {
    requireCodeAllowed(world, brand, request, store);
    await insertCode(store, { brandCode: brand.code, ...request, code, createdAt: new Date(now), expiresAt });
  });
  if (!isDelivered) return;
  const text = codeMessage[language](brand.name, code, brand.codeMinutes);
  await sendOut(world, { channel: 'sms', to: `+${request.mobileKey}`, text, code });
}

/** Whether the code is the last one sent to the number for the scene; a right one is used up. */
export async function takeCode(
  world: World,
  brand: BrandState,
  scene: CodeScene,
  mobileKey: string,
  code: string,
): Promise<boolean> {
  const now = world.now();
  const sent = findLatestCode(world, { brandCode: brand.code, scene, mobileKey });
  if (!sent || sent.usedAt || sent.wrongTries >= WRONG_TRIES || sent.expiresAt.getTime() < now) return false;
  if (sent.code === code.trim()) return spendCode(world, sent.id, new Date(now));
  await countWrongTry(world, sent.id);
  return false;
}
