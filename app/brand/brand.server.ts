import type { PageLanguages } from '~/config/page-address.ts';
import { acceptedLanguage } from '~/i18n/accepted-language.ts';
import { isLanguageCode, LANGUAGES, type LanguageCode } from '~/i18n/languages.ts';
import type { Currency } from '~/i18n/money.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import type { BrandView, ShownTheme, Theme } from './brand.types.ts';
import { hasService } from './customer-service.server.ts';
import { isModuleId, type ModuleId } from './modules.ts';
import { type BrandThemeInput, themeCss } from './theme.ts';

export type Whitelabel = Value<'getWhitelabel'>;
type Module = Whitelabel['modules'][number];

export function enabledModules(modules: readonly Module[]): Set<ModuleId> {
  const enabled = new Set<ModuleId>();
  const collect = (nodes: readonly Module[]) => {
    for (const { modId, enabled: flag, childrenNodes } of nodes) {
      if (flag !== '1') continue;
      if (isModuleId(modId)) enabled.add(modId);
      collect(childrenNodes);
    }
  };
  collect(modules);
  return enabled;
}

/** Returns languages with texts, in the picker's order. */
export function listLanguages(brand: Whitelabel): LanguageCode[] {
  return brand.languages.filter(isLanguageCode);
}

/** Addresses of pages are those of the brand's main domain. */
export const pageLanguages = (brand: Whitelabel, isSecure: boolean): PageLanguages => ({
  origin: `${isSecure ? 'https' : 'http'}://${brand.mainDomain}`,
  tags: listLanguages(brand).map((code) => LANGUAGES[code].tag),
  defaultTag: LANGUAGES[brand.defaultLanguage].tag,
});

/** Returns the first offered one that is asked for, else the browser's where the brand follows it, else the brand's. */
export function chooseLanguage(
  brand: Whitelabel,
  asked: readonly LanguageCode[],
  accepted: string | null,
): LanguageCode {
  const offered = listLanguages(brand);
  const first = asked.find((language) => offered.includes(language));
  if (first) return first;
  if (!followsBrowserLanguage(brand)) return brand.defaultLanguage;
  return acceptedLanguage(accepted, [brand.defaultLanguage, ...offered]);
}

/** Returns the stored theme, else the system's where the brand follows it, else light (specification, section 3). */
export function chooseTheme(brand: Whitelabel | undefined, stored: Theme | null): ShownTheme {
  return stored ?? (brand && followsSystemTheme(brand) ? 'system' : 'light');
}

export const followsBrowserLanguage = ({ modules }: Whitelabel): boolean => enabledModules(modules).has('BROWSERLANG3');

/** Returns the default tokens while the brand is unknown. */
export const brandCss = (brand: Whitelabel | undefined): string =>
  themeCss(brand ? themeInput(brand) : {}, brand !== undefined && followsSystemTheme(brand));

export const followsSystemTheme = ({ modules }: Whitelabel): boolean => enabledModules(modules).has('SYSTEMTHEME3');

/** Makes URLs absolute. A hash of the path picks the CDN, so that a picture has one URL. */
export function imageAddresses(cdns: readonly string[]): (path: string) => string {
  return (path) => {
    let sum = 0;
    for (let at = 0; at < path.length; at += 1) sum += path.charCodeAt(at);
    return `${cdns[sum % cdns.length]}${path}`;
  };
}

export function themeInput({ theme, chatHeaderColour: chat }: Whitelabel): BrandThemeInput {
  const { radius, tear, 'font-display': fonts } = theme.light;
  return { radius, tear, 'font-display': fonts, light: { ...theme.light, chat }, dark: { ...theme.dark, chat } };
}

export const brandCurrency = ({ currency, currencySymbol }: Whitelabel): Currency => ({
  code: currency,
  symbol: currencySymbol,
});

export const socialProviders = ({ thirdParty }: Whitelabel): BrandView['social'] =>
  thirdParty.social.map(({ provider }) => (provider === 'GOOGLE' ? 'google' : 'facebook'));

export function brandView(
  brand: Whitelabel,
  modules: ReadonlySet<ModuleId>,
  image: (path: string) => string,
): BrandView {
  return {
    code: brand.merchantCode,
    name: brand.merchantName,
    tagline: brand.tagline,
    logoOnLight: image(brand.logoOnLight),
    logoOnDark: image(brand.logoOnDark),
    icon: image(brand.icon),
    currency: brandCurrency(brand),
    footerText: brand.footerText,
    minimumAge: brand.minimumAge,
    licences: brand.licences
      .filter(({ isLapsed }) => !isLapsed)
      .map(({ id, name, image: path }) => ({ id, name, image: image(path) })),
    languages: listLanguages(brand).map((code) => ({ code, ...LANGUAGES[code] })),
    hasService: hasService(brand),
    hasAnalytics: brand.analytics.gtagId !== null,
    canPlayFree: modules.has('FREEPLAY3'),
    canRegister: modules.has('DIRECTREG3'),
    social: socialProviders(brand),
    canUseMobile: modules.has('MOBILEVERCODELOGIN3'),
  };
}
