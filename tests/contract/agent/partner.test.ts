import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import type { TestWorld } from '../../support/world.ts';
import { WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const REQUEST = {
  channel: 'LINE',
  contact: '@lucky',
  players: 'UNDER_50',
  text: 'I run a group of slot players.',
} as const;

async function applied(account = 'lucky') {
  const world = await mock.newWorld();
  const member = await world.client.signedIn(account, { language: 'EN' });
  await member.value('applyPartner', { body: REQUEST });
  const [newest] = await list(world);
  return { world, member, partnerId: newest?.partnerId ?? 0 };
}

const list = (world: TestWorld) => world.client.value('listPartners', { path: { ...world.path, brand: 'baize' } });
const decide = (world: TestWorld, partnerId: number, decision: 'contact' | 'accept' | 'decline', reason?: string) =>
  world.client.call('decidePartner', {
    path: { ...world.path, brand: 'baize', partnerId },
    body: { decision, ...(reason && { reason }) },
  });

describe(operationTitle('getPartnerOffer'), () => {
  it('when a kind of contract is off › it is not offered', async () => {
    const world = await mock.newWorld();
    const kinds = async () => (await world.client.value('getPartnerOffer')).contracts.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['DIVIDEND', 'DAILY']);
    await world.changeBrand('baize', { modules: { DAILYSALARY3: false } });
    expect(await kinds()).toEqual(['DIVIDEND']);
  });
});

describe(operationTitle('applyPartner'), () => {
  it('when one is open › 409, also after the first contact; after a refusal another goes in', async () => {
    const { world, member, partnerId } = await applied();
    const again = () => member.call('applyPartner', { body: REQUEST });
    expect(await again()).toMatchObject({ status: 409, body: { errorCode: 'partner.open' } });
    await decide(world, partnerId, 'contact');
    expect(await again()).toMatchObject({ status: 409, body: { errorCode: 'partner.open' } });
    await decide(world, partnerId, 'decline', 'Ten players first, please.');
    expect(await member.value('getPartnerApplication')).toEqual({
      state: 'DECLINED',
      reason: 'Ten players first, please.',
      createdAt: WORLD_TIME,
    });
    expect((await again()).status).toBe(200);
    const { list: messages } = await member.value('listMessages');
    expect(messages.slice(0, 2).map(({ title }) => title)).toEqual([
      'Your partner application was declined',
      'We are looking at your partner application',
    ]);
  });

  it('when an agent applies › 409', async () => {
    const { client } = await mock.newWorld();
    const answer = await (await client.signedIn('boss')).call('applyPartner', { body: REQUEST });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'partner.agent' } });
  });
});

describe(operationTitle('decidePartner'), () => {
  it('when it is accepted › an agent below the same upline, with a link and the brand’s dividend, once', async () => {
    const { world, partnerId } = await applied();
    const uplineOf = () =>
      world.read('SELECT "uplineId" FROM "Member" WHERE "username" = ? AND "brandCode" = ?', 'lucky', 'baize');
    const before = await uplineOf();
    const answers = await Promise.all([1, 2, 3].map(() => decide(world, partnerId, 'accept')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await uplineOf()).toEqual(before);
    const agent = await world.client.signedIn('lucky', { language: 'EN' });
    const { list: links } = await agent.value('listInviteLinks');
    expect(links).toHaveLength(1);
    expect((await agent.value('listMessages')).list[0]?.content).toContain(`<b>${links[0]?.code}</b>`);
    const { mine } = await agent.value('contractDividend', { body: { intent: 'get' } });
    expect(mine).toMatchObject([{ state: 'PROPOSED', upline: null, isPaidByBrand: true }]);
    expect(await agent.value('getPartnerApplication')).toMatchObject({ state: 'ACCEPTED' });
  });

  it('when there is no such application › 404', async () => {
    const world = await mock.newWorld();
    expect(await decide(world, 999, 'accept')).toMatchObject({
      status: 404,
      body: { errorCode: 'partner.not.found' },
    });
  });
});
