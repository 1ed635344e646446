export interface Fault {
  /** The operationId it meets, or * for all. */
  operation: string;
  kind: 'delay' | 'status' | 'refuse' | 'html' | 'empty' | 'cut' | 'down' | 'wrong-schema';
  status?: number;
  /** The error code of a refusal. */
  errorCode?: string;
  delayMs?: number;
  times?: number;
}

/** The failures on purpose of a world; the first that matches a request is applied. */
export class FaultPlan {
  #faults: Fault[] = [];
  readonly #save: (faults: Fault[]) => Promise<void>;

  /** `save` stores the faults whenever they change. */
  constructor(save: (faults: Fault[]) => Promise<void> = async () => {}) {
    this.#save = save;
  }

  list(): Fault[] {
    return this.#faults;
  }

  /** Resolves when the faults are stored. */
  set(faults: Fault[]): Promise<void> {
    this.load(faults);
    return this.#save(this.#faults);
  }

  /** Takes stored faults. */
  load(faults: Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  /** The fault that meets a request, if any; one with `times` is used up by it. */
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
