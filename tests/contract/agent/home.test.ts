import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { days, TODAY } from '../../support/team-tree.ts';
import { DAY, HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const BOSS = "(SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'boss')";
/** Midnight of the brand's zone, as epoch milliseconds. */
const midnight = (day: number) => day * DAY - 8 * HOUR;
const MONTH_START = midnight(Date.UTC(2026, 2, 1) / DAY);
const NEXT_MONTH = midnight(Date.UTC(2026, 3, 1) / DAY);

async function begin() {
  const world = await mock.newWorld();
  return { world, boss: await world.client.signedIn('boss') };
}

async function readSettlements(world: TestWorld) {
  const { settlements } = await (await world.client.signedIn('boss')).value('getAgentHome');
  return settlements;
}

describe(operationTitle('getAgentHome'), () => {
  it('what was paid today and since the first of the month › as the income of these days', async () => {
    const { world, boss } = await begin();
    const first = Date.UTC(2026, 2, 1) / DAY;
    await world.change(`DELETE FROM DailySum WHERE memberId = ${BOSS}`);
    for (const [day, gameType, amounts] of [
      [TODAY, '', '30000, -20000, 500000, 0'],
      [TODAY, 'RNG', '0, 0, 0, 1234'],
      [first, '', '250000, 70000, 0, 0'],
      [first - 1, '', '990000, 0, 0, 0'],
    ] as const)
      await world.change(
        `INSERT INTO DailySum (memberId, day, gameType, commission, salary, dividend, rebate) VALUES (${BOSS}, ?, ?, ${amounts})`,
        day,
        gameType,
      );
    const { today, month } = await boss.value('getAgentHome');
    expect(today).toEqual({
      commission: '3.00',
      salary: '-2.00',
      dividend: '50.00',
      rebate: '0.1234',
      total: '51.1234',
    });
    expect(month).toMatchObject({ commission: '28.00', salary: '5.00', total: '83.1234' });
    for (const [sums, query] of [
      [today, days(TODAY, TODAY)],
      [month, days(first, TODAY)],
    ] as const)
      expect((await boss.value('listRevenue', { query })).sums).toEqual(sums);
  });

  it('debts › those of all contracts, of each side', async () => {
    const { world, boss } = await begin();
    await world.change('UPDATE Payout SET paidAt = settledAt, paid = amount');
    for (const [contractId, amount, paid] of [
      [10, 50_000, 20_000],
      [9, 40_000, 0],
      [17, 70_000, 0],
    ])
      await world.change(
        `INSERT INTO Payout (contractId, "from", "to", detail, amount, paid, settledAt) VALUES (?, 0, 1, '{}', ?, ?, 1)`,
        contractId,
        amount,
        paid,
      );
    expect(await boss.value('getAgentHome')).toMatchObject({ owedToMe: '0.00', owedByMe: '7.00' });
    const [line] = await world.read<{ username: string }>(
      'SELECT username FROM Member JOIN Contract c ON lineId = Member.id WHERE c.id = 17',
    );
    const other = await world.client.signedIn(line?.username ?? '');
    expect(await other.value('getAgentHome')).toMatchObject({ owedToMe: '7.00', owedByMe: '0.00' });
  });

  it('the next settlements › of each kind, the soonest first, and again when one was made', async () => {
    const { world } = await begin();
    const daily = { kind: 'DAILY', from: midnight(TODAY), to: midnight(TODAY + 1) };
    const dividend = { kind: 'DIVIDEND', from: MONTH_START, to: NEXT_MONTH, settledAt: NEXT_MONTH + 200 * MINUTE };
    const past = WORLD_TIME + 7 * MINUTE;
    await world.clock.freeze(past);
    expect(await readSettlements(world)).toEqual([
      {
        kind: 'REALTIME',
        from: WORLD_TIME + 5 * MINUTE,
        to: WORLD_TIME + 10 * MINUTE,
        settledAt: WORLD_TIME + 10 * MINUTE,
      },
      { kind: 'HOUR', from: WORLD_TIME, to: WORLD_TIME + HOUR, settledAt: WORLD_TIME + 65 * MINUTE },
      { ...daily, settledAt: daily.to + 190 * MINUTE },
      dividend,
    ]);
    await world.clock.freeze(daily.to + 189 * MINUTE);
    expect(await readSettlements(world)).toContainEqual({ ...daily, settledAt: daily.to + 190 * MINUTE });
    await world.clock.freeze(daily.to + 190 * MINUTE);
    expect(await readSettlements(world)).toContainEqual({
      kind: 'DAILY',
      from: daily.to,
      to: daily.to + DAY,
      settledAt: daily.to + DAY + 190 * MINUTE,
    });
  });

  it('a contract that ends › until its last period is settled; of a kind that is switched off, and paid by the brand › not', async () => {
    const { world } = await begin();
    const kinds = async () => (await readSettlements(world)).map(({ kind }) => kind);
    await world.changeBrand('baize', { modules: { HOURSALARY3: false } });
    expect(await kinds()).toEqual(['REALTIME', 'DAILY', 'DIVIDEND']);
    await world.change("UPDATE Contract SET isPaidByBrand = 1 WHERE uplineId IS NOT NULL AND kind = 'REALTIME'");
    await world.change(
      `UPDATE Contract SET state = 'withdrawn' WHERE lineId = ${BOSS} AND kind = 'REALTIME' OR kind = 'DAILY' AND id <> 2`,
    );
    await world.change('UPDATE Contract SET validTo = ? WHERE id = 2', midnight(TODAY + 1));
    expect(await kinds()).toEqual(['DAILY', 'DIVIDEND']);
    await world.clock.freeze(midnight(TODAY + 1) + 189 * MINUTE);
    expect(await kinds()).toEqual(['DAILY', 'DIVIDEND']);
    await world.clock.freeze(midnight(TODAY + 1) + 190 * MINUTE);
    expect(await kinds()).toEqual(['DIVIDEND']);
  });

  it('an agent without contracts and income › zeros, and no settlement', async () => {
    const { world, boss } = await begin();
    await boss.value('promoteDownline', { body: { account: 'danica2' } });
    const danica = await world.client.signedIn('danica2');
    await world.change("DELETE FROM DailySum WHERE memberId = (SELECT id FROM Member WHERE username = 'danica2')");
    const none = { commission: '0.00', salary: '0.00', dividend: '0.00', rebate: '0.00', total: '0.00' };
    expect(await danica.value('getAgentHome')).toEqual({
      today: none,
      month: none,
      owedToMe: '0.00',
      owedByMe: '0.00',
      settlements: [],
    });
  });
});
