/**
 * `build/mock`, `build/site`, or both; neither needs node_modules, but for native parts. `games console --watch` rebuilds
 * the demo games' pages, the console and the bar.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BuildOptions, build, context, type Metafile } from 'esbuild';
import { build as buildPages, type Rollup } from 'vite';
import own from '../package.json' with { type: 'json' };
import { copyWasm, NODE_BUNDLE } from './bundle-options.ts';
import { BUNDLED_FILES, billOfMaterials, listInputs } from './lib/bill-of-materials.ts';
import { bin, must, root } from './lib/process.mjs';

const parts = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const isWatching = process.argv.includes('--watch');
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

if (isWanted('mock'))
  await replace('mock', async (folder) => {
    const server = await buildMock(folder);
    const games = await buildGames(path.join(folder, 'demo-games'));
    const docs = await copyDocs(path.join(folder, 'docs'));
    const pages = await buildConsole(path.join(folder, 'console'));
    const bar = await buildBar(folder);
    await writeBom('mock', folder, [...server, ...games, ...docs, ...pages, ...bar]);
  });
else if (isWanted('games')) await buildGames(path.join(root, 'build/mock/demo-games'));
if (parts.includes('console')) {
  await buildConsole(path.join(root, 'build/mock/console'));
  await buildBar(path.join(root, 'build/mock'));
}
if (isWanted('site')) await replace('site', buildSite);

/** Builds into a folder of its own, which then takes the place of the old one: a running server meets no half a build. */
async function replace(name: 'mock' | 'site', build: (folder: string) => Promise<void>): Promise<void> {
  const target = path.join(root, 'build', name);
  const [fresh, old] = [`${target}.new`, `${target}.old`];
  for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
  await build(fresh);
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
}

/** Splits the bundle, so drawing and ciphers load on first use. Resolving unbundled packages takes a third of the start. */
async function buildMock(outdir: string): Promise<string[]> {
  const { metafile } = await build({
    ...NODE_BUNDLE,
    metafile: true,
    sourcemap: true,
    sourcesContent: false,
    entryPoints: {
      main: path.join(root, 'mock-server/main.ts'),
      'team-template': path.join(root, 'prisma/seed/team/template.ts'),
    },
    outdir,
  });
  copyWasm(outdir);
  return listInputs(metafile);
}

/** Names contain a hash, so browsers may cache the files. The manifest maps names to files. */
async function buildGames(outdir: string): Promise<string[]> {
  const options = {
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'error',
    entryPoints: [path.join(root, 'mock-server/demo-games/client/main.ts')],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir,
    plugins: [
      {
        name: 'manifest',
        setup: ({ onEnd }) => onEnd(async ({ metafile }) => metafile && writeManifest(outdir, metafile)),
      },
    ],
  } satisfies BuildOptions;
  if (!isWatching) return listInputs((await build(options)).metafile);
  await (await context(options)).watch();
  return [];
}

/** One script, which the site loads in its pages. */
async function buildBar(folder: string): Promise<string[]> {
  const options = {
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'error',
    entryPoints: [path.join(root, 'mock-server/console/bar/main.ts')],
    outfile: path.join(folder, 'console/bar.js'),
  } satisfies BuildOptions;
  if (!isWatching) return listInputs((await build(options)).metafile);
  await (await context(options)).watch();
  return [];
}

async function writeManifest(folder: string, { outputs }: Metafile): Promise<void> {
  const [script, entry] =
    Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('client/main.ts')) ?? [];
  if (!script || !entry?.cssBundle) throw new Error('The pages of the games have no script or no style');
  const manifest = { script: path.basename(script), style: path.basename(entry.cssBundle) };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** The contracts, and the files of Swagger UI that their pages load, with its licence. Returns their sources. */
async function copyDocs(folder: string): Promise<string[]> {
  const page = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png', 'LICENSE', 'NOTICE'];
  const files = [
    ...page.map((name) => `node_modules/swagger-ui-dist/${name}`),
    ...['gaming.json', 'control.json'].map((name) => `openapi/generated/${name}`),
  ];
  await Promise.all(files.map((file) => cp(path.join(root, file), path.join(folder, path.basename(file)))));
  return files;
}

/** Returns the sources. */
async function buildConsole(outDir: string): Promise<string[]> {
  const configFile = path.join(root, 'mock-server/console/vite.config.ts');
  const built = await buildPages({
    configFile,
    logLevel: 'error',
    build: { outDir, ...(isWatching && { watch: {}, emptyOutDir: false }) },
  });
  if (isWatching) return [];
  const chunks = (built as Rollup.RollupOutput).output.flatMap((each) => (each.type === 'chunk' ? [each] : []));
  return chunks.flatMap(({ modules }) => Object.keys(modules));
}

/** Server and pages share one copy of each package. Nothing is loaded after the start: the files may be replaced then. */
async function buildSite(folder: string): Promise<void> {
  await must(bin('remix'), ['vite:build', '--logLevel', 'warn'], { env: { SITE_BUILD: path.relative(root, folder) } });
  const { metafile } = await build({
    ...NODE_BUNDLE,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    entryPoints: {
      main: path.join(root, 'app/server/main.ts'),
      'server/index': path.join(folder, 'server/index.js'),
    },
    outdir: folder,
    allowOverwrite: true,
  });
  const pages = path.join(folder, BUNDLED_FILES);
  await writeBom('site', folder, [...(await readFile(pages, 'utf8')).split('\n'), ...listInputs(metafile)]);
  await rm(pages);
  await compressAssets(path.join(folder, 'client/assets'));
}

async function writeBom(name: 'mock' | 'site', folder: string, files: readonly string[]): Promise<void> {
  const bill = billOfMaterials(`${own.name}-${name}`, files);
  await writeFile(path.join(folder, 'bom.json'), `${JSON.stringify(bill, null, 2)}\n`);
}

/** Brotli's best quality is a seventh smaller than what the server could make on each request, and takes too long there. */
async function compressAssets(folder: string): Promise<void> {
  const texts = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  const compress = promisify(brotliCompress);
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      await writeFile(`${file}.br`, await compress(await readFile(file)));
    }),
  );
}
