import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { isAgent } from '../../accounts/real-account.ts';
import { ApiError } from '../../http/api-error.ts';
import type { HandlerContext } from '../../http/handlers.ts';
import { openSession, type SignInMethod } from './repository.ts';
import { SESSION_LIFE_MS } from './resume.ts';

export type Session = Value<'login'>;

const TOKEN_LENGTH = 40;
const DAY_MS = 24 * 3_600_000;

/** A sub-account of the agent who is signed in by it. */
export interface SignedInSub {
  id: number;
  name: string;
  passwordChangedAt: Date;
}

interface SignedIn {
  id: number;
  username: string;
  type: number;
  isFirstLogin: boolean;
  passwordChangedAt: Date;
}

/** Ends every earlier session of the member, or of the sub-account, at a brand with one session. Throws 403 for an agent of a brand without agents. */
export async function startSession(
  { world, brand, ip, device }: Pick<HandlerContext, 'world' | 'brand' | 'ip' | 'device'>,
  member: SignedIn,
  way: SignInMethod,
  sub: SignedInSub | null = null,
): Promise<Session> {
  if (isAgent(member) && !brand.modules.has('AGENT3')) {
    throw new ApiError(403, 'login.not.member', 'Non-member account unable to login: this brand has no agents.');
  }
  const now = world.now();
  const token = world.random.text(TOKEN_LENGTH);
  const at = new Date(now);
  const session = {
    token,
    memberId: member.id,
    subId: sub?.id ?? null,
    ip,
    way,
    device,
    createdAt: at,
    lastUsedAt: at,
  };
  await openSession(world, session, brand.isSingleSession);
  return {
    token,
    id: member.id,
    username: member.username,
    subAccount: sub?.name ?? null,
    customerType: member.type as Session['customerType'],
    firstTimeLogin: !sub && member.isFirstLogin,
    passwordExpired: now - (sub ?? member).passwordChangedAt.getTime() > brand.passwordMaxAgeDays * DAY_MS,
    expiresAt: now + SESSION_LIFE_MS,
  };
}
