import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import type { Operation } from './operations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for the notes of the coverage gate. */
    seenFolder?: string;
  }
}

/** A line of a worker's notes: a test file that has started, or a response that was checked. */
export type Note = { file: string } | { file: string; operation: string; status: number; errorCode?: string };

function write(note: Record<string, unknown>): void {
  const folder = inject('seenFolder');
  if (!folder) return;
  const file = expect.getState().testPath ?? 'unknown';
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ file, ...note })}\n`);
}

/** Notes that this test file has started. */
export const noteFile = (): void => write({});

/** Notes that an operation has returned a documented status with a valid body, and its error code. */
export function noteAnswer({ id }: Operation, status: number, body: unknown): void {
  const { errorCode } = (body ?? {}) as { errorCode?: string };
  write({ operation: id, status, errorCode });
}
