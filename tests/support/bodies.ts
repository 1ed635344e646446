import { expect, it } from 'vitest';
import type { CallOptions } from './client.ts';
import type { TestMock } from './mock.ts';
import { type OperationId, operationOf } from './operations.ts';
import { seal } from './seal.ts';

const refusal = (status: number, errorCode: string) => ({ status, body: { success: false, value: null, errorCode } });
const tokenFor = (id: OperationId, mocked: Awaited<ReturnType<TestMock['newWorld']>>) =>
  operationOf(id).statuses.includes(401) ? mocked.client.signIn() : undefined;

/** The tests of what every operation with a JSON body refuses before its own rules. */
export function itReadsItsBody(mock: TestMock, id: OperationId, good: Record<string, unknown>): void {
  it.each<[string, unknown, string]>([
    ['no body', undefined, 'request_body_required'],
    ['half a body', '{"a":', 'request_param_err'],
    ['a list', [], 'request_param_err'],
    ['a field that nobody knows', { ...good, isAgent: 1 }, 'request_param_err'],
  ])('when %s is sent › 400', async (_, body, errorCode) => {
    const world = await mock.newWorld();
    const refused = await world.client.call(id, { token: await tokenFor(id, world), body });
    expect(refused).toMatchObject(refusal(400, errorCode));
  });

  it('when the body is over 1 MB › 413', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call(id, { token: await tokenFor(id, world), body: 'x'.repeat(1_000_001) });
    expect(refused).toMatchObject(refusal(413, 'request_body_too_large'));
  });
}

/** The tests of an operation that takes sealed bodies; `bad` breaks a rule of its own and is answered with a code. */
export function itOpensSealedBodies(
  mock: TestMock,
  id: OperationId,
  { good, bad, errorCode }: { good: (world: World) => Promise<CallOptions>; bad: object; errorCode: string },
): void {
  it.each(['RSA', 'JWE'] as const)('when a good body is sealed by %s › as a plain one', async (scheme) => {
    const world = await mock.newWorld();
    const { body, ...options } = await good(world);
    expect((await world.client.call(id, { ...options, ...(await seal(body, scheme)) })).status).toBe(200);
  });

  it.each(['RSA', 'JWE'] as const)('when a bad body is sealed by %s › refused as a plain one', async (scheme) => {
    const world = await mock.newWorld();
    const { body: _, ...options } = await good(world);
    const refused = await world.client.call(id, { ...options, ...(await seal(bad, scheme)) });
    expect(refused).toMatchObject({ status: 422, body: { errorCode } });
  });

  it.each(['RSA', 'JWE'] as const)('when a body by %s does not open › 400 decrypt_failed', async (scheme) => {
    const world = await mock.newWorld();
    const { body, ...options } = await good(world);
    const { headers } = await seal(body, scheme);
    const refused = await world.client.call(id, { ...options, headers, body: { value: 'garbage' } });
    expect(refused).toMatchObject(refusal(400, 'decrypt_failed'));
  });
}

type World = Awaited<ReturnType<TestMock['newWorld']>>;

/** The test of an operation that a brand has only with a module. */
export function itNeedsModule(mock: TestMock, id: OperationId, module: string, options: CallOptions): void {
  it(`when ${module} is switched off › 400 function.not.available; not when it is on again`, async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { [module]: false } });
    const refused = await world.client.call(id, options);
    expect(refused).toMatchObject(refusal(400, 'function.not.available'));
    expect(refused.text).toContain(module);
    await world.changeBrand('baize', { modules: { [module]: true } });
    expect((await world.client.call(id, options)).status).not.toBe(400);
  });
}
