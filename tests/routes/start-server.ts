import { request, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { serveBuiltSite } from './built-site.ts';

export interface Asked {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Call after `prepareSite`. `lines` is the log of the running test. */
export function startServer() {
  let built: ServerBuild;
  const lines: string[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    ({ build: built, server, port } = await serveBuiltSite((line) => lines.push(line)));
  });
  afterAll(() => void server.close());
  beforeEach(() => void lines.splice(0));

  /** Exactly these headers, Host too. */
  function ask(
    address: string,
    options: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Asked> {
    return new Promise((resolve, reject) => {
      const { method = 'GET', headers, body } = options;
      const call = request({ port, path: address, method, headers: { Host: 'baize.test', ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      });
      call.on('error', reject).end(body);
    });
  }

  return {
    ask,
    lines,
    build: () => built,
    port: () => port,
  };
}
