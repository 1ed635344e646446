import { houseAccountTypes } from '../../../mock-server/catalogue/vendors.ts';
import { lotExpiry } from '../../../mock-server/domains/points/lots.ts';
import { MONEY_SCALE, toAmount } from '../../../mock-server/shared/money.ts';
import { dayInZone } from '../../../mock-server/shared/zone.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { memberId } from '../member/member.ts';
import { minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildMissions } from './missions.ts';

/** Members of the team who claim missions. */
const PLAYERS = 30;
const FIRST_PLAYER = 6;

/** Money that a member was given. */
export interface Credit {
  memberId: number;
  orderNo: string;
  /** JSON by language; empty for pay. */
  title: string;
  /** Ten-thousandths of the currency, or of a point. */
  amount: bigint;
  minutesAgo: number;
  /** The contract's TransactionType of an agent's pay; none of a reward. */
  payType?: number;
}

export interface Claim extends Credit {
  rewardId: number;
  brandCode: string;
  kind: 'CREDIT' | 'POINTS';
  activity: number;
  turnover: number;
  sourceKey: string;
}

/**
 * Others' claims of the last month, most of them recent, so that the leaderboard is alive; oldest first. A member whose
 * main wallet holds less than their credits has none of these. `balances` are those of the main wallets, by member.
 */
export function buildClaims(brand: BrandSeed, balances: ReadonlyMap<number, bigint>): Claim[] {
  const random = new Random(`seed missions ${brand.code}`);
  const orderNos = new Random(`seed mission claims ${brand.code}`);
  const missions = buildMissions(brand).slice(0, 14);
  const drawn = Array.from({ length: PLAYERS }, (_, player) =>
    Array.from({ length: random.int(4, 9) }, (__, index) => {
      const { title, activity, rewardKind, rewardAmount, turnover, id } = random.pick(missions);
      const minutesAgo = index < 3 ? random.int(2, 3_000) : random.int(3_000, 40_000);
      return {
        brandCode: brand.code,
        memberId: memberId(brand, FIRST_PLAYER + player),
        orderNo: `P${dayInZone(minutesBefore(minutesAgo).getTime())}${orderNos.text(12, '0123456789')}`,
        title,
        kind: rewardKind,
        amount: toAmount(rewardAmount),
        activity,
        turnover,
        sourceKey: `mission ${id} seed ${index}`,
        minutesAgo,
      };
    }),
  );
  return drawn
    .flatMap((claims) => {
      const credits = sumCredits(claims);
      const isHeld = credits <= (balances.get(claims[0]?.memberId ?? 0) ?? 0n);
      return claims.filter(({ kind }) => isHeld || kind === 'POINTS');
    })
    .sort((a, b) => b.minutesAgo - a.minutesAgo)
    .map((claim, index) => ({ ...claim, rewardId: brand.position * 1000 + index + 1 }));
}

const sumCredits = (claims: readonly Pick<Claim, 'kind' | 'amount'>[]): bigint =>
  claims.reduce((sum, { kind, amount }) => (kind === 'CREDIT' ? sum + amount : sum), 0n);

/** Rewards with their rollovers and points, as the mock claims them. Run after the wallets, whose books have the credits. */
export async function seedClaims(db: PrismaClient): Promise<void> {
  const wallets = await db.wallet.findMany({ where: { accountTypeId: houseAccountTypes.MAIN } });
  const balances = new Map(wallets.map(({ memberId: member, balance }) => [member, balance]));
  const claims = brands.flatMap((brand) => buildClaims(brand, balances));
  await insert(
    db.reward,
    claims.map(({ rewardId, minutesAgo, turnover, ...claim }) => ({
      ...claim,
      id: rewardId,
      source: 'MISSION',
      wagering: json({ turnover }),
      state: 'claimed',
      createdAt: minutesBefore(minutesAgo + 30),
      claimableFrom: minutesBefore(minutesAgo + 30),
      claimedAt: minutesBefore(minutesAgo),
    })),
  );
  await insert(db.rollover, claims.filter(({ kind, turnover }) => kind === 'CREDIT' && turnover > 0).map(toRollover));
  const { lots, entries, dueEvents } = bookPoints(claims.filter(({ kind }) => kind === 'POINTS'));
  await insert(db.pointLot, lots);
  await insert(db.pointEntry, entries);
  await insert(db.dueEvent, dueEvents);
}

const toRollover = ({ memberId: member, orderNo, rewardId, amount, turnover, minutesAgo }: Claim) => ({
  memberId: member,
  cause: 'MISSION',
  orderNo,
  rewardId,
  credited: amount,
  required: amount * BigInt(turnover),
  done: 0n,
  state: 'open',
  createdAt: minutesBefore(minutesAgo),
});

function bookPoints(claims: readonly Claim[]) {
  const held = new Map<number, number>();
  const rows = claims.map(({ rewardId: id, memberId: member, orderNo, title, amount, minutesAgo }) => {
    const time = minutesBefore(minutesAgo);
    const points = Number(amount / MONEY_SCALE);
    const balanceAfter = (held.get(member) ?? 0) + points;
    held.set(member, balanceAfter);
    const expiresAt = new Date(lotExpiry(time.getTime()));
    return {
      lot: { id, memberId: member, amount: points, left: points, earnedAt: time, expiresAt },
      entry: { memberId: member, kind: 'REWARD', amount: points, balanceAfter, remark: title, orderNo, time },
      dueEvent: { kind: 'points.expire', subject: String(id), dueAt: expiresAt },
    };
  });
  return {
    lots: rows.map(({ lot }) => lot),
    entries: rows.map(({ entry }) => entry),
    dueEvents: rows.map(({ dueEvent }) => dueEvent),
  };
}
