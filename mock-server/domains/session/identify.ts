import { requireNoBreak } from '../../accounts/breaks.ts';
import { requireAgent, requireRealAccount } from '../../accounts/real-account.ts';
import { requireRight } from '../../accounts/sub-accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Exchange, known } from '../../http/exchange.ts';
import { type Refused, resumeSession } from './resume.ts';

const REPLACED = { 'X-Session-End': 'replaced' };

/**
 * Throws 401 if the operation needs a member, and 403 if it excludes the kind of account, members in a break or the
 * sub-account; elsewhere a request with an invalid token, or of a sub-account, is a visitor's.
 */
export async function identify(exchange: Exchange): Promise<void> {
  const operation = known(exchange.operation, 'operation');
  const token = exchange.req.headers.authorization;
  if (!token) {
    if (operation.access === 'public') return;
    throw new ApiError(401, 'login.not.session', 'Sign in first: the Authorization header is missing.');
  }
  const resumed = await resumeSession(known(exchange.world, 'world'), known(exchange.brand, 'brand').code, token);
  if (typeof resumed !== 'object') {
    if (operation.access !== 'public') throw refusal(resumed);
    return;
  }
  if (resumed.sub && operation.access === 'public') return;
  exchange.identity = resumed;
  if (operation.isForRealAccounts) requireRealAccount(resumed);
  if (operation.access === 'agent') requireAgent(resumed);
  if (!operation.isForSubAccounts) requireRight(resumed.sub, operation.agentPages, false);
  const world = known(exchange.world, 'world');
  if (operation.access !== 'public' && !operation.isOpenDuringBreak)
    requireNoBreak(world, resumed.memberId, world.now());
}

function refusal(reason: Refused): ApiError {
  if (reason === 'unknown')
    return new ApiError(401, 'user.or.token.invalid', 'This token is not known: sign in again.');
  return reason === 'replaced'
    ? new ApiError(401, 'login.not.session', 'The member signed in elsewhere: sign in again.', null, REPLACED)
    : new ApiError(401, 'login.not.session', 'The session has ended: sign in again.');
}
