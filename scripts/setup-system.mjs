/** `npm run setup`. */
import { fail } from './lib/console.mjs';
import { install, requireNode } from './lib/prepare.mjs';
import { setUpSystem } from './lib/system.mjs';

requireNode();
try {
  await install();
  await setUpSystem();
} catch (error) {
  fail(error.message);
}
