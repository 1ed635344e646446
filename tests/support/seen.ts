import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import type { Operation } from './operations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For the coverage gate. */
    seenFolder?: string;
  }
}

/** A started test file, or a checked response. */
export type Note = { file: string } | { file: string; operation: string; status: number; errorCode?: string };

function write(note: Record<string, unknown>): void {
  const folder = inject('seenFolder');
  if (!folder) return;
  const file = expect.getState().testPath ?? 'unknown';
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ file, ...note })}\n`);
}

export const noteFile = (): void => write({});

/** Requires a documented status and a valid body. */
export function noteAnswer({ id }: Operation, status: number, body: unknown): void {
  const { errorCode } = (body ?? {}) as { errorCode?: string };
  write({ operation: id, status, errorCode });
}
