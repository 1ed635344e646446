import { games } from '../../../mock-server/catalogue/games.ts';
import type { Texts } from '../../../mock-server/worlds/columns.ts';
import { hoursBefore } from '../shared/clock.ts';
import { buildTexts, fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, listVendors } from '../system/brands.ts';
import { buildContacts, supportEmail } from '../system/contacts.ts';
import type { NoteCopy } from './texts/notices/copy.ts';
import { jackpotWin, lotterySchedule, newStudios } from './texts/notices/games.ts';
import { appUpdate, bankMaintenance, vendorMaintenance } from './texts/notices/maintenance.ts';
import { cashbackPaid, fakeSites, limits } from './texts/notices/service.ts';
import { derbyWeekend, liveTables, sportsSeason } from './texts/notices/tables.ts';

interface Item {
  copy: NoteCopy;
  hoursAgo: number;
  vendors?: readonly string[];
  jackpot?: { game: string; player: string; amount: number };
  version?: string;
}

const items: Record<BrandSeed['code'], readonly Item[]> = {
  baize: [
    { copy: jackpotWin, hoursAgo: 3, jackpot: { game: 'Book of Amun', player: 'ga***50', amount: 1_284_650 } },
    { copy: newStudios, hoursAgo: 21, vendors: ['BRASSMOTH', 'WILDRYE'] },
    { copy: vendorMaintenance, hoursAgo: 30, vendors: ['OPALHOUSE'] },
    { copy: cashbackPaid, hoursAgo: 62 },
    { copy: derbyWeekend, hoursAgo: 97 },
    { copy: appUpdate, hoursAgo: 171, version: '2.8' },
    { copy: fakeSites, hoursAgo: 265 },
    { copy: limits, hoursAgo: 388 },
  ],
  lotus: [
    { copy: liveTables, hoursAgo: 2, vendors: ['SAIGONSALON'] },
    {
      copy: jackpotWin,
      hoursAgo: 17,
      jackpot: { game: 'Lantern Street Lions', player: 'ph***64', amount: 2_416_800_000 },
    },
    { copy: bankMaintenance, hoursAgo: 41 },
    { copy: lotterySchedule, hoursAgo: 75 },
    { copy: newStudios, hoursAgo: 118, vendors: ['TEAHORSE', 'FABLEKEY'] },
    { copy: appUpdate, hoursAgo: 206, version: '3.1' },
    { copy: fakeSites, hoursAgo: 309 },
    { copy: limits, hoursAgo: 452 },
  ],
  harbor: [
    { copy: sportsSeason, hoursAgo: 5, vendors: ['CORNERNINE'] },
    { copy: vendorMaintenance, hoursAgo: 14, vendors: ['CRESCENT'] },
    { copy: newStudios, hoursAgo: 52, vendors: ['ZEPHYR', 'GLASSREEF'] },
    { copy: cashbackPaid, hoursAgo: 86 },
    { copy: jackpotWin, hoursAgo: 133, jackpot: { game: 'Black Sail Rum', player: 'or***y', amount: 862_400 } },
    { copy: derbyWeekend, hoursAgo: 190 },
    { copy: fakeSites, hoursAgo: 281 },
    { copy: limits, hoursAgo: 420 },
  ],
};

/** Newer notices have higher ids. */
export function buildNotices(brand: BrandSeed) {
  const news = items[brand.code];
  return news
    .map((item, index) => {
      const values = noticeValues(brand, item);
      return {
        id: brand.position * 1000 + news.length - index,
        brandCode: brand.code,
        title: json(fill(pick(item.copy, 'title'), values)),
        content: json(fill(formatParagraphs(item.copy), values)),
        time: hoursBefore(item.hoursAgo),
      };
    })
    .reverse();
}

export function formatParagraphs(copy: NoteCopy): Texts {
  return buildTexts((lang) => copy[lang].paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''));
}

function noticeValues(brand: BrandSeed, { vendors = [], jackpot, version }: Item): Values {
  const values: Values = {
    name: brand.name,
    email: supportEmail(brand),
    domains: buildContacts(brand)
      .domainRoute.map(({ domainName }) => domainName)
      .join(', '),
  };
  const [first, second] = vendors;
  if (first) values.first = vendorName(brand, first);
  if (second) values.second = vendorName(brand, second);
  if (version) values.version = version;
  if (jackpot) {
    values.game = gameName(brand, jackpot.game);
    values.player = jackpot.player;
    values.amount = moneyText(brand.currencySymbol, jackpot.amount);
  }
  return values;
}

function vendorName(brand: BrandSeed, code: string): string {
  const vendor = listVendors(brand).find((candidate) => candidate.code === code);
  if (!vendor) throw new Error(`A notice of ${brand.code} is about ${code}, which the brand does not carry`);
  return vendor.displayName;
}

function gameName(brand: BrandSeed, english: string): Texts {
  const game = games.find(({ name, jackpot }) => jackpot && name.EN === english);
  if (!game) throw new Error(`There is no jackpot game "${english}"`);
  vendorName(brand, game.vendor);
  return game.name;
}
