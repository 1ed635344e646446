/** A change of schema.prisma needs a migration. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Sqlite } from '../prisma/sqlite/database.ts';
import { bin, root, run } from './lib/process.mjs';

/** Sorted tables and indexes. */
function readStructure(sql: string): string {
  const database = new Sqlite(':memory:', { isMain: true });
  database.exec(sql);
  const rows = database.rows<{ sql: string }>(
    'SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name',
  );
  database.close();
  return rows.map((row) => row.sql.replace(/\s+/g, ' ').replace(/ ?([(),]) ?/g, '$1')).join('\n');
}

const folder = path.join(root, 'prisma/migrations');
const migrations = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()
  .map((name) => readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'));
const schema = await run(
  bin('prisma'),
  ['migrate', 'diff', '--from-empty', '--to-schema-datamodel', 'prisma/schema.prisma', '--script'],
  {
    env: { CHECKPOINT_DISABLE: '1' },
  },
);
const wanted = schema.output.slice(schema.output.indexOf('-- CreateTable'));
if (schema.code !== 0 || readStructure(migrations.join('\n')) !== readStructure(wanted)) {
  console.error('The migrations do not result in prisma/schema.prisma: npm run migration -- <name>.');
  process.exitCode = 1;
}
