import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from './process.mjs';

const NAME = /^[a-z][a-z0-9_]{1,40}$/;

/**
 * Writes the migration from the existing ones to the schema. Returns its file; null when they agree.
 * @param {{ name: string, migrations: string, schema: string, now?: Date }} options
 * @throws for an invalid name, and with Prisma's message for an invalid schema
 */
export async function writeMigration({ name, migrations, schema, now = new Date() }) {
  if (!NAME.test(name ?? '')) throw new Error('Name it in lower case: npm run migration -- add_rebates');
  const args = ['migrate', 'diff', '--from-migrations', migrations, '--to-schema-datamodel', schema, '--script'];
  const { code, output, stdout } = await run(bin('prisma'), args, { env: { CHECKPOINT_DISABLE: '1' } });
  if (code !== 0) throw new Error(output.trim());
  if (stdout.includes('This is an empty migration')) return null;
  const folder = path.join(migrations, `${nextStamp(migrations, now)}_${name}`);
  mkdirSync(folder);
  const file = path.join(folder, 'migration.sql');
  writeFileSync(file, stdout.slice(stdout.indexOf('-- ')).trimEnd().concat('\n'));
  return file;
}

/** Migrations run by name, whatever the clock says. */
function nextStamp(migrations, now) {
  const stamp = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  const others = readdirSync(migrations).map((name) => Number.parseInt(name, 10) || 0);
  return Math.max(stamp, ...others.map((other) => other + 1));
}
