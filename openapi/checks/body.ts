/** Bodies over it are not read. */
export const MOST_BYTES = 20_000_000;

/** Returns null above `MOST_BYTES`. Rejects for a body that breaks off. */
export async function readBytes(answer: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

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
