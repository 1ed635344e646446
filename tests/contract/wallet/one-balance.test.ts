import { describe, expect, it } from 'vitest';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const UNIT = 10_000n;
/** Units: 874.00 PVP, 8214.50 MAIN, 3120.25 RNG, 250.00 LOTT. */
const ALL = 12_458.75;

async function openGame(test: TestWorld, client: Client, gameCode: string) {
  const { launchUrl } = await client.value('launchGame', { query: { gameCode } });
  const token = new URL(launchUrl ?? '', 'http://vendor.example').searchParams.get('token') ?? '';
  const world = await test.running.worlds.use(test.name);
  return (reference: string, stake: number, win: number) =>
    playRound(world, token, reference, () => ({
      stake: BigInt(Math.round(stake * 100)) * (UNIT / 100n),
      win: BigInt(Math.round(win * 100)) * (UNIT / 100n),
      detail: null,
    }));
}

async function readWallets(client: Client): Promise<Record<string, string>> {
  const { balance } = await client.value('getBalance');
  return Object.fromEntries(balance.map(({ accountName, availBalance }) => [accountName, availBalance]));
}

describe('One balance', () => {
  it('plays from MAIN, and a launch moves nothing', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const before = await readWallets(lucky);
    const play = await openGame(test, lucky, 'AURUM_0001');
    expect(await readWallets(lucky)).toEqual(before);
    const round = await play('round-0001', 20, 50);
    expect(round.balance).toBe(BigInt((ALL + 30) * 10_000));
    expect(await readWallets(lucky)).toEqual({ ...before, MAIN: '8244.50' });
    await expectBalancedBooks(test);
  });

  it('brings what MAIN lacks from the other wallets, in the movement of the stake', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const play = await openGame(test, lucky, 'AURUM_0001');
    const { orderNo } = await play('round-0001', 9200, 0);
    expect(await readWallets(lucky)).toEqual({ PVP: '0.00', MAIN: '0.00', RNG: '3008.75', LOTT: '250.00' });
    const { list } = await lucky.value('listTransactions', { query: { pageSize: 6 } });
    expect(
      list
        .filter((row) => row.orderNo === orderNo)
        .map((row) => [row.accountName, row.typeCode, row.direction, row.amount]),
    ).toEqual([
      ['MAIN', 3200, 'OUT', '9200.00'],
      ['MAIN', 8202, 'IN', '111.50'],
      ['RNG', 3201, 'OUT', '111.50'],
      ['MAIN', 8202, 'IN', '874.00'],
      ['PVP', 8202, 'OUT', '874.00'],
    ]);
    await expectBalancedBooks(test);
  });

  it('plays what MAIN has not alone, to the last cent, and refuses one cent more without moving anything', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const before = await readWallets(lucky);
    const play = await openGame(test, lucky, 'AURUM_0001');
    await expect(play('round-0001', ALL + 0.01, 0)).rejects.toMatchObject({
      status: 422,
      errorCode: 'balance.insufficient',
    });
    expect(await readWallets(lucky)).toEqual(before);
    expect(await play('round-0002', ALL, 0)).toMatchObject({ balance: 0n });
    await expectBalancedBooks(test);
  });

  it('moves money once for a round that is sent twenty times at once', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const play = await openGame(test, lucky, 'AURUM_0001');
    const rounds = await Promise.all(Array.from({ length: 20 }, () => play('round-0001', 9000, 0)));
    expect(new Set(rounds.map(({ orderNo }) => orderNo)).size).toBe(1);
    expect((await lucky.value('getBalance')).sumBalance).toBe('3458.75');
    await expectBalancedBooks(test);
  });

  it('ends and begins between two rounds of an open game', async () => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn();
    const play = await openGame(test, lucky, 'AURUM_0001');
    await lucky.value('setPreferences', { body: { autoTransfer: false } });
    await expect(play('round-0001', 3120.26, 0)).rejects.toMatchObject({ errorCode: 'balance.insufficient' });
    expect(await play('round-0002', 20, 0)).toMatchObject({ balance: 31_002_500n });
    await lucky.value('setPreferences', { body: { autoTransfer: true } });
    expect(await play('round-0003', 3120.26, 0)).toMatchObject({ balance: BigInt((ALL - 20 - 3120.26) * 10_000) });
  });

  it.each(['harbor', 'lotus'])('holds at %s, for sports and esports too', async (merchant) => {
    const test = await mock.newWorld();
    const lucky = await test.client.signedIn('lucky', { merchant });
    const { sumBalance } = await lucky.value('getBalance');
    for (const gameType of ['SPORTS', 'ESPORTS'] as const) {
      const { games } = await lucky.value('listGames', {
        query: { clientType: 3, platform: 'flash,html5-desktop', gameType },
      });
      const code = games.find(({ isGame }) => isGame !== 'VASSALAGE')?.gameCode;
      if (!code) continue;
      const play = await openGame(test, lucky, code);
      const { balance } = await play(`round-${gameType}`, 1, 1);
      expect(balance).toBe(BigInt(Math.round(Number(sumBalance) * 10_000)));
    }
  });
});
