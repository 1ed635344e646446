import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, type Router } from 'express';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const BUNDLED = folder('console/');
/** Sources serve what `npm run build` wrote. */
const FILES = existsSync(BUNDLED) ? BUNDLED : folder('../../build/mock/console/');

/** Pictures of the worlds' colours are drawn in the page. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The console's page for browsers. Other clients, such as curl, get the next handler. */
export const consolePage =
  (root = FILES): RequestHandler =>
  (req, res, next) => {
    res.vary('Accept');
    if (req.accepts(['text/plain', 'text/html']) !== 'text/html' || !existsSync(`${root}index.html`)) return next();
    res.set(HEADERS).sendFile('index.html', { root });
  };

/** Names of the files contain hashes. */
export function consoleFiles(root = FILES): Router {
  const router = express.Router();
  router.use(
    '/assets',
    express.static(`${root}assets`, {
      index: false,
      setHeaders: (res) => res.set({ ...HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' }),
    }),
  );
  return router;
}
