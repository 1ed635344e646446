import { describe, expect, it } from 'vitest';
import { countBets } from '../../../mock-server/domains/money/settled-bets.ts';
import { requireBrandState } from '../../../mock-server/domains/system/brand-state.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { countBet, toUnits } from '../../support/counted.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const ZONE = 8 * 3_600_000;
const TODAY = Math.floor((WORLD_TIME + ZONE) / DAY);
const PRODUCTS = { RNG: [0, 150, 5], PVP: [0, 80, 5], ELOTT: [0, 80, 5], LOTT: [1700, 1960, 2] } as const;
type Product = keyof typeof PRODUCTS;
const names = Object.keys(PRODUCTS) as Product[];

interface Node {
  id: number;
  upline: Node | null;
  rates: Record<Product, number>;
  bets: Record<Product, Bets>;
}

interface Bets {
  valid: bigint;
  counted: bigint;
  /** Part of it whose rebate its settlement has paid. */
  bySeries: bigint;
}

const NO_BETS: Bets = { valid: 0n, counted: 0n, bySeries: 0n };
/** Commissions of LOTT are of all valid bets. */
const baseOf = ({ valid, counted }: Bets, name: Product) => (name === 'LOTT' ? valid : counted);

function someBets(random: Random, name: Product): Bets {
  if (random.chance(0.5)) return NO_BETS;
  const valid = BigInt(random.int(1, 90_000_000));
  const counted = (valid * BigInt(random.int(0, 4))) / 4n;
  return { valid, counted, bySeries: name === 'ELOTT' ? (counted * BigInt(random.int(0, 2))) / 2n : 0n };
}

/** A forest of players and agents with rates that fall from level to level, and valid bets of today. */
async function grow(world: TestWorld, random: Random): Promise<Node[]> {
  const ids = await world.read<{ id: number }>(
    "SELECT id FROM Member WHERE brandCode = 'baize' AND type <> 4 ORDER BY id LIMIT ?",
    random.int(3, 20),
  );
  const nodes: Node[] = [];
  for (const { id } of ids) {
    const upline = nodes.length > 0 && random.chance(0.8) ? random.pick(nodes) : null;
    const rates = Object.fromEntries(
      names.map((name) => {
        const [least, most, step] = PRODUCTS[name];
        const steps = ((upline?.rates[name] ?? most) - least) / step;
        return [name, least + random.int(Math.floor(steps / 2), steps) * step];
      }),
    ) as Node['rates'];
    const bets = Object.fromEntries(names.map((name) => [name, someBets(random, name)])) as Node['bets'];
    nodes.push({ id, upline, rates, bets });
  }
  await world.change("UPDATE Member SET uplineId = NULL WHERE brandCode = 'baize'");
  for (const table of [
    'DailySum',
    'TeamDay',
    'TeamClosing',
    'MemberRate',
    'Commission',
    'Settlement',
    'DueEvent',
    'LedgerEntry',
  ])
    await world.change(`DELETE FROM ${table}`);
  for (const { id, upline, rates, bets } of nodes) {
    await world.change('UPDATE Member SET uplineId = ? WHERE id = ?', upline?.id ?? null, id);
    for (const name of names) {
      await world.change(
        'INSERT INTO MemberRate (memberId, gameType, day, rate) VALUES (?, ?, 0, ?)',
        id,
        name,
        rates[name],
      );
      const { valid, counted, bySeries } = bets[name];
      if (valid > 0n)
        await world.change(
          'INSERT INTO DailySum (memberId, day, gameType, validBet, counted, bySeries) VALUES (?, ?, ?, ?, ?, ?)',
          id,
          TODAY,
          name,
          valid,
          counted,
          bySeries,
        );
    }
  }
  const settlement = { brandCode: 'baize', kind: 'REBATE', from: TODAY * DAY - ZONE, to: (TODAY + 1) * DAY - ZONE };
  await world.change(
    'INSERT INTO Settlement (brandCode, kind, "from", "to") VALUES (?, ?, ?, ?)',
    ...Object.values(settlement),
  );
  await world.change(
    "INSERT INTO DueEvent (kind, subject, dueAt) VALUES ('settle.REBATE', ?, ?)",
    JSON.stringify(settlement),
    settlement.to + 3 * 3_600_000,
  );
  return nodes;
}

const teamBets = (nodes: readonly Node[], top: Node, name: Product): bigint =>
  nodes.reduce((sum, node) => {
    for (let at: Node | null = node; at; at = at.upline) if (at === top) return sum + baseOf(node.bets[name], name);
    return sum;
  }, 0n);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

describe('rebates and commissions of a day', () => {
  const trees = Number(process.env.TEST_ALL ? 500 : 12);
  it(
    `of ${trees} random forests › each row is its rate of its bets, and a chain gets what its top has`,
    async () => {
      const world = await mock.newWorld();
      for (let seed = 0; seed < trees; seed += 1) {
        await world.clock.freeze(WORLD_TIME);
        const random = new Random(`rebates ${seed}`);
        const nodes = await grow(world, random);
        await world.clock.advance(DAY);
        const paid = await world.read<{ memberId: number; typeCode: number; gameType: string | null; amount: number }>(
          `SELECT e.memberId, typeCode, gameType, amount FROM LedgerEntry e JOIN Movement m ON m.id = movementId
            WHERE e.memberId IS NOT NULL AND typeCode IN (6109, 6111, 6113, 6114, 6119) AND e.time >= ?`,
          WORLD_TIME,
        );
        const expected = nodes.flatMap(({ id, rates, bets }) =>
          names.flatMap((name) => {
            const { counted, bySeries } = bets[name];
            const amount = name === 'LOTT' ? 0n : ((counted - bySeries) * BigInt(rates[name])) / 10_000n;
            return amount > 0n ? [`${id} ${name === 'PVP' ? 6111 : 6113} ${name} ${amount}`] : [];
          }),
        );
        const isRebate = ({ typeCode }: { typeCode: number }) => typeCode === 6111 || typeCode === 6113;
        expect(
          paid
            .filter(isRebate)
            .map((row) => `${row.memberId} ${row.typeCode} ${row.gameType} ${row.amount}`)
            .toSorted(),
        ).toEqual(expected.toSorted());
        const rows = await world.read<{ agentId: number; lineId: number; gameType: Product; amount: number }>(
          'SELECT agentId, lineId, gameType, amount FROM Commission ORDER BY agentId, lineId, gameType',
        );
        const wanted = nodes.flatMap((line) =>
          names.flatMap((name) => {
            const difference = BigInt((line.upline?.rates[name] ?? 0) - line.rates[name]);
            const amount = (teamBets(nodes, line, name) * difference) / (name === 'LOTT' ? 2000n : 10_000n);
            return line.upline && amount > 0n ? [`${line.upline.id} ${line.id} ${name} ${amount}`] : [];
          }),
        );
        expect(rows.map((row) => `${row.agentId} ${row.lineId} ${row.gameType} ${row.amount}`).toSorted()).toEqual(
          wanted.toSorted(),
        );
        const byType = (code: number) =>
          sumOf(paid.filter(({ typeCode }) => typeCode === code).map(({ amount }) => BigInt(amount)));
        const ofRows = (of: readonly Product[]) =>
          sumOf(rows.filter(({ gameType }) => of.includes(gameType)).map(({ amount }) => BigInt(amount)));
        expect([byType(6109), byType(6114), byType(6119)]).toEqual([
          ofRows(['PVP']),
          ofRows(['LOTT', 'ELOTT']),
          ofRows(['RNG']),
        ]);
        for (const name of names) {
          const tops = nodes.map((node) => {
            let top = node;
            while (top.upline) top = top.upline;
            const all = baseOf(node.bets[name], name) * BigInt(top.rates[name]);
            const elsewhere = name === 'LOTT' ? node.bets.LOTT.valid : node.bets[name].bySeries;
            return (all - elsewhere * BigInt(node.rates[name])) / (name === 'LOTT' ? 2000n : 10_000n);
          });
          const rebates = sumOf(
            paid.filter((row) => isRebate(row) && row.gameType === name).map(({ amount }) => BigInt(amount)),
          );
          const all = rebates + ofRows([name]);
          // Each movement and each top's part is floored.
          expect(all - sumOf(tops) <= BigInt(nodes.length) && sumOf(tops) - all <= BigInt(2 * nodes.length)).toBe(true);
        }
      }
    },
    20_000 + trees * 1000,
  );

  it('late, at the same time and with the clock set back › once', async () => {
    const world = await mock.newWorld();
    await grow(world, new Random('once'));
    const read = () =>
      world.read(
        'SELECT SUM(amount) AS sum, COUNT(*) AS count FROM LedgerEntry WHERE typeCode IN (6109, 6111, 6113, 6114, 6119)',
      );
    await Promise.all([world.clock.advance(20 * DAY), world.clock.advance(20 * DAY)]);
    const paid = await read();
    expect(paid).not.toEqual([{ sum: null, count: 0 }]);
    await world.clock.freeze(WORLD_TIME);
    await world.clock.advance(5 * DAY);
    expect(await read()).toEqual(paid);
  });

  it('a bet › is paid for at 03:00 by the rate of its day, with a message', async () => {
    const test = await mock.newWorld();
    const memberId = 1001;
    const change = 'INSERT INTO MemberRate (memberId, gameType, day, rate) VALUES (?, ?, ?, ?)';
    await test.change(change, memberId, 'RNG', TODAY + 1, 20);
    await countBet(test, memberId, 1000);
    await test.clock.advance(15 * HOUR - 1);
    const read = () =>
      test.read(
        'SELECT amount, time FROM LedgerEntry WHERE typeCode = 6113 AND memberId = ? AND time > ?',
        memberId,
        WORLD_TIME,
      );
    expect(await read()).toEqual([]);
    await countBet(test, memberId, 1000);
    await test.clock.advance(1);
    const at = WORLD_TIME + 15 * HOUR;
    expect(await read()).toEqual([{ amount: 80_000, time: at }]);
    await test.clock.advance(DAY);
    expect(await read()).toEqual([
      { amount: 80_000, time: at },
      { amount: 20_000, time: at + DAY },
    ]);
    const lucky = await test.client.signedIn('lucky');
    const { list } = await lucky.value('listMessages', { query: { pageSize: 1 } });
    expect(list[0]).toMatchObject({ subject: { kind: 'rebate' } });
  });

  it('when a currency has no decimals › each amount of the day is rounded down to a whole unit', async () => {
    const test = await mock.newWorld();
    const [lucky, boss] = [2001, 2003];
    for (const table of ['DailySum', 'MemberRate']) await test.change(`DELETE FROM ${table}`);
    // Lucky has the usual rates: 0.80 %, 0.50 % and 1956.
    const own = { RNG: 120, FISH: 120, SPORTS: 75, LOTT: 1958 };
    for (const [gameType, rate] of Object.entries(own))
      await test.change(
        'INSERT INTO MemberRate (memberId, gameType, day, rate) VALUES (?, ?, 0, ?)',
        boss,
        gameType,
        rate,
      );
    const world = await test.running.worlds.use(test.name);
    const brand = requireBrandState(world, 'lotus');
    const bets = { RNG: 124_999, FISH: 124, SPORTS: 10_199, LOTT: 10_999 };
    for (const [gameType, amount] of Object.entries(bets)) {
      const about = { memberId: lucky, game: { nodeId: 0, vendorCode: 'NONE', gameType }, at: world.now() };
      const stake = toUnits(amount);
      const bet = { stake, validBet: stake, isWon: false, win: 0n, placedAt: new Date(world.now()) };
      await world.transact((store) => countBets(world, store, brand, about, [bet]));
    }
    await test.clock.advance(DAY);
    const paid = await test.read(
      'SELECT memberId, typeCode, amount / 10000.0 AS amount FROM LedgerEntry WHERE memberId IN (?, ?) AND time > ? ORDER BY memberId, typeCode, amount DESC',
      lucky,
      boss,
      WORLD_TIME,
    );
    expect(paid).toEqual([
      // 999.992 and 50.995; 0.992 of FISH.
      { memberId: lucky, typeCode: 6113, amount: 999 },
      { memberId: lucky, typeCode: 6113, amount: 50 },
      // 10.999 of LOTT; 499.996, 25.4975 and 0.496.
      { memberId: boss, typeCode: 6114, amount: 10 },
      { memberId: boss, typeCode: 6119, amount: 499 + 25 },
    ]);
  });

  it.each([
    ['by series', { play: 'EACH', content: '1||||' }, 1],
    ['of fixed odds', { play: 'SIDES_1', content: 'big' }, 0],
  ])('a house lottery order %s › has one rebate', async (_, line, bySeries) => {
    const { world, member, lottery, later } = await playerAt(mock);
    await world.change("UPDATE MemberRate SET rate = 40 WHERE memberId = 1001 AND gameType = 'ELOTT'");
    const slip = slipOn(lottery, { ...line, multiple: 500 });
    await member.value('placeLotteryBet', { body: bySeries ? { ...slip, series: 1700 } : slip });
    await later(DAY);
    const read = (typeCode: number) =>
      world.read(
        'SELECT amount FROM LedgerEntry WHERE typeCode = ? AND memberId = 1001 AND time > ?',
        typeCode,
        WORLD_TIME,
      );
    const rebates = [await read(4105), await read(6113)];
    expect(rebates.map(({ length }) => length)).toEqual(bySeries ? [1, 0] : [0, 1]);
  });
});
