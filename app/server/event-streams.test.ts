import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { EventStreams } from './event-streams.ts';

async function serve() {
  const streams = new EventStreams();
  const senders = new Set<(chunk: Uint8Array) => void>();
  const server = createServer((_, res) =>
    streams.open(res, (send) => {
      senders.add(send);
      return () => void senders.delete(send);
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const read = async (): Promise<IncomingMessage> => {
    const [answer] = await once(request({ port: (server.address() as AddressInfo).port }).end(), 'response');
    onTestFinished(() => void answer.destroy());
    return answer.on('error', () => {});
  };
  const textOf = (answer: IncomingMessage) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    return () => text;
  };
  return { streams, senders, read, textOf };
}

it('a reader does not read › it is cut off at 64 kB, and the others get everything', async () => {
  const { streams, senders, read, textOf } = await serve();
  const [slow, quick] = [await read(), await read()];
  slow.pause();
  const text = textOf(quick);
  const chunk = Buffer.from(`data: ${'x'.repeat(10_000)}\n\n`);
  let sent = 0;
  for (; streams.size === 2 && sent < 10_000; sent += 1) {
    for (const send of senders) send(chunk);
    await setImmediate();
  }
  expect(senders.size).toBe(1);
  await expect.poll(() => text().match(/^data: /gm)?.length).toBe(sent);
});

it('nothing is said › a comment every 20 seconds keeps the connection', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { streams, read, textOf } = await serve();
  const text = textOf(await read());
  await expect.poll(text).toMatch(/^retry: [1-5]\d{3}\n\n$/);
  vi.advanceTimersByTime(60_000);
  await expect.poll(text).toMatch(/^retry: \d+\n\n(:\n\n){3}$/);
  streams.end();
  await expect.poll(text).toMatch(/(:\n\n){3}retry: [1-5]\d{3}\n\n$/);
});
