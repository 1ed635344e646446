import { describe, expect, it } from 'vitest';
import { readSession } from '../../app/session/cookie.server.ts';
import { losePatience, prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';

const { newWorld } = prepareSite();
const { ask } = startServer();

const enter = (parameters: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`/__mock/enter?${new URLSearchParams(parameters)}`, { headers });

const readCookies = ({ headers }: Awaited<ReturnType<typeof ask>>): string[] => [headers['set-cookie'] ?? []].flat();

describe('/__mock/enter', () => {
  it('opens a page in a world as a member, whose session the site and the mock know', async () => {
    const { name, world } = await newWorld();
    const answer = await enter({ world: name, account: 'lucky', to: '/member?x=1' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/member?x=1', 'cache-control': 'no-store' } });
    const [ofWorld = '', ofSession = ''] = readCookies(answer);
    expect(ofWorld).toMatch(new RegExp(`^mock-world=${name}; `));
    expect(ofWorld).not.toContain('HttpOnly');
    expect(ofSession).toMatch(/^session=.*HttpOnly/);
    expect(await readSession(ofSession)).toMatchObject({ username: 'lucky', type: 0, isRemembered: false });
    const page = await ask('/noticePage', { headers: { Cookie: `${ofWorld}; ${ofSession}` } });
    expect([page.status, page.text.includes('Lucky Seven')]).toEqual([200, true]);
    expect(world.requests.list().some(({ account }) => account === 'lucky')).toBe(true);
  });

  it('takes the brand of the host', async () => {
    const { name, world } = await newWorld();
    const answer = await enter({ world: name, account: 'lucky' }, { Host: 'lotus.test' });
    expect(answer.headers.location).toBe('/');
    const { id: memberId } = world.read.one('Member', { brandCode: 'lotus', username: 'lucky' });
    expect(world.read.list('Session', { memberId, endedAt: null })).not.toEqual([]);
  });

  it('without an account, opens it as a visitor', async () => {
    const { name } = await newWorld();
    const answer = await enter({ world: name, to: '/promotions' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/promotions' } });
    expect(readCookies(answer)).toEqual([
      expect.stringMatching(`^mock-world=${name};`),
      expect.stringMatching('^session=; Max-Age=0;'),
    ]);
  });

  it.each([
    ['no world', {}, 400, 'Name the world'],
    ['a world with a name of another form', { world: 'a b' }, 400, 'Name the world'],
    ['an unknown world', { world: 'nowhere' }, 404, 'create it with POST /__mock/worlds'],
    ['an unknown world and a member', { world: 'nowhere', account: 'lucky' }, 404, '(world.not.found)'],
    ['an unknown member', { world: '', account: 'lukcy' }, 404, '"baize" has no member "lukcy"'],
    ['another site', { world: '', account: 'lucky', to: 'https://evil.example/' }, 400, 'path of this site'],
    ['another site without a scheme', { world: '', to: '//evil.example/' }, 400, 'path of this site'],
    ['another site with a backslash', { world: '', to: '/\\evil.example/' }, 400, 'path of this site'],
  ] as const)('for %s, says what is wrong and sets no cookie', async (_, given, status, text) => {
    const { name } = await newWorld();
    const answer = await enter({ ...given, ...('world' in given && { world: given.world || name }) });
    expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(answer.text).toContain(text);
    expect(answer.text).toMatch(/Worlds and their members: http:\/\/127\.0\.0\.1:\d+\/__mock\/\n$/);
    expect(readCookies(answer)).toEqual([]);
  });

  it('for an agent of a brand without agents, says what the mock says', async () => {
    const { name } = await newWorld();
    const answer = await enter({ world: name, account: 'boss' }, { Host: 'harbor.test' });
    expect(answer).toMatchObject({ status: 403, text: expect.stringContaining('(login.not.member)') });
  });

  it('when the mock does not answer in time, says so', async () => {
    const { name } = await newWorld();
    losePatience();
    const answer = await enter({ world: name, account: 'lucky' });
    expect(answer).toMatchObject({ status: 504, text: expect.stringContaining('did not answer within 15 seconds') });
  });
});

describe('the bar of the mock', () => {
  const json = { 'Content-Type': 'application/json' };
  const call = (path: string, method = 'GET', body?: object, headers: Record<string, string> = json) =>
    ask(`/__mock${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });

  it('has its script in each page, with the nonce, and the script of the mock', async () => {
    const { name } = await newWorld();
    const page = await ask('/login', { headers: { Cookie: `mock-world=${name}; lang=EN` } });
    const [, nonce] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
    const [head = ''] = page.text.split('</head>', 1);
    expect(head.includes(`src="/__mock/bar.js" nonce="${nonce}"></script>`)).toBe(true);
    const script = await ask('/__mock/bar.js');
    expect(script).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(script.text).toContain('mock-bar');
    const etag = String(script.headers.etag);
    expect(await ask('/__mock/bar.js', { headers: { 'If-None-Match': etag } })).toMatchObject({ status: 304 });
  });

  it('reads the id of the request, also of a page that is the same for every visitor, and of data', async () => {
    const { name } = await newWorld();
    for (const address of ['/login', '/promotions', '/promotions', '/promotions.data']) {
      const headers = { Accept: 'text/html', Cookie: `mock-world=${name}; lang=EN` };
      const page = await ask(address, { headers });
      expect(page.headers['server-timing']).toBe(`mock;desc="${page.headers['x-request-id']}"`);
    }
  });

  it('reads and changes the world by the site', async () => {
    const { name, world } = await newWorld();
    const place = `/worlds/${name}`;
    const frozen = await call(`${place}/clock`, 'PUT', { mode: 'frozen' });
    expect([frozen.status, JSON.parse(frozen.text).setting.mode]).toEqual([200, 'frozen']);
    const before = world.now();
    expect((await call(`${place}/clock/advance`, 'POST', { ms: 60_000 })).status).toBe(200);
    expect(world.now()).toBe(before + 60_000);
    await ask('/login', { headers: { Cookie: `mock-world=${name}; lang=EN`, 'X-Request-Id': 'page-of-a-test' } });
    const requests = await call(`${place}/requests?requestId=page-of-a-test`);
    expect(JSON.parse(requests.text)).toContainEqual(expect.objectContaining({ operationId: 'getPermission' }));
    const applied = await call(`${place}/scenarios`, 'POST', { name: 'maintenance' });
    expect([applied.status, JSON.parse(applied.text).applied]).toEqual([200, ['maintenance']]);
    expect((await call(`${place}/clock`, 'PUT', { mode: 'frozen', at: 1 })).text).toContain('clock.outside');
  });

  it.each([
    ['GET', '/worlds'],
    ['POST', '/worlds'],
    ['PUT', '/worlds/default/snapshot'],
    ['GET', '/worlds/default/tables'],
    ['POST', '/worlds/default/brands/baize/sessions'],
    ['POST', '/mcp'],
    ['GET', '/docs/gaming'],
    ['GET', '/'],
    ['GET', '/worlds/default/%63lock'],
  ])('reaches nothing else: %s %s', async (method, path) => {
    const answer = await call(path, method, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'bar.not.allowed' });
  });

  it.each(['/__mock/../wps/system/status', '/__mock/%2e%2e/wps/system/status'])(
    'leads to no other path: %s',
    async (path) => {
      const page = await ask(path, { headers: { Accept: 'text/html' } });
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it('takes no change from a page of another site, and none that is too large', async () => {
    const { name: worldName, world } = await newWorld();
    const faults = `/worlds/${worldName}/faults`;
    const fault = [{ operation: '*', kind: 'down' }];
    for (const [name, value] of [
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ] as const)
      expect((await call(faults, 'PUT', fault, { ...json, [name]: value })).status).toBe(403);
    expect((await call(faults, 'PUT', { x: 'x'.repeat(70_000) })).status).toBe(413);
    expect(world.faults.list()).toEqual([]);
  });

  it('says so when the mock does not answer in time', async () => {
    losePatience();
    expect(await call('/health')).toMatchObject({ status: 504, text: expect.stringContaining('did not answer') });
  });
});
