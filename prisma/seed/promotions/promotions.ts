import type {
  Audience,
  DepositBonus,
  PromotionKind,
  PromotionRules,
  Texts,
} from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { daysAfter, daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { buildTexts, fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { listOffers, type Offer } from './offers.ts';
import { type PromotionCopy, promotionNote } from './texts/copy.ts';
import { checkIn, dailyReload, weeklyCashback, welcomeOffer } from './texts/deposits.ts';
import { liveRebate, slotsBigWin, sportsParlay } from './texts/games.ts';
import { lotteryRebate } from './texts/lottery.ts';
import { friendReferral, vipBirthday, vipUpgrade } from './texts/members.ts';
import { popups } from './texts/popups.ts';
import { secondDeposit, vipReload, weekendBoost } from './texts/season.ts';

type Category = 'NEW' | 'DAILY' | 'SPORTS' | 'LOTTERY' | 'SLOTS' | 'LIVE' | 'VIP';

type Rules = { [Kind in PromotionKind]: { kind: Kind; rules: PromotionRules[Kind] } }[PromotionKind];

interface Promotion {
  category: Category;
  copy: PromotionCopy;
  rules: (offer: Offer) => Rules;
  audience?: Audience;
}

const deposit =
  (once: DepositBonus['once'], more: Partial<DepositBonus> = {}) =>
  ({ percent = 0, minimum, cap = 0, turnover = 0, stake }: Offer): Rules => ({
    kind: 'DEPOSIT',
    rules: { percent, minimum, cap, turnover, once, days: 30, ...(stake && { maxStake: stake }), ...more },
  });
const cashback = ({ minimum, cap = 0, turnover = 1 }: Offer): Rules => ({
  kind: 'CASHBACK',
  rules: { least: minimum, cap, turnover },
});
const application = ({ reward = 0, turnover = 1 }: Offer): Rules => ({
  kind: 'APPLICATION',
  rules: { amount: reward, pictures: 1, reviewMinutes: 10, claimDays: 7, turnover, days: 14 },
});
const dailyPoints = ({ days = [] }: Offer): Rules => ({
  kind: 'CHECKIN',
  rules: { kind: 'POINTS', amounts: days, turnover: 0 },
});
const information = (link: string) => (): Rules => ({ kind: 'INFORMATION', rules: { link } });

const promotions: Record<Offer['code'], Promotion> = {
  'welcome-offer': {
    category: 'NEW',
    copy: welcomeOffer,
    rules: deposit('member', { depositNumber: 1 }),
    audience: { registeredDays: 30 },
  },
  'daily-reload': { category: 'DAILY', copy: dailyReload, rules: deposit('day') },
  'weekly-cashback': { category: 'DAILY', copy: weeklyCashback, rules: cashback },
  'slots-big-win': { category: 'SLOTS', copy: slotsBigWin, rules: application },
  'live-rebate': { category: 'LIVE', copy: liveRebate, rules: information('/member/bonusDetails') },
  'sports-parlay': { category: 'SPORTS', copy: sportsParlay, rules: application },
  'vip-birthday': { category: 'VIP', copy: vipBirthday, rules: information('/vip') },
  'vip-upgrade': { category: 'VIP', copy: vipUpgrade, rules: information('/vip') },
  'friend-referral': { category: 'NEW', copy: friendReferral, rules: information('/member/referral') },
  'check-in': { category: 'DAILY', copy: checkIn, rules: dailyPoints },
  'second-deposit': {
    category: 'NEW',
    copy: secondDeposit,
    rules: deposit('member', { depositNumber: 2, gameTypes: ['RNG', 'FISH'] }),
    audience: { registeredDays: 30 },
  },
  'vip-reload': { category: 'VIP', copy: vipReload, rules: deposit('day'), audience: { minimumRank: 5 } },
  'weekend-boost': { category: 'DAILY', copy: weekendBoost, rules: deposit('day') },
  'lottery-rebate': { category: 'LOTTERY', copy: lotteryRebate, rules: information('/member/bonusDetails') },
};

export async function seedPromotions(db: PrismaClient): Promise<void> {
  await insert(db.promotion, brands.flatMap(buildPromotions));
  await insert(db.announcement, brands.flatMap(buildPopups));
}

function buildPromotions(brand: BrandSeed) {
  return listOffers(brand).map((offer, index) => {
    const { category, copy, rules: buildRules, audience = {} } = promotions[offer.code];
    const { kind, rules } = buildRules(offer);
    const values = offerValues(brand, offer);
    return {
      id: brand.position * 1000 + index + 1,
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
      budget: json(offer.isSoldOut ? { number: 0 } : {}),
      startTime: daysBefore(offer.startedDaysAgo),
      endTime: daysAfter(offer.endsInDays),
      position: index + 1,
    };
  });
}

/** Announces the brand's offers; harbor shows its members an account summary instead. */
function buildPopups(brand: BrandSeed) {
  return popups.flatMap(({ type, offer: code, copy, link, minimumRank }, index) => {
    const offer = listOffers(brand).find((each) => each.code === code);
    if (!offer || (brand.code === 'harbor' && type === 'PL')) return [];
    const values = { ...offerValues(brand, offer), rank: String(minimumRank) };
    const text = (field: keyof typeof copy.EN) => json(fill(pick(copy, field), values));
    return {
      id: brand.position * 1000 + 100 + index,
      brandCode: brand.code,
      type,
      title: text('title'),
      content: text('content'),
      link,
      linkText: text('linkText'),
      minimumRank,
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

function offerValues(brand: BrandSeed, { minimum, cap, stake, reward, ...numbers }: Offer): Values {
  const values: Values = {
    name: brand.name,
    age: String(brand.minimumAge),
    minimum: moneyText(brand.currencySymbol, minimum),
  };
  for (const [name, amount] of Object.entries({ cap, stake, reward }))
    if (amount !== undefined) values[name] = moneyText(brand.currencySymbol, amount);
  for (const place of ['turnover', 'legs'] as const) {
    const number = numbers[place];
    if (number !== undefined) values[place] = String(number);
  }
  if (numbers.percent !== undefined) values.percent = `${numbers.percent}%`;
  return values;
}
