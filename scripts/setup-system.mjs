/** `npm run setup`. */
import { fail } from './lib/console.mjs';
import { install } from './lib/prepare.mjs';
import { requireMachine } from './lib/settings.mjs';
import { setUpSystem } from './lib/system.mjs';

requireMachine();
try {
  await install();
  await setUpSystem();
} catch (error) {
  fail(error.message);
}
