import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { createCookie } from '@remix-run/node';
import { EncryptJWT } from 'jose';
import { register } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { days } from '../../app/config/durations.ts';
import { LANGUAGES, type LanguageCode } from '../../app/i18n/languages.ts';
import { actingAs } from '../../app/session/acting-as.server.ts';
import { ACTING_AS } from '../../app/ui/acting-as.tsx';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { multipart } from '../support/multipart.ts';
import { NO_CHARACTER, serveBuiltSite } from './built-site.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const { newWorld, world } = prepareSite();
const { ask, lines, build, port } = startServer();

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: String(new URLSearchParams(fields)),
});

/** Log lines follow the response. */
async function logged(): Promise<Record<string, unknown>[]> {
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  return lines.map((line) => JSON.parse(line));
}

describe('the production server', () => {
  it('is alive, and ready; with the API when that answers', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
    expect(await ask('/readyz')).toMatchObject({ status: 200, text: 'ready\n' });
    // The first response creates the mock's default world.
    const withApi = () => ask('/readyz?api');
    await expect.poll(withApi, { timeout: 50_000 }).toMatchObject({ status: 200, text: 'ready\n' });
  });

  it.each([
    ['is down', { kind: 'down' }, 'the gaming API cannot be reached'],
    ['answers a page as a success', { kind: 'html', status: 200 }, 'something else than its status'],
    ['fails', { kind: 'status', status: 500 }, 'the gaming API answers 500'],
  ] as const)(
    'when the API %s, it is ready and shows the page of an outage; the gate says why not',
    async (_, fault, why) => {
      const byDefault = await world('default');
      byDefault.faults.set([{ operation: '*', ...fault }]);
      onTestFinished(() => byDefault.faults.set([]));
      expect(await ask('/readyz')).toMatchObject({ status: 200 });
      const gate = { status: 503, text: expect.stringContaining(why) };
      await expect.poll(() => ask('/readyz?api'), { timeout: 10_000 }).toMatchObject(gate);
      const page = await ask('/');
      expect(page.status).toBe(502);
      expect(page.text).toContain('Reference for customer service');
    },
  );

  it('sends a page with a policy whose nonce its scripts carry, and an id of the request', async () => {
    const { name } = await newWorld();
    const page = await ask('/login', { headers: { Cookie: `mock-world=${name}`, 'X-Request-Id': 'asked-by-a-test' } });
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page).toMatchObject({
      status: 200,
      headers: { 'x-request-id': 'asked-by-a-test', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
    });
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    const scripts = [...page.text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.length).toBeGreaterThan(2);
    for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('seals a session anew that another SESSION_SECRET, or none with a name, has sealed', async () => {
    const { name } = await newWorld();
    const body = JSON.stringify({ account: 'lucky' });
    const sessions = `${process.env.GAMING_API_URL}/__mock/worlds/${name}/brands/baize/sessions`;
    const headers = { 'Content-Type': 'application/json' };
    const { token } = await (await fetch(sessions, { method: 'POST', headers, body })).json();
    const content = { token, username: 'lucky', type: 0, isRemembered: false };
    const unnamed = await new EncryptJWT({ content })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setIssuer('site')
      .setAudience('session')
      .setExpirationTime('1h')
      .encrypt(createHash('sha256').update(String(process.env.SESSION_SECRET)).digest());
    const sent = await createCookie('session').serialize(unnamed);
    const visit = async (session: string) => {
      const Cookie = `mock-world=${name}; lang=EN; ${session}`;
      const { status, headers, text } = await ask('/noticePage', { headers: { Cookie } });
      expect([status, text.includes('Lucky Seven')]).toEqual([200, true]);
      return /session=[^;]+/.exec(String(headers['set-cookie']))?.[0];
    };
    const renewed = await visit(sent);
    expect(renewed).toMatch(/^session=./);
    expect(await visit(renewed ?? '')).toBeUndefined();
  });

  it.each(['CN', 'VI'])('sends whole characters in %s', async (language) => {
    const { name } = await newWorld();
    const headers = { Host: 'lotus.test', Cookie: `mock-world=${name}; lang=${language}` };
    for (const address of ['/', '/help', '/rng', '/live']) {
      const { text } = await ask(address, { headers });
      expect(text).toContain(`<html lang="${LANGUAGES[language as LanguageCode].tag}"`);
      expect(text, address).not.toMatch(NO_CHARACTER);
    }
  });

  it.each([
    ['baize', 18, 21],
    ['lotus', 21, 18],
  ])('says wherever it does how old members of %s are', async (brand, age, other) => {
    const { name } = await newWorld();
    const headers = { Host: `${brand}.test`, Cookie: `mock-world=${name}; lang=EN` };
    for (const address of ['/', '/register', '/help', '/promotions']) {
      const { text } = await ask(address, { headers });
      expect(text, address).toContain(`Players must be ${age} or older.`);
      expect(text, address).not.toMatch(new RegExp(`\\b${other} or older|aged ${other}|>${other}\\+<`));
    }
    expect((await ask('/register', { headers })).text).toContain(`I am ${age} or older and accept the`);
  });

  it('sends the whole home page as HTML', async () => {
    const { name } = await newWorld();
    const { text } = await ask('/', { headers: { Cookie: `mock-world=${name}; lang=EN` } });
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en"/);
    for (const word of [
      'Baize',
      'Slots',
      'Live casino',
      'Fishing',
      'Sports',
      'Esports',
      'Card games',
      'E-lottery',
      'Lottery',
      'Cockfight',
      'Fortune Koi 88',
    ]) {
      expect(text).toContain(word);
    }
  });

  it('compresses, and lets browsers keep built files for ever', async () => {
    const page = await ask('/login', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(page.headers['content-encoding']).toBe('gzip');
    const { text } = await ask('/login');
    const file = /\/assets\/entry\.client-[\w-]+\.js/.exec(text)?.[0] ?? '';
    expect((await ask(file)).headers['cache-control']).toContain('immutable');
    expect(await ask('/assets/gone.js')).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip, deflate'],
    [undefined, 'identity'],
  ])('sends built files as %s to who takes %s', async (encoding, accepted) => {
    const { text } = await ask('/login');
    const file = /\/assets\/frame-[\w-]+\.js/.exec(text)?.[0] ?? '';
    const { status, headers } = await ask(file, { headers: { 'Accept-Encoding': accepted } });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([
      200,
      encoding,
      expect.stringMatching(/^text\/javascript/),
    ]);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it.each(['/index', '/index.html', '/home'])('leads from %s to the home page', async (address) => {
    expect(await ask(address)).toMatchObject({ status: 301, headers: { location: '/' } });
  });
});

describe('/.well-known/security.txt', () => {
  const address = '/.well-known/security.txt';

  it('does not exist without SECURITY_CONTACT', async () => {
    expect((await ask(address)).status).toBe(404);
  });

  it('says whom to tell of a weakness, and its own address over https', async () => {
    vi.stubEnv('SECURITY_CONTACT', 'mailto:security@example.com, https://example.com/report');
    vi.stubEnv('TRUST_PROXY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { server, port } = await serveBuiltSite(() => undefined);
    onTestFinished(() => void server.close());
    const read = async (protocol: string) => {
      const headers = { 'X-Forwarded-Proto': protocol, 'X-Forwarded-Host': 'baize.test' };
      const answer = await fetch(`http://127.0.0.1:${port}${address}?x`, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      return (await answer.text()).trim().split('\n');
    };
    const [first, second, expires = '', ...rest] = await read('https');
    expect([first, second]).toEqual(['Contact: mailto:security@example.com', 'Contact: https://example.com/report']);
    expect(rest).toEqual([`Canonical: https://baize.test${address}`]);
    expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/);
    const lifeMs = Date.parse(expires.slice('Expires: '.length)) - Date.now();
    expect([lifeMs > 0, lifeMs < days(365)]).toEqual([true, true]);
    expect(await read('http')).toEqual([first, second, expires]);
  });
});

describe('a request from another site', () => {
  it.each([
    [{ Origin: 'https://elsewhere.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://baize.test', 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused: %o', async (headers) => {
    expect(await ask('/logout', form({}, headers))).toMatchObject({ status: 403 });
  });

  it.each(['/login', '/free-play', '/codes', '/register', '/password'])('is refused at %s', async (address) => {
    const answer = await ask(address, form({ username: 'victor' }, { Origin: 'http://elsewhere.example' }));
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('of our own is taken', async () => {
    expect(
      (
        await ask(
          '/preferences',
          form({ theme: 'dark' }, { Origin: 'http://baize.test', 'Sec-Fetch-Site': 'same-origin' }),
        )
      ).status,
    ).toBe(302);
  });
});

it('answers a sign-in that comes too often before anything is read, with a page for browsers without scripts', async () => {
  const { name, world: own } = await newWorld();
  const Cookie = `mock-world=${name}; lang=EN`;
  const wrong = form({ username: 'lucky', password: 'not this' }, { Cookie });
  for (let time = 0; time < 5; time += 1) await ask('/login', wrong);
  const before = own.requests.list().length;
  const page = await ask('/login', wrong);
  const fetched = await ask('/login.data', wrong);
  for (const { status, headers, text } of [page, fetched]) {
    expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^(?:29\d|300)$/)]);
    expect(text).toContain('Too many attempts. Please wait 5 min and try again.');
  }
  expect(page.text).toContain('href="/login"');
  expect(fetched.text).toContain('lucky');
  expect(own.requests.list()).toHaveLength(before);
});

describe('an upload', () => {
  it.each(['', '.data'])('of a visitor is refused before its body is there, at depositv2%s', async (data) => {
    const { name } = await newWorld();
    const answer = await new Promise<{ status: number; told: string }>((resolve, reject) => {
      const headers = {
        Host: 'baize.test',
        Cookie: `mock-world=${name}; session=forged`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(5_000_000),
      };
      const address = `/member/depositv2${data}?form=proof&order=D123456`;
      const call = request({ port: port(), path: address, method: 'POST', headers }, (response) => {
        const { statusCode = 0, headers: told } = response;
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          call.destroy();
          resolve({ status: statusCode, told: `${told.location ?? ''}${text}` });
        });
      });
      // The rest is never sent.
      call.on('error', reject).write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    });
    expect(answer.status).toBe(data ? 202 : 302);
    expect(answer.told).toContain('/login?redirectTo=');
  });

  it('of more than five parts is refused before it is parsed', async () => {
    const { name, world: own } = await newWorld();
    const proof = { ...(await insertSolved(own, 'baize', 'login')) };
    const Cookie = `mock-world=${name}; lang=EN`;
    const signedIn = await ask('/login', form({ username: 'lucky', password: 'play1234', ...proof }, { Cookie }));
    const session = /session=[^;]+/.exec(String(signedIn.headers['set-cookie']))?.[0];
    const member = actingAs(`baize ${name}`, { username: 'lucky', token: '', type: 0, isRemembered: false });
    const send = (parts: string[], rewrite = (type: string) => type) => {
      const { headers: plain, body } = multipart(
        Object.fromEntries(parts.map((each) => [each, each === ACTING_AS ? member : 'text'])),
      );
      const headers = { 'Content-Type': rewrite(plain['Content-Type']), Cookie: `${Cookie}; ${session}` };
      const options = { method: 'POST', headers, body: String(body) };
      return ask('/member/depositv2?form=proof&order=D123456', options);
    };
    const few = await send([ACTING_AS, 'b', 'c', 'd', 'e']);
    expect([few.status, few.text.includes('Choose a picture')]).toEqual([422, true]);
    const many = await send([ACTING_AS, 'b', 'c', 'd', 'e', 'f']);
    expect([many.status, many.text.includes('Too much to send')]).toEqual([413, true]);
    const hidden = await send([ACTING_AS, 'b', 'c', 'd', 'e', 'f'], (type) => type.replace(';', '; xboundary=zz;'));
    expect(hidden.status).toBe(413);
    const unclear = await send(['a'], (type) => `${type}; boundary=zz`);
    expect(unclear.status).toBe(400);
  });
});

describe('the log', () => {
  it('has one line for a request, and no secret', async () => {
    const { name, world } = await newWorld();
    const proof = { ...(await insertSolved(world, 'baize', 'login')) };
    const answer = await ask(
      '/login?redirectTo=/x',
      form({ username: 'lucky', password: 'play1234', ...proof }, { Cookie: `mock-world=${name}` }),
    );
    expect(answer.status).toBe(302);
    const all = await logged();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ method: 'POST', path: '/login', status: 302, msg: 'request' });
    const session = /session=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? 'none';
    for (const secret of ['play1234', 'lucky', session, 'redirectTo', proof.passToken])
      expect(lines.join()).not.toContain(secret);
    const headers = {
      Cookie: `mock-world=${name}; session=${session}`,
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    };
    await ask('/noticePage?tab=1', { headers });
    const hex = (digits: number) => expect.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`));
    await expect.poll(() => lines.length).toBe(2);
    expect((await logged())[1]).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      requestId: expect.any(String),
      // Visitors do not choose it.
      traceId: expect.not.stringContaining('a'.repeat(32)),
      method: 'GET',
      path: '/noticePage',
      route: '/noticePage',
      status: 200,
      brand: 'baize',
      build: build().assets.version,
      user: hex(12),
      durationMs: expect.any(Number),
      msg: 'request',
    });
  });

  it.each([
    ['/register', { username: 'juanito', password: 'secretpass1', paymentPassword: '975310' }],
    [
      '/forget',
      { recoverBy: 'mobileNum', mobileNum: '09995550123', newPassword: 'secretpass1', verificationCode: '975310' },
    ],
    ['/forget', { recoverBy: 'email', username: 'juanito', email: 'juanito@mail.example' }],
    ['/password', { oldPassword: 'secretpass1', newPassword: 'secretpass2', confirmNewPassword: 'secretpass2' }],
    ['/codes', { scene: 'login', mobileNum: '09995550123', countryDialingCode: '63' }],
    ['/slider', { sliderId: 'secretsecretsecret', x: '10' }],
  ])('has one line for a form of %s, too, and nothing of what was typed', async (address, fields) => {
    const { name } = await newWorld();
    const answer = await ask(address, form(fields as Record<string, string>, { Cookie: `mock-world=${name}` }));
    expect(answer.status).toBeLessThan(500);
    expect(await logged()).toHaveLength(1);
    for (const secret of ['secret', 'juanito', '975310', '9995550123']) expect(lines.join()).not.toContain(secret);
  });

  it('has nothing of what an identity provider answers', async () => {
    const { name } = await newWorld();
    const headers = { Cookie: `mock-world=${name}` };
    const answer = await ask('/auth/google/callback?code=secret-code&state=secret-state', { headers });
    expect(answer).toMatchObject({ status: 302, headers: { location: '/' } });
    expect(await logged()).toMatchObject([{ path: '/auth/google/callback', status: 302 }]);
    expect(lines.join()).not.toContain('secret');
  });

  it('tells of a failure of the API once, with the request id, though many loaders met it', async () => {
    const { name, world } = await newWorld();
    world.faults.set([{ operation: '*', kind: 'html', status: 502 }]);
    const page = await ask('/', { headers: { Cookie: `mock-world=${name}`, 'X-Request-Id': 'a-bad-day' } });
    expect(page.status).toBe(502);
    expect(page.text).toContain('a-bad-day');
    const all = await logged();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ requestId: 'a-bad-day', status: 502, failure: { kind: 'contract', status: 502 } });
  });

  it.each([
    ['GET', '/promotions'],
    ['GET', '/member/withdraw'],
    ['POST', '/login'],
  ])('removes cookies of more than 16 kB, and says so: %s %s', async (method, address) => {
    const { name } = await newWorld();
    const cookies = [
      `mock-world=${name}`,
      'lang=EN',
      ...Array.from({ length: 20 }, (_, at) => `c${at}=${'x'.repeat(1000)}`),
    ];
    const sent = method === 'POST' ? form({ username: 'lucky' }) : { headers: {} };
    const headers = { ...sent.headers, Cookie: cookies.join('; ') };
    const page = await ask(address, { ...sent, headers });
    expect(page).toMatchObject({ status: 431, headers: { 'clear-site-data': '"cookies"' } });
    expect(page.headers).not.toHaveProperty('set-cookie');
    expect(page.text).toContain('Your browser sent too many cookies');
  });

  it('refuses a body whose end a proxy may read otherwise', async () => {
    const sent = form({ username: 'lucky' }, { 'Transfer-Encoding': 'identity, chunked' });
    const refused = await ask('/login', sent);
    expect(refused).toMatchObject({ status: 400, headers: { connection: 'close' } });
  });

  it('goes on after an API that cannot be reached', async () => {
    const { name, world } = await newWorld();
    world.faults.set([{ operation: '*', kind: 'cut' }]);
    expect((await ask('/', { headers: { Cookie: `mock-world=${name}` } })).status).toBe(502);
    world.faults.set([]);
    expect((await ask('/', { headers: { Cookie: `mock-world=${name}` } })).status).toBe(200);
  });
});

describe('reports of the content security policy', () => {
  const send = (body: unknown, type: string) =>
    ask('/reports/csp', { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });
  const old = (report: Record<string, string>) =>
    send({ 'csp-report': { 'document-uri': 'http://baize.test/help?secret=1', ...report } }, 'application/csp-report');
  const listed = (...bodies: Record<string, unknown>[]) =>
    send(
      bodies.map((body) => ({ type: 'csp-violation', body: { documentURL: 'http://baize.test/help', ...body } })),
      'application/reports+json',
    );
  const inline = { effectiveDirective: 'script-src-elem', blockedURL: 'inline' };
  const counted = async () => {
    const metric = await register.getSingleMetric('site_csp_reports_total')?.get();
    return metric?.values.map(({ labels, value }) => [labels.directive, value]);
  };

  it('are one line for a group, whichever way they come', async () => {
    const path = 'https://cdn.example/x.js?secret=1';
    const directive = 'violated-directive';
    for (const answer of [
      await old({ [directive]: 'script-src-elem', 'blocked-uri': 'inline' }),
      await listed(inline, inline),
      await listed(
        { effectiveDirective: 'img-src', blockedURL: path },
        { effectiveDirective: 'made-up', blockedURL: path },
      ),
    ])
      expect(answer.status).toBe(204);
    const group = { level: 40, brand: 'baize', route: '/help', msg: 'content security policy was violated' };
    expect(await logged()).toMatchObject([
      { ...group, directive: 'script-src-elem', blocked: 'inline' },
      { ...group, directive: 'img-src', blocked: 'https://cdn.example' },
      { ...group, directive: 'other', blocked: 'https://cdn.example' },
    ]);
    expect(lines.join()).not.toContain('secret');
    expect(await counted()).toEqual([
      ['script-src-elem', 3],
      ['img-src', 1],
      ['other', 1],
    ]);
  });

  it('of extensions and other sites are nothing, and what is no report is refused', async () => {
    const before = await counted();
    await listed({ ...inline, sourceFile: 'moz-extension://1/x.js' }, { ...inline, blockedURL: 'chrome-extension' });
    await listed({ ...inline, documentURL: 'https://elsewhere.example/' });
    expect([await counted(), lines]).toEqual([before, []]);
    expect((await send({}, 'application/csp-report')).status).toBe(400);
    expect((await send('x'.repeat(9000), 'application/csp-report')).status).toBe(413);
    expect((await ask('/reports/csp', { method: 'POST', body: 'x' })).status).toBe(400);
  });

  it('are taken twenty times a minute from an address', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => listed(inline)));
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
  });
});

describe('the head of a page', () => {
  it.each(['/', '/rng', '/login', '/nowhere'])('of %s has one title and one description', async (address) => {
    const { name } = await newWorld();
    const { text } = await ask(address, { headers: { Cookie: `mock-world=${name}; lang=EN` } });
    const head = text.slice(0, text.indexOf('</head>'));
    for (const part of ['<title>', '<meta name="description"', '<meta name="theme-color"']) {
      expect(head.split(part), part).toHaveLength(2);
    }
  });

  it('says in its title that a page does not exist', async () => {
    const { name } = await newWorld();
    const { text } = await ask('/nowhere', { headers: { Cookie: `mock-world=${name}; lang=EN` } });
    expect(text).toContain('<title>This page does not exist · Baize</title>');
  });
});
