import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError, invalid } from './api-error.ts';
import { refuse } from './envelope.ts';
import type { RefusedRequests } from './refused.ts';

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;
const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const ABSOLUTE_TARGET = /^https?:\/\/([^/?#]*)([^#]*)/i;

/**
 * Allows loopback and configured names only: DNS rebinding to 127.0.0.1 would let a page read and control the mock.
 * Rewrites an absolute target to a path. Refuses an unclear end of the body.
 */
export function requireHost(configured: ReadonlySet<string>, refused: RefusedRequests): RequestHandler {
  return (req, res, next) => {
    try {
      requireAllowedHost(req, configured);
      requirePlainTransfer(req);
      next();
    } catch (error) {
      refused.add(req, error as ApiError);
      res.setHeader('Connection', 'close');
      refuse(req, res, error as ApiError);
    }
  };
}

function requireAllowedHost(req: IncomingMessage, configured: ReadonlySet<string>): void {
  const names = [req.headers.host ?? ''];
  const absolute = ABSOLUTE_TARGET.exec(req.url ?? '');
  if (absolute) {
    const [, authority = '', rest = ''] = absolute;
    names.push(authority);
    req.url = rest.startsWith('/') ? rest : `/${rest}`;
  }
  for (const name of names) requireAllowed(name, configured);
}

/** Throws 400 for codings beside `chunked`: a proxy may read another end of the body than Node.js does. */
function requirePlainTransfer({ headers }: IncomingMessage): void {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    throw invalid('The Transfer-Encoding is not chunked alone: send the body chunked, or with its Content-Length.');
}

/** Host names are in lower case. */
export const isAllowedHost = (host: string, configured: ReadonlySet<string>): boolean =>
  LOOPBACK.test(host) || configured.has(host);

function requireAllowed(name: string, configured: ReadonlySet<string>): void {
  const host = HOST.exec(name)?.[1]?.toLowerCase();
  if (host === undefined) throw invalid('The Host header is missing or malformed.');
  if (isAllowedHost(host, configured)) return;
  throw new ApiError(
    421,
    'host.not.allowed',
    `The mock does not answer for ${host.slice(0, 100)}: use localhost, or name the host in MOCK_HOSTS.`,
  );
}
