/** `npm run setup`: installs what tests need of the system and is missing. `npm test` begins with the same step. */
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
