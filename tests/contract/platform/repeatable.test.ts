import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

describe('Two worlds of one seed with frozen clocks', () => {
  /** Omits HTTP's own headers and the world's name. */
  async function walk({ client, name }: TestWorld): Promise<string[]> {
    const answers: string[] = [];
    const headers = { 'X-Request-Id': null };
    const ask = async (...[id, options]: Parameters<Client['call']>) => {
      const {
        status,
        headers: answered,
        text,
        body,
      } = await client.call(id, { ...options, headers: { ...headers, ...options?.headers } });
      answers.push(`${id} ${status}\n${JSON.stringify(answered)}\n${text.replaceAll(name, '')}`);
      return (body as { value?: { token?: string } }).value?.token;
    };
    const login = (username: string, password = PASSWORD) =>
      ask('login', { body: { type: 'username', username, password } });
    for (const id of ['getWhitelabel', 'getMenus', 'getSystemStatus', 'listCountries', 'getCaptcha'] as const)
      await ask(id);
    await ask('getPermission', { query: { host: 'baize.localhost' } });
    await login('lucky', 'wrong-one');
    const token = await login('lucky');
    for (const id of ['getMemberInfo', 'getBalance', 'countUnread', 'getMerchantWallet'] as const)
      await ask(id, { token });
    const trial = await ask('loginFreePlay', { headers: { os: 'WINDOWS', platform: 'W' } });
    await ask('getMemberInfo', { token: trial });
    await ask('getWinnerBoard', { query: { gameCategory: 'ALL' } });
    for (const id of ['getJackpot', 'listNotices', 'getGameMenus'] as const) await ask(id);
    await ask('listHotGames', { query: { merchantCode: 'baize', isPlatform: 2 } });
    await ask('listAnnouncements', { query: { types: 'B,PR', platform: 'W', execution: 'B' } });
    await ask('logout', { token });
    await ask('getMemberInfo', { token });
    await login('victor');
    return answers;
  }

  it('when the same requests come in the same order › the same bytes come back', async () => {
    const one = await mock.newWorld({ seed: 'twins', name: 'twin-1' });
    const other = await mock.newWorld({ seed: 'twins', name: 'twin-2' });
    const [answers, others] = [await walk(one), await walk(other)];
    expect(answers).toHaveLength(23);
    expect(others).toEqual(answers);
  });

  it('when the seed is another › tokens and request ids are others', async () => {
    const [one, other] = [await mock.newWorld({ seed: 'left' }), await mock.newWorld({ seed: 'right' })];
    expect(await one.client.signIn()).not.toBe(await other.client.signIn());
  });
});
