import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { bin, QUIET_REDOCLY, run } from './process.mjs';

export interface Change {
  /** Where, as a pointer into the document. */
  place: string;
  message: string;
  isBreaking: boolean;
}

interface RedoclyChange {
  path: string;
  kind: string;
  property?: string;
  verdicts: { message: string; impact: string }[];
}

/** What Redocly lets pass and our clients would notice: who may call, what has to be on, how a body travels. */
const BINDING = new Set(['security', 'x-access', 'x-module', 'x-encrypted', 'x-always-available']);

/** Every change from one version of the contract to another, rated by Redocly's rules and by our own marks. */
export async function compareContracts(before: Document, after: Document): Promise<Change[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-diff-'));
  const [base, revision] = [path.join(folder, 'before.json'), path.join(folder, 'after.json')];
  try {
    writeFileSync(base, JSON.stringify(before));
    writeFileSync(revision, JSON.stringify(after));
    const args = ['diff', base, revision, '--format', 'json', '--fail-on', 'none'];
    const { output, stdout } = await run(bin('redocly'), args, { env: QUIET_REDOCLY });
    if (!stdout.startsWith('{')) throw new Error(`redocly ${args.join(' ')} failed:\n${output.slice(-2000)}`);
    return (JSON.parse(stdout).changes as RedoclyChange[]).flatMap(rate);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rate({ path: place, kind, property, verdicts }: RedoclyChange): Change[] {
  const rated = verdicts.map(({ message, impact }) => ({ place, message, isBreaking: impact === 'major' }));
  if (rated.some(({ isBreaking }) => isBreaking)) return rated;
  const binding = [...place.split('/'), property ?? ''].find((part) => BINDING.has(part));
  return [
    ...rated,
    { place, message: `${binding ?? property ?? 'It'} was ${kind}.`, isBreaking: binding !== undefined },
  ];
}

const majorOf = ({ info }: Document) => Number(info.version.split('.', 1)[0]);

/** The changes that may not come without a new major version; none when it has risen. */
export function forbidden(before: Document, after: Document, changes: Change[]): Change[] {
  return majorOf(after) > majorOf(before) ? [] : changes.filter(({ isBreaking }) => isBreaking);
}
