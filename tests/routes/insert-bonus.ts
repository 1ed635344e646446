import type { World } from '../../mock-server/worlds/world.ts';

/** A claimed credit that is being wagered. Amounts are ten-thousandths of the currency. Returns the rollover's id. */
export async function insertBonus(
  world: World,
  memberId: number,
  sums: { credited: bigint; required: bigint; done: bigint },
  orderNo = 'D00000001',
): Promise<number> {
  const createdAt = new Date(world.now());
  const times = { createdAt, claimableFrom: createdAt, claimedAt: createdAt };
  const title = JSON.stringify({ EN: 'Daily reload' });
  const rewardId = await world.insert('Reward', {
    brandCode: 'baize',
    memberId,
    source: 'PROMOTION',
    sourceKey: `test ${orderNo}`,
    title,
    kind: 'CREDIT',
    amount: sums.credited,
    state: 'claimed',
    orderNo,
    ...times,
  });
  const about = { memberId, cause: 'PROMOTION', orderNo, rewardId, state: 'open', createdAt };
  return world.insert('Rollover', { ...about, ...sums });
}
