import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const { newWorld } = prepareSite();
const { ask, port } = startServer();

const FORM = 'application/x-www-form-urlencoded';
const post = (body: string, type = FORM) => ({ method: 'POST', headers: { 'Content-Type': type }, body });

/** Returns everything until the connection ends. */
function sendRaw(text: string, { hangsUp = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => {
      socket.write(text);
      if (hangsUp) setTimeout(() => socket.destroy(), 5);
    });
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received)).on('error', hangsUp ? () => undefined : reject);
    socket.setTimeout(10_000, () => socket.destroy(new Error('no end')));
  });
}

const readStatuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

const isServing = async () => (await ask('/help', { headers: { Accept: 'text/html' } })).status;

describe('a form', () => {
  it.each(['/login', '/register', '/forget', '/password', '/member/transferFund', '/preferences', '/codes', '/slider'])(
    'of %s is flat: names that make lists and objects are ignored',
    async (address) => {
      const body = 'username[4294967294]=x&a.b.c=x&__proto__=x&__intent__=x&__state__=x&constructor[prototype]=1';
      const { status } = await ask(address, post(body));
      expect(status).toBeLessThan(500);
      expect(await isServing()).toBe(200);
    },
  );

  it('takes one value of each name, however often it is repeated', async () => {
    const { name, world } = await newWorld();
    const proof = { ...(await insertSolved(world, 'baize', 'login')) };
    const fields = new URLSearchParams({ username: 'lucky', password: 'play1234', ...proof });
    const repeated = `${fields}&username=victor${'&x=1'.repeat(10_000)}`;
    const { headers, body, method } = post(repeated);
    const answer = await ask('/login', { method, body, headers: { ...headers, Cookie: `mock-world=${name}` } });
    expect(answer.status).toBe(302);
    const { id: memberId } = world.read.one('Member', { brandCode: 'baize', username: 'lucky' });
    expect(world.read.list('Session', { memberId, endedAt: null })).toHaveLength(1);
  });

  it.each(['a&'.repeat(40_000), `username=${'x'.repeat(70_000)}`])(
    'over 64 kB is refused with a page',
    async (body) => {
      const { headers, ...form } = post(body);
      const answer = await ask('/login', { ...form, headers: { ...headers, Cookie: 'lang=EN' } });
      expect(answer.status).toBe(413);
      expect(/<h1[^>]*>([^<]*)/.exec(answer.text)?.[1]).toBe('Too much to send');
      expect((await ask('/preferences', post(body))).status).toBe(413);
    },
  );

  it('without an end is not collected', async () => {
    const before = process.memoryUsage().rss;
    const head = `POST /login HTTP/1.1\r\nHost: baize.test\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n`;
    const chunk = `10000\r\n${'a&'.repeat(0x8000)}\r\n`;
    const text = await sendRaw(`${head}Connection: close\r\n\r\n${chunk.repeat(512)}0\r\n\r\n`);
    expect(readStatuses(text)[0]).toBe(413);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it.each([
    ['application/json', '{"username":"lucky"}', 415],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: nonsense', 415],
    ['text/plain', 'username=lucky', 415],
    ['not a type', 'username=lucky', 415],
    [FORM, '%E0%A4%A=%zz&=&&', 422],
    [FORM, '', 422],
  ])('of type %s with %s is answered %i', async (type, body, status) => {
    expect((await ask('/login', post(body, type))).status).toBe(status);
    if (status === 415) expect((await ask('/preferences', post(body, type))).status).toBe(status);
  });

  it('that is packed is refused', async () => {
    const headers = { 'Content-Type': FORM, 'Content-Encoding': 'gzip' };
    expect((await ask('/login', { method: 'POST', headers, body: 'x' })).status).toBe(415);
  });
});

describe('a connection', () => {
  it('whose client asks for many pages at once and hangs up holds up nobody', async () => {
    const { name } = await newWorld();
    const request = `GET /promotions HTTP/1.1\r\nHost: baize.test\r\nAccept: text/html\r\nCookie: mock-world=${name}\r\n\r\n`;
    await Promise.all(Array.from({ length: 20 }, () => sendRaw(request.repeat(10), { hangsUp: true })));
    const headers = { Accept: 'text/html', Cookie: `mock-world=${name}` };
    expect((await ask('/promotions', { headers })).status).toBe(200);
  });
});

describe('a host', () => {
  it.each([
    'shop.example?modal=register&affiliateCode=EVIL&x=',
    'baize.test#x',
    'baize.test/x',
    'baize.test\\x',
    'user@baize.test',
    'baize.test:99999',
    'baize..test, other.test',
  ])('"%s" is malformed', async (Host) => {
    expect((await ask('/help', { headers: { Host } })).status).toBe(400);
  });

  it('that the site does not have is misdirected', async () => {
    expect((await ask('/help', { headers: { Host: 'shop.example' } })).status).toBe(421);
  });

  it('that is named twice, or not at all, is refused', async () => {
    const twice = await sendRaw(
      'GET /help HTTP/1.1\r\nHost: baize.test\r\nHost: lotus.test\r\nConnection: close\r\n\r\n',
    );
    const none = await sendRaw('GET /help HTTP/1.1\r\nConnection: close\r\n\r\n');
    const empty = await sendRaw('GET /help HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n');
    expect([twice, none, empty].map(readStatuses)).toEqual([[400], [400], [400]]);
  });

  it('never decides what another visitor gets', async () => {
    const { name } = await newWorld();
    const headers = { Cookie: `mock-world=${name}; lang=EN`, Accept: 'text/html' };
    await ask('/promotions', {
      headers: { ...headers, 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' },
    });
    const { status, text } = await ask('/promotions', { headers });
    expect([status, text.includes('evil.example')]).toEqual([200, false]);
  });
});

describe('a proxy that nobody told the site of', () => {
  it('is not believed about the visitor’s address', async () => {
    const { name, world } = await newWorld();
    const seen: string[] = [];
    for (let each = 0; each < 6; each += 1) {
      const fields = new URLSearchParams({
        username: 'lucky',
        password: 'wrong',
        ...(await insertSolved(world, 'baize', 'login')),
      });
      const headers = {
        'Content-Type': FORM,
        Cookie: `mock-world=${name}; lang=EN`,
        'X-Forwarded-For': `198.51.100.${each}`,
      };
      seen.push((await ask('/login', { method: 'POST', headers, body: String(fields) })).text);
    }
    expect(seen.at(-1)).toContain('Too many attempts');
  });
});

describe('an address', () => {
  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/x//y',
    '/x%E0%A4%A',
    '/%zz',
  ])('"%s" leads nowhere else', async (address) => {
    for (const Cookie of ['', 'session=over', 'toast=%7B']) {
      const { status, headers, text } = await ask(address, { headers: { Cookie } });
      expect(status).toBe(400);
      expect(headers.location).toBeUndefined();
      expect(text).not.toContain('evil');
    }
  });

  it.each(['http://evil.example/help', '*'])('that is no path is refused: %s', async (target) => {
    const text = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: baize.test\r\nConnection: close\r\n\r\n`);
    expect(readStatuses(text)).toEqual([400]);
  });

  it.each([
    '/%E0%A4%A',
    '/help?q=%zz',
    '/%00',
    '/rng?vassalage=%00',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%2e%2e%2f',
  ])('"%s" is a page or an error of the visitor’s', async (address) => {
    expect((await ask(address)).status).toBeLessThan(500);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('takes no %s', async (method) => {
    expect(await ask('/login', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
  });
});

describe('what a request brings', () => {
  it.each([
    'toast=eyJ9',
    'toast=%',
    `toast=${Buffer.from('{"key":"nothing","tone":"info"}').toString('base64')}`,
    'session=%00',
  ])('a cookie that this site did not write is ignored: %s', async (Cookie) => {
    expect((await ask('/help', { headers: { Cookie, Accept: 'text/html' } })).status).toBe(200);
  });

  it('a form of the same name by http is another site’s where this one has https', async () => {
    const headers = { 'Content-Type': FORM, Origin: 'https://baize.test' };
    expect((await ask('/preferences', { method: 'POST', headers, body: 'theme=dark' })).status).toBe(403);
  });
});

it('every page refuses what it never needs of a browser', async () => {
  const { headers } = await ask('/login');
  expect(String(headers['permissions-policy'])).toContain('camera=(), ');
});
