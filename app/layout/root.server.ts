import { redirectDocument } from '@remix-run/node';
import { ApiFailure } from '~/api/failure.ts';
import { brandCss, chooseTheme, pageLanguages, themeInput, type Whitelabel } from '~/brand/brand.server.ts';
import { headerColors } from '~/brand/theme.ts';
import { countInviteVisit } from '~/features/member/register/visit.server.ts';
import { listCountries } from '~/features/session/sign-in.server.ts';
import type { AnalyticsView } from '~/features/system/consent/analytics.tsx';
import { maintenanceView, regionView } from '~/features/system/system.server.ts';
import type { ClosedView } from '~/features/system/system.types.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import type { ServerContext } from '~/request/context.ts';
import { optional } from '~/request/optional.server.ts';
import { type PageFailure, pageFailure, requestFailure, throttledFailure } from '~/request/page-failure.server.ts';
import { findLastBrand, needsDocument, openSite, type Site } from '~/request/site.server.ts';
import { readPreferences } from '~/session/cookies.server.ts';

/** Never throws on an API failure: the page needs a language and a theme to show it. */
export async function readRoot(request: Request, context: ServerContext) {
  if (context.waitMs !== undefined) return failedDocument(request, context, throttledFailure(context));
  try {
    const site = await openSite(request, context);
    if (needsDocument(site, context)) throw redirectDocument(`${site.url.pathname}${site.url.search}`);
    if (context.requestFault === 431) return failedDocument(request, context, requestFailure(431, context));
    // For forms (specification, section 2); optional for the document.
    await Promise.all([optional(site, 'listCountries', listCountries(site), []), countInviteVisit(site)]);
    return { ...documentView(site, context), failure: null };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return failedDocument(request, context, pageFailure(error, context));
  }
}

function failedDocument(request: Request, context: ServerContext, failed: ReturnType<typeof pageFailure>) {
  const failure: PageFailure = failed.data;
  return { ...plainDocument(request, context), failure, status: failed.init?.status ?? 502 };
}

function documentView(site: Site, context: ServerContext) {
  const { imageOrigins, analyticsScript } = context;
  const { brand, language, theme } = site;
  const tokens = themeInput(brand);
  const { origin, tags, defaultTag } = pageLanguages(brand, site.isSecure);
  context.css = brandCss(brand);
  const closed = closedView(site);
  return {
    status: closed ? (closed.kind === 'maintenance' ? 503 : 403) : 200,
    brandCode: brand.merchantCode as string | null,
    brandName: brand.merchantName as string | null,
    title: brand.siteTitle,
    description: brand.description,
    icon: site.image(brand.icon) as string | null,
    touchIcon: site.image(brand.touchIcon) as string | null,
    shareImage: site.image(brand.shareImage) as string | null,
    address: origin as string | null,
    imageOrigins,
    language,
    tag: LANGUAGES[language].tag as string,
    tags,
    defaultTag,
    isLoginRequired: brand.loginRequiredHome,
    theme,
    layout: layoutView(brand),
    headerColors: headerColors(theme, tokens),
    analytics: analyticsView(brand.analytics.gtagId, analyticsScript),
    closed,
  };
}

function layoutView({ layout: { hero, card } }: Whitelabel) {
  return { hero, card };
}

/** Returns null without consent or analytics. */
const analyticsView = (tagId: string | null, script: string | null): AnalyticsView | null =>
  tagId && script ? { tagId, script } : null;

function closedView(site: Site): ClosedView | null {
  switch (site.status.status) {
    case 1:
      return { kind: 'maintenance', view: maintenanceView(site) };
    case 2:
      return { kind: 'region', view: regionView(site) };
    default:
      return null;
  }
}

/** As last read, else a default, while the API is unreachable. */
function plainDocument(request: Request, context: ServerContext): ReturnType<typeof documentView> {
  const { language } = context;
  const brand = findLastBrand(request);
  const theme = chooseTheme(brand, readPreferences(request.headers.get('Cookie')).theme);
  const tokens = brand ? themeInput(brand) : {};
  context.css = brandCss(brand);
  return {
    status: 502,
    brandCode: brand?.merchantCode ?? null,
    brandName: brand?.merchantName ?? null,
    title: brand?.merchantName ?? new URL(request.url).hostname,
    description: '',
    icon: null,
    touchIcon: null,
    shareImage: null,
    address: null,
    imageOrigins: [],
    language,
    tag: LANGUAGES[language].tag,
    tags: [],
    defaultTag: LANGUAGES[language].tag,
    isLoginRequired: false,
    theme,
    layout: { hero: 'start', card: 'upright' },
    headerColors: headerColors(theme, tokens),
    analytics: null,
    closed: null,
  };
}
