import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { Cache } from '~/api/cache.server.ts';
import { type Seal, sealFor } from '~/api/cipher.server.ts';
import { type Api, type ApiOptions, createApi } from '~/api/client.server.ts';
import { ApiFailure } from '~/api/failure.ts';
import { chooseLanguage, enabledModules, imageAddresses, type Whitelabel } from '~/brand/brand.server.ts';
import { merchantOf } from '~/brand/brand-hosts.server.ts';
import type { ModuleId } from '~/brand/modules.ts';
import { MODULE_PAGES, type Routes, routesOf } from '~/brand/routes.ts';
import { seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { isOpenDuringBreak, paths, safeRedirect } from '~/config/paths.ts';
import { type Formats, formatsFor } from '~/i18n/format.server.ts';
import { LANGUAGES, type LanguageCode } from '~/i18n/languages.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { ServerTranslate } from '~/i18n/translate.ts';
import { clearSession, type MemberSession, readSession, writeSession } from '~/session/cookie.server.ts';
import { type Preferences, readPreferences, readWorld } from '~/session/cookies.server.ts';
import { overPage } from '~/ui/overlay-address.ts';
import type { ServerContext, ThirdParty } from './context.ts';
import { bodyFailure, noteFailure, notFound, pageFailure, throttledFailure } from './page-failure.server.ts';
import { redirectWithToast } from './redirect-with-toast.server.ts';

/** Whether the brand is open to a visitor. */
export interface Availability {
  /** 0 open, 1 in maintenance, 2 closed to the address (specification, section 4). */
  status: 0 | 1 | 2;
  /** When maintenance ends; null when nobody knows. */
  endTime: number | null;
  ip: string;
}

/** Everything that a loader or an action needs to know of its request. */
export interface Site {
  request: Request;
  url: URL;
  requestId: string;
  brand: Whitelabel;
  status: Availability;
  language: LanguageCode;
  preferences: Preferences;
  member: MemberSession | null;
  /** Calls in the name of this visitor. */
  api: Api;
  /** Calls in the name of a session that has just been opened. */
  apiWith: (token: string) => Api;
  /** The ids of the modules that are on for this visitor. */
  modules: ReadonlySet<ModuleId>;
  routes: Routes;
  /** The visitor's address. */
  address: string;
  /** Tells this brand's counters, and a world's, from others'. */
  scope: string;
  /** The complete address of a picture. */
  image: (path: string) => string;
  format: Formats;
  t: ServerTranslate;
  /** A page's title with the brand's name. */
  title: (page: string) => string;
  isSecure: boolean;
  /** Keeps a failure for the request's line in the log. */
  noteFailure: (failure: ApiFailure) => void;
  /** What is the same for every visitor of this brand in this language, kept for a while; its calls are none of this page's. */
  cached: <Result>(name: string, compute: (api: Api) => Promise<Result>, lifeMs?: number) => Promise<Result>;
}

const cache = new Cache();
/** The last settings of each brand, for the page that tells of an outage. */
const lastBrands = new LRUCache<string, Whitelabel>({ max: 200 });
let seal: Seal | undefined;
const sites = new WeakMap<ServerContext, Promise<Site>>();

/**
 * The request's Site, made once however many loaders ask. Throws an ApiFailure, a 404 for a host of no brand, or a 429 for the page of a form
 * that was throttled.
 */
export async function openSite(request: Request, context: ServerContext): Promise<Site> {
  if (context.waitMs !== undefined) throw throttledFailure(context);
  const site = sites.get(context) ?? makeSite(request, context);
  sites.set(context, site);
  return site;
}

/** Whether this visitor may have a shared page, as far as the API can be asked: the brand is open to them, with all that it has. */
export async function mayShare(request: Request, context: ServerContext): Promise<boolean> {
  return openSite(request, context).then(
    ({ status, modules, brand, routes }) => {
      const all = modulesOf(brand.modules, routes);
      return status.status === 0 && modules.size === all.size && [...all].every((id) => modules.has(id));
    },
    () => false,
  );
}

/** The settings that the brand of a request had when they were last read; undefined where they never were. */
export function findLastBrand(request: Request): Whitelabel | undefined {
  return lastBrands.get(readScope(request));
}

/** Tells the counters of a request's brand, and of its world, from others'. */
export function readScope(request: Request): string {
  const merchant = merchantOf(new URL(request.url).host);
  return scopeOf(merchant ?? '', readWorldOf(request.headers.get('Cookie')));
}

const scopeOf = (merchant: string, world: string | undefined) => `${merchant} ${world ?? ''}`;

/** The world of the mock that a request is for; none where the site runs against a real API. */
const readWorldOf = (cookies: string | null): string | undefined =>
  env().MOCK_WORLDS === '1' ? (readWorld(cookies) ?? undefined) : undefined;

/** How the gaming API is called for everybody alike: by no visitor's token, address, host or browser. */
function connect(url: URL, cookies: string | null, context: ServerContext): ApiOptions {
  const { GAMING_API_URL, API_TIMEOUT_MS, API_CIPHER, API_PUBLIC_KEY } = env();
  const merchant = merchantOf(url.host);
  if (!merchant) throw notFound(context);
  seal ??= sealFor(API_CIPHER, API_PUBLIC_KEY);
  return {
    origin: GAMING_API_URL.replace(/\/$/, ''),
    timeoutMs: API_TIMEOUT_MS,
    seal,
    merchant,
    requestId: context.requestId,
    world: readWorldOf(cookies),
    onFailure: (failure: ApiFailure) => noteFailure(failure, context),
  };
}

/** Who renders a page for many has asked for each of them. */
const OPEN = { status: { status: 0, endTime: null, ip: '' } as Availability, modules: null };

/** What the visitor at this address and host may see. While the brand is closed its status tells how long, if it can be read. */
async function readPermission(api: Api, host: string) {
  const { info, location, maintenance, regionRestriction } = await api.call('getPermission', { query: { host } });
  const status: Availability = { status: maintenance ? 1 : regionRestriction ? 2 : 0, endTime: null, ip: location.ip };
  if (maintenance)
    status.endTime = await api.call('getSystemStatus').then(
      ({ endTime }) => endTime,
      () => null,
    );
  return { status, modules: info.modules };
}

function modulesOf(modules: Whitelabel['modules'], routes: Routes): Set<ModuleId> {
  const enabled = enabledModules(modules);
  for (const [id, path] of MODULE_PAGES) if (!routes.isOn(path)) enabled.delete(id);
  return enabled;
}

async function makeSite(request: Request, context: ServerContext): Promise<Site> {
  const { CACHE_SECONDS } = env();
  const url = new URL(request.url);
  const cookies = request.headers.get('Cookie');
  const preferences = readPreferences(cookies);
  if (preferences.language) context.language = preferences.language;
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
    cache.remember(`${scopeOf(merchant, world)} ${key}`, CACHE_SECONDS && lifeMs, compute);
  const readBrand = (language?: LanguageCode) =>
    remember(`brand ${language ?? ''}`, () => createApi({ ...shared, language }).call('getWhitelabel'));

  const readRouters = (device: 0 | 3) =>
    remember(`routers ${device}`, () => createApi(shared).call('getRouters', { query: { device } }));

  const [member, wanted, permission, ...routers] = await Promise.all([
    readSession(cookies),
    readBrand(preferences.language ?? undefined),
    context.isShared ? OPEN : readPermission(createApi(own), url.host),
    readRouters(0),
    readRouters(3),
  ]);
  const language = chooseLanguage(wanted, preferences.language);
  const brand = language === (preferences.language ?? wanted.defaultLanguage) ? wanted : await readBrand(language);
  const scope = scopeOf(merchant, world);
  lastBrands.set(scope, brand);
  const routes = routesOf(routers);
  const sharedApi = createApi({ ...shared, language });
  context.language = language;
  context.imageOrigins = [...new Set(brand.imageCDNs.map((cdn) => new URL(cdn).origin))];
  context.launchOrigins = [...new Set(brand.launchGameCDNs.map((cdn) => new URL(cdn).origin))];
  context.thirdParties = thirdPartiesOf(brand);
  context.analyticsScript = brand.analytics.gtagId && preferences.consent === 'granted' ? env().ANALYTICS_URL : null;
  return {
    request,
    url,
    requestId: context.requestId,
    brand,
    status: permission.status,
    language,
    preferences,
    member,
    api: createApi({ ...own, language, token: member?.token }),
    apiWith: (token) => createApi({ ...own, language, token }),
    modules: modulesOf(permission.modules ?? brand.modules, routes),
    routes,
    address: context.address,
    scope,
    image: imageAddresses(brand.imageCDNs),
    format: formatsFor(LANGUAGES[language].tag, brand.currencySymbol),
    t: serverTranslate(language),
    title: (page) => `${page} · ${brand.merchantName}`,
    isSecure: url.protocol === 'https:',
    noteFailure: (failure) => noteFailure(failure, context),
    cached: (name, compute, lifeMs) => remember(`${language} ${name}`, () => compute(sharedApi), lifeMs),
  };
}

/** The offline services need nothing in the page; geetest brings its own window, and Google asks for reCAPTCHA. */
function thirdPartiesOf({ thirdParty: { slider, phoneAuth } }: Whitelabel): ThirdParty[] {
  const origin = slider.scriptUrl === undefined ? undefined : new URL(slider.scriptUrl).origin;
  const parties: ThirdParty[] = slider.provider === 'geetest' ? [{ name: 'geetest', ...(origin && { origin }) }] : [];
  const hasRecaptcha = phoneAuth?.url.startsWith('https://identitytoolkit.googleapis.com');
  return hasRecaptcha ? [...parties, { name: 'recaptcha' }] : parties;
}

interface Access {
  /** Shown without a session even where the brand's home asks for one (specification, section 2). */
  isOpen?: boolean | ((site: Site) => boolean);
  /** Answers while the brand is closed too. */
  isForClosed?: boolean;
  /** Reads what stands around a page, which says by itself that there is none. */
  isFrame?: boolean;
  /** Where a person passes through to a page, there is none to tell a failure: where they are led instead. */
  leadAway?: () => Promise<Response>;
}

type Handler<Result> = (site: Site, args: LoaderFunctionArgs) => Promise<Result>;

/**
 * A loader or an action that is given its Site. Brands that are closed, homes that ask for a session, tokens that have ended
 * and failures of the API are dealt with here, once for every route.
 */
export function withSite<Result>(handler: Handler<Result>, access: Access = {}) {
  return async (args: LoaderFunctionArgs): Promise<Result> => {
    const context = args.context;
    try {
      const site = await openSite(args.request, context);
      if (context.bodyFault) throw bodyFailure(context.bodyFault, context);
      if (site.status.status !== 0 && !access.isForClosed)
        throw data({ kind: 'closed' }, { status: site.status.status === 1 ? 503 : 403 });
      const isOpen = typeof access.isOpen === 'function' ? access.isOpen(site) : access.isOpen;
      const { pathname } = site.url;
      if (!access.isFrame && !site.routes.isOn(pathname)) throw notFound(context);
      const needsSession = site.brand.loginRequiredHome || site.routes.needsSession(pathname);
      if (needsSession && !site.member && !isOpen) throw redirect(loginFor(site.url));
      if (site.member?.isOnBreak && !access.isFrame && !isOpenDuringBreak(pathname)) throw redirect(paths.limits());
      const result = await handler(site, args);
      return result instanceof Response ? (staysOver(result, args.request, site.url) as Result) : result;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.kind === 'signedOut') throw await signedOutRedirect(args.request, error);
      if (error.kind === 'onBreak') await leadToBreak(await openSite(args.request, context));
      const failure = pageFailure(error, context);
      throw (await access.leadAway?.()) ?? failure;
    }
  };
}

/**
 * A redirect to a page of the member centre, from a form that was sent over another page, leads to that page over the same one. It replaces the form
 * in the history, so that closing the centre knows how far back the page behind is; so does a redirect to the page of the form itself.
 */
function staysOver(response: Response, request: Request, url: URL): Response {
  const to = response.headers.get('Location');
  const behind = url.searchParams.get('over');
  const over = to && behind ? overPage(to, safeRedirect(behind)) : to;
  if (over === null) return response;
  response.headers.set('Location', over);
  const isSamePage = request.method === 'POST' && request.headers.get('Referer') === new URL(over, url).href;
  if (over !== to || isSamePage) response.headers.set('X-Remix-Replace', 'true');
  return response;
}

/** Home, which says by itself what is the matter while it lasts, and that what was wanted has not happened. */
export const leadHome = (): Promise<Response> =>
  redirectWithToast(paths.home(), { tone: 'error', key: 'member.network' });

/** Where a visitor signs in who wanted to see a page; who wanted another form over it gets the page of that form. */
export function loginFor(url: URL): string {
  const { modal, ...search } = Object.fromEntries(url.searchParams);
  if (modal === 'register') return paths.register(search);
  if (modal === 'recover') return paths.recover(search);
  return paths.login({ redirectTo: url.pathname === '/' ? '' : `${url.pathname}${url.search}` });
}

/** The member takes a break, maybe since another device began it: the session keeps that, and the page of the break tells it. */
async function leadToBreak({ member, url, isSecure }: Site): Promise<void> {
  if (!member || (member.isOnBreak && url.pathname === paths.limits())) return;
  const cookie = await writeSession({ ...member, isOnBreak: true }, isSecure);
  throw redirect(paths.limits(), { headers: { 'Set-Cookie': cookie } });
}

/** The token has ended elsewhere or by time: the same page again, as a visitor, who is told so. */
async function signedOutRedirect(request: Request, { isReplaced }: ApiFailure): Promise<Response> {
  const url = new URL(request.url);
  const to = request.method === 'GET' ? `${url.pathname}${url.search}` : paths.login();
  const key = isReplaced ? 'session.signedInElsewhere' : 'session.sessionEnded';
  return redirectWithToast(to, { tone: 'info', key }, [await clearSession()]);
}
