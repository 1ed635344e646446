import type { IncomingMessage } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { hasManyParts, multipartType, readBoundary } from '../../openapi/rules/multipart.ts';
import { paths } from '../config/paths.ts';
import type { ServerContext } from '../request/context.ts';
import { readSession } from '../session/cookie.server.ts';

/** Far above any form. */
const FORM_LIMIT = '64kb';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Three pictures of 5 MB; their form refuses larger ones. */
const UPLOAD_LIMIT = '16mb';
const UPLOAD_TYPE = 'multipart/form-data';

/** Scripts send files to the page's data URL. */
const UPLOADS = new Set(
  [paths.deposit(), new URL(paths.promotion(1), 'http://site.invalid').pathname].flatMap((path) => [
    path,
    `${path}.data`,
  ]),
);

/** A lottery slip may have many numbers. */
const SLIP_LIMIT = '1mb';
const SLIPS = new Set([paths.lotteries(), paths.vietnam()].flatMap((path) => [path, `${path}.data`]));

export const isUpload = (req: Request) => UPLOADS.has(req.path) && Boolean(req.is(UPLOAD_TYPE));

const checkType: RequestHandler = (req, res, next) => {
  if (req.get('Content-Type') && req.is(FORM_TYPE) === false && !isUpload(req)) readContext(res).requestFault = 415;
  next();
};

/** A proxy may read another end of a body with other codings than Node.js does. */
const checkTransfer: RequestHandler = (req, res, next) => {
  const coding = req.get('Transfer-Encoding')?.trim().toLowerCase();
  if (coding === undefined || coding === 'chunked') return next();
  res.set('Connection', 'close');
  next(Object.assign(new Error('Unclear transfer coding'), { status: 400 }));
};

const noteFault: ErrorRequestHandler = (error, _req, res, next) => {
  readContext(res).requestFault = error.status === 413 || error.status === 415 ? error.status : 400;
  next();
};

const readForm = express.raw({ type: () => true, limit: FORM_LIMIT, inflate: false });
const readUpload = express.raw({ type: () => true, limit: UPLOAD_LIMIT, inflate: false, verify: refuseManyParts });
const readSlip = express.raw({ type: () => true, limit: SLIP_LIMIT, inflate: false });

/** Throws 400 for an unclear boundary, 413 for many parts. The type has nothing but the boundary for later parsers. */
function refuseManyParts(req: IncomingMessage, _res: unknown, body: Buffer): void {
  const boundary = readBoundary(req.headers['content-type'] ?? '');
  if (boundary === null) throw Object.assign(new Error('Unclear boundary'), { status: 400 });
  if (hasManyParts(body, boundary)) throw Object.assign(new Error('Too many parts'), { status: 413 });
  req.headers['content-type'] = multipartType(boundary);
}

/** Files and slips are for members: the guard redirects a visitor to the login. */
const readByType: RequestHandler = async (req, res, next) => {
  const isSlip = SLIPS.has(req.path);
  if (!isSlip && !isUpload(req)) return readForm(req, res, next);
  const member = await readSession(req.get('Cookie') ?? null);
  if (!member) return next();
  return isSlip ? readSlip(req, res, next) : readUpload(req, res, next);
};

/**
 * Reads a form's body into `req.body`, up to a limit. A refused body sets `requestFault` in the request's context: the
 * action's page shows the error.
 */
// A separate router: its error handler gets errors of bodies only.
export const readBody = express.Router().use(checkTransfer, checkType, readByType, noteFault);

const readContext = ({ locals }: Response) => locals.context as ServerContext;
