import { computeRebate } from '../../../mock-server/engine/lottery/payout.ts';
import { MONEY_SCALE, toAmount } from '../../../mock-server/shared/money.ts';
import { DAY_MS } from '../../../mock-server/shared/zone.ts';
import type {
  Audience,
  DepositBonus,
  PromotionKind,
  PromotionRules,
  Texts,
} from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { referralValues } from '../referral/referral.ts';
import { daysAfter, daysBefore, hoursBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { buildTexts, fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { TURNOVER_SHARES } from '../system/cash-rules.ts';
import { buildRebateRules } from '../system/rebate-rules.ts';
import { rangeOfGifts } from '../vip/levels.ts';
import { seedPromoCodes } from './codes.ts';
import {
  buildFreeRounds,
  CLAIM_DAYS as FREE_CLAIM_DAYS,
  freeGameName,
  freeRoundTerms,
  PLAY_DAYS,
  seedFreeRounds,
} from './free-rounds.ts';
import { listOffers, type Offer } from './offers.ts';
import { buildRaffle, seedRaffles, TICKET_DAYS } from './raffle.ts';
import { type PromotionCopy, promotionNote } from './texts/copy.ts';
import { checkIn, dailyReload, weeklyCashback, welcomeOffer } from './texts/deposits.ts';
import { freeSpins } from './texts/free-rounds.ts';
import { liveRebate, slotsBigWin, sportsParlay } from './texts/games.ts';
import { lotteryRebate } from './texts/lottery.ts';
import { friendReferral, vipBirthday, vipReload, vipUpgrade } from './texts/members.ts';
import { barangayBingo, dehado, merienda, payday, sukiTable, townFiesta } from './texts/own/baize.ts';
import { catchOfTheDay, fiftyBerths, monsoonShelter, secondAnchor, shipsLog, springTide } from './texts/own/harbor.ts';
import { goldenCarp, lanternNight, luckyEnvelope, specialPrize, xocDiaStreak } from './texts/own/lotus.ts';
import { popups } from './texts/popups.ts';
import { prizeWheel } from './texts/raffle.ts';
import { secretDeck } from './texts/secret-deck.ts';

type Category = 'NEW' | 'DAILY' | 'SPORTS' | 'LOTTERY' | 'SLOTS' | 'LIVE' | 'VIP';

type Rules = { [Kind in PromotionKind]: { kind: Kind; rules: PromotionRules[Kind] } }[PromotionKind];

/** Days to claim what the office approved. */
export const CLAIM_DAYS = 7;
/** Days to wager it. */
const WAGER_DAYS = 14;
const APPROVED_HOURS_AGO = 2;

interface Promotion {
  category: Category;
  copy: PromotionCopy;
  rules: (offer: Offer, brand: BrandSeed) => Rules;
  audience?: Audience;
}

const deposit =
  (once: DepositBonus['once'], more: Partial<DepositBonus> = {}) =>
  ({ percent = 0, minimum = 0, cap = 0, turnover = 0, stake }: Offer): Rules => ({
    kind: 'DEPOSIT',
    rules: { percent, minimum, cap, turnover, once, days: 30, ...(stake && { maxStake: stake }), ...more },
  });
const cashback = ({ minimum = 0, cap = 0, turnover = 1 }: Offer): Rules => ({
  kind: 'CASHBACK',
  rules: { least: minimum, cap, turnover },
});
const application =
  (pictures: number) =>
  ({ reward = 0, turnover = 1 }: Offer): Rules => ({
    kind: 'APPLICATION',
    rules: { amount: reward, pictures, reviewMinutes: 10, claimDays: CLAIM_DAYS, turnover, days: WAGER_DAYS },
  });
const withPicture = application(1);
/** The number of a bet is enough. */
const withNumber = application(0);
const dailyPoints = ({ days = [] }: Offer): Rules => ({
  kind: 'CHECKIN',
  rules: { kind: 'POINTS', amounts: days, turnover: 0 },
});
const dailyCredit = ({ days = [], turnover = 1 }: Offer): Rules => ({
  kind: 'CHECKIN',
  rules: { kind: 'CREDIT', amounts: days, turnover },
});
const information = (link: string, module?: string) => (): Rules => ({
  kind: 'INFORMATION',
  rules: { link, ...(module && { module }) },
});

const newMembers: Audience = { registeredDays: 30 };

const promotions: Record<Offer['code'], Promotion> = {
  'welcome-offer': {
    category: 'NEW',
    copy: welcomeOffer,
    rules: deposit('member', { depositNumber: 1 }),
    audience: newMembers,
  },
  'daily-reload': { category: 'DAILY', copy: dailyReload, rules: deposit('day') },
  'weekly-cashback': { category: 'DAILY', copy: weeklyCashback, rules: cashback },
  'slots-big-win': { category: 'SLOTS', copy: slotsBigWin, rules: withPicture },
  'live-rebate': { category: 'LIVE', copy: liveRebate, rules: information('/member/bonusDetails') },
  'sports-parlay': { category: 'SPORTS', copy: sportsParlay, rules: withPicture },
  'vip-birthday': { category: 'VIP', copy: vipBirthday, rules: information('/vip', 'VIP3') },
  'vip-upgrade': { category: 'VIP', copy: vipUpgrade, rules: information('/vip', 'VIP3') },
  'vip-reload': { category: 'VIP', copy: vipReload, rules: deposit('day'), audience: { minimumRank: 5 } },
  'friend-referral': { category: 'NEW', copy: friendReferral, rules: information('/member/referral', 'REFERRAL3') },
  'check-in': { category: 'DAILY', copy: checkIn, rules: dailyPoints },
  'prize-wheel': {
    category: 'DAILY',
    copy: prizeWheel,
    rules: (offer, brand) => ({ kind: 'RAFFLE', rules: buildRaffle(brand, offer) }),
  },
  'free-spins': {
    category: 'SLOTS',
    copy: freeSpins,
    rules: (offer, brand) => ({ kind: 'FREE_ROUNDS', rules: buildFreeRounds(brand, offer) }),
  },
  'secret-deck': { category: 'DAILY', copy: secretDeck, rules: deposit('member'), audience: { hasCode: true } },
  'barangay-bingo': { category: 'SLOTS', copy: barangayBingo, rules: withPicture },
  merienda: { category: 'DAILY', copy: merienda, rules: deposit('day') },
  'suki-table': {
    category: 'LIVE',
    copy: sukiTable,
    rules: deposit('day', { gameTypes: ['LIVE'] }),
    audience: { minimumRank: 2 },
  },
  payday: { category: 'DAILY', copy: payday, rules: deposit('member') },
  dehado: { category: 'SPORTS', copy: dehado, rules: withNumber },
  'town-fiesta': { category: 'DAILY', copy: townFiesta, rules: deposit('day') },
  'lottery-rebate': { category: 'LOTTERY', copy: lotteryRebate, rules: information('/member/bonusDetails') },
  'golden-carp': { category: 'SLOTS', copy: goldenCarp, rules: deposit('day', { gameTypes: ['FISH'] }) },
  'lucky-envelope': { category: 'DAILY', copy: luckyEnvelope, rules: deposit('member') },
  'xoc-dia-streak': { category: 'LIVE', copy: xocDiaStreak, rules: withNumber },
  'special-prize': { category: 'LOTTERY', copy: specialPrize, rules: withPicture },
  'lantern-night': { category: 'DAILY', copy: lanternNight, rules: deposit('day') },
  'ships-log': { category: 'DAILY', copy: shipsLog, rules: dailyCredit },
  'second-anchor': {
    category: 'NEW',
    copy: secondAnchor,
    rules: deposit('member', { depositNumber: 2, gameTypes: ['RNG', 'FISH'] }),
    audience: newMembers,
  },
  'spring-tide': { category: 'DAILY', copy: springTide, rules: deposit('day') },
  'catch-of-the-day': { category: 'SLOTS', copy: catchOfTheDay, rules: withNumber },
  'fifty-berths': { category: 'NEW', copy: fiftyBerths, rules: deposit('member') },
  'monsoon-shelter': { category: 'DAILY', copy: monsoonShelter, rules: deposit('day') },
};

/** Run before the messages, which tell of the approved applications. */
export async function seedPromotions(db: PrismaClient): Promise<void> {
  const rows = brands.flatMap(buildPromotions);
  await insert(db.promotion, rows);
  await insert(db.announcement, brands.flatMap(buildPopups));
  await seedRaffles(db, rows);
  const approved = brands.map((brand) => approvedApplication(brand, rows));
  await insert(
    db.application,
    approved.map(({ application }) => application),
  );
  await insert(
    db.reward,
    approved.map(({ reward }) => reward),
  );
  await seedFreeRounds(db, rows);
  await seedPromoCodes(db, rows);
}

function buildPromotions(brand: BrandSeed) {
  return listOffers(brand).map((offer, index) => {
    const { category, copy, rules: buildRules, audience = {} } = promotions[offer.code];
    const { kind, rules } = buildRules(offer, brand);
    const values = offerValues(brand, offer);
    return {
      id: promotionId(brand, index),
      brandCode: brand.code,
      code: offer.code,
      category,
      title: json(pick(copy, 'title')),
      summary: json(fill(pick(copy, 'summary'), values)),
      content: json(
        fill(
          buildTexts((lang) => `<p>${copy[lang].lead}</p>`),
          values,
        ),
      ),
      terms: json(fill(buildTerms(copy), values)),
      kind,
      rules: json(rules),
      audience: json(audience),
      budget: json(offer.places === undefined ? {} : { number: 0 }),
      startTime: daysBefore(offer.startedDaysAgo),
      endTime: daysAfter(offer.endsInDays),
      position: index + 1,
    };
  });
}

const promotionId = (brand: BrandSeed, index: number): number => brand.position * 1000 + index + 1;

/** Announces the brand's offers; harbor shows its members an account summary instead. */
function buildPopups(brand: BrandSeed) {
  return popups.flatMap(({ type, offer: code, copy, link, minimumRank, segments }, index) => {
    const offers = listOffers(brand);
    const offer = offers.find((each) => each.code === code);
    if (!offer || (brand.code === 'harbor' && type === 'PL')) return [];
    const values = { ...offerValues(brand, offer), rank: String(minimumRank) };
    const text = (field: keyof typeof copy.EN) => json(fill(pick(copy, field), values));
    return {
      id: brand.position * 1000 + 100 + index,
      brandCode: brand.code,
      type,
      title: text('title'),
      content: text('content'),
      link: link.replace('{id}', String(promotionId(brand, offers.indexOf(offer)))),
      linkText: text('linkText'),
      minimumRank,
      segments: json(segments),
      position: index + 1,
    };
  });
}

function buildTerms(copy: PromotionCopy): Texts {
  return buildTexts((lang) => {
    const list = copy[lang].points.map((point) => `<li>${point}</li>`).join('');
    return `<ol>${list}</ol><p>${promotionNote[lang]}</p>`;
  });
}

function offerValues(brand: BrandSeed, offer: Offer): Values {
  const { code, minimum, cap, stake, reward, percent, places, turnover, legs, rounds } = offer;
  const values: Values = { name: brand.name, age: String(brand.minimumAge), ...ruleValues(brand, code) };
  for (const [name, amount] of Object.entries({ minimum, cap, stake, reward }))
    if (amount !== undefined) values[name] = moneyText(brand.currencySymbol, amount);
  for (const [name, number] of Object.entries({ places, turnover, legs, rounds }))
    if (number !== undefined) values[name] = String(number);
  if (percent !== undefined) values.percent = `${percent}%`;
  return values;
}

/** Numbers that are rules of the brand, and none of the offer. */
function ruleValues(brand: BrandSeed, code: Offer['code']): Values {
  if (code === 'friend-referral') return referralValues(brand);
  if (code === 'prize-wheel') return { days: String(TICKET_DAYS) };
  if (code === 'free-spins') return freeRoundValues(brand);
  if (code === 'vip-birthday') return giftRange(brand, 'birthday');
  if (code === 'live-rebate') return rebateValues(brand, 'LIVE');
  if (code === 'lottery-rebate') return { ...rebateValues(brand, 'ELOTT'), ...seriesValues(brand) };
  return code === 'vip-upgrade' ? giftRange(brand, 'upgrade') : {};
}

const freeRoundValues = (brand: BrandSeed): Values => ({
  bet: moneyText(brand.currencySymbol, freeRoundTerms(brand).stake / Number(MONEY_SCALE)),
  claim: String(FREE_CLAIM_DAYS),
  play: String(PLAY_DAYS),
  game: freeGameName,
});

/** The rate of new accounts, and the part of a valid bet that it applies to. */
const rebateValues = (brand: BrandSeed, gameType: 'LIVE' | 'ELOTT'): Values => ({
  percent: `${((buildRebateRules(brand).products[gameType]?.usual ?? 0) / 100).toFixed(2)}%`,
  share: `${TURNOVER_SHARES[gameType]}%`,
});

function seriesValues(brand: BrandSeed): Values {
  const { usual = 0, least = 0 } = buildRebateRules(brand).products.LOTT ?? {};
  return {
    least: String(least),
    highest: String(usual),
    most: `${computeRebate(least, { least, most: usual }) / 100}%`,
  };
}

function giftRange(brand: BrandSeed, gift: 'birthday' | 'upgrade'): Values {
  const [least, most] = rangeOfGifts(brand, gift);
  return { minimum: moneyText(brand.currencySymbol, least), cap: moneyText(brand.currencySymbol, most) };
}

/** Comments of lucky's applications, in the brand's language. */
const APPROVED: Record<BrandSeed['code'], { code: Offer['code']; comment: string }> = {
  baize: { code: 'dehado', comment: 'Dehado sa Arena 2, sultada 41. Nanalo!' },
  lotus: { code: 'xoc-dia-streak', comment: 'Năm ván xóc đĩa thông, bàn số 3.' },
  harbor: { code: 'catch-of-the-day', comment: 'A golden grouper, 96 times the shot.' },
};

/** Lucky's application with its reward, which is not claimed yet. */
function approvedApplication(brand: BrandSeed, rows: readonly ReturnType<typeof buildPromotions>[number][]) {
  const { code, comment } = APPROVED[brand.code];
  const promotion = rows.find((row) => row.brandCode === brand.code && row.code === code);
  const offer = listOffers(brand).find((each) => each.code === code);
  if (!promotion || offer?.reward === undefined) throw new Error(`${brand.code} has no application "${code}".`);
  const common = { brandCode: brand.code, memberId: characterId(brand, 'lucky'), promotionId: promotion.id };
  const id = brand.position;
  return {
    application: {
      ...common,
      id,
      comment,
      state: 'approved',
      createdAt: hoursBefore(APPROVED_HOURS_AGO + 1),
      decidedAt: hoursBefore(APPROVED_HOURS_AGO),
    },
    reward: {
      ...common,
      source: 'PROMOTION',
      sourceKey: `application ${id}`,
      title: promotion.title,
      kind: 'CREDIT',
      amount: toAmount(offer.reward),
      wagering: json({ turnover: offer.turnover, days: WAGER_DAYS }),
      state: 'claimable',
      createdAt: hoursBefore(APPROVED_HOURS_AGO),
      claimableFrom: hoursBefore(APPROVED_HOURS_AGO),
      claimableUntil: new Date(hoursBefore(APPROVED_HOURS_AGO).getTime() + CLAIM_DAYS * DAY_MS),
    },
  };
}
