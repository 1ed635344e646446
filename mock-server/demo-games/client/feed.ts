import { Refusal, readEvents } from './api.ts';
import type { Table } from './table.ts';

const POLL_MS = 2000;
const ENDED = 401;

/** Polls events while the page is visible. `now` is the simulator's time. */
export class EventFeed<Events> {
  #ahead = 0;
  #isAsking = false;
  readonly #timer;

  constructor(
    readonly table: Pick<Table, 'showBalance' | 'say' | 'text'>,
    readonly on: (events: Events) => void,
    /** The page updates the balance itself during a round. */
    readonly isBusy: () => boolean,
  ) {
    void this.ask();
    this.#timer = setInterval(() => void this.ask(), POLL_MS);
  }

  get now(): number {
    return performance.now() + this.#ahead;
  }

  async ask(): Promise<void> {
    if (this.#isAsking || document.hidden) return;
    this.#isAsking = true;
    try {
      const { now, balance, events } = await readEvents<Events>();
      this.#ahead = now - performance.now();
      if (!this.isBusy()) this.table.showBalance(balance);
      this.on(events);
    } catch (error) {
      // Ignores other errors: the next poll replaces them.
      if (error instanceof Refusal && error.status === ENDED) this.#end();
    } finally {
      this.#isAsking = false;
    }
  }

  #end(): void {
    clearInterval(this.#timer);
    this.table.say(this.table.text.ended);
  }
}

export function countDown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
