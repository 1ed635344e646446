import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { matchHost } from '../brand/brand-hosts.server.ts';
import { type Env, isHttpsSite } from '../config/env.server.ts';

const METHODS = ['GET', 'HEAD', 'POST'];
/** Optional port; no characters that could change URL parsing. */
const HOST = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

type Refusal = { status: 400 | 405 | 421; text: string };

/**
 * Sets `res.locals.url`, which caching, routing and rendering share. Refuses malformed requests, other methods and
 * unknown hosts.
 */
export function checkUrl(env: Env): RequestHandler {
  return (req, res, next) => {
    const url = readUrl(req, env);
    if (url instanceof URL) {
      res.locals.url = url;
      next();
      return;
    }
    if (url.status === 405) res.setHeader('Allow', METHODS.join(', '));
    res.status(url.status).type('text/plain').send(`${url.text}\n`);
  };
}

function readUrl(req: Request, env: Env): URL | Refusal {
  if (!METHODS.includes(req.method) && !isOfBar(req, env))
    return { status: 405, text: `This site takes ${METHODS.join(', ')}.` };
  const hostLines = req.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  const [, name = '', port] = HOST.exec(req.host ?? '') ?? [];
  if (hostLines.length !== 1 || !name || Number(port ?? 0) > 65_535) {
    return { status: 400, text: 'The Host header must be one host name, with a port or without.' };
  }
  const isHttps = isHttpsSite(env) || req.secure;
  const address = `${isHttps ? 'https' : 'http'}://${req.host}${req.url}`;
  const url = req.url.startsWith('/') && URL.canParse(address) ? new URL(address) : null;
  if (!url || !isPath(url.pathname)) return { status: 400, text: 'The address must be a path of this site.' };
  if (!isKnownHost(name.toLowerCase(), env)) return { status: 421, text: 'This site does not have that host name.' };
  return url;
}

/** The router logs warnings for "//" and invalid UTF-8; "//x" and "/\x" in a link or redirect lead to another site. */
function isPath(pathname: string): boolean {
  if (pathname.includes('//')) return false;
  try {
    return decodeURI(pathname) !== '';
  } catch {
    return false;
  }
}

/** The mock's bar sets clocks and faults (`mock-worlds.ts`). */
const isOfBar = ({ method, path }: Request, { MOCK_WORLDS }: Env): boolean =>
  MOCK_WORLDS === '1' && method === 'PUT' && path.startsWith('/__mock/');

/** Offline also allows localhost and IP addresses. */
function isKnownHost(name: string, env: Env): boolean {
  if (env.SITE_HOSTS?.has(name) || (env.BRAND_HOSTS && matchHost(env.BRAND_HOSTS, name) !== undefined)) return true;
  if (isHttpsSite(env)) return false;
  return /(^|\.)localhost$/.test(name) || isIP(name.replace(/[[\]]/g, '')) !== 0;
}
