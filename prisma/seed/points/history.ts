import { lotExpiry } from '../../../mock-server/domains/points/lots.ts';
import type { Texts } from '../../../mock-server/worlds/columns.ts';
import { characterId } from '../member/member.ts';
import { daysAfter, daysBefore } from '../shared/clock.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import type { GoodsCode } from './goods.ts';
import type { RewardSeed } from './rewards.ts';

const OPENING: Texts = {
  CN: '积分商城开业赠送',
  EN: 'Gift for the opening of the points mall',
  ID: 'Hadiah pembukaan mal poin',
  TH: 'ของขวัญเปิดร้านแลกแต้ม',
  TY: 'Regalo sa pagbubukas ng points mall',
  VI: 'Quà khai trương cửa hàng điểm',
};

type Step = { daysAgo: number } & (
  | { points: number }
  | { picture: GoodsCode; state: 'ordered' | 'sent' | 'delivered' | 'cancelled'; stateDaysAgo: number }
);

/** In order of time. */
const STEPS: Partial<Record<'lucky' | 'victor', readonly Step[]>> = {
  lucky: [
    { daysAgo: 352, points: 12_799 },
    { daysAgo: 60, picture: 'tea', state: 'delivered', stateDaysAgo: 57 },
    { daysAgo: 45, points: 9_400 },
    { daysAgo: 20, picture: 'umbrella', state: 'delivered', stateDaysAgo: 18 },
    { daysAgo: 9, picture: 'cards', state: 'delivered', stateDaysAgo: 7 },
  ],
  victor: [
    { daysAgo: 330, points: 58_000 },
    { daysAgo: 200, picture: 'gold', state: 'delivered', stateDaysAgo: 197 },
    { daysAgo: 70, points: 36_500 },
    { daysAgo: 30, picture: 'karaoke', state: 'cancelled', stateDaysAgo: 29 },
    { daysAgo: 1.5, picture: 'poker', state: 'sent', stateDaysAgo: 1.4 },
  ],
};

const ADDRESSES = {
  baize: { address: '12 Mabini Street', city: 'Quezon City', postalCode: '1100', phone: '0917 555 0101' },
  lotus: { address: '25 Lê Lợi', city: 'Đà Nẵng', postalCode: '550000', phone: '0905 550 101' },
  harbor: { address: '88 Sukhumvit 24', city: 'Bangkok', postalCode: '10110', phone: '081 555 0101' },
} as const;
const RECIPIENTS = { lucky: 'Lucky Santos', victor: 'Victor Dela Cruz' } as const;

/** Days until the back office sends and delivers, as `backOffice` of the seed's cash rules says. */
const OFFICE_DAYS = { ordered: 1 / 24, sent: 2 } as const;

interface Lot {
  id: number;
  memberId: number;
  amount: number;
  left: number;
  earnedAt: Date;
  expiresAt: Date;
}

/** Lots, entries and redemptions that agree, as `mock-server/domains/points` books them. */
export function buildHistory(rewards: readonly RewardSeed[]) {
  const lots: Lot[] = [];
  const entries: {
    memberId: number;
    kind: string;
    amount: number;
    balanceAfter: number;
    remark: string;
    orderNo: string | null;
    time: Date;
  }[] = [];
  const redemptions: ReturnType<typeof redemption>[] = [];
  const dueEvents: { kind: string; subject: string; dueAt: Date }[] = [];

  const balance = (memberId: number) => lots.reduce((sum, lot) => sum + (lot.memberId === memberId ? lot.left : 0), 0);
  const note = (memberId: number, kind: string, amount: number, remark: string, orderNo: string | null, time: Date) =>
    entries.push({ memberId, kind, amount, balanceAfter: balance(memberId), remark, orderNo, time });
  const add = (memberId: number, kind: string, amount: number, remark: string, orderNo: string | null, time: Date) => {
    lots.push({
      id: lots.length + 1,
      memberId,
      amount,
      left: amount,
      earnedAt: time,
      expiresAt: new Date(lotExpiry(time.getTime())),
    });
    note(memberId, kind, amount, remark, orderNo, time);
  };
  const spend = (memberId: number, points: number, name: string, orderNo: string, time: Date) => {
    let rest = points;
    for (const lot of lots.filter((each) => each.memberId === memberId)) {
      const part = Math.min(rest, lot.left);
      lot.left -= part;
      rest -= part;
    }
    if (rest > 0) throw new Error(`The member ${memberId} has too few points.`);
    note(memberId, 'REDEEMED', -points, name, orderNo, time);
  };

  for (const brand of brands) {
    for (const username of ['lucky', 'victor'] as const) {
      const memberId = characterId(brand, username);
      for (const step of STEPS[username] ?? []) {
        const time = daysBefore(step.daysAgo);
        if ('points' in step) {
          add(memberId, 'REWARD', step.points, json(OPENING), null, time);
          continue;
        }
        const reward = rewards.find(({ brandCode, picture }) => brandCode === brand.code && picture === step.picture);
        if (!reward) throw new Error(`${brand.code} has no ${step.picture}.`);
        const orderNo = `E20260101${String(redemptions.length + 1).padStart(12, '0')}`;
        spend(memberId, reward.cost, reward.name, orderNo, time);
        redemptions.push(redemption(brand, memberId, username, reward, orderNo, step));
        if (step.state === 'cancelled')
          add(memberId, 'RETURNED', reward.cost, reward.name, orderNo, daysBefore(step.stateDaysAgo));
        if (step.state === 'ordered' || step.state === 'sent')
          dueEvents.push({
            kind: step.state === 'ordered' ? 'redemption.send' : 'redemption.deliver',
            subject: orderNo,
            dueAt: daysAfter(OFFICE_DAYS[step.state] - step.stateDaysAgo),
          });
      }
    }
  }
  const expiries = lots
    .filter(({ left }) => left > 0)
    .map(({ id, expiresAt }) => ({ kind: 'points.expire', subject: String(id), dueAt: expiresAt }));
  return { lots, entries, redemptions, dueEvents: [...dueEvents, ...expiries] };
}

function redemption(
  brand: BrandSeed,
  memberId: number,
  username: 'lucky' | 'victor',
  { id, kind, name, picture, cost, worth }: RewardSeed,
  orderNo: string,
  { daysAgo, state, stateDaysAgo }: Extract<Step, { picture: string }>,
) {
  const { phone, address, city, postalCode } = ADDRESSES[brand.code];
  return {
    orderNo,
    brandCode: brand.code,
    memberId,
    rewardId: id,
    kind,
    name,
    picture,
    cost,
    worth,
    state,
    delivery: json({ recipient: RECIPIENTS[username], phone, address, city, postalCode }),
    reference: `seed-${orderNo}`,
    fingerprint: '',
    createdAt: daysBefore(daysAgo),
    stateAt: daysBefore(stateDaysAgo),
  };
}
