import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

/** First deposit, units of the currency; the credit of both and how often it is wagered, as the brand's promotion says. */
const DEPOSITS: Record<BrandSeed['code'], { least: number; credit: number; turnover: number }> = {
  baize: { least: 500, credit: 300, turnover: 3 },
  lotus: { least: 200, credit: 128, turnover: 2 },
  harbor: { least: 300, credit: 150, turnover: 2 },
};

/** Members of the team whom victor invited. */
const FRIENDS = [20, 23, 31, 38, 44, 52];

export async function seedReferral(db: PrismaClient): Promise<void> {
  await insert(db.referralTier, brands.flatMap(buildTiers));
  for (const brand of brands) {
    const ids = FRIENDS.map((number) => memberId(brand, number));
    await db.member.updateMany({ where: { id: { in: ids } }, data: { referrerId: characterId(brand, 'victor') } });
  }
}

function buildTiers({ code, unit, modulesOff }: BrandSeed) {
  const { least, credit, turnover } = DEPOSITS[code];
  const hasPoints = !modulesOff.includes('POINTMALL3');
  const points = { rewardKind: 'POINTS', inviterAmount: 50, friendAmount: 50, turnover: 0 };
  const small = { rewardKind: 'CREDIT', inviterAmount: 5 * unit, friendAmount: 5 * unit, turnover: 1 };
  const money = (inviter: number, friend: number) => ({
    rewardKind: 'CREDIT',
    inviterAmount: inviter * unit,
    friendAmount: friend * unit,
    turnover,
  });
  return [
    { kind: 'REGISTER', required: 0, ...(hasPoints ? points : small) },
    { kind: 'DEPOSIT', required: least * unit, ...money(credit, credit) },
    { kind: 'TURNOVER', required: 20_000 * unit, ...money(500, 200) },
  ].map((tier, index) => ({ brandCode: code, ...tier, position: index + 1 }));
}
