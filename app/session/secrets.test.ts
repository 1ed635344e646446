import { afterEach, describe, expect, it, vi } from 'vitest';

const OLD = 'the old secret of more than 32 characters';
const NEW = 'the new secret of more than 32 characters';
/** As an operator replaces it: each step while processes of the step before still run. */
const STEPS = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`, NEW];

await vi.hoisted(async () => (await import('~/config/env.test-support.ts')).setEnvironment());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** A process with this SESSION_SECRET. */
async function start(secret: string) {
  vi.stubEnv('SESSION_SECRET', secret);
  vi.resetModules();
  const cookies = await import('./cookie.server.ts');
  const { actingAs, isActingAs } = await import('./acting-as.server.ts');
  // Reads the environment.
  actingAs('', MEMBER);
  await cookies.writeSession(MEMBER, false);
  return { ...cookies, actingAs, isActingAs };
}

const MEMBER = { token: 'the token', username: 'lucky', type: 0, isRemembered: true };
const header = (line: string | null) => line?.split(';')[0] ?? '';

describe('a new SESSION_SECRET', () => {
  it.each(STEPS.slice(1).map((after, index) => [STEPS[index] as string, after]))(
    'from %s to %s › sessions and pages of each process are good at the other',
    async (before, after) => {
      const [one, other] = [await start(before), await start(after)];
      for (const [from, to] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(await to.readSession(header(await from.writeSession(MEMBER, false)))).toEqual(MEMBER);
        expect(to.isActingAs(from.actingAs('baize', MEMBER), 'baize', MEMBER)).toBe(true);
      }
    },
  );

  it('without the step between › signs everybody out', async () => {
    const line = await (await start(OLD)).writeSession(MEMBER, false);
    const { readSession, isActingAs, actingAs } = await start(NEW);
    expect(await readSession(header(line))).toBeNull();
    expect(isActingAs(actingAs('lotus', MEMBER), 'baize', MEMBER)).toBe(false);
  });

  it('seals a session anew, once, and until the same time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-18T12:00:00Z') });
    const line = await (await start(OLD)).writeSession(MEMBER, false);
    vi.advanceTimersByTime(3_600_000);
    const { renewSession } = await start(`${NEW},${OLD}`);
    const renewed = await renewSession(header(line), false);
    expect(renewed).toContain('Max-Age=82800;');
    expect(await renewSession(header(renewed), false)).toBeNull();
    const { readSession } = await start(NEW);
    expect(await readSession(header(renewed))).toEqual(MEMBER);
    vi.advanceTimersByTime(23 * 3_600_000 + 1000);
    expect(await readSession(header(renewed))).toBeNull();
  });

  it.each(['', 'session=abc', 'session=ImEuYiI%3D'])('leaves alone what is no session: "%s"', async (given) => {
    const { renewSession } = await start(`${NEW},${OLD}`);
    expect(await renewSession(given, false)).toBeNull();
  });
});
