import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { bin, QUIET_REDOCLY, root, run } from './process.mjs';

/** Includes references to other files. `folder` has `redocly.yaml`. @throws with Redocly's messages, which name file and line */
export async function bundle(name: string, folder = root): Promise<Document> {
  const directory = mkdtempSync(path.join(tmpdir(), 'baize-contract-'));
  const file = path.join(directory, `${name}.json`);
  try {
    const { code, output } = await run(bin('redocly'), ['bundle', name, '-o', file], {
      env: QUIET_REDOCLY,
      cwd: folder,
    });
    if (code !== 0) throw new Error(`The contract "${name}" cannot be bundled.\n${problemsIn(output)}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Reads what `npm run generate` has bundled. */
export const readBundled = (name: string): Document =>
  JSON.parse(readFileSync(path.join(root, `openapi/generated/${name}.json`), 'utf8'));

const MOST_TEXT = 3500;

/** The first problems often cause the others. */
function problemsIn(output: string): string {
  return output
    .slice(Math.max(output.indexOf('[1] '), 0))
    .slice(0, MOST_TEXT)
    .trim();
}
