import type { FaultDecision } from './fault-plan.ts';

/** Without headers, query and bodies, which may have secrets. Times are epoch milliseconds. */
export interface RequestRecord {
  /** `generation-number` of the world. */
  id: string;
  requestId: string;
  time: number;
  method: string;
  path: string;
  operationId: string | null;
  merchant: string | null;
  status: number;
  errorCode: string | null;
  stack: string | null;
  durationMs: number;
  /** Null for a visitor. */
  account: string | null;
  steps: StepTimes | null;
  /** The rest of the explanation. */
  isNewWorld: boolean;
  message: string | null;
  violations: readonly Violation[];
  faults: readonly FaultDecision[];
  /** Scheme of a sealed body. */
  seal: string | null;
  recording: Recording | null;
}

/** The steps that ran; the last one is where a refused request ended. */
export interface StepTimes {
  names: readonly string[];
  /** Milliseconds from the start to the end of each step. */
  ends: readonly number[];
}

/** A fault against the contract. */
export interface Violation {
  /** As in `body.amount`. */
  place: string;
  /** Rule in the schema, as in `#/properties/amount/minimum`. */
  rule: string;
  message: string;
}

/** Secrets are masked. Bodies are JSON, which a cut ends early. */
export interface Recording {
  query: Record<string, unknown>;
  language: string | null;
  body: string | null;
  answer: string | null;
  /** Written rows by table. */
  rows: ReadonlyMap<string, number>;
  /** Ids of new rows. */
  ledgerEntries: readonly number[];
}

/** For requests outside of the pipeline. */
export const UNEXPLAINED = {
  account: null,
  steps: null,
  isNewWorld: false,
  message: null,
  violations: [],
  faults: [],
  seal: null,
  recording: null,
} satisfies Partial<RequestRecord>;

const MOST_REQUESTS = 1000;
const MOST_BYTES = 1_000_000;
const MOST_OF_ALL = 64_000_000;
const MOST_RECORDED = 8_000_000;
const BYTES_OF_A_RECORD = 600;
/** Of a step, and of a violation without its texts. */
const BYTES_OF_A_PART = 16;

function sizeOf({ path, message, stack, steps, violations, faults }: RequestRecord): number {
  const texts = path.length + (message?.length ?? 0) + (stack?.length ?? 0);
  const parts = violations.reduce(
    (sum, { place, rule, message }) => sum + place.length + rule.length + message.length,
    0,
  );
  return BYTES_OF_A_RECORD + texts + parts + BYTES_OF_A_PART * ((steps?.ends.length ?? 0) + faults.length);
}

const sizeOfRecording = ({ recording }: RequestRecord): number =>
  BYTES_OF_A_RECORD + (recording?.body?.length ?? 0) + (recording?.answer?.length ?? 0);

/** Bounds the logs of all worlds together: the least recently written is emptied first. */
export class LogBudget {
  readonly #sizes = new Map<RequestLog, number>();
  #total = 0;

  note(log: RequestLog, bytes: number): void {
    this.#total += bytes - (this.#sizes.get(log) ?? 0);
    this.#sizes.delete(log);
    if (bytes > 0) this.#sizes.set(log, bytes);
    if (this.#total > MOST_OF_ALL) this.#sizes.keys().next().value?.clear();
  }
}

/** The latest requests of a world: at most 1,000, and a megabyte. */
export class RequestLog {
  readonly #budget: LogBudget;
  #rows: RequestRecord[] = [];
  #sizes: number[] = [];
  #bytes = 0;
  /** Oldest first. */
  #recorded: RequestRecord[] = [];
  #recordedBytes = 0;

  constructor(budget: LogBudget) {
    this.#budget = budget;
  }

  add(row: RequestRecord): void {
    const size = sizeOf(row);
    this.#rows.push(row);
    this.#sizes.push(size);
    this.#bytes += size;
    while (this.#rows.length > MOST_REQUESTS || this.#bytes > MOST_BYTES) {
      this.#rows.shift();
      this.#bytes -= this.#sizes.shift() ?? 0;
    }
    this.#budget.note(this, this.#bytes);
    if (row.recording) this.#keepRecording(row);
  }

  #keepRecording(row: RequestRecord): void {
    this.#recorded.push(row);
    this.#recordedBytes += sizeOfRecording(row);
    while (this.#recordedBytes > MOST_RECORDED) {
      const oldest = this.#recorded.shift();
      if (!oldest) return;
      this.#recordedBytes -= sizeOfRecording(oldest);
      oldest.recording = null;
    }
  }

  /** For a log that nobody writes any more. */
  release(): void {
    this.#budget.note(this, 0);
  }

  clear(): void {
    this.#rows = [];
    this.#sizes = [];
    this.#bytes = 0;
    this.#recorded = [];
    this.#recordedBytes = 0;
    this.#budget.note(this, 0);
  }

  /** Newest first. */
  list(): RequestRecord[] {
    return this.#rows.toReversed();
  }

  find(id: string): RequestRecord | null {
    return this.#rows.findLast((row) => row.id === id) ?? null;
  }
}
