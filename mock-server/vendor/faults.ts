import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';
import type { World } from '../worlds/world.ts';

/** Operation name of vendor faults in the control API. */
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
