import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './process.mjs';

const LEFT_OUT = ['node_modules', '.git', 'build', '.env', 'test-results', '.data/worlds'];

/** Excludes files that other tests write meanwhile. */
const isWanted = (source: string) => !LEFT_OUT.includes(path.relative(root, source)) && !source.includes('/failing-');

/** Copies the project into a temporary folder, which the caller removes. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  // Its own folder for Vite's cache.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.vite') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return folder;
}
