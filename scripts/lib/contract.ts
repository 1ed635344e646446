import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { QUIET_REDOCLY, root } from './process.mjs';

/** Bundles `gaming` or `control` into one document without references to other files. */
export function bundle(name: string): Document {
  const directory = mkdtempSync(path.join(tmpdir(), 'baize-contract-'));
  const file = path.join(directory, `${name}.json`);
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'bundle', name, '-o', file],
    { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...QUIET_REDOCLY } },
  );
  const document = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(directory, { recursive: true });
  return document;
}
