import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './process.mjs';

const LEFT_OUT = ['node_modules', '.git', 'build', '.env', 'test-results', '.data/worlds'];

/** Other tests write these files meanwhile. */
const isWanted = (source: string) => !LEFT_OUT.includes(path.relative(root, source)) && !source.includes('/failing-');

/** The caller removes the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
  cpSync(root, folder, { recursive: true, filter: isWanted });
  // For Vite's cache.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.vite') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return folder;
}
