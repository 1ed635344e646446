import { type ClockSetting, machineNow } from './clock.ts';
import type { RequestRecord } from './request-log.ts';

/** What happens in a world, and to it. Times are epoch milliseconds of its clock. */
export type Happening =
  | { kind: 'request'; request: RequestRecord }
  | { kind: 'clock'; setting: ClockSetting }
  | { kind: 'inbox'; messageId: number; channel: string; to: string }
  | { kind: 'due'; event: string; subject: string; dueAt: number; error: string | null }
  | { kind: 'world'; change: WorldChange };

export type WorldChange = 'made' | 'reset' | 'restored' | 'deleted';

export interface HubEvent {
  /** Counted in this process, for all worlds together. */
  number: number;
  world: string;
  /** By the world's clock. */
  time: number;
  happening: Happening;
}

const MOST_EVENTS = 1000;

/** The latest events of one world, or of all worlds that were made and deleted. */
class Ring {
  readonly events: HubEvent[] = [];
  /** Number of the last event that is no longer held. */
  lost = 0;

  add(event: HubEvent): void {
    this.events.push(event);
    if (this.events.length > MOST_EVENTS) this.lost = this.events.shift()?.number ?? 0;
  }
}

type Follower = (event: HubEvent) => void;

/** Events of all worlds. */
export class EventHub {
  /** Another process has other ids. */
  readonly process = machineNow().toString(36);
  #last = 0;
  readonly #rings = new Map<string, Ring>();
  /** Outlives the worlds. */
  readonly #changes = new Ring();
  readonly #followers = new Set<Follower>();
  /** Streams of each world; of all of them for null. */
  readonly #heard = new Map<string | null, number>();
  readonly #streams = new Set<(reason: 'stopped') => void>();

  get last(): number {
    return this.#last;
  }

  add(world: string, time: number, happening: Happening): void {
    this.#last += 1;
    const event = { number: this.#last, world, time, happening };
    if (happening.kind === 'world') this.#changes.add(event);
    else this.#ringOf(world).add(event);
    for (const follower of this.#followers) follower(event);
  }

  #ringOf(world: string): Ring {
    const ring = this.#rings.get(world) ?? new Ring();
    this.#rings.set(world, ring);
    return ring;
  }

  /** Forgets what has happened in a world. */
  forget(world: string): void {
    this.#rings.delete(world);
  }

  /** Calls `follower` with each event. Returns the function that ends it. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  get streams(): number {
    return this.#streams.size;
  }

  /** For a stream of one world, or of all for null, as `follow`. */
  hear(world: string | null, follower: Follower): () => void {
    const stop = this.follow((event) => {
      if (world === null || event.world === world) follower(event);
    });
    const count = (change: number) => this.#heard.set(world, (this.#heard.get(world) ?? 0) + change);
    count(1);
    return () => {
      count(-1);
      if (this.#heard.get(world) === 0) this.#heard.delete(world);
      stop();
    };
  }

  isHeard(world: string): boolean {
    return this.#heard.has(null) || this.#heard.has(world);
  }

  /** Calls `end` when the mock stops. Returns the function that forgets it. */
  openStream(end: (reason: 'stopped') => void): () => void {
    this.#streams.add(end);
    return () => void this.#streams.delete(end);
  }

  endStreams(reason: 'stopped'): void {
    for (const end of this.#streams) end(reason);
  }

  /**
   * Returns the last 1,000 events after a number, of one world or of all for null, in their order; `lost` is the last of
   * those that are left out or no longer held, or 0.
   */
  since(number: number, world: string | null): { events: HubEvent[]; lost: number } {
    const ofWorlds = world === null ? [...this.#rings.values()] : [this.#rings.get(world) ?? new Ring()];
    const rings = [this.#changes, ...ofWorlds];
    const all = rings
      .flatMap((ring) => after(ring.events, number))
      .filter((event) => world === null || event.world === world)
      .sort((a, b) => a.number - b.number);
    const events = all.slice(-MOST_EVENTS);
    const dropped = all.length > events.length ? (all[all.length - events.length - 1]?.number ?? 0) : 0;
    const lost = Math.max(dropped, ...rings.map((ring) => ring.lost).filter((last) => last > number));
    return { events, lost };
  }
}

/** From the end: most readers lack few events. */
function after(events: readonly HubEvent[], number: number): HubEvent[] {
  let from = events.length;
  while (from > 0 && (events[from - 1] as HubEvent).number > number) from -= 1;
  return events.slice(from);
}
