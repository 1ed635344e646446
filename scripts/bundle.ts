/** Builds `build/mock`, `build/site`, or both, ready for `node`. Packages stay in node_modules. */
import path from 'node:path';
import { build } from 'esbuild';
import { bin, must, root } from './lib/process.mjs';

const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

const SERVER = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  sourcesContent: false,
  logLevel: 'error',
} as const;

if (isWanted('mock')) await buildMock();
if (isWanted('site')) await buildSite();

/** Split, so that drawing and ciphers are loaded when they are first needed. */
async function buildMock(): Promise<void> {
  await build({
    ...SERVER,
    entryPoints: [path.join(root, 'mock-server/main.ts')],
    outdir: path.join(root, 'build/mock'),
    splitting: true,
  });
}

async function buildSite(): Promise<void> {
  await must(bin('remix'), ['vite:build', '--logLevel', 'warn']);
  await build({
    ...SERVER,
    entryPoints: [path.join(root, 'app/server/main.ts')],
    outfile: path.join(root, 'build/site/main.js'),
  });
}
