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
