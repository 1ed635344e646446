import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { type BannerForm, type BannerGroup, type Brand, bannerPath, promotionPath } from '../../art/paths.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { hasPage } from '../../shared/modules.ts';
import { textIn } from '../../shared/texts.ts';
import type { Audience } from '../../worlds/columns.ts';
import { LANGUAGE_TAGS, type Segment } from '../../worlds/columns.ts';
import { isInMaintenance } from './brand-state.ts';
import { liveChatAddress } from './customer-service.ts';
import { isRestricted } from './enter-brand.ts';
import {
  listAnnouncementRows,
  listBanners,
  listCountryRows,
  listMenuEntries,
  listModules,
  listRoutes,
  listRunningPromotions,
  requireBrand,
} from './repository.ts';

const PLACES = ['header', 'side', 'footer', 'help'] as const;

export function describeMenus(context: Context<'getMenus'>): Value<'getMenus'> {
  const { world, brand, language } = context;
  const entries = listMenuEntries(world, brand.code);
  return PLACES.map((place) => ({
    place,
    entries: entries
      .filter((entry) => entry.place === place && (place === 'help' || isOffered(context, entry.code)))
      .map(({ code, label, path }) => ({ code, path, label: label[language] })),
  }));
}

/** Returns true if the category's module is on; cockfight always (specification, section 2). */
function isOffered({ world, brand }: HandlerContext, code: string): boolean {
  const moduleId = `${code}3`;
  const hasModule = listModules(world, brand.code).some(({ modId }) => modId === moduleId);
  return !hasModule || code === 'COCKFIGHT' || brand.modules.has(moduleId);
}

/** Device 0 has the routes of all devices. */
export function describeRoutes({ world, brand, query }: Context<'getRouters'>): Value<'getRouters'> {
  const routes = listRoutes(world, brand.code);
  return routes
    .filter(({ device }) => device === 0 || device === query.device)
    .map(({ name, path, isEnabled, loginRequired }) => ({ name, path, enabled: isEnabled, loginRequired }));
}

/** Maintenance takes precedence over the region (specification, section 4). */
export function describeStatus(
  brand: BrandState,
  now: number,
  ip: string,
  customerService: string | null,
): Value<'getSystemStatus'> {
  const status = isInMaintenance(brand, now) ? 1 : isRestricted(brand.restrictedAddresses, ip) ? 2 : 0;
  return { status, endTime: status === 1 ? brand.maintenanceEndTime : null, customerService, ip };
}

export function readStatus(context: Context<'getSystemStatus'>): Value<'getSystemStatus'> {
  return describeStatus(context.brand, context.world.now(), context.ip, liveChatAddress(context));
}

/** Ordered in the language. */
export function listCountries({ world, language }: Context<'listCountries'>): Value<'listCountries'> {
  const countries = listCountryRows(world);
  return world.cached(`countries ${language}`, ['Country'], () => {
    const tag = LANGUAGE_TAGS[language];
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const order = new Intl.Collator(tag);
    return countries
      .map((country) => ({ ...country, name: names.of(country.countryCode) ?? country.countryCode }))
      .sort((a, b) => order.compare(a.name, b.name));
  });
}

export function listAnnouncements(context: Context<'listAnnouncements'>): Value<'listAnnouncements'> {
  const { world, brand, language, query } = context;
  const types = new Set(query.types.split(','));
  const texts = types.has('PL') || types.has('PU') || types.has('H') ? listAnnouncementRows(world, brand.code) : [];
  const ofType = <Type extends 'PL' | 'PU' | 'H'>(type: Type) =>
    texts
      .filter((row) => row.type === type && types.has(type))
      .map(({ id, title, content, link, linkText, minimumRank, segments }) => ({
        id,
        type,
        title: textIn(title, language),
        content: textIn(content, language),
        link,
        linkText: textIn(linkText, language),
        minimumRank,
        segments: JSON.parse(segments) as Segment[],
      }));
  return {
    B: types.has('B') ? banners(context) : [],
    PL: ofType('PL'),
    PU: ofType('PU'),
    PR: types.has('PR') ? promotions(context) : [],
    H: ofType('H'),
  };
}

/** Text over a picture needs a calm side; a panel needs none. */
const WIDE_FORMS = { start: 'wide', end: 'mirrored', panel: 'open' } as const satisfies Record<string, BannerForm>;

function banners({ world, brand, language }: HandlerContext): Value<'listAnnouncements'>['B'] {
  const rows = listBanners(world, brand.code);
  const { layout } = requireBrand(world, brand);
  return rows.map((row) => {
    const groupName = row.groupName as BannerGroup;
    const picture = (form: BannerForm) => bannerPath(brand.code as Brand, groupName, row.picture, form);
    return {
      bannerId: row.id,
      groupName,
      title: textIn(row.title, language),
      subtitle: textIn(row.subtitle, language),
      url: picture(WIDE_FORMS[layout.hero]),
      urlSmall: picture('small'),
      linkageType: row.linkageType as '' | 'ROUTE' | 'URL',
      link: row.link,
      segments: JSON.parse(row.segments) as Segment[],
    };
  });
}

function promotions({ world, brand, language }: HandlerContext): Value<'listAnnouncements'>['PR'] {
  const isPublic = ({ rules, audience }: { rules: string; audience: string }) =>
    hasPage(brand, JSON.parse(rules) as object) && !(JSON.parse(audience) as Audience).hasCode;
  const rows = listRunningPromotions(world, brand.code, world.now()).filter(isPublic);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    category: row.category as Value<'listAnnouncements'>['PR'][number]['category'],
    title: textIn(row.title, language),
    summary: textIn(row.summary, language),
    image: promotionPath(brand.code as Brand, row.code),
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
  }));
}
