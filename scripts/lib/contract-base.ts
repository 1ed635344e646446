import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../../openapi/checks/document.ts';
import { bundle } from './contract.ts';
import { must, root, run } from './process.mjs';

/** Below the project, so that the lint rules of a commit find their packages. */
const CACHE = path.join(root, '.cache/contract-base');
const SOURCES = ['openapi', 'redocly.yaml'];
const FILES = { gaming: 'openapi/openapi.yaml', control: 'openapi/control.yaml' } as const;
export type ContractName = keyof typeof FILES;
export const CONTRACT_NAMES = Object.keys(FILES) as ContractName[];

/** Returns the output; null for a failure, such as a missing repository or a missing git. */
const git = (folder: string, ...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: folder }).then(
    ({ code, stdout }) => (code === 0 ? stdout : null),
    () => null,
  );

/** The contract of the newest commit that has another `info.version`. Null without one: a new contract, or no history. */
export async function readBase(name: ContractName, version: string, folder = root): Promise<Document | null> {
  const commits = (await git(folder, 'log', '--format=%H', '--', ...SOURCES)) ?? '';
  for (const commit of commits.split('\n').filter(Boolean)) {
    const before = findVersion((await git(folder, 'show', `${commit}:${FILES[name]}`)) ?? '');
    if (before !== null && before !== version) return readAt(commit, name, folder);
  }
  return null;
}

const findVersion = (source: string): string | null =>
  /^info:\n(?: .*\n)*? {2}version: (\S+)/m.exec(source)?.[1] ?? null;

/** Bundled with the commit's own lint rules. */
async function readAt(commit: string, name: ContractName, repository: string): Promise<Document> {
  const file = path.join(CACHE, `${commit}-${name}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const folder = path.join(CACHE, commit);
    const archive = `${folder}.tar`;
    mkdirSync(folder, { recursive: true });
    try {
      await must('git', ['-C', repository, 'archive', '-o', archive, commit, ...SOURCES]);
      await must('tar', ['-xf', archive, '-C', folder]);
      const document = await bundle(name, folder);
      writeFileSync(file, JSON.stringify(document));
      return document;
    } finally {
      for (const each of [folder, archive]) rmSync(each, { recursive: true, force: true });
    }
  }
}
