import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    scratchFolder: string;
  }
}

/** Gives the workers a folder for what they write, and removes it once all tests have run: a worker ends before it could. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
  project.provide('scratchFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
