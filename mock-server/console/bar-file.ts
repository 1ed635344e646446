import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';
import type { OperationTable } from '../http/contract.ts';
import { refuse } from '../http/envelope.ts';

export const BAR_FILE = '/__mock/bar.js';

const isBundled = !import.meta.url.endsWith('.ts');
const FILE = fileURLToPath(new URL(isBundled ? 'console/bar.js' : '../../build/mock/console/bar.js', import.meta.url));

/** The script of the bar, which a site loads in its pages (`bar/`). */
export const barFile: RequestHandler = (_req, res) => {
  const headers = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' };
  res.sendFile(FILE, { headers }, (error) => {
    if (!error || res.headersSent) return;
    res.status(404).type('text').send('The bar is not built: run "npm run build -- mock".\n');
  });
};

/**
 * Serves a site's forwarded requests (`X-Mock-Bar`) for the bar alone: its script, and operations with `x-bar`. A site on
 * another host would expose the whole control API otherwise.
 */
export function limitBar(operations: OperationTable): RequestHandler {
  return (req, res, next) => {
    if (req.headers['x-mock-bar'] === undefined) return next();
    const [path = ''] = req.url.split('?', 1);
    if (path === BAR_FILE || operations.find(req.method, path)?.operation.isForBar) return next();
    const message = `A site forwards nothing but what its bar needs, and not ${req.method} ${path.slice(0, 120)}: ask the mock itself.`;
    refuse(req, res, new ApiError(403, 'bar.not.allowed', message));
  };
}
