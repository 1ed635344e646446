import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/process.mjs';

/** For Node.js, with its packages: only native ones stay in node_modules. Bundled CommonJS packages call `require`. */
export const NODE_BUNDLE = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'bundle',
  splitting: true,
  logLevel: 'error',
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
} as const;

/** Of the renderer, which looks for it beside the bundle. */
export const copyWasm = (folder: string): void =>
  copyFileSync(path.join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'), path.join(folder, 'resvg.wasm'));
