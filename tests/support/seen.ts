import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import type { Operation } from './operations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the gate of the contract tests collects what they have seen. */
    seenFolder?: string;
  }
}

/** One line of a worker's notes: a test file that has begun, or an answer that was seen and found good. */
export type Note = { file: string } | { file: string; operation: string; status: number };

function write(note: Record<string, unknown>): void {
  const folder = inject('seenFolder');
  if (!folder) return;
  const file = expect.getState().testPath ?? 'unknown';
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ file, ...note })}\n`);
}

/** Notes that this test file runs. */
export const noteFile = (): void => write({});

/** Notes that an operation has given a documented status with a body that fits. */
export const noteAnswer = ({ id }: Operation, status: number): void => write({ operation: id, status });
