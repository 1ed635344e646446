import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is inside a gate alone: what they start meanwhile belongs to them. */
const alone = new AsyncLocalStorage<Gate>();

/**
 * Lets many in at once, or one alone, in the order in which they come. A database connection has one transaction at a time, and
 * every statement that reaches it meanwhile would become a part of it: its reader would see what may never be, and its writer would
 * lose what was acknowledged when the transaction fails.
 */
export class Gate {
  #guests = 0;
  #whenEmpty: (() => void) | null = null;
  /** Those alone, under way or waiting. */
  #turns = 0;
  #last: Promise<void> = Promise.resolve();

  /** Whether the caller is inside it alone. */
  get isAlone(): boolean {
    return alone.getStore() === this;
  }

  /** What to wait for before one is let in beside others; null where nobody else is alone. */
  get turn(): Promise<void> | null {
    return this.#turns === 0 || this.isAlone ? null : this.#last;
  }

  /** Runs beside others, once nobody is alone. */
  async share<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isAlone) return work();
    const { turn } = this;
    if (turn) await turn;
    this.#guests += 1;
    try {
      return await work();
    } finally {
      this.#guests -= 1;
      if (this.#guests === 0) this.#whenEmpty?.();
    }
  }

  /** Runs when all who came before have left, and lets nobody in meanwhile; inside another such run it is a part of that. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isAlone) return work();
    const before = this.#last;
    let leave = () => {};
    this.#turns += 1;
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    try {
      await before;
      if (this.#guests > 0) {
        await new Promise<void>((resolve) => {
          this.#whenEmpty = resolve;
        });
        this.#whenEmpty = null;
      }
      return await alone.run(this, work);
    } finally {
      this.#turns -= 1;
      leave();
    }
  }
}
