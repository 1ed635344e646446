import type { Random } from '../../mock-server/worlds/random.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { DAY, type TestWorld, WORLD_TIME } from './world.ts';

export type Figures = Value<'listDownlines'>['sums'];

const ZONE = 8 * 3_600_000;
export const TODAY = Math.floor((WORLD_TIME + ZONE) / DAY);
export const NAMES = ['deposit', 'withdrawal', 'stake', 'validBet', 'win', 'rebate', 'promotion'] as const;
export const COLUMNS = { withdrawal: 'withdraw', stake: 'stakes' } as Partial<Record<(typeof NAMES)[number], string>>;
/** Milliseconds from the start of a day to the end of another. */
export const days = (first: number, last: number) => ({ from: first * DAY - ZONE, to: (last + 1) * DAY - ZONE });

export const add = (all: readonly (Figures | null)[]) =>
  Object.fromEntries(
    [...NAMES, 'profit' as const].map((name) => [
      name,
      all.reduce((sum, each) => sum + cents(each?.[name] ?? '0'), 0n),
    ]),
  );
export const cents = (money: string): bigint => BigInt(money.replace('.', ''));

/** A tree below boss, by member, with sums of days; others are gone. Returns the upline of each. */
export async function growTree(world: TestWorld, random: Random, size: number) {
  const members = (
    await world.read<{ id: number; username: string }>(
      "SELECT id, username FROM Member WHERE brandCode = 'baize' AND username NOT IN ('boss', 'lucky') ORDER BY id LIMIT ?",
      size,
    )
  ).map((member) => ({ ...member, upline: 'boss' }));
  const [boss] = await world.read<{ id: number }>(
    "SELECT id FROM Member WHERE brandCode = 'baize' AND username = 'boss'",
  );
  await world.change("UPDATE Member SET uplineId = NULL WHERE brandCode = 'baize'");
  for (const table of ['DailySum', 'TeamDay', 'TeamClosing']) await world.change(`DELETE FROM ${table}`);
  for (const [index, member] of members.entries()) {
    const above = index === 0 ? null : random.pick([null, ...members.slice(0, index)]);
    member.upline = above?.username ?? 'boss';
    await world.change('UPDATE Member SET uplineId = ? WHERE id = ?', above?.id ?? boss?.id, member.id);
  }
  for (const id of [boss?.id, ...members.map((member) => member.id)]) {
    for (let count = random.int(0, 4); count > 0; count -= 1) {
      const day = TODAY - random.int(0, 5);
      const type = random.pick(['', 'RNG', 'LIVE', 'LOTT']);
      const amounts = NAMES.map(() => random.int(0, 90_000) * 100);
      await world.change(
        `INSERT OR IGNORE INTO DailySum (memberId, day, gameType, rounds, ${NAMES.map((name) => COLUMNS[name] ?? name).join(', ')})
          VALUES (?, ?, ?, ${random.int(0, 9)}, ${amounts.join(', ')})`,
        id,
        day,
        type,
      );
    }
  }
  return members;
}
