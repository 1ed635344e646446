import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { depositBody } from '../../support/deposits.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, HOUR, MINUTE, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const list = (world: TestWorld, query: object) => world.client.value('listDue', { path: world.path, query });

describe(operationTitle('listDue'), () => {
  it('when it is read › in order of time, each kind once it is asked for', async () => {
    const world = await mock.newWorld();
    await world.client.signIn();
    const all = await list(world, {});
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(all[0]?.at).toBeGreaterThan(WORLD_TIME);
    const [lock] = await list(world, { kind: 'lock', of: 'ELOTT_0001' });
    const [draw] = await list(world, { kind: 'draw', of: 'ELOTT_0001' });
    expect(lock).toMatchObject({ kind: 'lock', subject: draw?.subject, isComputed: true });
    expect((draw?.at ?? 0) - (lock?.at ?? 0)).toBeLessThan(MINUTE);
    expect(await list(world, { kind: 'session', of: 'lucky' })).toMatchObject([
      { brand: 'baize', account: 'lucky', at: WORLD_TIME + 25 * MINUTE },
    ]);
    const [event] = await list(world, { kind: 'event' });
    expect(event).toMatchObject({ kind: 'event', isComputed: false });
    expect(await list(world, { of: event?.of })).toContainEqual(event);
  });

  it('when members have what expires › each with its own time, and what is spent or claimed is not there', async () => {
    const world = await mock.newWorld();
    const open = `SELECT MIN(id) FROM Rollover WHERE state = 'open'`;
    await world.change(`UPDATE Rollover SET expiresAt = ? WHERE id = (${open})`, WORLD_TIME + DAY);
    const expiries = await list(world, { kind: 'expiry' });
    expect(new Set(expiries.map(({ of }) => of))).toEqual(
      new Set(['reward', 'bonus', 'freeRounds', 'points', 'tickets']),
    );
    const client = await world.client.signedIn('novice');
    const { expiresAt } = await client.value('depositByQr', { body: depositBody() });
    const [deposit] = await list(world, { of: 'deposit' });
    expect(deposit).toMatchObject({ kind: 'expiry', account: 'novice', at: expiresAt });
    await world.clock.advance(DAY);
    expect(await list(world, { of: 'deposit' })).toEqual([]);
  });
});

describe(operationTitle('advanceClock'), () => {
  const go = (world: TestWorld, body: Body<'advanceClock'>) =>
    world.client.value('advanceClock', { path: world.path, body });

  it('when it goes to a lock › the draw is open before it, and closed at it', async () => {
    const world = await mock.newWorld();
    const { due, now } = await go(world, { to: 'lock', of: 'ELOTT_0001', beforeMs: 5 * SECOND });
    expect(now).toBe((due?.at ?? 0) - 5 * SECOND);
    // The moment is at least so far ahead.
    const again = await go(world, { to: 'lock', of: 'ELOTT_0001', beforeMs: 5 * SECOND });
    expect(again.due?.at).toBeGreaterThan(due?.at ?? 0);
    expect((await go(world, { to: 'lock', of: 'ELOTT_0001' })).now).toBe(again.due?.at);
    const drawn = await go(world, { to: 'draw', of: 'ELOTT_0001' });
    expect(drawn.due?.subject).toBe(again.due?.subject);
  });

  it('when it goes to an expiry of a member › what expires is gone then', async () => {
    const world = await mock.newWorld();
    const { due, now } = await go(world, { to: 'expiry', of: 'lucky' });
    expect(due).toMatchObject({ account: 'lucky', at: now });
    expect(await list(world, { kind: 'expiry', of: 'lucky' })).not.toContainEqual(due);
  });

  it('when it goes to the end of a session › the token is over a millisecond later', async () => {
    const world = await mock.newWorld();
    const lucky = await world.as('lucky');
    const { due } = await world.clock.advance({ to: 'session', of: 'lucky' });
    expect(due).toMatchObject({ kind: 'session', account: 'lucky' });
    await world.clock.advance(1);
    expect((await lucky.fetch('/wps/member/info')).status).toBe(401);
  });

  it('when it goes to a day or a month › they begin in the brands’ zone', async () => {
    const world = await mock.newWorld();
    const midnight = await go(world, { to: 'midnight', beforeMs: MINUTE });
    expect(midnight).toMatchObject({ due: null, nowIso: '2026-03-18T23:59:00.000+08:00' });
    expect((await go(world, { to: 'midnight' })).nowIso).toBe('2026-03-19T00:00:00.000+08:00');
    expect((await go(world, { to: 'midnight', beforeMs: 24 * HOUR })).nowIso).toBe('2026-03-20T00:00:00.000+08:00');
    expect((await go(world, { to: 'monthEnd', beforeMs: 1 })).nowIso).toBe('2026-03-31T23:59:59.999+08:00');
    expect((await go(world, { to: 'monthEnd' })).nowIso).toBe('2026-04-01T00:00:00.000+08:00');
  });

  it('when there is nothing ahead › 404 says how to look', async () => {
    const world = await mock.newWorld();
    const body = { to: 'lock' as const, of: 'NO_SUCH' };
    const refused = await world.client.call('advanceClock', { path: world.path, body });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'due.not.found' } });
    expect(refused.text).toContain('kind=lock');
  });
});
