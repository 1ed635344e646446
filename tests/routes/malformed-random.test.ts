import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

/** `npm run fuzz` sends 2,000. */
const CASES = Number(process.env.FUZZ_SITE_CASES ?? 200);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const TIMEOUT_MS = 20_000;

const { newWorld } = prepareSite();
const { ask, port } = startServer();

const PATHS = [
  '/',
  '/login',
  '/register',
  '/forget',
  '/password',
  '/member/transferFund',
  '/preferences',
  '/codes',
  '/slider',
];
const MORE_PATHS = ['/panel', '/suggestions', '/texts/en/wallet', '/vendors/RNG', '/game', '/help.data', '/_root.data'];
const BYTES = [
  '%00',
  '%E0%A4%A',
  '%zz',
  '//',
  '\\',
  '..',
  '%2e%2e%2f',
  '?',
  '&',
  '#',
  ';',
  '\u00e9',
  "'",
  '"',
  '<x>',
  '@',
];

const junk = fc.array(fc.constantFrom(...BYTES, 'a', '=', '[4294967294]', '.x', '__proto__'), { maxLength: 8 });
const text = junk.map((parts) => parts.join(''));
const target = fc.oneof(
  fc.tuple(fc.constantFrom(...PATHS, ...MORE_PATHS), text).map(([path, rest]) => `${path}${rest}`),
  fc
    .tuple(fc.constantFrom('//', '/\\', '/.//', 'http://', ''), text)
    .map(([start, rest]) => `${start}evil.example${rest}`),
  fc.constantFrom('*', '/', '/?modal=login', '/?modal=constructor', '/?at=//evil.example'),
);
const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'TRACE', 'OPTIONS', 'PROPFIND', 'get');
const host = fc.oneof(
  { weight: 3, arbitrary: fc.constant('baize.test') },
  fc.constantFrom(
    'baize.test:99999',
    'evil.example',
    'baize.test?x',
    'a@baize.test',
    '[::1',
    '',
    'baize.test\r\nHost: lotus.test',
  ),
);
const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Encoding: gzip',
    'Transfer-Encoding: chunked',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-For: not an address',
    'Accept-Encoding: br;q=x, *',
    'Accept: text/html',
    'Origin: null',
    'Range: bytes=0-0,-1',
    'Expect: 100-continue',
  ),
  text.map((value) => `Cookie: session=${value}; toast=${value}; lang=${value}; mock-world=a`),
  text.map((value) => `Referer: ${value}`),
);
const body = fc.oneof(
  fc.constant(''),
  text.map((value) => `username${value}=${value}&password=${value}`),
  fc.integer({ min: 1, max: 90_000 }).map((length) => 'a&'.repeat(length)),
  fc.constantFrom('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n', '{"a":', '0\r\n\r\n', 'ffffffff\r\n'),
);
const request = fc.record({
  method,
  target,
  host,
  headers: fc.array(header, { maxLength: 4 }),
  body,
  repeats: fc.constantFrom(1, 1, 1, 5),
  hangsUp: fc.boolean(),
});
type Malformed = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

/** Sends bytes. @throws on a time-out */
function send({ method, target, host, headers, body, repeats, hangsUp }: Malformed): Promise<string> {
  const length = Buffer.byteLength(body, 'latin1');
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, `Content-Length: ${length}`];
  const bytes = `${head.join('\r\n')}\r\n\r\n${body}`;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port(), '127.0.0.1', () => {
      socket.write(bytes.repeat(repeats - 1) + bytes.replace('\r\n', '\r\nConnection: close\r\n'), 'latin1');
      if (hangsUp) setTimeout(() => socket.destroy(), 3);
    });
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    // The site may close a connection while the client still sends.
    socket.on('error', () => resolve(received)).on('close', () => resolve(received));
    // Only the server's time-out closes an incomplete request.
    if (headers.some((line) => line.startsWith('Transfer-Encoding') || line.startsWith('Expect')))
      socket.setTimeout(1000, () => socket.destroy());
    else socket.setTimeout(TIMEOUT_MS, () => reject(new Error('no answer')));
  });
}

it(`${CASES} malformed requests end, hang and break nothing, and none leads elsewhere`, async () => {
  await newWorld();
  await fc.assert(
    fc.asyncProperty(request, async (malformed) => {
      const received = await send(malformed);
      const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      for (const [, location = ''] of received.matchAll(/^location: (.*?)\r?$/gim)) {
        expect(new URL(location, 'http://baize.test').host).toMatch(/^(baize|lotus)\.test$/);
      }
    }),
    { numRuns: CASES, seed: SEED, endOnFailure: true },
  );
  expect((await ask('/help', { headers: { Accept: 'text/html' } })).status).toBe(200);
}, 1_200_000);
