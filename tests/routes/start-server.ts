import { existsSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readEnv } from '../../app/config/env.server.ts';
import { builtAssets, createApp } from '../../app/server/app.ts';

const BUILD = path.resolve('build/site/server/index.js');

export interface Asked {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** The built site in this process, for a file whose site `prepareSite` has prepared; `lines` are what the running test has logged. */
export function startServer() {
  const lines: string[] = [];
  let server: Server;
  let port: number;
  beforeAll(async () => {
    if (!existsSync(BUILD)) throw new Error('There is no built site: run "npm run build" first.');
    const build = await import(pathToFileURL(BUILD).href);
    const log = pino(new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) }));
    const assets = builtAssets(path.resolve('build/site/client'));
    server = createServer(createApp({ env: readEnv(process.env), log, build, assets }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());
  beforeEach(() => void lines.splice(0));

  /** A request with every header as it is given, Host too. */
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

  return { ask, lines };
}
