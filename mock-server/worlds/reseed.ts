import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { SEED_TIME } from '../../prisma/seed/shared/clock.ts';
import { MOVING_TIMES, type Summarize } from './database.ts';

/** The seed that the worlds of a folder are of, beside their files. */
const SEED = 'seed';

/** Keeps a copy of the seed with its worlds, so that a later seed can be compared with it. */
export const keepSeed = (folder: string, template: string): void => copyFileSync(template, path.join(folder, SEED));

/**
 * Moves the worlds of an earlier seed to the folder of the present one, where the tables are the same. What differs between the two seeds
 * changes in them, unless the world has changed it. Returns a line that says what became of them; null where there were none.
 */
export function carryOver(from: string, to: string, seed: { template: string; summarize: Summarize }): string | null {
  const { template, summarize } = seed;
  const before = path.join(from, SEED);
  const names = readdirSync(from).flatMap((file) => (file.endsWith('.db') ? [file.slice(0, -'.db'.length)] : []));
  if (names.length === 0) return null;
  const list = names.join(', ');
  if (!existsSync(before) || tablesOf(before) !== tablesOf(template)) {
    return `The seed has other tables than before, so these worlds begin anew: ${list}.`;
  }
  const lost: string[] = [];
  for (const name of names) {
    const file = path.join(from, `${name}.db`);
    try {
      merge(file, before, template, summarize);
      renameSync(file, path.join(to, `${name}.db`));
    } catch (error) {
      lost.push(`${name} (${(error as Error).message})`);
    }
  }
  if (lost.length === 0) return `The seed has changed, and these worlds with it: ${list}.`;
  return `The seed has changed. What happened in these worlds does not fit it, so they begin anew: ${lost.join(', ')}.`;
}

function tablesOf(file: string): string {
  const database = new Sqlite(file, { readonly: true });
  const rows = database.prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND type = 'table' ORDER BY name");
  const tables = JSON.stringify(rows.all());
  database.close();
  return tables;
}

/** Applies to a world's file what differs between two seeds. Throws, and changes nothing, where a row then lacks another. */
function merge(file: string, before: string, after: string, summarize: Summarize): void {
  const world = new Sqlite(file);
  try {
    world.pragma('foreign_keys = OFF');
    world.prepare('ATTACH ? AS old').run(before);
    world.prepare('ATTACH ? AS new').run(after);
    const { startedAt } = world.prepare('SELECT "startedAt" FROM "WorldState"').get() as { startedAt: number };
    const tables = world.prepare(
      "SELECT name FROM new.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    world.transaction(() => {
      for (const { name } of tables.all() as { name: string }[]) {
        if (name !== 'WorldState') mergeTable(world, name, startedAt - SEED_TIME);
      }
      if ((world.pragma('main.foreign_key_check') as unknown[]).length > 0)
        throw new Error('rows refer to missing ones');
      summarize(world);
    })();
  } finally {
    world.close();
  }
}

function mergeTable(world: Sqlite.Database, table: string, shift: number): void {
  const columns = world.pragma(`new.table_info("${table}")`) as { name: string; pk: number }[];
  const moving: readonly string[] = table in MOVING_TIMES ? MOVING_TIMES[table as keyof typeof MOVING_TIMES] : [];
  /** A seed's value as it is in this world. */
  const seeded = (seed: 'o' | 'n', name: string) => `${seed}."${name}"${moving.includes(name) ? ` + ${shift}` : ''}`;
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name);
  const same = (a: string, b: string) => keys.map((key) => `${a}."${key}" = ${b}."${key}"`).join(' AND ');
  for (const { name } of columns.filter(({ pk }) => pk === 0)) {
    world.exec(
      `UPDATE main."${table}" AS w SET "${name}" = ${seeded('n', name)} FROM new."${table}" AS n, old."${table}" AS o
       WHERE ${same('n', 'w')} AND ${same('o', 'w')} AND n."${name}" IS NOT o."${name}" AND w."${name}" IS ${seeded('o', name)}`,
    );
  }
  const all = columns.map(({ name }) => `"${name}"`).join(', ');
  world.exec(
    `INSERT OR IGNORE INTO main."${table}" (${all}) SELECT ${columns.map(({ name }) => seeded('n', name)).join(', ')}
     FROM new."${table}" AS n WHERE NOT EXISTS (SELECT 1 FROM old."${table}" AS o WHERE ${same('o', 'n')})`,
  );
  const isAsSeeded = columns.map(({ name }) => `w."${name}" IS ${seeded('o', name)}`).join(' AND ');
  world.exec(
    `DELETE FROM main."${table}" AS w WHERE EXISTS (SELECT 1 FROM old."${table}" AS o WHERE ${isAsSeeded})
     AND NOT EXISTS (SELECT 1 FROM new."${table}" AS n WHERE ${same('n', 'w')})`,
  );
}
