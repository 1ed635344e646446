import type { CheckedAnswer } from '../../openapi/checks/answer.ts';
import type { ProbeRequest } from './probes.ts';

export type NoAnswer = 'unreachable' | 'slow' | 'cut' | 'too-large';

const MOST_BYTES = 20_000_000;

/** Follows no redirects. Never rejects. */
export async function exchange(
  origin: string,
  { method, path, headers, body }: ProbeRequest,
  timeoutMs: number,
): Promise<CheckedAnswer | NoAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  try {
    answer = await fetch(`${origin}${path}`, { method, headers, body, signal, redirect: 'manual' });
  } catch {
    return signal.aborted ? 'slow' : 'unreachable';
  }
  try {
    const text = await readText(answer);
    return text === null ? 'too-large' : { status: answer.status, headers: Object.fromEntries(answer.headers), text };
  } catch {
    return signal.aborted ? 'slow' : 'cut';
  }
}

async function readText(answer: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) return null;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString();
}
