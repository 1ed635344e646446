import { ApiError } from '../../http/api-error.ts';
import type { BrandState, Language } from '../../http/exchange.ts';
import type { World } from '../../worlds/world.ts';
import { sendOut } from '../inbox.ts';
import { countWrongTry, findLatestCode, insertCode, listCodesSince, spendCode } from './repository.ts';
import { codeMessage } from './texts.ts';

export type CodeScene = 'login' | 'forgot' | 'register';

/** How often a code may be typed wrong before it is worth nothing. */
const WRONG_TRIES = 5;
/** Codes for one number and scene. */
const CODES_AN_HOUR = 5;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DIGITS = 6;

/** The answer to a request that came too soon, with how long to wait. */
export function tooMany(message: string, retryAfterMs: number): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new ApiError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
}

/** Throws 429 while the last code for the number and scene is good, and after five within an hour. */
export async function requireCodeAllowed(
  world: World,
  brand: BrandState,
  scene: CodeScene,
  mobileKey: string,
): Promise<void> {
  const now = world.now();
  const recent = await listCodesSince(world, { brandCode: brand.code, scene, mobileKey }, new Date(now - HOUR_MS));
  const waitMs = (recent[0]?.expiresAt.getTime() ?? 0) - now;
  if (waitMs > 0 && !recent[0]?.usedAt) throw tooMany('A code is on its way: wait until it expires.', waitMs);
  const oldest = recent[CODES_AN_HOUR - 1];
  if (oldest) throw tooMany('Too many codes for this number: wait.', oldest.createdAt.getTime() + HOUR_MS - now);
}

interface CodeRequest {
  scene: CodeScene;
  mobileKey: string;
  language: Language;
  /** Without it the code is made but nobody is told: a number without a member looks like one with. */
  isDelivered: boolean;
}

/** Makes a code and sends it. */
export async function sendCode(world: World, brand: BrandState, request: CodeRequest): Promise<void> {
  const { scene, mobileKey, language, isDelivered } = request;
  const now = world.now();
  const code = world.random.text(DIGITS, '0123456789');
  const expiresAt = new Date(now + brand.codeMinutes * MINUTE_MS);
  await insertCode(world, { brandCode: brand.code, scene, mobileKey, code, createdAt: new Date(now), expiresAt });
  if (!isDelivered) return;
  const text = codeMessage[language](brand.name, code, brand.codeMinutes);
  await sendOut(world, { channel: 'sms', to: `+${mobileKey}`, text, code });
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
  const sent = await findLatestCode(world, { brandCode: brand.code, scene, mobileKey });
  if (!sent || sent.usedAt || sent.wrongTries >= WRONG_TRIES || sent.expiresAt.getTime() < now) return false;
  if (sent.code === code.trim()) return spendCode(world, sent.id, new Date(now));
  await countWrongTry(world, sent.id);
  return false;
}
