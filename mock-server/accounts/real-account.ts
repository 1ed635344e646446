import { ApiError } from '../http/api-error.ts';
import type { Identity } from '../http/exchange.ts';

/** Specification, section 6. */
export const TRIAL_TYPE = 4;

const AGENT_TYPES = new Set([1, 2, 41, 42]);

export const isAgent = ({ type }: { type: number }): boolean => AGENT_TYPES.has(type);

/** Throws 403 for a trial account. */
export function requireRealAccount({ type }: Identity): void {
  if (type === TRIAL_TYPE) throw new ApiError(403, 'need.true.account', 'A real account is needed: register first.');
}

/** Throws 403. */
export function requireAgent(identity: Identity): void {
  if (!isAgent(identity)) throw new ApiError(403, 'need.agent.account', 'This is for agents: sign in as one.');
}
