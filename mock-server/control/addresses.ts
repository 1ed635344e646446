import type { RequestHandler } from 'express';
import { operations } from '../../openapi/generated/control-operations.ts';

export const listAddresses: RequestHandler = (_req, res) => {
  const lines = Object.values(operations).map(({ method, path, id }) => `${method.padEnd(6)} ${path}  (${id})`);
  const head = 'The control API of the mock. Bodies are JSON; openapi/control.yaml describes them.';
  const pages = 'Both contracts as pages: /__mock/docs/gaming and /__mock/docs/control. For assistants: /__mock/mcp.';
  const tail = 'The gaming API is under /wps and /lgw, pictures under /cdn. X-Mock-World names the world of a request.';
  res.type('text/plain').send(`${[head, pages, '', ...lines, '', tail].join('\n')}\n`);
};
