import type { ServerResponse } from 'node:http';
import { findOperation, type OperationId } from './operations.ts';
import { readBody, serve } from './server.ts';
import { exchange, type RawAnswer, type RawRequest } from './transport.ts';

/** `slow` sends no response, `cut` ends it in the middle. */
export type Meddle = (answer: RawAnswer, request: RawRequest) => RawAnswer | 'slow' | 'cut';

/** Closed after the test. Returns the proxy's origin. */
export function meddleWith(origin: string, changes: Partial<Record<OperationId, Meddle>>): Promise<string> {
  return serve(async (incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await readBody(incoming);
    const request = { method, path: url, headers: headers as RawRequest['headers'], body };
    const answer = await exchange(origin, request);
    const id = findOperation(method, url)?.id;
    const change = id && changes[id];
    send(response, change ? change(answer, request) : answer);
  });
}

function send(response: ServerResponse, answer: RawAnswer | 'slow' | 'cut'): void {
  if (answer === 'slow') return;
  if (answer === 'cut') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' }).write('{"success":tr');
    response.socket?.destroySoon();
    return;
  }
  const { 'content-length': _, ...headers } = answer.headers;
  response.writeHead(answer.status, headers as Record<string, string>).end(answer.text);
}

/** Changes a JSON response in place. */
// biome-ignore lint/suspicious/noExplicitAny: a deliberately invalid body has no type.
export function inBody(change: (body: any) => unknown): Meddle {
  return (answer) => {
    const body = JSON.parse(answer.text);
    change(body);
    return { ...answer, text: JSON.stringify(body) };
  };
}

export const ofSuccess =
  (meddle: Meddle): Meddle =>
  (answer, request) =>
    answer.status === 200 ? meddle(answer, request) : answer;
