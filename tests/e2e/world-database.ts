import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { JourneyWorld } from './journey.ts';

const FOLDER = '.data/worlds';

/** Rows of a journey's world, read past the mock: what no page and no answer tells. */
export function rowsOf<Row>(world: JourneyWorld, sql: string, ...values: unknown[]): Row[] {
  const files = readdirSync(FOLDER).map((seed) => path.join(FOLDER, seed, `${world.name}.db`));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`The world ${world.name} has no database`);
  const database = new Sqlite(file, { readonly: true });
  try {
    return database.prepare<unknown[], Row>(sql).all(...values);
  } finally {
    database.close();
  }
}

/** The mobile number of somebody of the seed, as typed and as messages are sent to it. */
export function mobileOf(world: JourneyWorld, username: string, brand: string): { typed: string; e164: string } {
  const sql = 'SELECT mobileNum, mobileKey FROM Member WHERE brandCode = ? AND username = ?';
  const [row] = rowsOf<{ mobileNum: string; mobileKey: string }>(world, sql, brand, username);
  if (!row) throw new Error(`${brand} has no member ${username}`);
  return { typed: row.mobileNum, e164: `+${row.mobileKey}` };
}
