import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';

/** The operation name under which the control API injects faults into vendors. */
const OPERATION = 'vendor';
const DEFAULT_STATUS = 503;

/** Applies the injected fault of a vendor, if any: a delay, or an error. */
export async function applyVendorFault(world: World): Promise<void> {
  const fault = world.faults.take(OPERATION);
  if (!fault) return;
  if (fault.delayMs) await wait(fault.delayMs);
  if (fault.kind === 'delay') return;
  throw new ApiError(fault.status ?? DEFAULT_STATUS, `fault.${fault.kind}`, 'A failure on purpose.');
}
