import { payoutProviders } from '../../../mock-server/catalogue/payout-providers.ts';
import type { PayoutRules, UsageLimits } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { buildBanners } from './banners.ts';
import { type BrandSeed, brands } from './brands.ts';
import { buildCashRules, buildPointRules } from './cash-rules.ts';
import { buildContacts, buildVipService } from './contacts.ts';
import { countries } from './countries.ts';
import { layouts } from './layouts.ts';
import { buildLicences } from './licences.ts';
import { buildMenuEntries, buildRoutes } from './menus.ts';
import { buildModules } from './modules.ts';
import { buildRebateRules } from './rebate-rules.ts';
import { buildRegisterRules } from './register-rules.ts';
import { brandCopy } from './texts/brands.ts';
import { securityQuestions } from './texts/security-questions.ts';
import { type ThemeTokens, themes } from './themes.ts';

export async function seedSystem(db: PrismaClient): Promise<void> {
  await insert(db.brand, brands.map(brandRow));
  await insert(db.brandModule, brands.flatMap(buildModules));
  await insert(db.menuEntry, brands.flatMap(buildMenuEntries));
  await insert(db.route, brands.flatMap(buildRoutes));
  await insert(
    db.country,
    countries.map((country) => ({ ...country })),
  );
  await insert(db.licence, brands.flatMap(buildLicences));
  await insert(db.banner, brands.flatMap(buildBanners));
}

function brandRow(brand: BrandSeed) {
  return {
    code: brand.code,
    name: brand.name,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    unit: brand.unit,
    lotteryType: brand.lotteryType,
    jackpot: json(brand.jackpot),
    defaultLanguage: brand.defaultLanguage,
    languages: json(brand.languages),
    hosts: json(brand.hosts),
    texts: json(brandCopy[brand.code]),
    theme: json(buildTheme(brand)),
    chatHeaderColour: brand.chatHeaderColour,
    layout: json(layouts[brand.code]),
    contacts: json(buildContacts(brand)),
    registerRules: json(buildRegisterRules(brand)),
    vipService: json(buildVipService(brand)),
    loginRequiredHome: brand.loginRequiredHome,
    isSingleWallet: brand.isSingleWallet,
    isSingleSession: brand.isSingleSession,
    passwordMaxAgeDays: brand.passwordMaxAgeDays,
    countryDialingCode: brand.countryDialingCode,
    codeMinutes: brand.codeMinutes,
    minimumAge: brand.minimumAge,
    thirdParty: json(brand.thirdParty),
    cashRules: json(buildCashRules(brand)),
    pointRules: json(buildPointRules(brand)),
    rebateRules: json(buildRebateRules(brand)),
    position: brand.position,
    payoutRules: json(payoutRulesOf(brand)),
    usageLimits: json(USAGE_LIMITS),
    securityQuestions: json(securityQuestions),
  };
}

const USAGE_LIMITS: UsageLimits = { accountsOfDay: 50, openLinks: 100, applications: 3 };

function payoutRulesOf({ code, payoutHoldHours: holdHours }: BrandSeed): PayoutRules {
  return { limit: 5, holdHours, contactHours: 72, providers: payoutProviders[code] };
}

/** Returns the contract's tokens: those without a dark version are among the light ones, and quotes are single. */
function buildTheme({ code }: BrandSeed): { light: Record<string, string>; dark: ThemeTokens } {
  const { light, dark, 'font-display': fonts, ...sizes } = themes[code];
  return { light: { ...light, ...sizes, 'font-display': fonts.replaceAll('"', "'") }, dark };
}
