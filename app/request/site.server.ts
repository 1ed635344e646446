import { LRUCache } from 'lru-cache';
import { Cache } from '~/api/cache.server.ts';
import { type Seal, sealFor } from '~/api/cipher.server.ts';
import { type Api, type ApiOptions, createApi } from '~/api/client.server.ts';
import type { ApiFailure } from '~/api/failure.ts';
import {
  brandCurrency,
  chooseLanguage,
  chooseTheme,
  enabledModules,
  followsBrowserLanguage,
  imageAddresses,
  type Whitelabel,
} from '~/brand/brand.server.ts';
import type { ShownTheme } from '~/brand/brand.types.ts';
import { findMerchant } from '~/brand/brand-hosts.server.ts';
import { warnOfLapsed } from '~/brand/lapsed-licences.server.ts';
import type { ModuleId } from '~/brand/modules.ts';
import { closedPages, MODULE_PAGES, mergeRoutes, type Routes } from '~/brand/routes.ts';
import { seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { LANGUAGE_PARAMETER } from '~/config/page-address.ts';
import { type Formats, formatsFor } from '~/i18n/format.server.ts';
import { LANGUAGES, type LanguageCode, languageOfTag } from '~/i18n/languages.ts';
import type { Currency } from '~/i18n/money.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { server as descriptions } from '~/i18n/texts/descriptions/en.ts';
import type { ServerTranslate } from '~/i18n/translate.ts';
import { fullName, type MemberSession, readSession } from '~/session/cookie.server.ts';
import { type Preferences, readPreferences, readWorld } from '~/session/cookies.server.ts';
import type { ServerContext, ThirdParty } from './context.ts';
import { noteFailure, notFound, throttledFailure } from './page-failure.server.ts';

export interface Availability {
  /** 0 open, 1 in maintenance, 2 blocked for the address (specification, section 4). */
  status: 0 | 1 | 2;
  /** Null when unknown. */
  endTime: number | null;
  ip: string;
}

export interface Site {
  request: Request;
  url: URL;
  requestId: string;
  brand: Whitelabel;
  status: Availability;
  language: LanguageCode;
  theme: ShownTheme;
  preferences: Preferences;
  member: MemberSession | null;
  api: Api;
  apiWith: (token: string) => Api;
  /** Carries no visitor and outlives the request. */
  apiForAll: Api;
  /** For this visitor. */
  modules: ReadonlySet<ModuleId>;
  routes: Routes;
  address: string;
  /** Epoch milliseconds by the gateway's clock, in whole seconds. */
  now: number;
  /** Prefix of counters: brand, and world of the mock. */
  scope: string;
  image: (path: string) => string;
  currency: Currency;
  format: Formats;
  t: ServerTranslate;
  title: (page: string) => string;
  /** Text about a page, for search engines and previews. Lists name their first items; with an empty one it is the brand's. */
  describe: (page: DescribedPage, values?: Record<string, string | readonly string[]>) => string;
  isSecure: boolean;
  noteFailure: (failure: ApiFailure) => void;
  /** The site as each visitor without a session gets it, with all that the brand has on. */
  forAll: () => Site;
  /** Caches a result per brand and language. What it is computed from is the same for all. */
  cached: <Result>(name: string, compute: (forAll: Site) => Promise<Result>, lifeMs?: number) => Promise<Result>;
}

type DescribedPage = keyof typeof descriptions;

const cache = new Cache();
/** For the page of an outage. */
const lastBrands = new LRUCache<string, Whitelabel>({ max: 200 });
let seal: Seal | undefined;
const sites = new WeakMap<ServerContext, Promise<Site>>();

/** Once per request. Throws an ApiFailure, a 404 for an unknown host, or a 429 for a throttled form's page. */
export async function openSite(request: Request, context: ServerContext): Promise<Site> {
  if (context.waitMs !== undefined) throw throttledFailure(context);
  const site = sites.get(context) ?? makeSite(request, context);
  sites.set(context, site);
  return site;
}

/** Returns true when the brand is open to the visitor with all modules; false on failure. */
export async function mayShare(request: Request, context: ServerContext): Promise<boolean> {
  return openSite(request, context).then(
    ({ status, modules, brand, routes }) => {
      const all = enabledModuleIds(brand.modules, routes);
      return status.status === 0 && modules.size === all.size && [...all].every((id) => modules.has(id));
    },
    () => false,
  );
}

export function findLastBrand(request: Request): Whitelabel | undefined {
  return lastBrands.get(readScope(request));
}

/** In this order: of the address, of the page whose script asks, and stored. */
function listAsked(request: Request, isData: boolean): LanguageCode[] {
  const page = request.headers.get('Referer') ?? '';
  const ofPage = isData && URL.canParse(page) ? languageIn(page) : null;
  const stored = readPreferences(request.headers.get('Cookie')).language;
  return [languageIn(request.url), ofPage, stored].filter((language) => language !== null);
}

const languageIn = (url: string) => languageOfTag(new URL(url).searchParams.get(LANGUAGE_PARAMETER));

/** By the brand as last read. Returns null before that if no language is asked for. */
export function findLanguage(request: Request, { isData }: Pick<ServerContext, 'isData'>): LanguageCode | null {
  const asked = listAsked(request, isData);
  const brand = findLastBrand(request);
  return brand ? chooseLanguage(brand, asked, request.headers.get('Accept-Language')) : (asked[0] ?? null);
}

/** Returns the language of the address if the brand offers it and none is stored. */
export async function languageToStore(request: Request, context: ServerContext): Promise<LanguageCode | null> {
  const asked = languageIn(request.url);
  if (asked === null || context.isData || readPreferences(request.headers.get('Cookie')).language) return null;
  return openSite(request, context).then(
    ({ language }) => (language === asked ? asked : null),
    () => null,
  );
}

/** Returns true for the data of a page whose document would have another language than the page whose script asks. */
export function needsDocument({ request, brand, language }: Site, { isData }: ServerContext): boolean {
  const asked = listAsked(request, false);
  return isData && chooseLanguage(brand, asked, request.headers.get('Accept-Language')) !== language;
}

/** Prefix of counters: brand, and world of the mock. */
export function readScope(request: Request): string {
  const merchant = findMerchant(new URL(request.url).host);
  return scopeName(merchant ?? '', findWorld(request.headers.get('Cookie')));
}

const scopeName = (merchant: string, world: string | undefined) => `${merchant} ${world ?? ''}`;

/** Returns undefined with a real API. */
const findWorld = (cookies: string | null): string | undefined =>
  env().MOCK_WORLDS === '1' ? (readWorld(cookies) ?? undefined) : undefined;

/** Excludes the visitor's token, address, host and browser. */
function connect(url: URL, cookies: string | null, context: ServerContext): ApiOptions {
  const { GAMING_API_URL, API_TIMEOUT_MS, API_CIPHER, API_PUBLIC_KEY } = env();
  const merchant = findMerchant(url.host);
  if (!merchant) throw notFound(context);
  seal ??= sealFor(API_CIPHER, API_PUBLIC_KEY);
  return {
    origin: GAMING_API_URL.replace(/\/$/, ''),
    timeoutMs: API_TIMEOUT_MS,
    seal,
    merchant,
    requestId: context.requestId,
    traceparent: context.traceparent,
    world: findWorld(cookies),
    onFailure: (failure: ApiFailure) => noteFailure(failure, context),
  };
}

/** A shared page's renderer has checked each visitor. */
const OPEN = { status: { status: 0, endTime: null, ip: '' } as Availability, modules: null, now: null };

/** For this address and host; adds the end of maintenance when readable. */
async function readPermission(api: Api, host: string) {
  const { value, headers } = await api.request('getPermission', { query: { host } });
  const { info, location, maintenance, regionRestriction } = value;
  const status: Availability = { status: maintenance ? 1 : regionRestriction ? 2 : 0, endTime: null, ip: location.ip };
  if (maintenance)
    status.endTime = await api.call('getSystemStatus').then(
      ({ endTime }) => endTime,
      () => null,
    );
  return { status, modules: info.modules, now: Date.parse(headers.get('Date') ?? '') };
}

function enabledModuleIds(modules: Whitelabel['modules'], routes: Routes): Set<ModuleId> {
  const enabled = enabledModules(modules);
  for (const [id, path] of MODULE_PAGES) if (!routes.isOn(path)) enabled.delete(id);
  return enabled;
}

async function makeSite(request: Request, context: ServerContext): Promise<Site> {
  const { CACHE_SECONDS } = env();
  const url = new URL(request.url);
  const cookies = request.headers.get('Cookie');
  const preferences = readPreferences(cookies);
  context.language = findLanguage(request, context) ?? context.language;
  const shared = connect(url, cookies, context);
  const visitor = context.isShared
    ? {}
    : {
        forwardedFor: context.address,
        forwardedHost: url.host,
        userAgent: request.headers.get('User-Agent') ?? undefined,
      };
  const own = { ...shared, ...visitor };
  const { merchant, world } = shared;
  const remember = <Result>(key: string, compute: () => Promise<Result>, lifeMs = seconds(CACHE_SECONDS)) =>
    cache.remember(`${scopeName(merchant, world)} ${key}`, CACHE_SECONDS && lifeMs, compute);
  const readBrand = (language?: LanguageCode) =>
    remember(`brand ${language ?? ''}`, () => createApi({ ...shared, language }).call('getWhitelabel'));

  const readRouters = (device: 0 | 3) =>
    remember(`routers ${device}`, () => createApi(shared).call('getRouters', { query: { device } }));

  const asked = listAsked(request, context.isData);
  const [member, wanted, permission, ...routers] = await Promise.all([
    readSession(cookies),
    readBrand(asked[0]),
    context.isShared ? OPEN : readPermission(createApi(own), url.host),
    readRouters(0),
    readRouters(3),
  ]);
  if (member) context.username = fullName(member);
  const language = chooseLanguage(wanted, asked, request.headers.get('Accept-Language'));
  const brand = language === (asked[0] ?? wanted.defaultLanguage) ? wanted : await readBrand(language);
  const scope = scopeName(merchant, world);
  const currency = brandCurrency(brand);
  lastBrands.set(scope, brand);
  warnOfLapsed(brand, context.log);
  const accessBy = (modules: Whitelabel['modules']) => {
    const routes = mergeRoutes(routers, closedPages(modules));
    return { modules: enabledModuleIds(modules, routes), routes };
  };
  const sharedApi = createApi({ ...shared, language });
  context.language = language;
  context.followsBrowser = followsBrowserLanguage(brand) && !asked.includes(language);
  context.imageOrigins = [...new Set(brand.imageCDNs.map((cdn) => new URL(cdn).origin))];
  context.launchOrigins = [...new Set(brand.launchGameCDNs.map((cdn) => new URL(cdn).origin))];
  context.thirdParties = listThirdParties(brand);
  context.analyticsScript = brand.analytics.gtagId && preferences.consent === 'granted' ? env().ANALYTICS_URL : null;
  const site: Site = {
    request,
    url,
    requestId: context.requestId,
    brand,
    status: permission.status,
    language,
    theme: chooseTheme(brand, preferences.theme),
    preferences,
    member,
    api: createApi({ ...own, language, token: member?.token }),
    apiWith: (token) => createApi({ ...own, language, token }),
    apiForAll: createApi({ ...shared, language, onFailure: undefined }),
    ...accessBy(permission.modules ?? brand.modules),
    address: context.address,
    now: permission.now || Date.now(),
    scope,
    image: imageAddresses(brand.imageCDNs),
    currency,
    format: formatsFor(LANGUAGES[language].tag, currency),
    t: serverTranslate(language),
    title: (page) => `${page} · ${brand.merchantName}`,
    describe: (page, values) => describePage(site, page, values),
    isSecure: url.protocol === 'https:',
    noteFailure: (failure) => noteFailure(failure, context),
    forAll: () => ({
      ...site,
      ...accessBy(brand.modules),
      member: null,
      preferences: readPreferences(null),
      api: sharedApi,
    }),
    cached: (name, compute, lifeMs) => remember(`${language} ${name}`, () => compute(site.forAll()), lifeMs),
  };
  return site;
}

const MOST_NAMED = 4;

function describePage({ brand, format, t }: Site, page: DescribedPage, values: Parameters<Site['describe']>[1] = {}) {
  if (Object.values(values).some(({ length }) => length === 0)) return brand.description;
  const texts = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : format.list(value.slice(0, MOST_NAMED)),
  ]);
  return t('descriptions', `server.${page}`, { brand: brand.merchantName, ...Object.fromEntries(texts) });
}

/** Offline services need no CSP; geetest opens its own window, and Google requires reCAPTCHA. */
function listThirdParties({ thirdParty: { slider, phoneAuth } }: Whitelabel): ThirdParty[] {
  const origin = slider.scriptUrl === undefined ? undefined : new URL(slider.scriptUrl).origin;
  const parties: ThirdParty[] = slider.provider === 'geetest' ? [{ name: 'geetest', ...(origin && { origin }) }] : [];
  const hasRecaptcha = phoneAuth?.url.startsWith('https://identitytoolkit.googleapis.com');
  return hasRecaptcha ? [...parties, { name: 'recaptcha' }] : parties;
}
