import type { GameType, RewardKind, Texts } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { fill, json, moneyText } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { categoryLabels } from '../system/texts/labels.ts';
import { logInToday, missionTexts, ofCategory } from './texts.ts';

type Group = 'DAY' | 'WEEK' | 'ONCE';
type Target = keyof typeof missionTexts;

interface MissionSeed {
  target: Target;
  /** Units of the currency for BET and DEPOSIT, else a number. */
  required: number;
  gameType?: GameType;
  /** Points, or units of the currency. */
  points?: number;
  credit?: number;
  activity: number;
  /** Place in the group, from 1, of the mission that opens it. */
  after?: number;
  minimumRank?: number;
}

const steps = { required: 1 } as const;

/** Open one after the other for newcomers. */
const once = (last: MissionSeed): readonly MissionSeed[] => [
  { target: 'CONTACT', ...steps, points: 20, activity: 10 },
  { target: 'PAYMENT_PASSWORD', ...steps, points: 20, activity: 10 },
  { target: 'FIRST_DEPOSIT', ...steps, credit: 18, activity: 20 },
  { target: 'FIRST_BET', ...steps, points: 30, activity: 20, after: 3 },
  last,
  { target: 'BET', required: 5_000, credit: 28, activity: 50, after: 4 },
];
const limit: MissionSeed = { target: 'LIMIT', ...steps, points: 30, activity: 10 };

const missions: Record<BrandSeed['code'], Record<Group, readonly MissionSeed[]>> = {
  baize: {
    DAY: [
      { target: 'SIGN_IN', required: 1, points: 5, activity: 5 },
      { target: 'BET', required: 500, points: 10, activity: 10 },
      { target: 'BET', required: 1_000, gameType: 'RNG', points: 20, activity: 20, after: 2 },
      { target: 'WINS', required: 20, gameType: 'RNG', points: 15, activity: 15 },
      { target: 'GAMES', required: 3, gameType: 'RNG', points: 10, activity: 10 },
      { target: 'BET', required: 1_000, gameType: 'LIVE', points: 15, activity: 15 },
      { target: 'GAMES', required: 2, gameType: 'LIVE', points: 10, activity: 10 },
      { target: 'DEPOSIT', required: 500, credit: 5, activity: 15 },
    ],
    WEEK: [
      { target: 'SIGN_IN', required: 5, points: 50, activity: 40 },
      { target: 'BET', required: 10_000, gameType: 'RNG', credit: 28, activity: 80 },
      { target: 'BET', required: 10_000, gameType: 'LIVE', credit: 28, activity: 80 },
      { target: 'GAMES', required: 10, points: 60, activity: 50 },
      { target: 'DEPOSIT', required: 5_000, credit: 38, activity: 80 },
      { target: 'BET', required: 50_000, credit: 188, activity: 150, minimumRank: 3 },
    ],
    ONCE: once(limit),
  },
  lotus: {
    DAY: [
      { target: 'SIGN_IN', required: 1, points: 5, activity: 5 },
      { target: 'BET', required: 300, gameType: 'LOTT', points: 10, activity: 10 },
      { target: 'BET', required: 1_500, gameType: 'LOTT', points: 20, activity: 20, after: 2 },
      { target: 'GAMES', required: 3, gameType: 'LOTT', points: 10, activity: 10 },
      { target: 'WINS', required: 5, gameType: 'LOTT', points: 15, activity: 15 },
      { target: 'BET', required: 500, gameType: 'FISH', points: 10, activity: 10 },
      { target: 'WINS', required: 10, gameType: 'PVP', points: 15, activity: 15 },
      { target: 'DEPOSIT', required: 500, credit: 5, activity: 15 },
    ],
    WEEK: [
      { target: 'SIGN_IN', required: 5, points: 50, activity: 40 },
      { target: 'BET', required: 10_000, gameType: 'LOTT', credit: 38, activity: 100 },
      { target: 'GAMES', required: 8, gameType: 'LOTT', points: 60, activity: 50 },
      { target: 'WINS', required: 30, gameType: 'LOTT', points: 80, activity: 60 },
      { target: 'DEPOSIT', required: 5_000, credit: 38, activity: 80 },
      { target: 'BET', required: 50_000, credit: 188, activity: 150, minimumRank: 3 },
    ],
    ONCE: once(limit),
  },
  harbor: {
    DAY: [
      { target: 'SIGN_IN', required: 1, points: 10, activity: 5 },
      { target: 'BET', required: 300, gameType: 'SPORTS', points: 10, activity: 10 },
      { target: 'BET', required: 1_500, gameType: 'SPORTS', points: 30, activity: 20, after: 2 },
      { target: 'WINS', required: 3, gameType: 'SPORTS', points: 20, activity: 15 },
      { target: 'BET', required: 500, gameType: 'COCKFIGHT', points: 20, activity: 15 },
      { target: 'WINS', required: 3, gameType: 'COCKFIGHT', points: 20, activity: 15 },
      { target: 'GAMES', required: 2, gameType: 'LIVE', points: 10, activity: 10 },
      { target: 'DEPOSIT', required: 500, credit: 5, activity: 15 },
    ],
    WEEK: [
      { target: 'SIGN_IN', required: 4, points: 50, activity: 40 },
      { target: 'BET', required: 10_000, gameType: 'SPORTS', credit: 38, activity: 100 },
      { target: 'BET', required: 5_000, gameType: 'COCKFIGHT', credit: 18, activity: 60 },
      { target: 'WINS', required: 15, gameType: 'SPORTS', points: 80, activity: 60 },
      { target: 'DEPOSIT', required: 5_000, credit: 38, activity: 80 },
      { target: 'BET', required: 50_000, credit: 188, activity: 150, minimumRank: 3 },
    ],
    ONCE: once({ target: 'WINS', required: 10, points: 30, activity: 20 }),
  },
};

interface PrizeSeed {
  from: number;
  to: number;
  points?: number;
  credit?: number;
}

const prizes: Record<'WEEK' | 'MONTH', readonly PrizeSeed[]> = {
  WEEK: [
    { from: 1, to: 1, credit: 888 },
    { from: 2, to: 2, credit: 588 },
    { from: 3, to: 3, credit: 288 },
    { from: 4, to: 10, credit: 88 },
    { from: 11, to: 20, points: 200 },
  ],
  MONTH: [
    { from: 1, to: 1, credit: 3_888 },
    { from: 2, to: 2, credit: 1_888 },
    { from: 3, to: 3, credit: 888 },
    { from: 4, to: 10, credit: 288 },
    { from: 11, to: 30, points: 500 },
  ],
};

export async function seedMissions(db: PrismaClient): Promise<void> {
  await insert(db.mission, brands.flatMap(buildMissions));
  await insert(db.boardPrize, brands.flatMap(buildPrizes));
}

export function buildMissions(brand: BrandSeed) {
  const groups = Object.entries(missions[brand.code]) as [Group, readonly MissionSeed[]][];
  let count = 0;
  return groups.flatMap(([group, list]) => {
    const first = brand.position * 1000 + count;
    count += list.length;
    return list.map((mission, index) => {
      const { target, required, gameType = null, activity, after, minimumRank = 0 } = mission;
      const isMoney = target === 'BET' || target === 'DEPOSIT';
      return {
        id: first + index + 1,
        brandCode: brand.code,
        group,
        target,
        required: isMoney ? required * brand.unit : required,
        gameType,
        title: json(buildTitle(brand, mission)),
        ...buildReward(brand, mission),
        activity,
        afterId: after === undefined ? null : first + after,
        minimumRank,
        position: first + index + 1,
      };
    });
  });
}

function buildTitle(brand: BrandSeed, { target, required, gameType }: MissionSeed): Texts {
  if (target === 'SIGN_IN' && required === 1) return logInToday;
  const values = {
    count: String(required),
    amount: moneyText(brand.currencySymbol, required * brand.unit),
    ...(gameType && { category: categoryLabels[gameType] }),
  };
  return fill(gameType ? ofCategory[target as keyof typeof ofCategory] : missionTexts[target], values);
}

/** Points are worth a tenth of a unit where the brand has no mall for them. */
function buildReward(
  { modulesOff, unit }: BrandSeed,
  { points = 0, credit = 0 }: Pick<MissionSeed, 'points' | 'credit'>,
) {
  const kind: RewardKind = credit > 0 || modulesOff.includes('POINTMALL3') ? 'CREDIT' : 'POINTS';
  return kind === 'POINTS'
    ? { rewardKind: kind, rewardAmount: points, turnover: 0 }
    : { rewardKind: kind, rewardAmount: (credit || Math.ceil(points / 10)) * unit, turnover: 1 };
}

const buildPrizes = (brand: BrandSeed) =>
  Object.entries(prizes).flatMap(([period, list]) =>
    list.map(({ from, to, ...prize }) => ({ brandCode: brand.code, period, from, to, ...buildReward(brand, prize) })),
  );
