import { mkdirSync } from 'node:fs';
import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import { defineConfig } from 'prisma/config';

// SQLite makes a missing file, not a missing folder; without the folder Prisma says only "External error id#0".
mkdirSync('.data', { recursive: true });

/** Prisma sends a whole migration to the shadow database as one statement, which better-sqlite3 refuses with P3006: it is a script. */
class Sqlite extends PrismaBetterSQLite3 {
  override async connectToShadowDb() {
    const database = await super.connectToShadowDb();
    return Object.assign(database, {
      executeRaw: async ({ sql }: { sql: string }) => {
        await database.executeScript(sql);
        return 0;
      },
    });
  }
}

// The JavaScript engine with a driver adapter: nothing has to be downloaded to generate or to migrate.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  experimental: { adapter: true },
  engine: 'js',
  adapter: async () => new Sqlite({ url: process.env.DATABASE_URL ?? 'file:.data/migrate.db' }),
});
