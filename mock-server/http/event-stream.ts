import type { ServerResponse } from 'node:http';
import type { StreamEnd } from '../worlds/world.ts';
import type { EventStream } from './exchange.ts';

/** A reader with more is slow. */
const MOST_BUFFERED = 64 * 1024;
/** Proxies and clients drop silent connections. */
const COMMENT_MS = 15_000;

interface Options {
  /** Throws for an event outside the contract. */
  validate: (event: object) => void;
  /** Returns the function that forgets `end`. */
  onOpen: (end: (reason: StreamEnd) => void) => () => void;
  onMistake: (error: unknown) => void;
}

/** Writes what the stream sends at once, `open`, and what it sends later. */
export function writeEvents(res: ServerResponse, stream: EventStream, options: Options): void {
  const { validate, onOpen, onMistake } = options;
  let isOpen = false;
  let isCorked = false;
  /** Events of a moment are one write of the socket, which costs more than they do. */
  const cork = () => {
    if (isCorked) return;
    isCorked = true;
    res.cork();
    setImmediate(() => {
      isCorked = false;
      res.uncork();
    });
  };
  const write = (text: string): boolean => {
    if (res.destroyed) return true;
    cork();
    res.write(text);
    // Missed events are sent in one go.
    if (!isOpen || res.writableLength <= MOST_BUFFERED) return true;
    if (stream.resume) res.once('drain', stream.resume);
    else res.destroy();
    return false;
  };
  const send = (event: object): boolean => {
    try {
      validate(event);
      return write(formatEvent(event));
    } catch (error) {
      onMistake(error);
      res.destroy();
      return false;
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
    forget();
  };
  res.once('close', close);
}

function formatEvent(event: object & { id?: string }): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}data: ${JSON.stringify(event)}\n\n`;
}
