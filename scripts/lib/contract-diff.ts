import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { bin, QUIET_REDOCLY, run } from './process.mjs';

export interface Change {
  /** JSON pointer. */
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

/** Redocly does not rate them. */
const BINDING = new Set(['security', 'x-access', 'x-module', 'x-encrypted', 'x-always-available']);

/** The catalogue grows with the operations: clients treat an unknown code by its status. */
const NEW_CODE = /\/responses\/default\/.*\/errorCode$/;

/** By Redocly's rules and our own marks. */
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
  const rated = verdicts.map(({ message, impact }) => ({
    place,
    message,
    isBreaking: impact === 'major' && !(NEW_CODE.test(place) && /gained values/.test(message)),
  }));
  if (rated.some(({ isBreaking }) => isBreaking)) return rated;
  const binding = [...place.split('/'), property ?? ''].find((part) => BINDING.has(part));
  return [
    ...rated,
    { place, message: `${binding ?? property ?? 'It'} was ${kind}.`, isBreaking: binding !== undefined },
  ];
}

const versionParts = ({ info }: Document): number[] => info.version.split('.').map(Number);

/** Says what is wrong with the version of `after`; null for nothing. */
export function findFault(before: Document, after: Document, changes: readonly Change[]): string | null {
  const [old, present] = [versionParts(before), versionParts(after)];
  const place = present.findIndex((part, index) => part !== old[index]);
  const isHigher = (present[place] ?? 0) > (old[place] ?? 0);
  if (changes.some(({ isBreaking }) => isBreaking) && !(isHigher && place === 0))
    return 'Raise the major version in info.version, or keep what clients rely on.';
  return isHigher ? null : `Raise info.version above ${before.info.version}.`;
}

/** Returns lines: how many there are, then the breaking ones, then the others. */
export function summarizeChanges(changes: Change[]): string[] {
  const groups = [true, false].map((isBreaking) => changes.filter((change) => change.isBreaking === isBreaking));
  const [breaking = [], compatible = []] = groups;
  const list = (title: string, group: Change[]) =>
    group.length === 0 ? [] : [`  ${title}:`, ...group.map(({ place, message }) => `    ${place}\n      ${message}`)];
  const head = `${breaking.length} breaking and ${compatible.length} compatible changes`;
  return [head, ...list('breaking', breaking), ...list('compatible', compatible)];
}
