import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { Request as ExpressRequest, Response as ExpressResponse, RequestHandler } from 'express';
import { seconds } from '../config/durations.ts';
import type { ServerContext } from '../request/context.ts';
import type { EventStreams } from './event-streams.ts';
import { isUpload } from './read-body.ts';
import type { FoundRoute } from './route-handles.ts';

export type Render = (request: Request, context: ServerContext) => Promise<Response>;

export function renderer(build: ServerBuild | (() => Promise<ServerBuild>)): Render {
  return createRequestHandler(build, process.env.NODE_ENV) as Render;
}

export interface RequestLocals {
  url: URL;
  request: Request;
  context: ServerContext;
  route: FoundRoute;
}

/** `@remix-run/express` builds its URL from forgeable headers and passes on a body without a limit. */
export const makeRequest: RequestHandler = (req, res, next) => {
  const closed = new AbortController();
  res.once('close', () => closed.abort());
  const isForm = req.method === 'POST';
  const headers = buildHeaders(req);
  const hasFiles = isForm && isUpload(req);
  if (isForm && !hasFiles) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  const bytes = Buffer.isBuffer(req.body) ? (req.body as Buffer<ArrayBuffer>) : Buffer.alloc(0);
  const form = hasFiles ? bytes : bytes.toString();
  const body = isForm ? form : null;
  // Remix treats HEAD of a page's data as an action.
  const method = isForm ? 'POST' : 'GET';
  res.locals.request = new Request(res.locals.url, { method, headers, body, signal: closed.signal });
  next();
};

function buildHeaders(req: ExpressRequest): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(req.headers)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}

export function serveRemix(render: Render, streams: EventStreams): RequestHandler {
  return async (req, res) => {
    const { request, context } = res.locals as RequestLocals;
    const response = await render(request, context);
    if (context.waitMs !== undefined) res.setHeader('Retry-After', Math.ceil(context.waitMs / seconds(1)));
    if (!context.events || !response.ok) return sendResponse(response, res);
    setHeaders(response, res);
    if (req.method === 'HEAD') return void res.end();
    streams.open(res, context.events);
  };
}

function setHeaders(response: Response, res: ExpressResponse): void {
  res.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) res.append('Set-Cookie', cookie);
}

export async function sendResponse(response: Response, res: ExpressResponse): Promise<void> {
  setHeaders(response, res);
  // A disconnect during the response is not an error.
  if (response.body) await pipeline(response.body as NodeStream<Uint8Array>, res).catch(() => res.destroy());
  else res.end();
}
