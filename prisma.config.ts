import { mkdirSync } from 'node:fs';
import { defineConfig } from 'prisma/config';
import { PrismaSqlite } from './prisma/sqlite/adapter.ts';

// SQLite makes a missing file, not a missing folder; Prisma would say only "External error id#0".
mkdirSync('.data', { recursive: true });

// Needs no download to generate.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  experimental: { adapter: true },
  engine: 'js',
  adapter: async () => new PrismaSqlite(process.env.DATABASE_URL?.replace(/^file:/, '') ?? '.data/migrate.db'),
});
