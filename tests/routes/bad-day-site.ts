import { existsSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { readEnv } from '../../app/config/env.server.ts';
import { builtAssets, createApp } from '../../app/server/app.ts';

type Cookies = Record<string, string>;
type Fields = Record<string, string>;

export interface Told {
  status: number;
  location: string | null;
  cookies: string[];
  type: string;
  text: string;
}

/** The line of the log of a request. */
export interface LogLine {
  requestId: string;
  status: number;
  failure?: { kind: string; operationId: string; status: number | null };
}

const BUILD = path.resolve('build/site/server/index.js');
const HOST = 'baize.test';

/** The built site behind its server, in this process, with what it logs. */
export class BadDaySite {
  readonly lines: LogLine[] = [];
  build!: ServerBuild;
  #server!: Server;
  #port = 0;

  async start(): Promise<void> {
    if (!existsSync(BUILD)) throw new Error('There is no built site: run "npm run build" first.');
    this.build = await import(pathToFileURL(BUILD).href);
    const write = (chunk: Buffer, _encoding: string, done: () => void) => {
      this.lines.push(JSON.parse(String(chunk)) as LogLine);
      done();
    };
    const log = pino(new Writable({ write }));
    const assets = builtAssets(path.resolve('build/site/client'));
    this.#server = createServer(createApp({ env: readEnv(process.env), log, build: this.build, assets }));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Asks as a browser does. Rejects when there is no answer within `limitMs`. */
  ask(
    address: string,
    { id, cookies, form, limitMs }: { id: string; cookies: Cookies; form?: Fields | undefined; limitMs: number },
  ): Promise<Told> {
    const Cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const type = form && { 'Content-Type': 'application/x-www-form-urlencoded' };
    const headers = { Host: HOST, 'X-Request-Id': id, Accept: 'text/html', Cookie, ...type };
    const signal = AbortSignal.timeout(limitMs);
    return new Promise((resolve, reject) => {
      const options = { port: this.#port, path: address, method: form ? 'POST' : 'GET', headers, signal };
      const call = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('error', reject).on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            location: answer.headers.location ?? null,
            cookies: answer.headers['set-cookie'] ?? [],
            type: answer.headers['content-type'] ?? '',
            text,
          }),
        );
      });
      call.on('error', reject).end(form && String(new URLSearchParams(form)));
    });
  }
}
