import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    scratchFolder: string;
  }
}

/** Removes the workers' temporary folder after all tests: a worker ends too early to do so. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
  project.provide('scratchFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
