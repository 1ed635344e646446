import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { type OperationId, operations, operationTitle, requireOperation } from '../../support/operations.ts';

const mock = mockForFile();

const LOGIN = requireOperation('login').path;
const STATUS = requireOperation('getSystemStatus').path;
const CREDENTIALS = { type: 'username', username: 'lucky', password: PASSWORD };

const refusal = (status: number, errorCode: string) => ({ status, body: { success: false, value: null, errorCode } });
const INVALID = refusal(400, 'request_param_err');

/** The test client sends a request id. */
const COMMON = { 'cache-control': 'no-store', 'x-request-id': expect.stringMatching(/^test-\d+$/) };

const get = (client: Client, path: string, headers: Record<string, string | string[] | null> = {}) =>
  client.send({ method: 'GET', path, headers: { Merchant: 'baize', ...headers } });
const post = (client: Client, body: string | Buffer) =>
  client.send({ method: 'POST', path: LOGIN, headers: { Merchant: 'baize' }, body });

describe('Any operation › the Merchant header', () => {
  it('when it is sent on two lines › 400 asks for exactly one', async () => {
    const { client } = await mock.newWorld();
    const refused = await get(client, STATUS, { Merchant: ['baize', 'lotus'] });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain('more than one Merchant header');
    expect(await get(client, STATUS, { Merchant: ['baize', 'baize'] })).toMatchObject(INVALID);
  });

  it('when one line names two › 400 asks for exactly one', async () => {
    const { client } = await mock.newWorld();
    const refused = await get(client, STATUS, { Merchant: 'baize, lotus' });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain('more than one Merchant header');
  });

  it.each(['nobody', 'BAIZE', '', '../baize', "baize' OR 1"])('when it is "%s" › 400, no brand', async (merchant) => {
    const { client } = await mock.newWorld();
    const refused = await get(client, STATUS, { Merchant: merchant });
    expect(refused).toMatchObject(refusal(400, 'function.not.available'));
    expect(refused.text).toContain('There is no brand \\"');
  });

  it('when several things are wrong › the brand is looked at before session and input', async () => {
    const { client } = await mock.newWorld();
    expect(await client.call('getMemberInfo', { merchant: 'nobody' })).toMatchObject({ status: 400 });
    expect(await client.call('getMemberInfo', { language: 'XX' })).toMatchObject({ status: 401 });
  });
});

describe('Any operation › the body', () => {
  it.each(['{', '{"type":"username",}', 'type=username', '<login/>', '{"a":1}{"b":2}'])(
    'when it is %s › 400 it is not JSON',
    async (body) => {
      const { client } = await mock.newWorld();
      const refused = await post(client, body);
      expect(refused).toMatchObject(INVALID);
      expect(refused.text).toContain('The body is not JSON');
    },
  );

  it('when it is bytes that are no text › 400 it is not JSON', async () => {
    const { client } = await mock.newWorld();
    expect(await post(client, Buffer.from([0xff, 0xfe, 0x00, 0x80]))).toMatchObject(INVALID);
  });

  it('when it has a byte over 1 MB › 413 says how many; with 1 MB it is read', async () => {
    const { client } = await mock.newWorld();
    const text = JSON.stringify({ ...CREDENTIALS, ...(await client.proof('login')) });
    const refused = await post(client, text.padEnd(1_000_001));
    expect(refused).toMatchObject(refusal(413, 'request_body_too_large'));
    expect(refused.text).toContain('1000001 bytes');
    expect((await post(client, text.padEnd(1_000_000))).status).toBe(200);
  });

  it('when it is far over 1 MB › 413, and the connection goes on', async () => {
    const { client } = await mock.newWorld();
    expect(await post(client, Buffer.alloc(16_000_000, 'x'))).toMatchObject({ status: 413 });
    expect((await get(client, STATUS)).status).toBe(200);
  });

  it('when the operation takes none › it is not looked at', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect((await lucky.call('getBalanceByPost', { body: '{broken' })).status).toBe(200);
  });
});

describe('Any operation › its parameters', () => {
  it.each([
    ['X-Timestamp', 'now', 'header.x-timestamp must be integer'],
    ['X-Timestamp', '-1', 'header.x-timestamp must be >= 0'],
    ['Device', 'PHONE', 'header.device must be one of WEB'],
    ['X-Gateway-Version', '2', 'header.x-gateway-version must be one of 3'],
    ['X-Forwarded-Host', 'h'.repeat(256), 'header.x-forwarded-host must NOT have more than 255'],
    ['X-Forwarded-For', '1'.repeat(401), 'header.x-forwarded-for must NOT have more than 400'],
  ])('when the header %s is wrong › 400 names it', async (name, value, message) => {
    const { client } = await mock.newWorld();
    const refused = await get(client, STATUS, { [name]: value });
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain(message);
  });

  it('when every header is right › 200', async () => {
    const { client } = await mock.newWorld();
    const headers = { Language: 'EN', Device: 'WEB', 'X-Gateway-Version': '3', 'X-Timestamp': '1767225600000' };
    expect((await get(client, STATUS, { ...headers, 'X-Forwarded-Host': 'baize.localhost' })).status).toBe(200);
  });

  it('when a query parameter is given twice › 400 names it', async () => {
    const { client } = await mock.newWorld();
    const refused = await get(client, `${requireOperation('getRouters').path}?device=0&device=3`);
    expect(refused).toMatchObject(INVALID);
    expect(refused.text).toContain('query.device must be');
  });

  it('when several are wrong › 400 names each', async () => {
    const { client } = await mock.newWorld();
    const { path } = requireOperation('listAnnouncements');
    const { text } = await get(client, `${path}?types=X&platform=A`, { Device: 'TV' });
    for (const name of ['query.types', 'query.platform', 'query.execution', 'header.device'])
      expect(text).toContain(name);
  });

  it('when a parameter is unknown, whatever its name › it is not looked at', async () => {
    const { client } = await mock.newWorld();
    for (const search of ['utm=1', 'toString=1&__proto__=2', 'constructor=a&constructor=b', '%', '=&=', '%E0%A4%A']) {
      expect((await get(client, `${STATUS}?${search}`)).status).toBe(200);
    }
  });
});

describe('Any operation › path and method', () => {
  it.each([
    ['/wps/system/whitelable', 'GET /wps/system/whitelabel (getWhitelabel)'],
    ['/wps/session/logins', 'POST /wps/session/login (login)'],
    ['/wps/relay/GCSGAME_hotGames', 'GET /wps/relay/GCSGAME_hotGamesV2 (listHotGames)'],
  ])('when %s is asked for › 404 names the nearest operation', async (path, nearest) => {
    const { client } = await mock.newWorld();
    const refused = await get(client, path);
    expect(refused).toMatchObject(refusal(404, 'operation.not.found'));
    expect(refused.headers).toMatchObject(COMMON);
    expect((refused.body as { message: string }).message).toContain(`Nearest: ${nearest}, `);
  });

  it('when the path is outside /wps › 404 in the bare dialect', async () => {
    const { client } = await mock.newWorld();
    const refused = await get(client, '/lgw/games/game_menu');
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'operation.not.found' } });
    expect(refused.body).not.toHaveProperty('success');
    expect(refused.text).toContain('GET /lgw/games/game_menus (getGameMenus)');
  });

  it.each(['/', '/wps/system/status/', '/WPS/system/status', '/wps/%2e%2e/system', '//'])(
    'when the path is %s › 404',
    async (path) => {
      const { client } = await mock.newWorld();
      expect(await get(client, path)).toMatchObject({ status: 404, body: { errorCode: 'operation.not.found' } });
    },
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('when the method is %s › 405 names those it has', async (method) => {
    const { client } = await mock.newWorld();
    const refused = await client.send({ method, path: '/wps/v2/wallets/balance', headers: { Merchant: 'baize' } });
    expect(refused).toMatchObject(refusal(405, 'method.not.allowed'));
    expect(refused.text).toContain(`answers to GET, HEAD, and POST, not to ${method}`);
    expect(refused.headers.allow).toBe('GET, HEAD, POST');
    expect(refused.headers).toMatchObject(COMMON);
  });
});

describe('Any operation › HEAD', () => {
  const head = (client: Client, path: string, headers: Record<string, string> = {}) =>
    client.send({ method: 'HEAD', path, headers: { Merchant: 'baize', ...headers } });

  it.each<[string, Record<string, string>]>([
    [STATUS, {}],
    [STATUS, { Merchant: 'nobody' }],
    ['/lgw/games/game_menus', {}],
    ['/wps/v2/wallets/balance', {}],
    ['/wps/nothing', {}],
    ['/__mock/worlds', {}],
  ])('when %s is asked for with %j › status and headers of GET, and no body', async (path, more) => {
    const { client } = await mock.newWorld();
    const headers = { 'X-Request-Id': 'the-same', ...more };
    const [asked, got] = [await head(client, path, headers), await get(client, path, headers)];
    const { date: _, ...others } = got.headers;
    expect({ status: asked.status, text: asked.text }).toEqual({ status: got.status, text: '' });
    expect(asked.headers).toMatchObject(others);
  });

  it('when the path has no GET › 405, and Allow does not name it', async () => {
    const { client } = await mock.newWorld();
    const refused = await head(client, LOGIN);
    expect({ status: refused.status, allow: refused.headers.allow }).toEqual({ status: 405, allow: 'POST' });
  });

  it('when the world lists its requests › it is named HEAD', async () => {
    const world = await mock.newWorld();
    await head(world.client, STATUS);
    const [row] = await world.client.value('listRequests', { path: world.path });
    expect(row).toMatchObject({ method: 'HEAD', operationId: 'getSystemStatus', status: 200 });
  });
});

describe('Any operation › the headers that its status promises', () => {
  it('when a session is needed › 401 names the scheme', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('getBalance');
    expect(refused).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Token realm="gaming"' } });
  });

  it('when it was tried too often › 429 says in a header too when the next try may come', async () => {
    const { client } = await mock.newWorld();
    const body = { mobileNum: '09170000001', countryDialingCode: '63' };
    await client.call('sendLoginSms', { body });
    const refused = await client.call('sendLoginSms', { body });
    const { retryAfterSeconds } = (refused.body as { value: { retryAfterSeconds: number } }).value;
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
  });

  it('when the host is refused › the headers of every response, in the dialect of the path', async () => {
    const { client } = await mock.newWorld();
    const headers = { Merchant: 'baize', Host: 'evil.example' };
    const host = await client.send({ method: 'GET', path: STATUS, headers, isFault: true });
    expect(host).toMatchObject({ ...refusal(421, 'host.not.allowed'), headers: COMMON });
  });
});

describe('Any operation › the type of its body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
    'application/json; charset=iso-8859-1',
    'application/json; charset="utf-16"',
  ])('when it comes as "%s" › 415', async (type) => {
    const { client } = await mock.newWorld();
    const refused = await client.call('login', { body: CREDENTIALS, headers: { 'Content-Type': type } });
    expect(refused).toMatchObject(refusal(415, 'request_body_type'));
    expect(refused.text).toContain('is not application/json');
  });
});

describe('Any operation › the player’s address', () => {
  const readIp = async (forwarded: string | null) => {
    const { client } = await mock.newWorld();
    const { body } = await get(client, STATUS, { 'X-Forwarded-For': forwarded });
    return (body as { value: { ip: string } }).value.ip;
  };

  it.each([
    ['203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', '127.0.0.1'],
    [null, '127.0.0.1'],
  ])('when X-Forwarded-For is %s › %s', async (forwarded, ip) => expect(await readIp(forwarded)).toBe(ip));
});

describe('Any operation › the world and the request id', () => {
  it.each(['a world', '-a', '.a', 'a/b', '..', 'x'.repeat(65), 'ä'])(
    'when X-Mock-World is "%s" › 400, that is no name',
    async (world) => {
      const bytes = Buffer.from(world).toString('latin1');
      const refused = await get(mock.client, STATUS, { 'X-Mock-World': bytes });
      expect(refused).toMatchObject(INVALID);
      expect(refused.text).toContain('X-Mock-World must be a name');
    },
  );

  it('when X-Mock-World is sent twice › 400', async () => {
    expect(await get(mock.client, STATUS, { 'X-Mock-World': ['one', 'two'] })).toMatchObject(INVALID);
  });

  it.each<OperationId>(['getSystemStatus', 'getGameMenus', 'getMemberInfo', 'login'])(
    'when an id is sent to %s › it comes back, whatever the answer',
    async (id) => {
      const { client } = await mock.newWorld();
      const { headers } = await client.call(id, { headers: { 'X-Request-Id': 'My.own_id-7' } });
      expect(headers['x-request-id']).toBe('My.own_id-7');
    },
  );

  it('when no id is sent › the world draws one, another for each request', async () => {
    const { client } = await mock.newWorld();
    const drawn = async () => (await get(client, STATUS, { 'X-Request-Id': null })).headers['x-request-id'];
    const [first, second] = [await drawn(), await drawn()];
    expect(first).toMatch(/^[a-z0-9]{16}$/);
    expect(second).not.toBe(first);
  });

  it.each(['has space', 'x'.repeat(65), 'semi;colon'])('when the id is "%s" › 400, with an id drawn', async (bad) => {
    const { client } = await mock.newWorld();
    const refused = await get(client, STATUS, { 'X-Request-Id': bad });
    expect(refused).toMatchObject(INVALID);
    expect(refused.headers['x-request-id']).toMatch(/^[a-z0-9]{16}$/);
  });

  it('when a request is answered › the date is the world’s', async () => {
    const { client } = await mock.newWorld();
    expect((await get(client, STATUS)).headers.date).toBe('Wed, 18 Mar 2026 04:00:00 GMT');
  });

  it('when it is about no world, as health is › the date is the real one, also while a world’s clock stands', async () => {
    const { client } = await mock.newWorld();
    const { headers } = await client.call('getHealth');
    expect(Math.abs(Date.parse(headers.date ?? '') - Date.now())).toBeLessThan(60_000);
  });
});

const PATH = { gameId: 1, id: '1', room: 'EN', messageId: '1767195000000101' };

describe('Every operation of the gaming API', () => {
  it.each(operations.filter(({ document }) => document === 'gaming').map(({ id }) => [operationTitle(id), id]))(
    'when %s is asked for with nothing at all › 400 in its dialect',
    async (_, id) => {
      const { client } = await mock.newWorld();
      const refused = await client.call(id, { merchant: null, path: PATH });
      expect(refused).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
      const isEnvelope = requireOperation(id).dialect === 'envelope';
      expect('success' in (refused.body as object)).toBe(isEnvelope);
    },
  );
});
