import { payoutProviders } from '../../../mock-server/catalogue/payout-providers.ts';
import type { PayoutRules } from '../../../mock-server/worlds/columns.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { announcementsOf } from './announcements.ts';
import { bannersOf } from './banners.ts';
import { type BrandSeed, brands } from './brands.ts';
import { cashRulesOf } from './cash-rules.ts';
import { contactsOf, licencesOf, vipServiceOf } from './contacts.ts';
import { countries } from './countries.ts';
import { layouts } from './layouts.ts';
import { menuEntriesOf, routesOf } from './menus.ts';
import { modulesOf } from './modules.ts';
import { registerRulesOf } from './register-rules.ts';
import { brandCopy } from './texts/brands.ts';
import { securityQuestions } from './texts/security-questions.ts';
import { type ThemeTokens, themes } from './themes.ts';

export async function seedSystem(db: PrismaClient): Promise<void> {
  await insert(db.brand, brands.map(brandRow));
  await insert(db.brandModule, brands.flatMap(modulesOf));
  await insert(db.menuEntry, brands.flatMap(menuEntriesOf));
  await insert(db.route, brands.flatMap(routesOf));
  await insert(
    db.country,
    countries.map((country) => ({ ...country })),
  );
  await insert(db.banner, brands.flatMap(bannersOf));
  await insert(db.announcement, brands.flatMap(announcementsOf));
}

function brandRow(brand: BrandSeed) {
  return {
    code: brand.code,
    name: brand.name,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    unit: brand.unit,
    jackpot: json(brand.jackpot),
    defaultLanguage: brand.defaultLanguage,
    languages: json(brand.languages),
    hosts: json(brand.hosts),
    texts: json(brandCopy[brand.code]),
    theme: json(themeOf(brand)),
    layout: json(layouts[brand.code]),
    contacts: json(contactsOf(brand)),
    licences: json(licencesOf(brand)),
    registerRules: json(registerRulesOf(brand)),
    vipService: json(vipServiceOf(brand)),
    loginRequiredHome: brand.loginRequiredHome,
    isSingleWallet: brand.isSingleWallet,
    isSingleSession: brand.isSingleSession,
    passwordMaxAgeDays: brand.passwordMaxAgeDays,
    countryDialingCode: brand.countryDialingCode,
    codeMinutes: brand.codeMinutes,
    minimumAge: brand.minimumAge,
    thirdParty: json(brand.thirdParty),
    cashRules: json(cashRulesOf(brand)),
    position: brand.position,
    payoutRules: json(payoutRulesOf(brand)),
    securityQuestions: json(securityQuestions),
  };
}

function payoutRulesOf({ code, payoutHoldHours: holdHours }: BrandSeed): PayoutRules {
  return { limit: 5, holdHours, contactHours: 72, providers: payoutProviders[code] };
}

/** Returns the contract's tokens: radius and font are among the light tokens, and quotes are single. */
function themeOf({ code }: BrandSeed): { light: Record<string, string>; dark: ThemeTokens } {
  const { radius, light, dark, 'font-display': fonts } = themes[code];
  return { light: { ...light, radius, 'font-display': fonts.replaceAll('"', "'") }, dark };
}
