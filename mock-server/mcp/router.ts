import type { Request, RequestHandler, Response } from 'express';
import type { ApiError } from '../http/api-error.ts';
import { refuse } from '../http/envelope.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { requireSameSite } from '../http/params.ts';
import type { RefusedRequests } from '../http/refused.ts';

type Handler = (req: Request, res: Response) => Promise<void>;

/** The library is loaded for the first request of an assistant: most mocks have none. */
async function loadHandler(origin: string): Promise<Handler> {
  const { mcpHandler } = await import('./http.ts');
  return mcpHandler(origin);
}

/** `/__mock/mcp`, by the streamable HTTP transport. Refuses pages of other sites. */
export function mcpEndpoint(origins: readonly string[], refused: RefusedRequests): RequestHandler {
  let handler: Promise<Handler> | null = null;
  return async (req, res) => {
    try {
      requireSameSite(req, origins);
    } catch (error) {
      refused.add({ method: req.method, url: req.originalUrl }, error as ApiError);
      return refuse(req, res, error as ApiError);
    }
    handler ??= loadHandler(ownOrigin(req.socket));
    await (await handler)(req, res);
  };
}
