import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Sqlite } from '../../prisma/sqlite/database.ts';

/** Beside the bundle. */
const BUNDLED = fileURLToPath(new URL('./team-template.js', import.meta.url));
const BUILDER = existsSync(BUNDLED) ? [BUNDLED] : ['--import', 'tsx', 'prisma/seed/team/template.ts'];
const LONGEST_MS = 10 * 60_000;

export class TemplateFailed extends Error {
  constructor(reason: string) {
    super(`The template "team" could not be built by "node ${BUILDER.join(' ')}": ${reason}`);
  }
}

/** A file keeps it as its `user_version`. */
const markOf = (seed: string): number => createHash('sha256').update(readFileSync(seed)).digest().readInt32BE();

/** Call in the transaction that fills the template. */
export const markTemplate = (database: Sqlite, seed: string): void =>
  database.exec(`PRAGMA ${database.schema}.user_version = ${markOf(seed)}`);

function isTemplateOf(seed: string, file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new Sqlite(file);
  const [row] = database.rows<{ user_version: number }>(`PRAGMA ${database.schema}.user_version`);
  database.close();
  return row?.user_version === markOf(seed);
}

/**
 * Builds the template if it is missing or of another seed. A program beside the mock does it: it takes a minute, and the
 * mock imports nothing of the seed. Throws TemplateFailed.
 */
export async function requireTeamTemplate(seed: string, file: string): Promise<void> {
  if (isTemplateOf(seed, file)) return;
  await promisify(execFile)(process.execPath, [...BUILDER, seed, file], { timeout: LONGEST_MS }).catch(
    ({ stderr, message }) => {
      throw new TemplateFailed(/^\w*Error.*$/m.exec(stderr)?.[0] ?? message);
    },
  );
}
