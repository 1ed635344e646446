/** `npm run build`: builds what `npm start` runs, where inputs changed. */
import { build, install, requireNode } from './lib/prepare.mjs';

requireNode();
await install();
await build();
