import { randomBytes } from 'node:crypto';
import { createRequestHandler } from '@remix-run/express';
import express from 'express';
import { pino } from 'pino';
import { createServer } from 'vite';

// The site alone, on PREVIEW_PORT (5173), with drawings instead of a CDN.
const ROOT = `const { textsOf } = await import('./i18n/resources.server.ts');
  const search = new URL(request.url).searchParams;
  const root = { status: 200, language: 'EN', tag: 'en', theme: search.get('theme') ?? 'light', brandCode: search.get('brand') ?? 'baize', brandName: 'Preview', css: '', icon: null, imageOrigins: [], title: 'Preview', description: '', headerColor: '#000', texts: textsOf('EN', ['common', 'layout', 'home', 'session', 'games', 'system']) } as never;`;
const fixedRoot = {
  name: 'fixed-root',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('/app/root.tsx') ? code.replace('const root = await readRoot(request, context);', ROOT) : null,
};
const vite = await createServer({ plugins: [fixedRoot], server: { middlewareMode: true, hmr: false, watch: null } });
const gallery = (await import('../mock-server/art/gallery.ts' as string).catch(() => null)) as {
  drawAsset(path: string): unknown;
} | null;
const app = express();
app.use('/cdn', async (request, response) => {
  let drawn: unknown = null;
  try {
    drawn = await gallery?.drawAsset(request.path);
  } catch (error) {
    console.log(request.path, String(error).slice(0, 100));
  }
  const svg = typeof drawn === 'string' ? drawn : (drawn as { body?: string } | null)?.body;
  if (svg) return void response.type('image/svg+xml').send(svg);
  let hash = 7;
  for (const letter of request.path) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  const [width, height] = /covers/.test(request.path)
    ? [300, 400]
    : /small/.test(request.path)
      ? [780, 520]
      : /banners/.test(request.path)
        ? [1440, 480]
        : /promotions/.test(request.path)
          ? [640, 360]
          : /vendors.*logo|brands.*logo/.test(request.path)
            ? [160, 48]
            : /licences/.test(request.path)
              ? [120, 48]
              : [64, 64];
  const isLogo = /logo/.test(request.path);
  const name = request.path
    .split('/')
    .at(isLogo ? -2 : -1)
    ?.replace('.svg', '');
  const ink = /on-dark/.test(request.path) ? '#fff' : '#111';
  response
    .type('image/svg+xml')
    .send(
      isLogo
        ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="4" y="10" width="28" height="28" rx="6" fill="hsl(${hash} 60% 50%)"/><text x="40" y="31" font-family="sans-serif" font-weight="700" font-size="17" fill="${ink}">${name}</text></svg>`
        : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hash} 60% 22%)"/><stop offset="1" stop-color="hsl(${hash + 40} 75% 55%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.72}" cy="${height * 0.45}" r="${height * 0.28}" fill="hsl(${hash + 80} 80% 65%)"/></svg>`,
    );
});
app.get(
  '/captcha',
  (_request, response) =>
    void response
      .type('image/svg+xml')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><rect width="120" height="44" fill="#ddd"/><text x="24" y="31" font-size="26" font-family="monospace">4821</text></svg>',
      ),
);
app.use(vite.middlewares);
app.all(
  /.*/,
  createRequestHandler({
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as never,
    getLoadContext: () =>
      ({
        nonce: randomBytes(16).toString('base64'),
        requestId: 'preview',
        log: pino(),
        language: 'EN' as const,
      }) as never,
  }),
);
app.listen(Number(process.env.PREVIEW_PORT ?? 5173), '127.0.0.1', () => console.log('preview up'));
