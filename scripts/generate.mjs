/** `npm run generate`, and npm's `prepare`, which installs nothing. Skips what has not changed. */
import { existsSync } from 'node:fs';
import { say } from './lib/console.mjs';
import { generate, install } from './lib/prepare.mjs';
import { bin } from './lib/process.mjs';
import { requireMachine } from './lib/settings.mjs';

const isPreparing = process.env.npm_lifecycle_event === 'prepare';
if (isPreparing && !['prisma', 'redocly', 'tsx'].every((name) => existsSync(bin(name)))) {
  say('No code is generated: the development packages are not installed.');
  process.exit();
}
requireMachine();
if (!isPreparing) await install();
await generate();
