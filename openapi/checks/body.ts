/** Bodies over it are not read. */
export const MOST_BYTES = 20_000_000;

/** Returns null above `MOST_BYTES`. Rejects for a body that breaks off. Reads the beginning of a stream. */
export async function readBytes(answer: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const type = answer.headers.get('content-type') ?? '';
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length;
    chunks.push(read.value);
    const isOver = size > MOST_BYTES;
    if (!isOver && !(isEventStream(type) && hasBegun(Buffer.concat(chunks).toString()))) continue;
    await reader?.cancel();
    return isOver ? null : Buffer.concat(chunks);
  }
  return Buffer.concat(chunks);
}

const EVENT_STREAM = /^text\/event-stream\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** In UTF-8. */
export const isEventStream = (contentType: string): boolean => EVENT_STREAM.test(contentType);

/** The texts of `data` of a stream's complete events. */
export const listEventTexts = (text: string): string[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? []);

/** The client has what it missed: from here on a stream waits for what happens. */
export const hasBegun = (text: string): boolean => listEventTexts(text).some((data) => data === '{"kind":"open"}');

export interface BodyText {
  /** Without a byte order mark; empty unless the body is UTF-8. */
  text: string;
  hasByteOrderMark: boolean;
  isUtf8: boolean;
}

export function decodeBody(bytes: Uint8Array): BodyText {
  try {
    const whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const hasByteOrderMark = whole.startsWith('\ufeff');
    return { text: hasByteOrderMark ? whole.slice(1) : whole, hasByteOrderMark, isUtf8: true };
  } catch {
    return { text: '', hasByteOrderMark: false, isUtf8: false };
  }
}
