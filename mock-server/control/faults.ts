import { operations } from '../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../http/api-error.ts';
import { describeMiss, type Fault, type FaultPlan } from '../worlds/fault-plan.ts';
import type { ControlHandlers } from './call.ts';

const describeFaults = (faults: FaultPlan) => faults.list().map((fault) => ({ ...fault, miss: describeMiss(fault) }));

/** Throws 404 for a fault of an unknown operation. */
function requireKnownOperations(faults: Fault[]): void {
  const isKnown = (id: string) => id === '*' || id === 'vendor' || id in operations;
  for (const [index, { operation }] of faults.entries()) {
    if (isKnown(operation)) continue;
    const word = operation.toLowerCase();
    const near = Object.keys(operations).filter(
      (id) => id.toLowerCase().includes(word) || word.includes(id.toLowerCase()),
    );
    const hint = near.length > 0 ? ` Like it: ${near.slice(0, 5).join(', ')}.` : '';
    const message = `body.${index}.operation: the contract has no operation "${operation}".${hint}`;
    throw new ApiError(404, 'operation.not.found', message);
  }
}

export const faultOperations: ControlHandlers<'getFaults' | 'setFaults'> = {
  getFaults: ({ world: { faults } }) => describeFaults(faults),
  async setFaults({ world: { faults }, body }) {
    requireKnownOperations(body);
    await faults.set(body);
    return describeFaults(faults);
  },
};
