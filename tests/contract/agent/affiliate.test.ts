import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';

const mock = mockForFile();

const GOOD = { code: 'BOSS88', domain: 'baize.localhost' };
const check = (client: Client, query: Record<string, string> = {}) =>
  client.call('checkAffiliate', { query: { ...GOOD, ...query } });
const refused = (errorCode: string) => ({ status: 422, body: { success: false, value: null, errorCode } });
const accepted = { status: 200, body: { success: true, value: { code: 'BOSS88', agent: '' } } };

describe(operationTitle('checkAffiliate'), () => {
  it.each(['BOSS88', 'boss88', 'Boss88', ' BOSS88 '])(
    'when the code is "%s" › it is good, and does not say whose it is',
    async (code) => {
      const { client } = await mock.newWorld();
      expect(await check(client, { code })).toMatchObject(accepted);
    },
  );

  it.each([
    ['The Boss', 'Th***ss'],
    ['Bossy', 'B***'],
    ['Ân', 'Â***'],
  ])('when the link shows who invites › the nickname "%s" is masked as "%s"', async (nickname, agent) => {
    const world = await mock.newWorld();
    await world.change("UPDATE Member SET nickname = ? WHERE brandCode = 'baize' AND username = 'boss'", nickname);
    expect(await check(world.client, { code: 'BOSSTEAM' })).toMatchObject({ body: { value: { agent } } });
  });

  it.each([
    ['is over', 'BOSS2020'],
    ['is over, in small letters', 'boss2020'],
    ['is unknown', 'NOBODY1'],
    ["is a member's", 'LUCKY77'],
    ["is an agent's user name", 'boss'],
    ['has nothing but spaces', '  '],
    ['is a pattern', 'BOSS%'],
  ])('when the code %s › 422 affiliate.invalid', async (_, code) => {
    const { client } = await mock.newWorld();
    expect(await check(client, { code })).toMatchObject(refused('affiliate.invalid'));
  });

  it.each([
    'baize.localhost:3000',
    'BAIZE.localhost',
    'payday.baize.localhost:3000',
    'pay.day-2.baize.localhost',
    'baize-1.example',
    'baize-2.example',
    'baize-2.example:443',
    'localhost',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])("when the host is %s › it is the brand's", async (domain) => {
    const { client } = await mock.newWorld();
    expect(await check(client, { domain })).toMatchObject(accepted);
  });

  it.each([
    'evil.example',
    'lotus.localhost',
    'baize.lotus.localhost',
    'https://payday.baize.localhost',
    'payday.baize-1.example',
    'lotus-1.example',
    'baize.localhost.evil.example',
    'evil-baize.localhost',
    'notlocalhost',
    'baize-3.example',
    'baize.localhost:port',
    'https://baize.localhost',
    'baize.localhost@evil.example',
  ])('when the host is %s › 422 domain.invalid', async (domain) => {
    const { client } = await mock.newWorld();
    expect(await check(client, { domain })).toMatchObject(refused('domain.invalid'));
  });

  it('when the host is foreign and the code unknown › 422 domain.invalid', async () => {
    const { client } = await mock.newWorld();
    expect(await check(client, { code: 'NOBODY1', domain: 'evil.example' })).toMatchObject(refused('domain.invalid'));
  });

  it.each(['lotus', 'harbor'])('when the brand is %s › its own agent, on its own host', async (merchant) => {
    const { client } = await mock.newWorld();
    const there = client.as({ merchant });
    expect(await check(there, { domain: `${merchant}.localhost` })).toMatchObject(accepted);
    expect(await check(there)).toMatchObject(refused('domain.invalid'));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no code', { domain: GOOD.domain }, 'query.code is missing'],
    ['an empty code', { ...GOOD, code: '' }, 'query.code must NOT have fewer than 1'],
    ['a code of 201 characters', { ...GOOD, code: 'x'.repeat(201) }, 'query.code must NOT have more than 200'],
    ['no host', { code: GOOD.code }, 'query.domain is missing'],
    ['an empty host', { ...GOOD, domain: '' }, 'query.domain must NOT have fewer than 1'],
    ['a host of 256 characters', { ...GOOD, domain: 'x'.repeat(256) }, 'query.domain must NOT have more than 255'],
    ['two hosts', { ...GOOD, domain: ['baize.localhost', 'evil.example'] }, 'query.domain must be string'],
  ])('when it is asked with %s › 400 names it', async (_, query, message) => {
    const { client } = await mock.newWorld();
    const answer = await client.call('checkAffiliate', { query });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(answer.text).toContain(message);
  });
});
