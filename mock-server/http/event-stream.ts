import type { ServerResponse } from 'node:http';
import type { StreamEnd } from '../worlds/world.ts';
import type { EventStream } from './exchange.ts';

/** A reader that is slower is cut off; it comes back with `Last-Event-ID`. */
const MOST_BUFFERED = 64 * 1024;
/** Proxies and clients drop silent connections. */
const COMMENT_MS = 20_000;

interface Options {
  /** Throws for an event outside the contract. */
  validate: (event: object) => void;
  /** Returns the function that forgets `end`. */
  onOpen: (end: (reason: StreamEnd) => void) => (() => void) | undefined;
  onMistake: (error: unknown) => void;
}

/** Writes what the stream sends at once, `open`, and what it sends later. */
export function writeEvents(res: ServerResponse, stream: EventStream, options: Options): void {
  const { validate, onOpen, onMistake } = options;
  let isOpen = false;
  const write = (text: string) => {
    if (res.destroyed) return;
    res.write(text);
    // Missed events are sent in one go.
    if (isOpen && res.writableLength > MOST_BUFFERED) res.destroy();
  };
  const send = (event: object) => {
    try {
      validate(event);
      write(formatEvent(event));
    } catch (error) {
      onMistake(error);
      res.destroy();
    }
  };
  const unsubscribe = stream.subscribe(send);
  send({ kind: 'open' });
  isOpen = true;
  const forget = onOpen((reason) => {
    send({ kind: 'ended', reason });
    close();
    res.end();
  });
  const comments = setInterval(write, COMMENT_MS, ':\n\n').unref();
  const close = () => {
    clearInterval(comments);
    unsubscribe();
    forget?.();
  };
  res.once('close', close);
}

function formatEvent(event: object & { id?: string }): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}data: ${JSON.stringify(event)}\n\n`;
}
