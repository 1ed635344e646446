import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';

/** In the control API. */
const OPERATION = 'vendor';
const DEFAULT_STATUS = 503;

export async function applyVendorFault(world: World, search: string): Promise<void> {
  const { fault } = world.faults.take({ operation: OPERATION, search, account: null });
  if (!fault) return;
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.kind === 'delay') return;
  throw new ApiError(fault.status ?? DEFAULT_STATUS, `fault.${fault.kind}`, 'A failure on purpose.');
}
