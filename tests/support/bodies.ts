import { expect, it } from 'vitest';
import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import { goodCall } from '../contract/inputs.ts';
import type { TestMock } from './mock.ts';
import { refusal } from './refusals.ts';
import { seal } from './seal.ts';

const SCHEMES = ['RSA', 'JWE'] as const;

/** Tests of bodies that an operation refuses before it reads their content. */
export function itNeedsBody(mock: TestMock, id: OperationId): void {
  it('when no body is sent › 400 request_body_required', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call(id, { ...(await goodCall(world, id)), body: undefined });
    expect(refused).toMatchObject(refusal(id, 400, 'request_body_required'));
  });

  const limit = operations[id].bodyTypes[0] === 'multipart/form-data' ? 6_000_000 : 1_000_000;
  it(`when the body is over ${limit / 1_000_000} MB › 413`, async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call(id, { ...(await goodCall(world, id)), body: 'x'.repeat(limit + 1) });
    expect(refused).toMatchObject(refusal(id, 413, 'request_body_too_large'));
  });

  it('when the body comes as another type › 415', async () => {
    const world = await mock.newWorld();
    const good = await goodCall(world, id);
    const headers = { ...good.headers, 'Content-Type': 'text/plain' };
    const refused = await world.client.call(id, { ...good, headers, body: 'hello' });
    expect(refused).toMatchObject(refusal(id, 415, 'request_body_type'));
  });
}

/** Tests of invalid JSON, and of fields that the contract does not define. */
export function itReadsJson(mock: TestMock, id: OperationId): void {
  it.each<[string, (good: object) => unknown]>([
    ['half a body', () => '{"a":'],
    ['a list', () => []],
    ['a field that nobody knows', (good) => ({ ...good, isAgent: 1 })],
  ])('when %s is sent › 400', async (_, bodyFrom) => {
    const world = await mock.newWorld();
    const good = await goodCall(world, id);
    const refused = await world.client.call(id, { ...good, body: bodyFrom(good.body as object) });
    expect(refused).toMatchObject(refusal(id, 400, 'request_param_err'));
  });
}

/** Tests of an operation that accepts encrypted bodies. */
export function itOpensSealedBodies(mock: TestMock, id: OperationId): void {
  it.each(SCHEMES)('when a good body is sealed by %s › 200 as a plain one', async (scheme) => {
    const world = await mock.newWorld();
    const good = await goodCall(world, id);
    expect((await world.client.call(id, { ...good, ...(await seal(good.body, scheme)) })).status).toBe(200);
  });

  it.each(SCHEMES)('when a bad body is sealed by %s › refused as a plain one', async (scheme) => {
    const world = await mock.newWorld();
    const good = await goodCall(world, id);
    const bad = { ...(good.body as object), isAgent: 1 };
    const plain = await world.client.call(id, { ...good, body: bad });
    const sealed = await world.client.call(id, { ...good, ...(await seal(bad, scheme)) });
    expect({ status: sealed.status, body: sealed.body }).toEqual({ status: 400, body: plain.body });
  });

  it.each(SCHEMES)('when a body by %s does not open › 400 decrypt_failed', async (scheme) => {
    const world = await mock.newWorld();
    const good = await goodCall(world, id);
    const { headers } = await seal(good.body, scheme);
    const refused = await world.client.call(id, { ...good, headers, body: { value: 'garbage' } });
    expect(refused).toMatchObject(refusal(id, 400, 'decrypt_failed'));
  });
}
