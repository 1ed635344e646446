import type { CheckedAnswer } from '../../openapi/checks/answer.ts';
import { type BodyText, decodeBody, readBytes } from '../../openapi/checks/body.ts';
import type { ProbeRequest } from './probes.ts';

export type NoAnswer = 'unreachable' | 'slow' | 'cut' | 'too-large';

/** Follows no redirects. Never rejects. */
export async function exchange(
  origin: string,
  { method, path, headers, body }: ProbeRequest,
  timeoutMs: number,
): Promise<(CheckedAnswer & BodyText) | NoAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: Response;
  try {
    answer = await fetch(`${origin}${path}`, { method, headers, body, signal, redirect: 'manual' });
  } catch {
    return signal.aborted ? 'slow' : 'unreachable';
  }
  try {
    const bytes = await readBytes(answer);
    if (!bytes) return 'too-large';
    return { status: answer.status, headers: Object.fromEntries(answer.headers), ...decodeBody(bytes) };
  } catch {
    return signal.aborted ? 'slow' : 'cut';
  }
}
