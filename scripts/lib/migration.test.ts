import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeMigration } from './migration.mjs';

function copy(change: (schema: string) => string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [migrations, schema] = [path.join(folder, 'migrations'), path.join(folder, 'schema.prisma')];
  cpSync('prisma/migrations', migrations, { recursive: true });
  writeFileSync(schema, change(readFileSync('prisma/schema.prisma', 'utf8')));
  return { migrations, schema };
}

it('writes the migration of a changed schema, after all others', async () => {
  const places = copy((schema) => `${schema}\nmodel Rebate {\n  id Int @id\n  amount BigInt\n}\n`);
  const options = { ...places, name: 'rebates', now: new Date(0) };
  const file = (await writeMigration(options)) ?? '';
  expect(path.relative(places.migrations, file)).toMatch(/^\d{14}_rebates\/migration\.sql$/);
  expect(readFileSync(file, 'utf8')).toMatch(/^-- CreateTable\nCREATE TABLE "Rebate" \(/);
  expect(await writeMigration(options)).toBeNull();
});

it('writes nothing for a schema that is not valid, or without a name', async () => {
  const places = copy((schema) => `${schema}\nmodel Rebate {\n  id Integer @id\n}\n`);
  await expect(writeMigration({ ...places, name: 'rebates' })).rejects.toThrow('Type "Integer" is neither');
  await expect(writeMigration({ ...places, name: 'Add rebates' })).rejects.toThrow('Name it in lower case');
});
