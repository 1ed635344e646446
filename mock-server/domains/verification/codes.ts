import { tooMany } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import { sendOut } from '../../shared/inbox.ts';
import type { Language } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { CODES_AN_HOUR, WRONG_TRIES } from './limits.ts';
import { countWrongTry, findLatestCode, findNthCode, insertCode, spendCode } from './repository.ts';
import { codeMessage, codeSubject } from './texts.ts';

/** The code goes to the member's own contact. */
export type MemberScene = 'change' | 'paymentPassword';
export type CodeScene = 'login' | 'forgot' | 'register' | 'bind' | MemberScene;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const DIGITS = 6;

interface CodeOwner {
  scene: CodeScene;
  /** Number key or mail address; `memberKey` for member scenes. */
  mobileKey: string;
}

interface CodeRequest extends CodeOwner {
  network: string;
}

/**
 * Throws 429 while the number has a valid code for the scene, and after too many codes for the number, the network or
 * the brand.
 */
export function requireCodeAllowed(world: World, brand: BrandState, request: CodeRequest, store: Store = world) {
  const { scene, mobileKey, network } = request;
  const now = world.now();
  const since = new Date(now - HOUR_MS);
  const ofNumber = { brandCode: brand.code, scene, mobileKey };
  const last = findLatestCode(store, ofNumber);
  const waitMs = (last?.expiresAt.getTime() ?? 0) - now;
  if (waitMs > 0 && !last?.usedAt) throw tooMany('A code was already sent: wait until it expires.', waitMs);
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

/** A number has its plus. */
export interface Recipient {
  channel: 'sms' | 'mail';
  to: string;
}

/**
 * Without a recipient it sends nothing: a number without a member gets the same response. Throws 429 like
 * requireCodeAllowed, which runs again in the transaction so that concurrent requests count.
 */
export async function sendCode(
  world: World,
  brand: BrandState,
  { language, recipient, ...request }: CodeRequest & { language: Language; recipient: Recipient | null },
): Promise<void> {
  const now = world.now();
  const code = world.random.text(DIGITS, '0123456789');
  const expiresAt = new Date(now + brand.codeMinutes * MINUTE_MS);
  await world.transact(async (store) => {
    requireCodeAllowed(world, brand, request, store);
    await insertCode(store, { brandCode: brand.code, ...request, code, createdAt: new Date(now), expiresAt });
  });
  if (!recipient) return;
  const text = codeMessage[language](brand.name, code, brand.codeMinutes);
  const subject = recipient.channel === 'mail' ? codeSubject[language](brand.name) : undefined;
  await sendOut(world, { ...recipient, subject, text, code });
}

/** Consumes the scene's latest code, which proves the number of its member. */
export async function takeCode(
  world: World,
  brand: BrandState,
  scene: CodeScene,
  mobileKey: string,
  code: string,
): Promise<boolean> {
  const id = await findRightCode(world, brand, { scene, mobileKey }, code);
  if (id === null || !(await spendCode(world, id, new Date(world.now())))) return false;
  await world.patch('Member', { brandCode: brand.code, mobileKey }, { isContactProven: true });
  return true;
}

/** Does not consume the code. A wrong try counts. */
export async function findRightCode(
  world: World,
  brand: BrandState,
  of: CodeOwner,
  code: string,
): Promise<number | null> {
  const sent = findLatestCode(world, { brandCode: brand.code, ...of });
  if (!sent || sent.usedAt || sent.wrongTries >= WRONG_TRIES || sent.expiresAt.getTime() < world.now()) return null;
  if (sent.code === code.trim()) return sent.id;
  await countWrongTry(world, sent.id);
  return null;
}

/** Replaces a number: a member scene has one valid code on either channel. */
export const memberKey = (memberId: number): string => `member:${memberId}`;

/** Consumes the scene's latest code, by text message or mail. */
export const takeMemberCode = (
  world: World,
  brand: BrandState,
  scene: MemberScene,
  memberId: number,
  code: string,
): Promise<boolean> => takeCode(world, brand, scene, memberKey(memberId), code);
