import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import type { TestWorld } from './fixtures.ts';

const FOLDER = '.data/worlds';

function findFile(world: TestWorld): string {
  const files = readdirSync(FOLDER).map((seed) => path.join(FOLDER, seed, `${world.name}.db`));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`The world ${world.name} has no database`);
  return file;
}

/** For state that no page or response shows. */
export function readRows<Row>(world: TestWorld, sql: string, ...values: unknown[]): Row[] {
  const database = new Sqlite(findFile(world));
  try {
    return database.rows<Row>(sql, ...values);
  } finally {
    database.close();
  }
}

/** As typed and in E.164. */
export function readMobile(world: TestWorld, username: string, brand: string): { typed: string; e164: string } {
  const sql = 'SELECT mobileNum, mobileKey FROM Member WHERE brandCode = ? AND username = ?';
  const [row] = readRows<{ mobileNum: string; mobileKey: string }>(world, sql, brand, username);
  if (!row) throw new Error(`${brand} has no member ${username}`);
  return { typed: row.mobileNum, e164: `+${row.mobileKey}` };
}

/** Only for tables that the mock does not cache, for states that no control API sets. */
export function changeRows(world: TestWorld, sql: string, ...values: unknown[]): void {
  const database = new Sqlite(findFile(world));
  try {
    database.prepare(sql).run(...values);
  } finally {
    database.close();
  }
}
