import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { hasBegun, isEventStream } from '../../openapi/checks/body.ts';

export interface RawRequest {
  method: string;
  /** Includes the query. */
  path: string;
  /** A list sends one line per value; null sends none. */
  headers?: Record<string, string | string[] | null>;
  body?: string | Buffer;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Valid or not; of a stream its beginning. Rejects when the connection ends early. */
export function exchange(origin: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== null)) as Record<
    string,
    string | string[]
  >;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ agent, hostname, port, method, path, headers: sent }, (answer) => {
      const chunks: Buffer[] = [];
      const finish = () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString(), bytes });
      };
      const isStream = isEventStream(answer.headers['content-type'] ?? '');
      answer
        .on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isStream || !hasBegun(Buffer.concat(chunks).toString())) return;
          finish();
          outgoing.destroy();
        })
        .on('error', reject)
        .on('end', finish);
    });
    outgoing.on('error', reject).end(body);
  });
}
