/** `npm run build`: builds what `npm start` runs, where inputs changed. */
import { build, install } from './lib/prepare.mjs';
import { requireMachine } from './lib/settings.mjs';

requireMachine();
await install();
await build();
