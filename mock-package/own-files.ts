import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inPackage = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Variables that lead to the package's files; none where its sources run, which use those of the project. The default
 * world is the lean one: 180 days of play take two seconds to copy.
 */
export function ownFiles(): Record<string, string> {
  const seeds = inPackage('../seeds');
  const assets = inPackage('./demo-games');
  return existsSync(seeds) ? { MOCK_SEEDS: seeds, MOCK_ASSETS: assets, MOCK_DEFAULT_WORLD: 'lean' } : {};
}

/** For the worlds of one process; `remove` is synchronous. */
export function temporaryData(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-mock-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
