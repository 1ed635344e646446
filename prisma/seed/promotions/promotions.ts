import type { DepositBonus, Texts } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { daysAfter, daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { buildTexts, fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { listOffers, type Offer } from './offers.ts';
import { type PromotionCopy, promotionHeading, promotionNote } from './texts/copy.ts';
import { dailyReload, weekendCashback, welcomeOffer } from './texts/deposits.ts';
import { liveRebate, slotsFreeSpins, sportsParlayBoost } from './texts/games.ts';
import { lotteryRebate } from './texts/lottery.ts';
import { friendReferral, vipBirthday, vipUpgrade } from './texts/members.ts';
import { popups } from './texts/popups.ts';

type Category = 'NEW' | 'DAILY' | 'SPORTS' | 'VIP' | 'LIVE' | 'SLOTS';

interface Promotion {
  category: Category;
  /** Otherwise the bonus is automatic. */
  canApply: boolean;
  copy: PromotionCopy;
}

const promotions: Record<Offer['code'], Promotion> = {
  'welcome-offer': { category: 'NEW', canApply: false, copy: welcomeOffer },
  'daily-reload': { category: 'DAILY', canApply: false, copy: dailyReload },
  'weekend-cashback': { category: 'DAILY', canApply: false, copy: weekendCashback },
  'slots-free-spins': { category: 'SLOTS', canApply: true, copy: slotsFreeSpins },
  'live-rebate': { category: 'LIVE', canApply: false, copy: liveRebate },
  'sports-parlay-boost': { category: 'SPORTS', canApply: false, copy: sportsParlayBoost },
  'vip-birthday': { category: 'VIP', canApply: true, copy: vipBirthday },
  'vip-upgrade': { category: 'VIP', canApply: false, copy: vipUpgrade },
  'friend-referral': { category: 'NEW', canApply: true, copy: friendReferral },
  'lottery-rebate': { category: 'DAILY', canApply: false, copy: lotteryRebate },
};

export async function seedPromotions(db: PrismaClient): Promise<void> {
  await insert(db.promotion, brands.flatMap(buildPromotions));
  await insert(db.announcement, brands.flatMap(buildPopups));
}

function buildPromotions(brand: BrandSeed) {
  return listOffers(brand).map((offer, index) => {
    const { category, canApply, copy } = promotions[offer.code];
    const values = offerValues(brand, offer);
    return {
      id: brand.position * 1000 + index + 1,
      brandCode: brand.code,
      code: offer.code,
      category,
      title: json(pick(copy, 'title')),
      summary: json(fill(pick(copy, 'summary'), values)),
      content: json(fill(buildContent(copy), values)),
      canApply,
      bonus: bonusTerms(offer),
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

const DEPOSIT_BONUSES: Partial<Record<Offer['code'], DepositBonus['once']>> = {
  'welcome-offer': 'member',
  'daily-reload': 'day',
};

function bonusTerms({ code, percent = 0, minimum, cap = 0, turnover = 0 }: Offer): string {
  const once = DEPOSIT_BONUSES[code];
  return once ? json({ percent, minimum, cap, turnover, once } satisfies DepositBonus) : '';
}

function buildContent(copy: PromotionCopy): Texts {
  return buildTexts((lang) => {
    const { lead, points } = copy[lang];
    const list = points.map((point) => `<li>${point}</li>`).join('');
    return `<p>${lead}</p><h3>${promotionHeading[lang]}</h3><ol>${list}</ol><p>${promotionNote[lang]}</p>`;
  });
}

function offerValues(brand: BrandSeed, { minimum, cap, ...numbers }: Offer): Values {
  const values: Values = {
    name: brand.name,
    age: String(brand.minimumAge),
    minimum: moneyText(brand.currencySymbol, minimum),
  };
  if (cap !== undefined) values.cap = moneyText(brand.currencySymbol, cap);
  for (const place of ['turnover', 'spins', 'legs'] as const) {
    const number = numbers[place];
    if (number !== undefined) values[place] = String(number);
  }
  if (numbers.percent !== undefined) values.percent = `${numbers.percent}%`;
  return values;
}
