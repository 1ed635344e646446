import { describe, expect, it } from 'vitest';
import { type Leg, move } from '../../../mock-server/domains/money/ledger/ledger.ts';
import { listWallets } from '../../../mock-server/domains/money/ledger/repository.ts';
import type { World } from '../../../mock-server/worlds/world.ts';
import { mockForFile } from '../../support/mock.ts';

const mock = mockForFile();

/** As in baize's seed. */
const LUCKY = 1001;
const MAIN = { accountTypeId: 2, accountName: 'Main' };
/** The member has no such wallet. */
const NEW = { accountTypeId: 99, accountName: 'New' };
const ADJUSTMENT = 8122;

async function newWorld(): Promise<World> {
  const { name } = await mock.newWorld();
  return mock.running.worlds.use(name);
}

const post = (world: World, legs: readonly Leg[]) =>
  world.transact((store) => move(world, store, { brandCode: 'baize', memberId: LUCKY, prefix: 'T', legs }));

const balances = (world: World) =>
  new Map(listWallets(world, LUCKY).map(({ accountTypeId, balance }) => [accountTypeId, balance]));

const readState = async (world: World) => ({
  balances: balances(world),
  movements: world.read.list('Movement').length,
  entries: world.read.list('LedgerEntry').length,
});

const leg = (account: Leg['account'], amount: bigint): Leg => ({ account, amount, typeCode: ADJUSTMENT });

describe('A movement (wallet.md, the ledger)', () => {
  it.each([
    ['one leg', [leg(MAIN, 1n)]],
    ['a debit that is less than the credit', [leg('CASH', -1n), leg(MAIN, 2n)]],
    ['two credits', [leg('CASH', 5n), leg(MAIN, 5n)]],
  ])('when its legs are %s › it is refused, and nothing changes', async (_name, legs) => {
    const world = await newWorld();
    const before = await readState(world);
    await expect(post(world, legs)).rejects.toThrow('must sum to zero');
    expect(await readState(world)).toEqual(before);
  });

  it('when a wallet has not enough › 422, and nothing of the other legs counts', async () => {
    const world = await newWorld();
    const before = await readState(world);
    const all = before.balances.get(MAIN.accountTypeId) ?? 0n;
    await expect(post(world, [leg(NEW, all + 1n), leg(MAIN, -all - 1n)])).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('balance is too low'),
    });
    expect(await readState(world)).toEqual(before);
  });

  it('when it takes all that a wallet has › the wallet has nothing', async () => {
    const world = await newWorld();
    const all = balances(world).get(MAIN.accountTypeId) ?? 0n;
    await post(world, [leg(MAIN, -all), leg('CASH', all)]);
    expect(balances(world).get(MAIN.accountTypeId)).toBe(0n);
  });

  it('when one wallet is in several legs › each entry has the balance after it, and the wallet the last', async () => {
    const world = await newWorld();
    const start = balances(world).get(MAIN.accountTypeId) ?? 0n;
    const orderNo = await post(world, [
      leg(MAIN, 300n),
      leg('PROMOTIONS', -300n),
      leg('GAMES', 0n),
      leg(MAIN, -100n),
      leg(NEW, 100n),
    ]);
    expect(orderNo).toMatch(/^T\d{8}\d{12}$/);
    const { id: movementId } = world.read.one('Movement', { orderNo });
    const rows = world.read
      .list('LedgerEntry', { movementId }, 'ORDER BY "id"')
      .map(({ memberId, accountTypeId, house, amount, balanceAfter }) => [
        memberId,
        accountTypeId ?? house,
        amount,
        balanceAfter,
      ]);
    expect(rows).toEqual([
      [LUCKY, MAIN.accountTypeId, 300n, start + 300n],
      [null, 'PROMOTIONS', -300n, null],
      [LUCKY, MAIN.accountTypeId, -100n, start + 200n],
      [LUCKY, NEW.accountTypeId, 100n, 100n],
    ]);
    expect(balances(world).get(MAIN.accountTypeId)).toBe(start + 200n);
    expect(balances(world).get(NEW.accountTypeId)).toBe(100n);
  });
});
