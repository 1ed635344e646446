import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import { PrismaClient } from '../generated/client.ts';
import { seed } from './index.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

/** Creates or replaces the seeded database at `target`; its bytes are reproducible. */
export async function buildSeed(target: string): Promise<void> {
  const folder = path.dirname(path.resolve(target));
  mkdirSync(folder, { recursive: true });
  // In the same folder as the target: a rename is atomic only within one file system.
  const workshop = mkdtempSync(path.join(folder, '.seed-'));
  try {
    const filled = path.join(workshop, 'filled.db');
    const packed = path.join(workshop, 'packed.db');
    makeTables(filled);
    await insertRows(filled);
    pack(filled, packed);
    for (const ending of ['-wal', '-shm']) rmSync(`${target}${ending}`, { force: true });
    renameSync(packed, target);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function makeTables(file: string): void {
  const database = new Sqlite(file);
  for (const name of readdirSync(migrations, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    database.exec(readFileSync(path.join(migrations, name, 'migration.sql'), 'utf8'));
  }
  database.close();
}

async function insertRows(file: string): Promise<void> {
  const db = new PrismaClient({
    adapter: new PrismaBetterSQLite3({ url: `file:${file}` }, { timestampFormat: 'unixepoch-ms' }),
  });
  try {
    // The file is deleted on any error, so nothing has to be synced before the end.
    await db.$queryRawUnsafe('PRAGMA synchronous = OFF');
    await db.$queryRawUnsafe('PRAGMA journal_mode = OFF');
    await seed(db);
  } finally {
    await db.$disconnect();
  }
}

/** Writes the rows to a new file, so that its bytes do not depend on the order of inserts, and sets WAL mode. */
function pack(source: string, file: string): void {
  const database = new Sqlite(source);
  database.prepare('VACUUM INTO ?').run(file);
  database.close();
  const packed = new Sqlite(file);
  packed.pragma('journal_mode = WAL');
  packed.pragma('wal_checkpoint(TRUNCATE)');
  packed.close();
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = process.argv[2] ?? '.data/seed.db';
  await buildSeed(target);
  console.log(`The seeded database is at ${target}`);
}
