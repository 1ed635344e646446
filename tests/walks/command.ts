import type fc from 'fast-check';
import { expect } from 'vitest';
import { parseMoney } from '../../mock-server/shared/money.ts';
import type { Reply } from '../support/client.ts';
import type { TestWorld } from '../support/world.ts';
import { breakAt } from './limits-model.ts';
import { type MemberState, type Model, memberAt, SESSION_MS } from './model.ts';

export interface Worlds {
  here: TestWorld;
  /** Must not change; has another seed. */
  elsewhere: TestWorld;
  startedAt: number;
  /** Call before a reset clears the log. */
  beforeReset(): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, Worlds>;

/** Compares the response with the model. */
export function step(name: string, run: (model: Model, worlds: Worlds) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

/** Returns the expected error code; '' for a valid token. */
export function resume(model: Model, token: string, brand: string): { member: MemberState | null; refusal: string } {
  const session = model.sessions.get(token);
  const member = session ? memberAt(model, session.member) : null;
  if (!session || member?.brand !== brand) return { member: null, refusal: 'user.or.token.invalid' };
  if (session.isEnded || model.now - session.lastUsed > SESSION_MS)
    return { member: null, refusal: 'login.not.session' };
  session.lastUsed = model.now;
  return { member, refusal: '' };
}

/** Indexes count from the latest; null without tokens. */
export const pick = (tokens: readonly string[], index: number): string | null =>
  tokens.length === 0 ? null : (tokens.at(-1 - (index % tokens.length)) ?? null);

/** Includes the result of `resume`. A break refuses operations it closes. */
export function pickCaller(model: Model, token: number, duringBreak: 'open' | 'closed' = 'open') {
  const chosen = pick(model.tokens, token) ?? 'x'.repeat(40);
  const { brand } = memberAt(model, model.sessions.get(chosen)?.member ?? 0);
  const resumed = resume(model, chosen, brand);
  const isClosed = duringBreak === 'closed' && resumed.member && breakAt(resumed.member, model.now);
  return {
    asker: { token: chosen, merchant: brand },
    ...(isClosed ? { member: null, refusal: ON_BREAK } : resumed),
  };
}

const ON_BREAK = 'play.break';

export const readErrorCode = ({ body }: Reply): string => (body as { errorCode?: string } | undefined)?.errorCode ?? '';
export const carriedBy = <Value>({ body }: Reply): Value => (body as { value: Value }).value;

export function expectRefused(reply: Reply, status: number, errorCode: string): void {
  expect({ status: reply.status, errorCode: readErrorCode(reply) }).toEqual({ status, errorCode });
}

/** An invalid session, or a break. */
export const expectNoMember = (reply: Reply, refusal: string): void =>
  expectRefused(reply, refusal === ON_BREAK ? 403 : 401, refusal);

export interface Balances {
  sumBalance: string;
  balance: { accountTypeId: number; availBalance: string }[];
}

export function expectWallets(member: MemberState, { balance, sumBalance }: Balances): void {
  const answered = new Map(balance.map((each) => [each.accountTypeId, parseMoney(each.availBalance)]));
  expect(answered).toEqual(member.wallets);
  expect(parseMoney(sumBalance)).toBe([...member.wallets.values()].reduce((sum, each) => sum + each, 0n));
}
