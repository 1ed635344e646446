import { request, type Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { serveBuiltSite } from './built-site.ts';

type Cookies = Record<string, string>;
type Fields = Record<string, string>;

export interface Told {
  status: number;
  location: string | null;
  cookies: string[];
  type: string;
  text: string;
}

export interface LogLine {
  requestId: string;
  status: number;
  failure?: { kind: string; operationId: string; status: number | null };
}

const HOST = 'baize.test';

/** In this process; collects its log. */
export class BadDaySite {
  readonly lines: LogLine[] = [];
  build!: ServerBuild;
  #server!: Server;
  #port = 0;

  async start(): Promise<void> {
    const hear = (line: string) => this.lines.push(JSON.parse(line) as LogLine);
    ({ build: this.build, server: this.#server, port: this.#port } = await serveBuiltSite(hear));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** @throws without a response within `limitMs` */
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
