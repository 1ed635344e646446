import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairSource } from '../../../mock-server/engine/fair.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openGame } from '../../support/vendor.ts';

const mock = mockForFile();

async function played() {
  const world = await mock.newWorld();
  const lucky = await world.client.signedIn();
  const game = await openGame(world, lucky, 'AURUM_0001');
  await game.bet({ level: 1 });
  const { orderNo } = (await game.bet({ level: 1 })).body;
  const read = () => lucky.value('getRoundProof', { query: { orderNo } });
  return { world, lucky, game, orderNo, read };
}

describe(operationTitle('getRoundProof'), () => {
  it('when further rounds are drawn under the seed › its hash, the nonce and the outcome, but neither seed nor numbers', async () => {
    const { lucky, orderNo, read } = await played();
    const { bet, proof } = await read();
    const [listed] = (await lucky.value('listBets', { query: { pageSize: 2 } })).list.filter(
      (row) => row.orderNo === orderNo,
    );
    expect(bet).toEqual(listed);
    expect(proof).toMatchObject({ serverSeed: null, draws: [], nonce: 1 });
    expect(proof?.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(proof?.outcome ?? '')).toBeTruthy();
  });

  it('when the seeds were replaced › the seed, which fits its hash, and the numbers that follow from it', async () => {
    const { game, read } = await played();
    const before = (await read()).proof;
    await game.ask('seeds', { clientSeed: 'mine-2' });
    const { proof } = await read();
    expect(proof).toMatchObject({ serverSeedHash: before?.serverSeedHash, clientSeed: before?.clientSeed, nonce: 1 });
    const serverSeed = proof?.serverSeed ?? '';
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(proof?.serverSeedHash);
    const fair = fairSource(serverSeed, proof?.clientSeed ?? '', 1);
    expect(proof?.draws.length).toBeGreaterThan(0);
    expect(proof?.draws.map(({ bound }) => fair.int(bound))).toEqual(proof?.draws.map(({ value }) => value));
  });

  it('when the game is opened again › its seed stays hidden', async () => {
    const { world, lucky, read } = await played();
    await openGame(world, lucky, 'AURUM_0001');
    expect((await read()).proof).toMatchObject({ serverSeed: null });
  });

  it('when a round drew nothing under seeds › no proof', async () => {
    const lucky = await (await mock.newWorld()).client.signedIn();
    const orderNo = (await lucky.value('listBets')).list[0]?.orderNo ?? '';
    expect(await lucky.value('getRoundProof', { query: { orderNo } })).toMatchObject({ bet: { orderNo }, proof: null });
  });

  it("when the bet is another member's, or nobody's › 404", async () => {
    const { world, orderNo } = await played();
    const victor = await world.client.signedIn('victor');
    for (const asked of [orderNo, 'B20260101000000000000'])
      expect(await victor.call('getRoundProof', { query: { orderNo: asked } })).toMatchObject({
        status: 404,
        body: { errorCode: 'bet.not.found' },
      });
  });
});
