import { closeSync, fsyncSync, mkdirSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaClient } from '../generated/client.ts';
import { PrismaSqlite } from '../sqlite/adapter.ts';
import { Sqlite } from '../sqlite/database.ts';
import { seed } from './index.ts';

/** Written from `schema.prisma` by `npm run generate`. */
const tables = fileURLToPath(new URL('../generated/tables.sql', import.meta.url));

/** Replaces the database at `target`; its bytes are reproducible. */
export async function buildSeed(target: string): Promise<void> {
  const folder = path.dirname(path.resolve(target));
  mkdirSync(folder, { recursive: true });
  // A rename is atomic only within one file system.
  const workshop = mkdtempSync(path.join(folder, '.seed-'));
  try {
    const filled = path.join(workshop, 'filled.db');
    const packed = path.join(workshop, 'packed.db');
    makeTables(filled);
    await insertRows(filled);
    pack(filled, packed);
    renameSync(packed, target);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function makeTables(file: string): void {
  const database = new Sqlite(file, { isMain: true });
  database.exec(readFileSync(tables, 'utf8'));
  database.close();
}

async function insertRows(file: string): Promise<void> {
  const db = new PrismaClient({ adapter: new PrismaSqlite(file) });
  try {
    // An error deletes the file, so nothing needs a sync before the end.
    await db.$queryRawUnsafe('PRAGMA synchronous = OFF');
    await db.$queryRawUnsafe('PRAGMA journal_mode = MEMORY');
    await seed(db);
  } finally {
    await db.$disconnect();
  }
}

/** The bytes do not depend on the order of inserts. */
function pack(source: string, file: string): void {
  const database = new Sqlite(source, { isMain: true });
  database.prepare('VACUUM INTO ?').run(file);
  database.close();
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = process.argv[2] ?? '.data/seed.db';
  await buildSeed(target);
  console.log(`The seeded database is at ${target}`);
}
