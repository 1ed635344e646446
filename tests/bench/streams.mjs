/**
 * `node tests/bench/streams.mjs`: readers of a chat room at two processes of the site, the kill of one, a slow reader, and
 * SIGTERM. Needs the built site and mock.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/lib/process.mjs';
import { control, firstAnswer, launchMock, launchSite } from './lib.mjs';

const READERS = 500;
const MESSAGES = 100;
const EVERY_MS = 100;
const WORLD = 'streams';

const folder = mkdtempSync(path.join(tmpdir(), 'baize-streams-'));
const mockPort = await freePort();
const mock = launchMock(mockPort, folder);
const origin = `http://127.0.0.1:${mockPort}`;
await firstAnswer({ url: `${origin}/__mock/health` });
await control(origin, 'POST', '', { name: WORLD });
const ports = [await freePort(), await freePort()];
const sites = ports.map((port) => launchSite(port, mockPort));
for (const port of ports) await firstAnswer({ url: `http://localhost:${port}/readyz` });

const say = (text) => control(origin, 'POST', `/${WORLD}/brands/baize/chat/messages`, { room: 'EN', text });
const agent = new Agent({ maxSockets: Infinity });

/** Reads as a browser does: comes back with the last id after `retry`, to the next process where one is gone. */
class Reader {
  texts = [];
  lastId = '';
  retryMs = 3000;
  connections = 0;
  isClosed = false;

  constructor(port) {
    this.port = port;
    this.connect();
  }

  connect() {
    if (this.isClosed) return;
    const headers = { Cookie: `mock-world=${WORLD}`, Connection: 'keep-alive', Accept: 'text/event-stream' };
    if (this.lastId) headers['Last-Event-ID'] = this.lastId;
    const search = this.lastId ? 'room=EN' : `room=EN&after=${start}`;
    this.call = request({ agent, port: this.port, path: `/chat-stream?${search}`, headers }, (answer) => {
      this.answer = answer;
      this.connections += 1;
      let rest = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop();
        for (const event of events) this.take(event);
      });
      answer.on('close', () => this.comeBack()).on('error', () => {});
    });
    this.call.on('error', () => this.comeBack()).end();
  }

  take(event) {
    this.retryMs = Number(/^retry: (\d+)/m.exec(event)?.[1] ?? this.retryMs);
    this.lastId = /^id: (\d+)/m.exec(event)?.[1] ?? this.lastId;
    const data = /^data: (.*)$/m.exec(event)?.[1];
    const { row } = data ? JSON.parse(data) : {};
    if (row) this.texts.push(row.text);
  }

  comeBack() {
    if (this.isClosed || this.isWaiting) return;
    this.isWaiting = true;
    setTimeout(() => {
      this.isWaiting = false;
      this.port = ports.find((port) => !gone.has(port)) ?? this.port;
      this.connect();
    }, this.retryMs);
  }

  close() {
    this.isClosed = true;
    this.call.destroy();
  }
}

async function until(isTrue, what, timeoutMs = 60_000) {
  for (const startedAt = Date.now(); !isTrue(); await wait(20))
    if (Date.now() - startedAt > timeoutMs) throw new Error(`In vain: ${what}`);
}

const gone = new Set();
const last = await fetch(`${origin}/wps/chat/EN/messages`, { headers: { Merchant: 'baize', 'X-Mock-World': WORLD } });
const start = (await last.json()).value.lastEventId;
const readers = Array.from({ length: READERS }, (_, index) => new Reader(ports[index % 2]));
await until(() => readers.every(({ connections }) => connections > 0), 'all readers connect');
// The comments and hubs settle.
await wait(1000);

const expected = [];
async function sayMany(count, everyMs, name) {
  for (let index = 0; index < count; index += 1) {
    const text = `${name} ${index}`;
    expected.push(text);
    await say(text);
    await wait(everyMs);
  }
}
const hasAll = (reader) => reader.texts.length >= expected.length;

try {
  console.log('1. Two processes, one is killed in the middle');
  const saying = sayMany(MESSAGES, EVERY_MS, 'killed');
  await wait((MESSAGES * EVERY_MS) / 3);
  gone.add(ports[1]);
  process.kill(-sites[1].pid, 'SIGKILL');
  await saying;
  await until(() => readers.every(hasAll), 'all readers have all messages').catch((error) =>
    console.log(error.message),
  );
  const isExact = ({ texts }) => JSON.stringify(texts) === JSON.stringify(expected);
  const moved = readers.filter(({ connections }) => connections > 1).length;
  console.log(
    `   ${readers.filter(isExact).length} of ${READERS} readers saw each of ${expected.length} messages once and in order; ${moved} moved`,
  );

  console.log('2. CPU of a message for all readers at one process');
  const [site] = sites;
  await wait(1000);
  const idleBefore = site.cpu();
  await wait(5000);
  const idle = (site.cpu() - idleBefore) / 5000;
  const [before, startedAt] = [site.cpu(), Date.now()];
  await sayMany(MESSAGES, 50, 'measured');
  await until(() => readers.every(hasAll), 'all readers have all messages');
  const spent = site.cpu() - before - idle * (Date.now() - startedAt);
  console.log(
    `   ${(spent / MESSAGES).toFixed(2)} ms a message at ${READERS} readers, ${Math.round(site.memory())} MB`,
  );

  console.log('3. A reader that does not read, beside ten that do');
  for (const reader of readers.splice(10)) reader.close();
  const slow = new Reader(ports[0]);
  await until(() => slow.answer, 'the slow reader connects');
  slow.answer.pause();
  let sent = 0;
  const big = '🎲'.repeat(190);
  for (; !slow.answer.errored && !slow.answer.closed && sent < 12_000; sent += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => say(`${big} ${sent + index}`)));
    if (slow.answer.socket?.destroyed) break;
  }
  expected.push(...Array.from({ length: sent }, () => ''));
  await until(() => readers.every(({ texts }) => texts.length >= expected.length), 'the others have all');
  console.log(`   ${sent} messages of 0.8 kB later the others have all; ${Math.round(site.memory())} MB`);
  slow.close();

  console.log(`4. SIGTERM with ${READERS} readers`);
  while (readers.length < READERS) readers.push(new Reader(ports[0]));
  await until(() => readers.every(({ connections }) => connections > 0), 'all readers connect');
  for (const reader of readers) reader.isClosed = true;
  const asked = Date.now();
  process.kill(-site.pid, 'SIGTERM');
  const [code] = await once(site.child, 'exit');
  console.log(`   exit code ${code} after ${Date.now() - asked} ms`);
} finally {
  for (const reader of readers) reader.close();
  await Promise.all([mock, ...sites].map(({ stop }) => stop()));
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
