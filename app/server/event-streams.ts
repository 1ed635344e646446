import type { ServerResponse } from 'node:http';
import { seconds } from '../config/durations.ts';
import type { Subscribe } from '../request/context.ts';

/** A reader with more is cut off; it comes back with the id of its last event. */
const MOST_BUFFERED = 64 * 1024;
/** Half of the connections of a process. */
const MOST_STREAMS = 5000;
const COMMENT_MS = seconds(20);
const COMMENT = Buffer.from(':\n\n');

/** Readers of a process that ends come back spread over these times. */
const retryLine = () => `retry: ${Math.round(seconds(1) + Math.random() * seconds(4))}\n\n`;

/** Server-sent events: responses that last, beside the router, which would copy each event for each reader. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  get size(): number {
    return this.#open.size;
  }

  /** The headers are set. */
  open(res: ServerResponse, subscribe: Subscribe): void {
    if (this.#open.size >= MOST_STREAMS) return void res.writeHead(503, { 'Retry-After': '5' }).end();
    if (res.closed) return;
    // Chunks would be framed for each reader; the end of the connection is that of the stream.
    res.useChunkedEncodingByDefault = false;
    res.shouldKeepAlive = false;
    if (this.#hasEnded) return void res.end(retryLine());
    this.#open.add(res);
    this.#timer ??= setInterval(() => this.#writeAll(COMMENT), COMMENT_MS).unref();
    res.write(retryLine());
    const unsubscribe = subscribe((chunk) => write(res, chunk));
    res.once('close', () => {
      unsubscribe();
      this.#open.delete(res);
    });
  }

  #writeAll(chunk: Uint8Array): void {
    for (const res of this.#open) write(res, chunk);
  }

  /** Their readers connect again, and those who still come. */
  end(): void {
    this.#hasEnded = true;
    clearInterval(this.#timer);
    for (const res of this.#open) res.end(retryLine());
  }
}

/**
 * Measures what the reader has not taken of earlier chunks: one may be larger. Past the response, whose checks cost as much
 * as the kernel.
 */
function write(res: ServerResponse, chunk: Uint8Array): void {
  const { socket } = res;
  if (socket && socket.writableLength > MOST_BUFFERED) res.destroy();
  else if (!res.destroyed && !res.writableEnded) socket?.write(chunk);
}
