import type { Operation } from './contract.ts';
import type { Exchange } from './exchange.ts';

/** Counts the answers of this process by operation and documented status. */
export class AnswerCounts {
  /** The last count is of answers outside the contract, as those of faults. */
  readonly #counts: ReadonlyMap<Operation, Float64Array>;

  constructor(operations: Record<string, Operation>) {
    this.#counts = new Map(Object.values(operations).map((each) => [each, new Float64Array(each.statuses.length + 1)]));
  }

  /** Allocates nothing, as each request passes here. */
  add({ operation, answer }: Exchange): void {
    const counts = operation && this.#counts.get(operation);
    if (!counts || !answer) return;
    const at = answer.isOutsideContract ? -1 : operation.statuses.indexOf(answer.status);
    const index = at < 0 ? operation.statuses.length : at;
    counts[index] = (counts[index] ?? 0) + 1;
  }

  list() {
    return [...this.#counts].map(([{ id, domain, method, path, statuses }, counts]) => ({
      operation: id,
      domain,
      method,
      path,
      statuses: statuses.map((status, index) => ({ status, times: counts[index] ?? 0 })),
      outside: counts.at(-1) ?? 0,
    }));
  }
}

/** By API. */
export type Coverage = Readonly<Record<'gaming' | 'control', AnswerCounts>>;
