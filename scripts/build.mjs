/** `npm run build`: everything that `npm start` runs, built from what has changed. */
import { build, install, requireNode } from './lib/prepare.mjs';

requireNode();
await install();
await build();
