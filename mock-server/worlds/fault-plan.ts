import { LRUCache } from 'lru-cache';
import { Random } from './random.ts';

export interface Fault {
  /** operationId, or * for all. */
  operation: string;
  kind: 'delay' | 'status' | 'refuse' | 'html' | 'empty' | 'cut' | 'down' | 'wrong-schema' | 'stale';
  status?: number;
  errorCode?: string;
  delayMs?: number;
  /** User name of the signed-in member. */
  account?: string;
  /** Parameters that the request must have. */
  query?: Record<string, string>;
  /** Requests to let pass first. */
  after?: number;
  /** Strikes each n-th request. */
  every?: number;
  /** From 0 to 1. */
  chance?: number;
  times?: number;
}

/** A fault and its requests: all to its operation, those of its account and query, and those it struck. */
export interface CountedFault extends Fault {
  asked: number;
  matched: number;
  struck: number;
}

/** What kept a fault from a request: the first of these; struck for none. */
type FaultReason = 'operation' | 'earlier' | 'account' | 'query' | 'after' | 'every' | 'times' | 'chance' | 'struck';

/** What a fault decided about a request. */
export interface FaultDecision {
  operation: string;
  kind: Fault['kind'];
  reason: FaultReason;
}

export interface FaultRequest {
  operation: string;
  /** Query string without its question mark. */
  search: string;
  /** Null without a session. */
  account: string | null;
}

export interface StaleAnswer {
  status: number;
  body: string;
}

/** The requests used least begin anew. */
const MOST_STALE = 100;

/** The first fault that strikes applies. */
export class FaultPlan {
  /** Answers of stale faults, by request. */
  readonly stale = new LRUCache<string, StaleAnswer>({ max: MOST_STALE });
  #faults: CountedFault[] = [];
  readonly #save: (faults: CountedFault[]) => Promise<void>;
  readonly #readSeed: () => string;

  /** Stores the faults after each change. */
  constructor(save: (faults: CountedFault[]) => Promise<void>, readSeed: () => string) {
    this.#save = save;
    this.#readSeed = readSeed;
  }

  list(): CountedFault[] {
    return this.#faults;
  }

  /** Counts anew. */
  set(faults: Fault[]): Promise<void> {
    this.load(faults.map((fault) => ({ ...fault, asked: 0, matched: 0, struck: 0 })));
    return this.#save(this.#faults);
  }

  load(faults: CountedFault[]): void {
    this.stale.clear();
    this.#faults = faults;
  }

  /** Returns the fault that strikes the request, or null, and what each decided. */
  take(request: FaultRequest): { fault: Fault | null; decisions: FaultDecision[] } {
    let struck: CountedFault | null = null;
    let isMet = false;
    const decisions = this.#faults.map((fault): FaultDecision => {
      const { operation, kind } = fault;
      if (operation !== '*' && operation !== request.operation) return { operation, kind, reason: 'operation' };
      isMet = true;
      fault.asked += 1;
      const reason = struck ? 'earlier' : this.#decide(fault, request);
      if (reason === 'struck') struck = fault;
      return { operation, kind, reason };
    });
    if (isMet) void this.#save(this.#faults);
    return { fault: struck, decisions };
  }

  #decide(fault: CountedFault, request: FaultRequest): FaultReason {
    const { account, query, after = 0, every = 1, chance = 1, times = Number.POSITIVE_INFINITY } = fault;
    if (account !== undefined && account !== request.account) return 'account';
    if (query && !hasParameters(request.search, query)) return 'query';
    fault.matched += 1;
    const turn = fault.matched - after;
    if (turn < 1) return 'after';
    if (turn % every !== 0) return 'every';
    if (fault.struck >= times) return 'times';
    // Depends on the seed and the request's number only, so that a test repeats. The number comes first: a hash of texts
    // that differ in their last letters yields similar sequences.
    if (!new Random(`${turn} ${fault.operation} ${this.#readSeed()}`).chance(chance)) return 'chance';
    fault.struck += 1;
    return 'struck';
  }
}

function hasParameters(search: string, wanted: Record<string, string>): boolean {
  const sent = new URLSearchParams(search);
  return Object.entries(wanted).every(([name, value]) => sent.get(name) === value);
}

/** Returns why the fault has struck no request; null when it has. */
export function describeMiss({ operation, asked, matched, struck, after, every, chance }: CountedFault): string | null {
  if (struck > 0) return null;
  const target = operation === '*' ? 'any operation' : operation;
  if (asked === 0) return `There was no request to ${target}.`;
  if (matched === 0)
    return `Requests to ${target}: ${asked}. An earlier fault struck them, or none is of this account and query.`;
  const terms = [after && `after: ${after}`, every && `every: ${every}`, chance !== undefined && `chance: ${chance}`];
  return `Requests that match: ${matched}. It strikes by ${terms.filter(Boolean).join(', ')}.`;
}
