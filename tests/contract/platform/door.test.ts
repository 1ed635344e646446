import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../mock-server/config.ts';
import { mockForFile } from '../../support/mock.ts';
import { type OperationId, operationTitle, requireOperation } from '../../support/operations.ts';
import { agentInputs } from '../agent/inputs.ts';

const mock = mockForFile({ MOCK_HOSTS: 'mock.internal, other.internal' });
const open = mockForFile({ MOCK_CORS: 'http://localhost:5173, http://localhost:4321' });
const few = mockForFile({ MOCK_MAX_WORLDS: '3' });

const STATUS = requireOperation('getSystemStatus').path;
const WORLDS = requireOperation('createWorld').path;
const EVENTS = requireOperation('streamEvents').path;
const MCP = '/__mock/mcp';

/** Returns the first response; status 0 when the connection only ends. */
function sendLines(...lines: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(mock.origin);
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('end', () => resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text }))
      .on('error', reject)
      .setTimeout(5000, () => reject(new Error(`No answer to ${lines[0]}`)));
  });
}

const get = (target: string, host: string, ...more: string[]) =>
  sendLines(`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Merchant: baize', 'Connection: close', ...more);

describe('Any request › its host', () => {
  it.each([
    'localhost:4000',
    'localhost',
    'baize.localhost:4000',
    '127.0.0.1:4000',
    '127.1.2.3',
    '[::1]:4000',
    'mock.internal:4000',
    'OTHER.internal',
  ])('when it is %s › answered', async (host) => {
    expect(await get(STATUS, host)).toMatchObject({ status: 200 });
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    'mock.internal.evil.example',
  ])('when it is %s › 421 names the variable, on both APIs and beside them', async (host) => {
    const pages = ['/__mock/', '/__mock/console/assets/x.js', '/__mock/docs/gaming', '/cdn/x.svg', '/vendor/api/play'];
    for (const path of [STATUS, WORLDS, EVENTS, MCP, ...pages]) {
      const refused = await get(path, host);
      expect(refused.status).toBe(421);
      expect(refused.text).toContain('"errorCode":"host.not.allowed"');
      expect(refused.text).toContain('MOCK_HOSTS');
    }
  });

  it.each(['', 'a b', 'user@localhost', 'localhost/x', 'localhost?x', 'localhost:port'])(
    'when it is "%s" › 400',
    async (host) => {
      expect((await get(STATUS, host)).status).toBe(400);
    },
  );

  it('when the target is in absolute form › its host counts too, and its path is served', async () => {
    expect(await get(`http://localhost${STATUS}`, 'localhost')).toMatchObject({ status: 200 });
    expect((await get(`http://evil.example${STATUS}`, 'localhost')).status).toBe(421);
    expect((await get('http://localhost', 'localhost')).status).toBe(404);
  });
});

describe('Any request › what cannot be read', () => {
  it.each<[number, string, string[]]>([
    [400, 'request_param_err', ['nonsense']],
    [400, 'request_param_err', [`GET ${STATUS} HTTP/1.1`, 'Host: localhost', 'No colon']],
    [431, 'request_header_too_large', [`GET ${STATUS} HTTP/1.1`, 'Host: localhost', `X-Long: ${'x'.repeat(20_000)}`]],
  ])('when it cannot be parsed › %i %s, in the envelope', async (status, errorCode, lines) => {
    const refused = await sendLines(...lines);
    expect(refused.status).toBe(status);
    const [head = '', body = ''] = refused.text.split('\r\n\r\n');
    expect(head).toContain('Cache-Control: no-store');
    expect(head).toMatch(/^X-Request-Id: [a-z0-9]{16}$/m);
    expect(JSON.parse(body)).toMatchObject({ success: false, value: null, errorCode });
  });

  const targets = [
    '//',
    '//evil.example/wps/system/status',
    '/%',
    '/%ff%fe',
    '/wps/%E0%A4%A',
    '/wps/system/status?%',
    '/wps/system/status?a=%E0%A4%A&a&=&&',
    '/__mock/worlds/%E0%A4%A',
    '/__mock//',
    '/cdn/%E0%A4%A',
    '/cdn/..%2f..%2fetc%2fpasswd',
    '/openid/%',
    '/openid/google/%ff',
    '/vendor/%/%',
    '/vendor/assets/%E0%A4%A',
    '/vendor/api/%',
    '/identitytoolkit.googleapis.com/%',
    '/geetest.com/load?captcha_id=%&captcha_id[]=1&x=%E0%A4%A',
    '/geetest.com/%',
    'http://localhost//%',
    '*',
  ];
  it.each(targets)('when the target is %s › no 5xx', async (target) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
      const { status } = await sendLines(
        `${method} ${target} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        'Content-Length: 0',
      );
      expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200);
      expect(status, `${method} ${target}`).toBeLessThan(500);
    }
  });

  it.each(['TRACE', 'PROPFIND', 'PATCH', 'M-SEARCH'])('when the method is %s › no 5xx', async (method) => {
    for (const target of [STATUS, WORLDS, '/cdn/x', '/vendor/api/play', '/openid/google', '//']) {
      const { status } = await sendLines(`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close');
      expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(400);
      expect(status, `${method} ${target}`).toBeLessThan(500);
    }
  });

  const bodies = [
    ['application/json', '{'],
    ['application/json; charset=nonsense', '{}'],
    ['application/json;;;', '{}'],
    ['multipart/form-data', '--x'],
    ['multipart/form-data; boundary=', 'x'],
    ['application/x-www-form-urlencoded', '%=%&a[4294967294]=1&__proto__=2'],
    ['\u00e9\u00e9', '{}'],
    ['text/plain', '\u0000'],
  ] as const;
  it.each(bodies)('when a body comes as %s › no 5xx', async (type, body) => {
    for (const path of [
      '/wps/session/login',
      '/wps/member/password/email',
      WORLDS,
      '/vendor/api/rounds',
      '/openid/google/token',
      '/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode',
    ]) {
      const { status } = await sendLines(
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Merchant: baize',
        'Connection: close',
        `Content-Type: ${type}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      );
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });
});

describe('A body of many small things is refused by its first fault', () => {
  it.each([
    [
      'placeLotteryBet',
      { gameId: 1, numero: '1', reference: 'abcdefgh', lines: Array.from({ length: 100_000 }, () => ({})) },
    ],
    ['cancelLotteryOrders', { orderNos: Array.from({ length: 40_000 }, (_, index) => `L20260318${1e11 + index}`) }],
    ['resetPasswordByEmail', 'email=a&'.repeat(100_000)],
  ] as const)('of %s', async (id, body) => {
    const world = await mock.newWorld();
    const member = await world.client.signedIn();
    const refused = await member.call(id, { body });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text.length).toBeLessThan(300);
  });
});

describe('Any request › what means the same in another spelling', () => {
  it.each(['%73', '%53'])('a path with the escape %s › the path with its letter', async (escaped) => {
    const letter = decodeURIComponent(escaped);
    const status = letter === 's' ? 200 : 404;
    expect(await get(STATUS.replace('s', escaped), 'localhost')).toMatchObject({ status });
  });

  it.each(['identity, chunked', 'chunked, identity', 'xchunked'])('the Transfer-Encoding %s › 400', async (coding) => {
    const body = ['Content-Type: application/json', `Transfer-Encoding: ${coding}`, '', '2', '{}', '0'];
    const login = requireOperation('login').path;
    const refused = await sendLines(`POST ${login} HTTP/1.1`, 'Host: localhost', 'Merchant: baize', ...body);
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/Connection: close/i);
  });

  it('a compressed body › 415 says what is taken; of the control API 400', async () => {
    const world = await mock.newWorld();
    const headers = { 'Content-Encoding': 'gzip' };
    const login = await world.client.call('login', { body: {}, headers });
    expect(login).toMatchObject({ status: 415, body: { errorCode: 'request_body_type' } });
    expect(login.headers['accept-encoding']).toBe('identity');
    const faults = await world.client.call('setFaults', { path: world.path, body: [], headers });
    expect(faults).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(faults.text).toContain('gzip');
  });
});

describe('A front end of another origin', () => {
  const ORIGIN = 'http://localhost:5173';
  const ask = (mock: { origin: string }, path: string, headers: Record<string, string>, method = 'GET') =>
    fetch(`${mock.origin}${path}`, { method, headers: { Origin: ORIGIN, Merchant: 'baize', ...headers } });

  it('named in MOCK_CORS › may call the gaming API with its headers, and reads those it acts upon', async () => {
    const reply = await ask(open, STATUS, {});
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-expose-headers': expect.stringContaining('X-Session-End'),
      vary: 'Origin',
    });
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'merchant,authorization',
    };
    const preflight = await ask(open, requireOperation('login').path, asked, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('merchant,authorization');
  });

  it('that is not named, or asks the control API › may not', async () => {
    for (const [which, path, headers] of [
      [mock, STATUS, {}],
      [open, STATUS, { Origin: 'http://localhost:5174' }],
      [open, WORLDS, {}],
    ] as const) {
      const reply = await ask(which, path, headers);
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each([
    ['reads', 'GET', WORLDS, {}],
    ['follows events', 'GET', EVENTS, { Accept: 'text/event-stream' }],
    ['sends a form', 'POST', `${WORLDS}/default/reset`, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['asks for tools', 'POST', MCP, { 'Content-Type': 'text/plain' }],
    ['asks before it sends', 'OPTIONS', MCP, { 'Access-Control-Request-Method': 'POST' }],
  ] as const)('that %s the control API › 400, named in MOCK_CORS or not', async (_, method, path, headers) => {
    for (const which of [mock, open]) {
      const reply = await ask(which, path, headers, method);
      expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([400, null]);
    }
  });

  it.each(['http://localhost:5173/', 'localhost:5173', '*'])(
    'as %s in MOCK_CORS › the mock does not start',
    (origins) => {
      expect(() => readConfig({ MOCK_CORS: origins })).toThrow('MOCK_CORS: write origins as');
    },
  );
});

describe('A text that would garble what stands around it is refused', () => {
  it.each<[string, OperationId, object]>([
    ['the nickname of a new account', 'createDownline', { nickname: 'gnp.\u202efdp' }],
    ['a message to downlines', 'messageDownlines', { text: 'nul\0' }],
    ['the name of a member', 'updateMemberInfo', { nickname: '\u2066isolated' }],
    ['the name of a sub-account', 'createSubAccount', { name: 'a\u200fb' }],
  ])('%s', async (_, id, change) => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const { body: good } = (agentInputs as Record<string, { body?: unknown } | undefined>)[id] ?? {};
    const refused = await boss.call(id, { body: { ...(good as object), ...change } });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(refused.text).toMatch(/body\.\w+ /);
  });

  it('with lines and tabs it is taken', async () => {
    const boss = await (await mock.newWorld()).client.signedIn('boss');
    const { body: good } = agentInputs.messageDownlines as { body: object };
    const body = { ...good, text: 'one\ntwo\tthree' };
    expect((await boss.call('messageDownlines', { body })).status).toBe(200);
  });
});

describe('The control API › the type of a body', () => {
  it.each([null, '', 'text/plain', 'application/x-www-form-urlencoded'])(
    'when it is %j › 400, and nothing happens',
    async (type) => {
      const body = JSON.stringify({ name: 'by-another-site' });
      const refused = await mock.client.call('createWorld', { body, headers: { 'Content-Type': type } });
      expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
      expect(refused.text).toContain('Content-Type is not application/json');
      expect((await mock.client.value('listWorlds')).map(({ name }) => name)).not.toContain('by-another-site');
    },
  );

  it('when a page of another site asks › 400, also without a body', async () => {
    const world = await mock.newWorld();
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const refused = await mock.client.call('resetWorld', { path: world.path, headers });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    const own = { 'Sec-Fetch-Site': 'same-origin' };
    expect((await mock.client.call('resetWorld', { path: world.path, headers: own })).status).toBe(200);
  });

  it.each(['https://evil.example', 'http://localhost:1', 'http://127.0.0.1.evil.example', 'null', ''])(
    'when its Origin is "%s" › 400, with a body or without, and nothing happens',
    async (origin) => {
      const world = await mock.newWorld();
      const headers = { Origin: origin };
      for (const [id, body] of [
        ['listWorlds'],
        ['getClock'],
        ['getHealth'],
        ['resetWorld'],
        ['advanceClock', { ms: 1 }],
        ['deleteWorld'],
      ] as const) {
        const refused = await mock.client.call(id, { path: world.path, headers, body });
        expect(refused, id).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
      }
      const names = (await mock.client.value('listWorlds')).map(({ name }) => name);
      expect(names).toContain(world.name);
    },
  );

  it("when its Origin is the mock's own › answered", async () => {
    const own = [mock.origin, mock.origin.replace('127.0.0.1', 'localhost')];
    for (const Origin of own) expect((await mock.client.call('listWorlds', { headers: { Origin } })).status).toBe(200);
  });

  it('when it has a charset › it is read', async () => {
    const world = await mock.newWorld();
    const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' };
    const set = await mock.client.call('advanceClock', { path: world.path, headers, body: { ms: 1 } });
    expect(set.status).toBe(200);
  });
});

describe(`${operationTitle('createWorld')} › the number of worlds`, () => {
  it('when there are as many as may be › 409 and 400 say what to do; one that is deleted makes room', async () => {
    const create = (name: string) => few.client.call('createWorld', { body: { name } });
    for (const name of ['a', 'b', 'c']) expect((await create(name)).status).toBe(201);
    const refused = await create('d');
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'worlds.too.many' } });
    expect(refused.text).toContain('MOCK_MAX_WORLDS');
    const inNewWorld = await few.client.call('getSystemStatus', {
      merchant: 'baize',
      headers: { 'X-Mock-World': 'd' },
    });
    expect(inNewWorld).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(inNewWorld.text).toContain('DELETE /__mock/worlds/{world}');
    expect((await create('a')).status).toBe(200);
    expect((await few.client.call('getSystemStatus', { merchant: 'baize' })).status).toBe(200);
    await few.client.value('deleteWorld', { path: { world: 'b' } });
    await few.client.value('deleteWorld', { path: { world: 'c' } });
    expect((await create('d')).status).toBe(201);
  });
});
