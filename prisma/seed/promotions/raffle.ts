import { ticketExpiry } from '../../../mock-server/domains/promotions/tickets.ts';
import { fairSource, newSeed } from '../../../mock-server/engine/fair.ts';
import type { RafflePrize, RaffleRules } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { pickPrize, weightLeft } from '../../../openapi/rules/raffle.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { daysBefore, hoursBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { freeRoundTerms } from './free-rounds.ts';
import type { Offer } from './offers.ts';
import { blank } from './texts/raffle.ts';

export const TICKET_DAYS = 7;
/** Days to wager a prize. */
const WAGER_DAYS = 14;
const FREE_ROUNDS = 20;

type Unnumbered = RafflePrize extends infer Prize ? (Prize extends unknown ? Omit<Prize, 'prizeId'> : never) : never;

/** The main prize exists once. Brands without a points mall give money instead of points. */
export function buildRaffle(brand: BrandSeed, { minimum = 0, reward = 0, turnover = 0 }: Offer): RaffleRules {
  const hasPoints = !brand.modulesOff.includes('POINTMALL3');
  const credit = (amount: number, weight: number, stock?: number): Unnumbered => ({
    kind: 'CREDIT',
    amount,
    weight,
    turnover,
    days: WAGER_DAYS,
    ...(stock !== undefined && { stock }),
  });
  const pointsOr = (points: number, amount: number, weight: number): Unnumbered =>
    hasPoints ? { kind: 'POINTS', amount: points, weight } : credit(amount, weight);
  const prizes: Unnumbered[] = [
    credit(reward, 2, 1),
    { kind: 'BLANK', name: blank, weight: 4_200 },
    credit(minimum / 25, 450, 500),
    pointsOr(20, minimum / 50, 2_600),
    credit(minimum, 28, 10),
    credit(minimum / 100, 1_900),
    {
      kind: 'FREE_ROUNDS',
      amount: FREE_ROUNDS,
      weight: 120,
      stock: 60,
      turnover,
      days: WAGER_DAYS,
      freeRounds: freeRoundTerms(brand),
    },
    pointsOr(100, minimum / 10, 700),
  ];
  return {
    perTicket: minimum,
    ticketDays: TICKET_DAYS,
    prizes: prizes.map((prize, index) => ({ prizeId: index + 1, ...prize }) as RafflePrize),
    module: 'RAFFLE3',
  };
}

interface Seeded {
  id: number;
  brandCode: string;
  kind: string;
  endTime: Date;
  rules: string;
}

/** Three tickets of lucky's, and two spins that gave nothing, under a pair of seeds that was replaced. */
export async function seedRaffles(db: PrismaClient, promotions: readonly Seeded[]): Promise<void> {
  for (const brand of brands) {
    const raffle = promotions.find((row) => row.brandCode === brand.code && row.kind === 'RAFFLE');
    if (!raffle) throw new Error(`${brand.code} has no raffle.`);
    const own = { memberId: characterId(brand, 'lucky'), promotionId: raffle.id };
    const random = new Random(`seed raffle ${brand.code}`);
    const first = brand.position * 10;
    const lifeOf = (earnedAt: Date) => ({
      earnedAt,
      expiresAt: new Date(ticketExpiry(earnedAt.getTime(), TICKET_DAYS, raffle.endTime.getTime())),
    });
    await insert(db.ticketLot, [
      { ...own, id: first, amount: 3, left: 1, ...lifeOf(daysBefore(5)) },
      { ...own, id: first + 1, amount: 2, left: 2, ...lifeOf(daysBefore(1)) },
    ]);
    const { prizes: all } = JSON.parse(raffle.rules) as RaffleRules;
    const prizes = all.map(({ prizeId, weight, stock = null }) => ({ prizeId, weight, stock }));
    const prize = all.find(({ kind }) => kind === 'BLANK');
    const draw = (serverSeed: string, nonce: number) =>
      fairSource(serverSeed, CLIENT_SEED, nonce).int(weightLeft(prizes));
    const isBlank = (serverSeed: string, nonce: number) =>
      pickPrize(prizes, draw(serverSeed, nonce)).prizeId === prize?.prizeId;
    let serverSeed = newSeed(random);
    while (!isBlank(serverSeed, 0) || !isBlank(serverSeed, 1)) serverSeed = newSeed(random);
    await insert(
      db.raffleSpin,
      [0, 1].map((nonce) => ({
        ...own,
        orderNo: `X20251231${brand.position}0000000000${nonce}`,
        reference: `seeded-spin-${nonce}`,
        time: hoursBefore(30 - nonce),
        lotId: first,
        prizeId: prize?.prizeId ?? 0,
        prize: json(prize),
        prizes: json(prizes),
        serverSeed,
        clientSeed: CLIENT_SEED,
        nonce,
        value: draw(serverSeed, nonce),
      })),
    );
    await insert(db.raffleSeeds, [{ ...own, serverSeed: newSeed(random), clientSeed: CLIENT_SEED, nonce: 0 }]);
  }
}

const CLIENT_SEED = 'lucky-seven';
