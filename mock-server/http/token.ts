import { resumeSession } from '../domains/session/resume.ts';
import { ApiError } from './api-error.ts';
import { type Exchange, known } from './exchange.ts';

/**
 * The member whose token is in `Authorization`. Throws 401 where the operation needs one and there is none; elsewhere a bad
 * token makes a visitor.
 */
export async function identify(exchange: Exchange): Promise<void> {
  const operation = known(exchange.operation, 'operation');
  const token = exchange.req.headers.authorization;
  if (!token) {
    if (operation.access === 'public') return;
    throw new ApiError(401, 'login.not.session', 'Sign in first: the Authorization header is missing.');
  }
  const resumed = await resumeSession(known(exchange.world, 'world'), known(exchange.brand, 'brand').code, token);
  if (typeof resumed === 'object') exchange.identity = resumed;
  else if (operation.access !== 'public') throw refusal(resumed);
}

function refusal(reason: 'unknown' | 'ended'): ApiError {
  return reason === 'unknown'
    ? new ApiError(401, 'user.or.token.invalid', 'This token is not known: sign in again.')
    : new ApiError(401, 'login.not.session', 'The session has ended: sign in again.');
}
