import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import remixConfig from './remix.config.js';
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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), ...(isSsrBuild ? [] : [routeModules])],
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
