import { MONEY_SCALE } from '../../../mock-server/shared/money.ts';
import { freeGameName, freeRoundTerms, PLAY_DAYS } from '../promotions/free-rounds.ts';
import { buildTexts, fill, json, moneyText } from '../shared/text.ts';
import type { BrandSeed } from '../system/brands.ts';
import { credit, freeRounds, type GoodsCode, goods } from './goods.ts';

const TURNOVER = 1;

/** Worth in the brand's units. */
const CREDITS = [
  { worth: 10, cost: 100, minimumRank: 0 },
  { worth: 20, cost: 195, minimumRank: 0 },
  { worth: 50, cost: 480, minimumRank: 0 },
  { worth: 100, cost: 950, minimumRank: 0 },
  { worth: 200, cost: 1_880, minimumRank: 1 },
  { worth: 500, cost: 4_600, minimumRank: 2 },
  { worth: 1_000, cost: 9_000, minimumRank: 4 },
  { worth: 2_000, cost: 17_600, minimumRank: 6 },
] as const;

interface Goods {
  /** In the brand's units. */
  worth: number;
  stock: number | null;
  perMember?: number;
  minimumRank?: number;
}

const STOCKED: Record<GoodsCode, Goods> = {
  cards: { worth: 150, stock: null },
  umbrella: { worth: 350, stock: 140 },
  'lucky-cat': { worth: 450, stock: 88 },
  lantern: { worth: 500, stock: 60 },
  tea: { worth: 600, stock: 45 },
  jeepney: { worth: 700, stock: 30 },
  'tuk-tuk': { worth: 700, stock: 30 },
  elephant: { worth: 800, stock: 24 },
  poker: { worth: 900, stock: 25, perMember: 2 },
  football: { worth: 900, stock: 0 },
  basketball: { worth: 950, stock: 50 },
  karaoke: { worth: 1_800, stock: 18, perMember: 2 },
  mahjong: { worth: 2_200, stock: 12, perMember: 1 },
  headset: { worth: 2_500, stock: 20, perMember: 1 },
  controller: { worth: 3_000, stock: 0 },
  jade: { worth: 3_200, stock: 9, perMember: 1, minimumRank: 2 },
  pearl: { worth: 3_600, stock: 9, perMember: 1, minimumRank: 2 },
  safe: { worth: 3_800, stock: 6, perMember: 1, minimumRank: 2 },
  guitar: { worth: 4_500, stock: 8, perMember: 1 },
  gold: { worth: 5_000, stock: 10, perMember: 3, minimumRank: 4 },
  scooter: { worth: 65_000, stock: 2, perMember: 1, minimumRank: 6 },
};

const OWN: Partial<Record<GoodsCode, BrandSeed['code'][]>> = {
  basketball: ['baize'],
  jeepney: ['baize'],
  pearl: ['baize'],
  lantern: ['lotus'],
  jade: ['lotus'],
  football: ['lotus', 'harbor'],
  'tuk-tuk': ['harbor'],
  elephant: ['harbor'],
};

const ROUNDS = 20;
const ROUNDS_COST = 180;
const ROUNDS_TURNOVER = 5;

/** 25 a brand: credits first, then free rounds, then goods by cost. */
export function buildRewards(brand: BrandSeed) {
  const { code, position, unit, currencySymbol } = brand;
  const credits = CREDITS.map(({ worth, cost, minimumRank }, index) => {
    const values = { worth: moneyText(currencySymbol, worth * unit), turnover: String(TURNOVER) };
    const text = (part: 0 | 1) =>
      json(
        fill(
          buildTexts((lang) => credit[lang][part]),
          values,
        ),
      );
    return {
      kind: 'CREDIT',
      name: text(0),
      text: text(1),
      picture: `credit-${index + 1}`,
      cost,
      worth: worth * unit,
      turnover: TURNOVER,
      stock: null,
      perMember: null,
      minimumRank,
    };
  });
  const ofGoods = (Object.keys(STOCKED) as GoodsCode[])
    .filter((each) => OWN[each]?.includes(code) ?? true)
    .map((picture) => {
      const { worth, stock, perMember = null, minimumRank = 0 } = STOCKED[picture];
      return {
        kind: 'GOODS',
        name: json(buildTexts((lang) => goods[picture][lang][0])),
        text: json(buildTexts((lang) => goods[picture][lang][1])),
        picture,
        cost: Math.round(worth * 0.095) * 100,
        worth: worth * unit,
        turnover: 0,
        stock,
        perMember,
        minimumRank,
      };
    });
  const terms = freeRoundTerms(brand);
  const values = {
    rounds: String(ROUNDS),
    bet: moneyText(currencySymbol, terms.stake / Number(MONEY_SCALE)),
    days: String(PLAY_DAYS),
    turnover: String(ROUNDS_TURNOVER),
  };
  const inTexts = { ...values, game: freeGameName };
  const say = (part: 0 | 1) =>
    json(
      fill(
        buildTexts((lang) => freeRounds[lang][part]),
        inTexts,
      ),
    );
  const rounds = {
    kind: 'FREE_ROUNDS',
    rounds: ROUNDS,
    freeRounds: json(terms),
    name: say(0),
    text: say(1),
    picture: 'free-rounds',
    cost: ROUNDS_COST,
    worth: Math.round((terms.stake * ROUNDS) / Number(MONEY_SCALE)),
    turnover: ROUNDS_TURNOVER,
    stock: null,
    perMember: null,
    minimumRank: 0,
  };
  const numbered = [...credits, ...ofGoods, rounds].map((reward, index) => ({
    id: position * 1000 + index + 1,
    brandCode: code,
    ...reward,
  }));
  const shown = [...numbered.slice(0, credits.length), ...numbered.slice(-1), ...numbered.slice(credits.length, -1)];
  return shown.map((reward, index) => ({ ...reward, position: index + 1 }));
}

export type RewardSeed = ReturnType<typeof buildRewards>[number];
