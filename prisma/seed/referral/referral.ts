import { TURNOVER_DAYS } from '../../../mock-server/domains/referral/repository.ts';
import type { Texts } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { insert } from '../shared/insert.ts';
import { moneyText, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

/** First deposit, units of the currency; the credit of both and how often it is wagered. */
const DEPOSITS: Record<BrandSeed['code'], { least: number; credit: number; turnover: number }> = {
  baize: { least: 500, credit: 300, turnover: 3 },
  lotus: { least: 200, credit: 128, turnover: 2 },
  harbor: { least: 300, credit: 150, turnover: 2 },
};
/** Units of the currency. */
const TURNOVER = { required: 20_000, inviter: 500, friend: 200 } as const;
const SIGN_UP = { points: 50, credit: 5 } as const;

const pointsText = (count: number): Texts => ({
  CN: `${count} 积分`,
  EN: `${count} points`,
  ID: `${count} poin`,
  TH: `${count} แต้ม`,
  TY: `${count} points`,
  VI: `${count} điểm`,
});

const hasPoints = ({ modulesOff }: BrandSeed): boolean => !modulesOff.includes('POINTMALL3');

/** For the text of the brand's promotion. */
export function referralValues(brand: BrandSeed): Values {
  const { least, credit, turnover } = DEPOSITS[brand.code];
  const money = (units: number) => moneyText(brand.currencySymbol, units * brand.unit);
  return {
    gift: hasPoints(brand) ? pointsText(SIGN_UP.points) : money(SIGN_UP.credit),
    minimum: money(least),
    credit: money(credit),
    turnover: String(turnover),
    required: money(TURNOVER.required),
    days: String(TURNOVER_DAYS),
    inviter: money(TURNOVER.inviter),
    friend: money(TURNOVER.friend),
  };
}

/** Members of the team whom victor invited. */
const FRIENDS = [20, 23, 31, 38, 44, 52];

export async function seedReferral(db: PrismaClient): Promise<void> {
  await insert(db.referralTier, brands.flatMap(buildTiers));
  for (const brand of brands) {
    const ids = FRIENDS.map((number) => memberId(brand, number));
    await db.member.updateMany({ where: { id: { in: ids } }, data: { referrerId: characterId(brand, 'victor') } });
  }
}

function buildTiers(brand: BrandSeed) {
  const { code, unit } = brand;
  const { least, credit, turnover } = DEPOSITS[code];
  const { points } = SIGN_UP;
  const money = (inviter: number, friend: number, times: number) => ({
    rewardKind: 'CREDIT',
    inviterAmount: inviter * unit,
    friendAmount: friend * unit,
    turnover: times,
  });
  const signUp = hasPoints(brand)
    ? { rewardKind: 'POINTS', inviterAmount: points, friendAmount: points, turnover: 0 }
    : money(SIGN_UP.credit, SIGN_UP.credit, 1);
  return [
    { kind: 'REGISTER', required: 0, ...signUp },
    { kind: 'DEPOSIT', required: least * unit, ...money(credit, credit, turnover) },
    { kind: 'TURNOVER', required: TURNOVER.required * unit, ...money(TURNOVER.inviter, TURNOVER.friend, turnover) },
  ].map((tier, index) => ({ brandCode: code, ...tier, position: index + 1 }));
}
