import { minutes, seconds } from '~/config/durations.ts';
import type { Subscribe } from '~/request/context.ts';
import type { HubSignal } from './hub-signal.ts';

/** Missed events that the process can send again. */
const RING = 100;
const LONGEST_PAUSE_MS = seconds(30);
/** Without readers. */
const IDLE_MS = minutes(1);

export interface HubEvent {
  /** Sortable. */
  id: string;
  data: object;
}

/**
 * The gateway's events in the order of ids; `open` when it has sent what was missed, `reset` when the state behind them
 * was replaced.
 */
export type OpenStream = (after: string, signal: AbortSignal) => AsyncIterable<HubEvent | 'open' | 'reset'>;

interface Reader {
  after: string;
  send: (chunk: Uint8Array) => void;
}

const signalChunk = (kind: HubSignal) => Buffer.from(`data: ${JSON.stringify({ kind })}\n\n`);
const ONLINE = signalChunk('online');
const OFFLINE = signalChunk('offline');
const RELOAD = signalChunk('reload');

/** One stream of the gateway for all readers of the process. It is open while somebody reads. */
class Hub {
  readonly #open: OpenStream;
  readonly #onIdle: () => void;
  readonly #readers = new Set<Reader>();
  #ring: { id: string; chunk: Uint8Array }[] = [];
  /** The ring has what came before the stream began. */
  #isComplete = false;
  #isOffline = false;
  readonly #closing = new AbortController();
  #idle: NodeJS.Timeout | undefined;

  constructor(open: OpenStream, onIdle: () => void) {
    this.#open = open;
    this.#onIdle = onIdle;
    void this.#run();
  }

  subscribe(reader: Reader): () => void {
    clearTimeout(this.#idle);
    this.#readers.add(reader);
    if (this.#isOffline) reader.send(OFFLINE);
    if (this.#isComplete) this.#catchUp(reader);
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size === 0) this.#idle = setTimeout(() => this.#close(), IDLE_MS).unref();
    };
  }

  #close(): void {
    this.#closing.abort();
    this.#onIdle();
  }

  /** Reads until nobody listens, and goes on after the last event when the stream breaks off. */
  async #run(): Promise<void> {
    const { signal } = this.#closing;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        for await (const event of this.#open(this.#ring.at(-1)?.id ?? '', signal)) {
          if (event === 'reset') this.#reset();
          else if (event !== 'open') this.#add(event);
          else {
            failures = 0;
            this.#begin();
          }
        }
      } catch {
        // The client has recorded why.
      }
      if (signal.aborted) return;
      this.#isOffline = true;
      this.#sendAll(OFFLINE);
      const pauseMs = Math.min(seconds(1) * 2 ** failures, LONGEST_PAUSE_MS);
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random() / 2)).unref());
    }
  }

  #begin(): void {
    if (this.#isOffline) this.#sendAll(ONLINE);
    this.#isOffline = false;
    if (this.#isComplete) return;
    this.#isComplete = true;
    for (const reader of this.#readers) this.#catchUp(reader);
  }

  #add({ id, data }: HubEvent): void {
    const chunk = Buffer.from(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    this.#ring.push({ id, chunk });
    if (this.#ring.length > RING) this.#ring.shift();
    if (!this.#isComplete) return;
    for (const reader of this.#readers) {
      if (id <= reader.after) continue;
      reader.after = id;
      reader.send(chunk);
    }
  }

  /** Readers show the state before, and load their page again. */
  #reset(): void {
    this.#ring = [];
    this.#isComplete = false;
    for (const reader of this.#readers) reader.after = '';
    this.#sendAll(RELOAD);
  }

  #catchUp(reader: Reader): void {
    const [oldest] = this.#ring;
    const missed = this.#ring.filter(({ id }) => id > reader.after);
    // The ring may lack what followed the reader's last event.
    if (oldest && missed.length === RING && reader.after !== '') reader.send(RELOAD);
    if (missed.length === 0) return;
    reader.after = missed.at(-1)?.id ?? reader.after;
    reader.send(Buffer.concat(missed.map(({ chunk }) => chunk)));
  }

  #sendAll(chunk: Uint8Array): void {
    for (const { send } of this.#readers) send(chunk);
  }
}

const hubs = new Map<string, Hub>();

/** Events of the stream by this key after one of them. The first reader opens it. */
export function follow(key: string, open: OpenStream, after: string): Subscribe {
  return (send) => {
    const hub = hubs.get(key) ?? new Hub(open, () => hubs.delete(key));
    hubs.set(key, hub);
    return hub.subscribe({ after, send });
  };
}

/** `no-transform` turns the compression off, which would hold events back. */
export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};
