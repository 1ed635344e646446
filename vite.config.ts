import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
import { BUNDLED_FILES } from './scripts/lib/bill-of-materials.ts';
import { frameChunk } from './scripts/lib/frame-chunk.mjs';

declare module '@remix-run/node' {
  // Types data as single fetch delivers it.
  interface Future {
    v3_singleFetch: true;
  }
}

const app = fileURLToPath(new URL('./app', import.meta.url));

/** Remix's own reloads the current page after a deploy. */
const routeModules: Plugin = {
  name: 'route-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './routeModules.js' && importer?.includes('@remix-run/react') ? `${app}/layout/route-modules.ts` : null,
};

/** Names the bundled files for the bill of materials (`scripts/bundle.ts`). */
const listFiles: Plugin = {
  name: 'list-files',
  apply: 'build',
  writeBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((each) =>
      each.type === 'chunk'
        ? Object.entries(each.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : each.originalFileNames,
    );
    // Tailwind inlines style sheets: they are no modules.
    const styles = this.getWatchFiles().filter((file) => file.endsWith('.css'));
    appendFileSync(`${remixConfig.buildDirectory}/${BUNDLED_FILES}`, [...files, ...styles, ''].join('\n'));
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), listFiles, ...(isSsrBuild ? [] : [routeModules])],
  resolve: { alias: { '~': app } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    cssMinify: 'lightningcss',
    // A twentieth less than esbuild, once compressed.
    minify: isSsrBuild ? false : 'terser',
    // The server loads all at its start: a later build may take the place of the files while it runs.
    rollupOptions: { output: isSsrBuild ? { inlineDynamicImports: true } : { manualChunks: frameChunk(app) } },
  },
}));
