import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    scratchFolder: string;
  }
}

const MEMORY = '/dev/shm';
const LEAST_FREE = 2 ** 30;

/** A file system in memory with room for worlds, or that of temporary files. */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > LEAST_FREE ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Removes the workers' temporary folder after all tests: a worker ends too early to do so. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(fastFolder(), 'baize-tests-'));
  project.provide('scratchFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
