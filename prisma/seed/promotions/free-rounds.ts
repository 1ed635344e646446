import { games } from '../../../mock-server/catalogue/games.ts';
import { MONEY_SCALE, toAmount } from '../../../mock-server/shared/money.ts';
import { DAY_MS } from '../../../mock-server/shared/zone.ts';
import type { FreeRoundsRules, FreeRoundTerms } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { hoursBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json, shortTexts } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import type { Offer } from './offers.ts';

export const CLAIM_DAYS = 3;
export const PLAY_DAYS = 7;
const WAGER_DAYS = 14;
/** Bet of a round in minimum bets. */
const LEVEL = 20;
const GAME_CODE = 'SALTMARSH_0001';
/** Of lucky's. */
const ROUNDS = 10;
const CLAIMED_HOURS_AGO = 3;

const index = games.findIndex(({ code }) => code === GAME_CODE);
const game = games[index];
if (!game) throw new Error(`There is no game ${GAME_CODE}.`);
export const freeGameName = game.name;

export const freeRoundTerms = ({ unit }: BrandSeed): FreeRoundTerms => ({
  gameNodeId: index + 1,
  gameName: json(shortTexts(game.name)),
  level: LEVEL,
  stake: Math.round(Number(game.minBet) * Number(MONEY_SCALE)) * unit * LEVEL,
  playDays: PLAY_DAYS,
});

export const buildFreeRounds = (
  brand: BrandSeed,
  { minimum = 0, rounds = 0, turnover = 0 }: Offer,
): FreeRoundsRules => ({
  minimum,
  rounds,
  freeRounds: freeRoundTerms(brand),
  claimDays: CLAIM_DAYS,
  turnover,
  days: WAGER_DAYS,
  module: 'FREEROUNDS3',
});

interface Seeded {
  id: number;
  brandCode: string;
  kind: string;
  title: string;
}

/** Ten free rounds that lucky has claimed and not played. */
export async function seedFreeRounds(db: PrismaClient, promotions: readonly Seeded[]): Promise<void> {
  for (const brand of brands) {
    const offer = promotions.find((row) => row.brandCode === brand.code && row.kind === 'FREE_ROUNDS');
    if (!offer) throw new Error(`${brand.code} has no free rounds.`);
    const memberId = characterId(brand, 'lucky');
    const claimedAt = hoursBefore(CLAIMED_HOURS_AGO);
    const terms = freeRoundTerms(brand);
    const reward = await db.reward.create({
      data: {
        brandCode: brand.code,
        memberId,
        source: 'PROMOTION',
        sourceKey: `free rounds ${offer.id} seeded`,
        promotionId: offer.id,
        title: offer.title,
        kind: 'FREE_ROUNDS',
        amount: toAmount(ROUNDS),
        wagering: json({ turnover: 5, days: WAGER_DAYS }),
        freeRounds: json(terms),
        state: 'claimed',
        createdAt: hoursBefore(CLAIMED_HOURS_AGO + 1),
        claimableFrom: hoursBefore(CLAIMED_HOURS_AGO + 1),
        claimedAt,
        orderNo: `P20251231${brand.position}00000000077`,
      },
    });
    const expiresAt = new Date(claimedAt.getTime() + PLAY_DAYS * DAY_MS);
    await insert(db.freeRoundGrant, [
      {
        id: brand.position,
        memberId,
        rewardId: reward.id,
        gameNodeId: terms.gameNodeId,
        level: terms.level,
        rounds: ROUNDS,
        createdAt: claimedAt,
        expiresAt,
      },
    ]);
    await insert(db.dueEvent, [{ kind: 'freeRounds.expire', subject: String(brand.position), dueAt: expiresAt }]);
  }
}
