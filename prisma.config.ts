import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import { defineConfig } from 'prisma/config';

// The JavaScript engine with a driver adapter: nothing has to be downloaded to generate or to migrate.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  experimental: { adapter: true },
  engine: 'js',
  adapter: async () => new PrismaBetterSQLite3({ url: process.env.DATABASE_URL ?? 'file:.data/migrate.db' }),
});
