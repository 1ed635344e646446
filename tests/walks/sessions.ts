import { expect } from 'vitest';
import { PASSWORD } from '../support/client.ts';
import { DAY, type TestWorld } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pick, resume, step } from './command.ts';
import { begin, type Model, memberAt, readSeeded } from './model.ts';
import { passTime } from './orders-model.ts';

export const signIn = (index: number): Command =>
  step(`signIn(${index})`, async (model, { here }) => {
    const { brand, username, id } = memberAt(model, index);
    const proof = await here.client.proof('login', brand);
    const body = { type: 'username', username, password: PASSWORD, ...proof } as const;
    const session = await here.client.value('login', { merchant: brand, body });
    expect(session.id).toBe(id);
    if (model.brands[brand]?.isSingleSession) endSessions(model, index);
    model.sessions.set(session.token, {
      member: index % model.members.length,
      lastUsed: model.now,
      isEnded: false,
    });
    model.tokens.push(session.token);
  });

export function endSessions(model: Model, index: number): void {
  for (const session of model.sessions.values()) {
    if (session.member === index % model.members.length) session.isEnded = true;
  }
}

export const signOut = (token: number): Command =>
  step(`signOut(${token})`, async (model, { here }) => {
    const chosen = pick(model.tokens, token);
    if (!chosen) return;
    const { brand } = memberAt(model, model.sessions.get(chosen)?.member ?? 0);
    const { member, refusal } = resume(model, chosen, brand);
    const reply = await here.client.call('logout', { token: chosen, merchant: brand });
    if (!member) return expectNoMember(reply, refusal);
    expect(reply.status).toBe(200);
    const session = model.sessions.get(chosen);
    if (session) session.isEnded = true;
  });

/** A token identifies its member only at the member's brand and world. */
export const whoAmI = (token: number, brand: 'baize' | 'lotus' | 'harbor'): Command =>
  step(`whoAmI(${token}, ${brand})`, async (model, { here, elsewhere }) => {
    const chosen = pick(model.tokens, token) ?? 'x'.repeat(40);
    const { member, refusal } = resume(model, chosen, brand);
    const reply = await here.client.call('getMemberInfo', { token: chosen, merchant: brand });
    if (member) {
      expect(reply.status).toBe(200);
      expect(carriedBy<{ id: number; account: string }>(reply)).toMatchObject({
        id: member.id,
        account: member.username,
      });
    } else expectRefused(reply, 401, refusal);
    const outside = await elsewhere.client.call('getMemberInfo', { token: chosen, merchant: brand });
    expectRefused(outside, 401, 'user.or.token.invalid');
  });

/** The world's and the model's. */
export async function pass(model: Model, here: TestWorld, ms: number): Promise<void> {
  await here.clock.advance(ms);
  passTime(model, ms);
}

export const advance = (minutes: number): Command =>
  step(`advance(${minutes})`, (model, { here }) => pass(model, here, minutes * 60_000));

/** Earlier tokens become unknown. */
export const reset = (): Command =>
  step('reset()', async (model, { here, startedAt, beforeReset }) => {
    await beforeReset();
    await here.client.value('resetWorld', { path: here.path });
    // A reset sets real time. The walk goes on at its own time of day, at which nothing is paid by itself.
    const days = Math.max(0, Math.ceil((Date.now() - startedAt) / DAY));
    const { now } = await here.clock.freeze(startedAt + days * DAY);
    Object.assign(model, begin(await readSeeded(here), now, model));
  });
