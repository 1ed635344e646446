import type { RequestHandler } from 'express';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send a form's origin. */
export const refuseCrossSite: RequestHandler = (req, res, next) => {
  const { origin } = res.locals.url as URL;
  if (SAFE_METHODS.has(req.method) || isSameSite(req.get('Origin'), req.get('Sec-Fetch-Site'), origin)) {
    next();
    return;
  }
  res.status(403).type('text/plain').send('This request came from another site and was refused.\n');
};

function isSameSite(sender: string | undefined, fetchSite: string | undefined, origin: string): boolean {
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none';
  return !sender || sender === origin;
}
