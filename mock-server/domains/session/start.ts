import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { isAgent } from '../../accounts/real-account.ts';
import { ApiError } from '../../http/api-error.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { openSession, type SignInMethod } from './repository.ts';
import { SESSION_LIFE_MS } from './resume.ts';

export type Session = Value<'login'>;

const TOKEN_LENGTH = 40;
const DAY_MS = 24 * 3_600_000;

interface SignedIn {
  id: number;
  username: string;
  type: number;
  isFirstLogin: boolean;
  passwordChangedAt: Date;
}

/** `isOnlyOne` ends every earlier session. Throws 403 for an agent of a brand without agents. */
export async function startSession(
  { world, brand, ip, device }: Pick<HandlerContext, 'world' | 'brand' | 'ip' | 'device'>,
  member: SignedIn,
  way: SignInMethod,
  isOnlyOne = brand.isSingleSession,
): Promise<Session> {
  if (isAgent(member) && !brand.modules.has('AGENT3')) {
    throw new ApiError(403, 'login.not.member', 'Non-member account unable to login: this brand has no agents.');
  }
  const now = world.now();
  const token = world.random.text(TOKEN_LENGTH);
  const at = new Date(now);
  const session = { token, memberId: member.id, ip, way, device, createdAt: at, lastUsedAt: at };
  await openSession(world, session, isOnlyOne);
  return {
    token,
    id: member.id,
    username: member.username,
    customerType: member.type as Session['customerType'],
    firstTimeLogin: member.isFirstLogin,
    passwordExpired: now - member.passwordChangedAt.getTime() > brand.passwordMaxAgeDays * DAY_MS,
    expiresAt: now + SESSION_LIFE_MS,
  };
}
