/**
 * `build/mock`, `build/site`, or both. The site's packages stay in node_modules. `games --watch` rebuilds the demo
 * games' pages.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';
import { bin, must, root } from './lib/process.mjs';

const parts = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const isWatching = process.argv.includes('--watch');
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

/** For bundled CommonJS packages. */
const REQUIRE =
  "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);";

const GAMES = path.join(root, 'build/mock/vendor');

if (isWanted('mock')) await buildMock();
if (isWanted('mock') || isWanted('games')) await buildGames();
if (isWanted('site')) await buildSite();

/**
 * Splits the bundle, so drawing and ciphers load on first use. Resolving unbundled packages takes a third of the start.
 * SQLite stays outside for its native code.
 */
async function buildMock(): Promise<void> {
  await build({
    ...SERVER,
    packages: 'bundle',
    external: ['@photostructure/sqlite'],
    banner: { js: REQUIRE },
    entryPoints: [path.join(root, 'mock-server/main.ts')],
    outdir: path.join(root, 'build/mock'),
    splitting: true,
  });
}

/** Names contain a hash, so browsers may cache the files. The manifest maps names to files. */
async function buildGames(): Promise<void> {
  const options: BuildOptions = {
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'error',
    entryPoints: [path.join(root, 'mock-server/vendor/client/main.ts')],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: GAMES,
    plugins: [
      {
        name: 'manifest',
        setup: ({ onEnd }) => onEnd(async ({ metafile }) => metafile && writeManifest(metafile)),
      },
    ],
  };
  if (!isWatching) return void (await build(options));
  await (await context(options)).watch();
}

async function writeManifest({ outputs }: Metafile): Promise<void> {
  const [script, entry] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('client/main.ts')) ?? [];
  if (!script || !entry?.cssBundle) throw new Error('The pages of the games have no script or no style');
  const manifest = { script: path.basename(script), style: path.basename(entry.cssBundle) };
  await writeFile(path.join(GAMES, 'manifest.json'), JSON.stringify(manifest));
}

async function buildSite(): Promise<void> {
  await must(bin('remix'), ['vite:build', '--logLevel', 'warn']);
  await build({
    ...SERVER,
    entryPoints: [path.join(root, 'app/server/main.ts')],
    outfile: path.join(root, 'build/site/main.js'),
  });
}
