import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** `scripts/bundle.ts` builds it with the mock. */
export default defineConfig({
  root: fileURLToPath(new URL('client', import.meta.url)),
  base: '/__mock/console/',
  build: {
    target: 'es2022',
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    minify: 'terser',
    modulePreload: { polyfill: false },
  },
});
