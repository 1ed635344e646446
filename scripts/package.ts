/**
 * `npm run package`: `@baize/mock` as a folder and a tarball in `build/package`. `--without-games` leaves out the pages of
 * the demo games.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import manifest from '../mock-package/manifest.json' with { type: 'json' };
import own from '../package.json' with { type: 'json' };
import { copyWasm, NODE_BUNDLE } from './bundle-options.ts';
import { must, root } from './lib/process.mjs';

const { 'without-games': withoutGames } = parseArgs({ options: { 'without-games': { type: 'boolean' } } }).values;

const target = path.join(root, 'build/package');
const folder = path.join(target, 'mock');
const dist = path.join(folder, 'dist');
const source = (file: string) => path.join(root, 'mock-package', file);
const ENTRIES = ['index', 'client', 'playwright', 'vitest'];
const PEERS = Object.keys(manifest.peerDependencies);

rmSync(target, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await Promise.all([bundleCode(), bundleTypes()]);
copyFiles();
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`);
checkFiles();
await must('npm', ['pack', '--pack-destination', target, folder]);
const tarball = `baize-mock-${own.version}.tgz`;
const { size } = statSync(path.join(target, tarball));
console.log(`build/package/${tarball}: ${(size / 1e6).toFixed(1)} MB`);

/** The client alone runs in browsers; the other entries import it, so that its classes exist once. */
async function bundleCode(): Promise<void> {
  await build({
    ...NODE_BUNDLE,
    external: PEERS,
    entryPoints: {
      ...Object.fromEntries(ENTRIES.filter((name) => name !== 'client').map((name) => [name, source(`${name}.ts`)])),
      bin: source('bin.ts'),
      'team-template': path.join(root, 'prisma/seed/team/template.ts'),
    },
    outdir: dist,
    plugins: [
      {
        name: 'client',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\/client\.ts$/ }, ({ resolveDir }) =>
            resolveDir === source('.') ? { path: './client.js', external: true } : null,
          ),
      },
    ],
  });
  await build({
    bundle: true,
    format: 'esm',
    target: 'es2022',
    entryPoints: [source('client.ts')],
    outfile: path.join(dist, 'client.js'),
  });
}

/** One file for each entry: the generated types are part of them. */
async function bundleTypes(): Promise<void> {
  const bundled = await rollup({
    input: ENTRIES.map((name) => source(`${name}.ts`)),
    external: [/^node:/, ...PEERS],
    plugins: [dts({ tsconfig: path.join(root, 'tsconfig.json') })],
  });
  await bundled.write({ dir: dist, format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: '[name].d.ts' });
}

function copyFiles(): void {
  const built = path.join(root, 'build/mock');
  copyWasm(dist);
  for (const pages of ['docs', 'console']) cpSync(path.join(built, pages), path.join(dist, pages), { recursive: true });
  if (!withoutGames) cpSync(path.join(built, 'demo-games'), path.join(dist, 'demo-games'), { recursive: true });
  mkdirSync(path.join(folder, 'seeds'));
  for (const seed of ['seed.db', 'rich.db'])
    copyFileSync(path.join(root, '.data', seed), path.join(folder, 'seeds', seed));
  copyFileSync(source('README.md'), path.join(folder, 'README.md'));
}

/** Throws when a file is missing that the manifest names or the mock serves. */
function checkFiles(): void {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? entry : Object.values(entry),
  );
  const served = ['dist/console/index.html', 'dist/console/bar.js', 'dist/docs/gaming.json', 'seeds/seed.db'];
  for (const file of [...Object.values(manifest.bin), ...entries, ...served])
    if (!existsSync(path.join(folder, file))) throw new Error(`The package has no ${file}.`);
}

/** Versions are those that the project is tested with. */
function describePackage() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const versionOf = (name: string): string => lock.packages[`node_modules/${name}`].version;
  const optional = Object.keys(manifest.optionalDependencies).map((name) => [name, versionOf(name)]);
  return { version: own.version, ...manifest, optionalDependencies: Object.fromEntries(optional) };
}
