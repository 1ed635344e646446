import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { QUIET_REDOCLY, root } from './process.mjs';

/**
 * Bundles `gaming` or `control` into one plain OpenAPI document without references to other files.
 * @throws with Redocly's messages, which name file and line, where it cannot be bundled
 */
export function bundle(name: string): Document {
  const directory = mkdtempSync(path.join(tmpdir(), 'baize-contract-'));
  const file = path.join(directory, `${name}.json`);
  const cli = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, ...QUIET_REDOCLY };
  try {
    const { status, stderr } = spawnSync(process.execPath, [cli, 'bundle', name, '-o', file], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    if (status !== 0) throw new Error(`The contract "${name}" cannot be bundled.\n${problemsIn(stderr)}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** What Redocly prints from its first problem on: before that it talks about itself. */
function problemsIn(output: string): string {
  return output.slice(Math.max(output.indexOf('[1] '), 0)).trim();
}
