/** `npm run migration -- <name>`. */
import path from 'node:path';
import { fail, say } from './lib/console.mjs';
import { writeMigration } from './lib/migration.mjs';
import { root } from './lib/process.mjs';

const prisma = path.join(root, 'prisma');
try {
  const file = await writeMigration({
    name: process.argv[2],
    migrations: path.join(prisma, 'migrations'),
    schema: path.join(prisma, 'schema.prisma'),
  });
  say(
    file
      ? `${path.relative(root, file)}\nNext: read it, fill new columns in prisma/seed/, and run "npm run check".`
      : 'The migrations lead to prisma/schema.prisma already: there is nothing to write.',
  );
} catch (error) {
  fail(error.message);
}
