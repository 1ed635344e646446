import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { writeEvents } from './event-stream.ts';

it('a reader does not read › it is cut off with a bounded buffer, and the others get every event', async () => {
  const senders = new Set<(event: object) => void>();
  const server = createServer((_req, res) => {
    const subscribe = (send: (event: object) => void) => {
      senders.add(send);
      return () => void senders.delete(send);
    };
    writeEvents(res, { subscribe }, { validate: () => {}, onOpen: () => () => {}, onMistake: () => {} });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const read = async () => {
    const [answer] = await once(request({ port: (server.address() as AddressInfo).port }).end(), 'response');
    onTestFinished(() => void answer.destroy());
    return answer;
  };
  const [slow, quick] = [await read(), await read()];
  slow.on('error', () => {}).pause();
  let text = '';
  quick.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const event = { kind: 'message', text: 'x'.repeat(10_000) };
  let sent = 0;
  for (; senders.size === 2 && sent < 10_000; sent += 1) {
    for (const send of senders) send(event);
    await setImmediate();
  }
  for (const send of senders) send({ kind: 'last' });
  expect(senders.size).toBe(1);
  await expect.poll(() => text.endsWith('data: {"kind":"last"}\n\n')).toBe(true);
  expect(text.match(/"kind":"message"/g)).toHaveLength(sent);
});
