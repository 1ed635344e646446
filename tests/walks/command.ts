import type fc from 'fast-check';
import { expect } from 'vitest';
import { parseMoney } from '../../mock-server/shared/money.ts';
import type { Reply } from '../support/client.ts';
import type { TestWorld } from '../support/world.ts';
import { type MemberState, type Model, memberOf, SESSION_MS } from './model.ts';

export interface Worlds {
  /** Where the walk goes. */
  here: TestWorld;
  /** A world of another seed in which nothing may happen. */
  elsewhere: TestWorld;
  /** When a world begins. */
  startedAt: number;
  /** A reset forgets what was asked: whoever counts it hears of it first. */
  beforeReset(): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, Worlds>;

/** A step of a walk: what is asked, and what the model says must come of it. */
export function step(name: string, run: (model: Model, worlds: Worlds) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

/** Whose token it is, and how the mock must take it at a brand: `good`, or the code of its refusal. */
export function resume(model: Model, token: string, brand: string): { member: MemberState | null; refusal: string } {
  const session = model.sessions.get(token);
  const member = session ? memberOf(model, session.member) : null;
  if (!session || member?.brand !== brand) return { member: null, refusal: 'user.or.token.invalid' };
  if (session.isEnded || model.now - session.lastUsed > SESSION_MS)
    return { member: null, refusal: 'login.not.session' };
  session.lastUsed = model.now;
  return { member, refusal: '' };
}

/** The token of a number, counted from the latest; null where there has been none. */
export const pick = (tokens: readonly string[], index: number): string | null =>
  tokens.length === 0 ? null : (tokens.at(-1 - (index % tokens.length)) ?? null);

/** The member of a token at the member's own brand, and what every operation answers to it. */
export function askerOf(model: Model, token: number) {
  const chosen = pick(model.tokens, token) ?? 'x'.repeat(40);
  const { brand } = memberOf(model, model.sessions.get(chosen)?.member ?? 0);
  return { asker: { token: chosen, merchant: brand }, ...resume(model, chosen, brand) };
}

export const codeOf = ({ body }: Reply): string => (body as { errorCode?: string } | undefined)?.errorCode ?? '';
export const carriedBy = <Value>({ body }: Reply): Value => (body as { value: Value }).value;

/** An answer is a refusal with this status and code. */
export function expectRefused(reply: Reply, status: number, errorCode: string): void {
  expect({ status: reply.status, errorCode: codeOf(reply) }).toEqual({ status, errorCode });
}

export interface Balances {
  sumBalance: string;
  balance: { accountTypeId: number; availBalance: string }[];
}

/** Balances are the model's, and their sum is. */
export function expectWallets(member: MemberState, { balance, sumBalance }: Balances): void {
  const answered = new Map(balance.map((each) => [each.accountTypeId, parseMoney(each.availBalance)]));
  expect(answered).toEqual(member.wallets);
  expect(parseMoney(sumBalance)).toBe([...member.wallets.values()].reduce((sum, each) => sum + each, 0n));
}
