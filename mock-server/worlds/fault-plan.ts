export interface Fault {
  /** operationId, or * for all. */
  operation: string;
  kind: 'delay' | 'status' | 'refuse' | 'html' | 'empty' | 'cut' | 'down' | 'wrong-schema';
  status?: number;
  errorCode?: string;
  delayMs?: number;
  times?: number;
}

/** The first match applies. */
export class FaultPlan {
  #faults: Fault[] = [];
  readonly #save: (faults: Fault[]) => Promise<void>;

  /** Stores the faults after each change. */
  constructor(save: (faults: Fault[]) => Promise<void> = async () => {}) {
    this.#save = save;
  }

  list(): Fault[] {
    return this.#faults;
  }

  set(faults: Fault[]): Promise<void> {
    this.load(faults);
    return this.#save(this.#faults);
  }

  load(faults: Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  /** Uses up one of the fault's `times`. */
  take(operationId: string): Fault | null {
    const fault = this.#faults.find(({ operation }) => operation === '*' || operation === operationId);
    if (!fault) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
      void this.#save(this.#faults);
    }
    return fault;
  }
}
