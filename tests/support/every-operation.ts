import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../openapi/generated/gaming-operations.ts';
import { mockForFile, type TestMock } from './mock.ts';
import { operationTitle } from './operations.ts';
import {
  BREAKS,
  callInBreaks,
  prepare,
  refuseBodies,
  refuseEndedSessions,
  refuseHeaders,
  refuseSealedBodies,
  refuseTokens,
  refuseWhenHeld,
  refuseWhileClosed,
  refuseWithoutModule,
  send,
  serveAfterRefusals,
  serveWhileClosed,
} from './refusals.ts';
import { SCHEMES, seal } from './seal.ts';

type Domain = (typeof operations)[OperationId]['domain'];

/**
 * Uses the contract's marks and the good input of the domain's `inputs.ts`. Refusals without side effects share one
 * world, in which good input then succeeds.
 */
export function testEveryOperation(domain: Domain): void {
  const mock = mockForFile();
  for (const operation of Object.values(operations)) {
    if (operation.domain === domain) describe(operationTitle(operation.id), () => testOperation(mock, operation.id));
  }
}

function testOperation(mock: TestMock, id: OperationId): void {
  const { access, isEncrypted, isOpenDuringBreak, isSafe } = operations[id];

  it('when a request is refused › nothing is used up: good input succeeds after all refusals', async () => {
    const prepared = await prepare(mock, id);
    await refuseHeaders(prepared);
    await refuseTokens(prepared);
    await refuseBodies(prepared);
    await refuseSealedBodies(prepared);
    await refuseWithoutModule(prepared);
    await refuseWhileClosed(prepared);
    await serveAfterRefusals(prepared);
    if (isSafe) await serveWhileClosed(prepared);
  });

  // A write may succeed only once in a world.
  if (!isSafe)
    it('when the brand is closed to others, or the operation always available › good input succeeds', async () => {
      await serveWhileClosed(await prepare(mock, id));
    });

  if (access !== 'public')
    it('when the account is held or takes a break, or the session has ended › it is refused as it is marked', async () => {
      const prepared = await prepare(mock, id);
      await refuseWhenHeld(prepared);
      await callInBreaks(prepared);
      await refuseEndedSessions(prepared);
    });

  // Own tests cover those that begin a break or need one.
  if (isOpenDuringBreak && !isSafe && id !== 'excludeSelf' && id !== 'refundDeposits')
    it.each(Object.entries(BREAKS))('when the member is in %s › 200', async (_, take) => {
      const prepared = await prepare(mock, id);
      await take(prepared);
      expect((await send(prepared)).status).toBe(200);
    });

  if (isEncrypted)
    it.each(SCHEMES)('when a good body is sealed by %s › 200 as a plain one', async (scheme) => {
      const prepared = await prepare(mock, id);
      expect((await send(prepared, await seal(prepared.good.body, scheme))).status).toBe(200);
    });
}
