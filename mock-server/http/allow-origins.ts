import cors from 'cors';
import type { RequestHandler } from 'express';

/** For those that a front end acts upon. */
const EXPOSED = ['X-Request-Id', 'X-Session-End', 'X-Mock-World-Created', 'X-Mock-Request', 'Retry-After'];

/** Lets pages of these origins call the gaming API, with cookies. The control API stays the mock's own pages'. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: [...origins], credentials: true, exposedHeaders: EXPOSED, maxAge: 600 });
  return (req, res, next) => (req.url.startsWith('/__mock') ? next() : allow(req, res, next));
}
