import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { LicenceCode } from '../../art/paths.ts';
import type {
  CashRules,
  FieldRule,
  Jackpot,
  Language,
  Layout,
  LotteryType,
  PayoutRules,
  PointRules,
  RebateRules,
  SecurityQuestion,
  Segment,
  Texts,
  ThirdParty,
  UsageLimits,
} from '../../worlds/columns.ts';
import { type Row, selectRows } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

type Whitelabel = Value<'getWhitelabel'>;

export type ServiceLink = 'plain' | 'encrypted' | 'broken';

const BRANDS = selectRows('Brand', 'ORDER BY "position"');
const MODULES = selectRows('BrandModule', 'WHERE "brandCode" = ? ORDER BY "position"');
const MENU_ENTRIES = selectRows('MenuEntry', 'WHERE "brandCode" = ? ORDER BY "place", "position"');
const ROUTES = selectRows('Route', 'WHERE "brandCode" = ? ORDER BY "position"');
const COUNTRIES = selectRows('Country', 'ORDER BY "countryCode"');
const LICENCES = selectRows('Licence', 'WHERE "brandCode" = ? ORDER BY "position"');
const BANNERS = selectRows('Banner', 'WHERE "brandCode" = ? ORDER BY "groupName", "position"');
const ANNOUNCEMENTS = selectRows('Announcement', 'WHERE "brandCode" = ? ORDER BY "position"');
const PROMOTIONS = selectRows(
  'Promotion',
  'WHERE "brandCode" = ? AND "startTime" <= ? AND "endTime" > ? ORDER BY "position"',
);

const CAPTCHA = selectRows('Captcha', 'WHERE "id" = ?');

/** By merchant code, with parsed JSON columns. */
const readBrands = (world: World) =>
  world.cached('brands', ['Brand'], () => new Map(world.read.all(BRANDS).map((row) => [row.code, parseBrand(row)])));

const parseBrand = (row: Row<'Brand'>) => ({
  ...row,
  languages: JSON.parse(row.languages) as Language[],
  hosts: JSON.parse(row.hosts) as string[],
  texts: JSON.parse(row.texts) as Record<'tagline' | 'siteTitle' | 'description' | 'footer', Texts>,
  theme: JSON.parse(row.theme) as Whitelabel['theme'],
  layout: JSON.parse(row.layout) as Layout,
  contacts: JSON.parse(row.contacts) as Pick<Whitelabel, 'resources' | 'customerService' | 'domainRoute'> & {
    gtagId: string | null;
    serviceLink: ServiceLink;
  },
  registerRules: JSON.parse(row.registerRules) as Record<string, FieldRule>,
  vipService: JSON.parse(row.vipService) as { minimumRankLevel: number; rewards: Texts[] },
  lotteryType: row.lotteryType as LotteryType,
  jackpot: JSON.parse(row.jackpot) as Jackpot,
  thirdParty: JSON.parse(row.thirdParty) as ThirdParty,
  restrictedAddresses: JSON.parse(row.restrictedAddresses) as string[],
  payoutRules: JSON.parse(row.payoutRules) as PayoutRules,
  usageLimits: JSON.parse(row.usageLimits) as UsageLimits,
  securityQuestions: JSON.parse(row.securityQuestions) as SecurityQuestion[],
  cashRules: JSON.parse(row.cashRules) as CashRules,
  pointRules: JSON.parse(row.pointRules) as PointRules,
  rebateRules: JSON.parse(row.rebateRules) as RebateRules,
});

export type BrandRow = ReturnType<typeof parseBrand>;

export const listBrands = (world: World): BrandRow[] => [...readBrands(world).values()];

export const findBrand = (world: World, code: string): BrandRow | null => readBrands(world).get(code) ?? null;

export function requireBrand(world: World, { code }: { code: string }): BrandRow {
  const row = findBrand(world, code);
  if (!row) throw new Error(`The brand ${code} has gone`);
  return row;
}

export const listModules = (world: World, brandCode: string) =>
  world.cached(`modules ${brandCode}`, ['BrandModule'], () => world.read.all(MODULES, brandCode));

export const listMenuEntries = (world: World, brandCode: string) =>
  world.cached(`menus ${brandCode}`, ['MenuEntry'], () =>
    world.read.all(MENU_ENTRIES, brandCode).map((row) => ({ ...row, label: JSON.parse(row.label) as Texts })),
  );

export const listRoutes = (world: World, brandCode: string) =>
  world.cached(`routes ${brandCode}`, ['Route'], () => world.read.all(ROUTES, brandCode));

export const listCountryRows = (world: World) =>
  world.cached('countries', ['Country'], () => world.read.all(COUNTRIES));

/** Uncached: the times move with the world. */
export const listLicences = ({ read }: World, brandCode: string) =>
  read.all(LICENCES, brandCode).map(({ code, name, scope, ...licence }) => ({
    ...licence,
    code: code as LicenceCode,
    name: JSON.parse(name) as Texts,
    scope: JSON.parse(scope) as Texts,
  }));

export const listBanners = (world: World, brandCode: string) =>
  world.cached(`banners ${brandCode}`, ['Banner'], () => world.read.all(BANNERS, brandCode));

export const listAnnouncementRows = (world: World, brandCode: string) =>
  world.cached(`announcements ${brandCode}`, ['Announcement'], () => world.read.all(ANNOUNCEMENTS, brandCode));

/** Uncached: the times move with the world. */
export const listRunningPromotions = ({ read }: World, brandCode: string, now: number) =>
  read.all(PROMOTIONS, brandCode, now, now);

export const insertCaptcha = (world: World, captcha: { id: string; digits: string; createdAt: Date }) =>
  world.insert('Captcha', captcha);

/** Returns null if there is none. Only one of two concurrent tries succeeds. */
export async function takeCaptcha(world: World, id: string, now: Date) {
  const taken = await world.patch('Captcha', { id, usedAt: null }, { usedAt: now });
  return taken === 1 ? world.read.first(CAPTCHA, id) : null;
}

export const updateBrand = (
  world: World,
  code: string,
  data: {
    isInMaintenance?: boolean;
    maintenanceEndTime?: Date | null;
    restrictedAddresses?: string;
    lotteryType?: LotteryType;
    thirdParty?: string;
    contacts?: string;
    payoutRules?: string;
    usageLimits?: string;
    cashRules?: string;
  },
) => world.patch('Brand', { code }, data);

export const setRoute = (world: World, brandCode: string, name: string, isEnabled: boolean) =>
  world.patch('Route', { brandCode, name }, { isEnabled });

export const setModule = (world: World, brandCode: string, modId: string, isEnabled: boolean) =>
  world.patch('BrandModule', { brandCode, modId }, { isEnabled });

export const setBannerSegments = (world: World, brandCode: string, id: number, segments: readonly Segment[]) =>
  world.patch('Banner', { brandCode, id }, { segments: JSON.stringify(segments) });

export const setPopUpSegments = (world: World, brandCode: string, id: number, segments: readonly Segment[]) =>
  world.patch('Announcement', { brandCode, id, type: 'PL' }, { segments: JSON.stringify(segments) });
