import { readEvents } from './api.ts';
import type { Table } from './table.ts';

const POLL_MS = 2000;

/** Asks what happens, as long as somebody is looking; the balance follows. `now` is the simulator's time. */
export class EventFeed<Events> {
  #ahead = 0;
  #isAsking = false;

  constructor(
    readonly table: Pick<Table, 'showBalance'>,
    readonly on: (events: Events) => void,
    /** Whether a round is under way, whose outcome the page shows by itself. */
    readonly isBusy: () => boolean,
  ) {
    void this.ask();
    setInterval(() => void this.ask(), POLL_MS);
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
    } catch {
      // The next answer tells all that this one would have told.
    } finally {
      this.#isAsking = false;
    }
  }
}

/** Minutes and seconds until a time, as they are counted down. */
export function countDown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
