import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './process.mjs';

const LEFT_OUT = new Set(['node_modules', '.git', 'build', '.env', 'test-results']);
/** Copies stamps and seeds alone of these folders. */
const KEPT = new Set(['.cache/stamps', '.data/seed.db', '.data/rich.db']);

function isWanted(source: string): boolean {
  const [folder = '', name] = path.relative(root, source).split(path.sep);
  if (name !== undefined && (folder === '.cache' || folder === '.data')) return KEPT.has(`${folder}/${name}`);
  // Other tests write these files meanwhile.
  return !LEFT_OUT.has(folder) && !source.includes('/failing-');
}

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
