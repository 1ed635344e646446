import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import express, { type Response } from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { closeConnections, newState, shutDown } from './shutdown.ts';

/** Longer than the checks for idle connections are apart. */
const BUSY_MS = 300;

/** Both of /slow respond on demand. */
async function serve() {
  const state = newState();
  const app = express();
  let finish: (() => void) | undefined;
  app.use(closeConnections(state));
  app.get('/slow', (_req, res) => {
    finish = () => void res.send('slow');
  });
  const openStream = (res: Response) => state.streams.open(res.type('text/event-stream'), () => () => {});
  app.get('/slow/stream', (_req, res) => {
    finish = () => openStream(res);
  });
  app.get('/stream', (_req, res) => openStream(res));
  app.get('/', (_req, res) => void res.send('quick'));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      request({ port, path, headers: { Connection: 'keep-alive' } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => resolve({ text, connection: answer.headers.connection }));
      })
        .on('error', reject)
        .end();
    });
  const whenSlowBegan = () => expect.poll(() => finish).toBeDefined();
  return { state, server, ask, whenSlowBegan, finish: () => finish?.() };
}

it('a request is under way, and others come before a balancer notices › all are answered', async () => {
  const { state, server, ask, whenSlowBegan, finish } = await serve();
  const slow = ask('/slow');
  await whenSlowBegan();
  const stopped = shutDown(server, state, { delayMs: 200 });
  expect(state.isStopping).toBe(true);
  expect(await ask('/')).toEqual({ text: 'quick', connection: 'close' });
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  finish();
  expect(await slow).toMatchObject({ text: 'slow' });
  expect(await stopped).toBe(true);
});

it('a request comes on an idle connection after the server has stopped listening › it is answered, and the last', async () => {
  const { state, server, ask } = await serve();
  expect(await ask('/')).toEqual({ text: 'quick', connection: 'keep-alive' });
  const stopped = shutDown(server, state, { delayMs: 0 });
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask('/')).toEqual({ text: 'quick', connection: 'close' });
  expect(await stopped).toBe(true);
});

/** From a thread that goes on while this one is busy. */
async function askFromElsewhere(server: Server) {
  const { port } = server.address() as AddressInfo;
  const source = `
    const { parentPort } = require('node:worker_threads');
    const { Agent, request } = require('node:http');
    const kept = new Agent({ keepAlive: true });
    const ask = (agent) =>
      request({ agent, port: ${port} }, (answer) =>
        answer.resume().on('end', () => parentPort.postMessage(answer.statusCode)),
      )
        .on('error', ({ code }) => parentPort.postMessage(code))
        .end();
    parentPort.on('message', (connection) => ask(connection === 'idle' ? kept : new Agent()));
    ask(kept);`;
  const worker = new Worker(source, { eval: true });
  onTestFinished(() => void worker.terminate());
  await once(worker, 'message');
  return async (connection: 'idle' | 'new'): Promise<unknown> => {
    const answered = once(worker, 'message');
    // Timers that are due are then first, before what has arrived.
    await new Promise((resolve) => setImmediate(resolve));
    worker.postMessage(connection);
    const until = Date.now() + BUSY_MS;
    while (Date.now() < until);
    const [answer] = await answered;
    return answer;
  };
}

it('a request arrives while the process is busy, and then it stops listening › it is answered', async () => {
  const { state, server } = await serve();
  const askWhileBusy = await askFromElsewhere(server);
  const stopped = shutDown(server, state, { delayMs: 50 });
  expect(await askWhileBusy('new')).toBe(200);
  expect(await stopped).toBe(true);
});

it('a request arrives on an idle connection while the process is busy, and then it closes those › it is answered', async () => {
  const { state, server } = await serve();
  const askWhileBusy = await askFromElsewhere(server);
  const stopped = shutDown(server, state, { delayMs: 500 });
  await expect.poll(() => server.listening).toBe(false);
  expect(await askWhileBusy('idle')).toBe(200);
  expect(await stopped).toBe(true);
});

it('a request takes longer than the longest page › it is cut, which is told', async () => {
  const { state, server, ask, whenSlowBegan } = await serve();
  const slow = ask('/slow').catch((error: Error) => error.message);
  await whenSlowBegan();
  expect(await shutDown(server, state, { delayMs: 0, drainMs: 50 })).toBe(false);
  expect(await slow).toBe('socket hang up');
});

it('readers follow a stream › it ends with the time to come back after, and is not cut', async () => {
  const { state, server, ask } = await serve();
  const streams = Array.from({ length: 20 }, () => ask('/stream'));
  await expect.poll(() => state.streams.size).toBe(streams.length);
  expect(await shutDown(server, state, { delayMs: 0 })).toBe(true);
  for (const { text } of await Promise.all(streams)) {
    const times = [...text.matchAll(/^retry: (\d+)$/gm)].map(([, ms]) => Number(ms));
    expect(times).toHaveLength(2);
    expect(times.every((ms) => ms >= 1000 && ms <= 5000)).toBe(true);
  }
  expect(state.streams.size).toBe(0);
});

it('a reader came before the streams ended, and its answer is late › it is sent away, and nothing is cut', async () => {
  const { state, server, ask, whenSlowBegan, finish } = await serve();
  const late = ask('/slow/stream');
  await whenSlowBegan();
  const stopped = shutDown(server, state, { delayMs: 0, drainMs: 2000 });
  await expect.poll(() => server.listening).toBe(false);
  finish();
  expect((await late).text).toMatch(/^retry: \d+\n\n$/);
  expect(await stopped).toBe(true);
});
