import { hasService } from '~/brand/customer-service.server.ts';
import { seconds } from '~/config/durations.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import { drawQrCode } from '~/parts/qr-code.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { isFor, type Segment } from './segments.ts';
import type { AppDownloadView, BannerView, MaintenanceView, PopUpView, RegionView } from './system.types.ts';

type Announcements = Value<'listAnnouncements'>;
type Banner = Announcements['B'][number];

/** By path (specification, section 2); pages below have none. */
const BANNER_GROUPS: Record<string, Announcements['B'][number]['groupName']> = {
  '': 'home',
  rng: 'rng',
  live: 'live',
  fish: 'fish',
  pvp: 'pvp',
  'pvp/rooms': 'pvp',
  sports: 'sports',
  esports: 'esports',
  elott: 'elott',
  cockfight: 'cockfight',
  promotions: 'promotions',
  pointMall: 'pointMall',
  help: 'help',
  register: 'w_register',
  'register.html': 'w_register',
  forget: 'w_forget',
};

const listAnnouncements = ({ cached }: Site): Promise<Announcements> =>
  cached('announcements', ({ api }) =>
    api.call('listAnnouncements', { query: { types: 'B,PL,PU,H', platform: 'W', execution: 'B' } }),
  );

/** Omits disabled pages. */
export async function listMenus({ cached, routes }: Site): Promise<Value<'getMenus'>> {
  const menus = await cached('menus', ({ api }) => api.call('getMenus'));
  return menus.map(({ place, entries }) => ({ place, entries: entries.filter(({ path }) => routes.isOn(path)) }));
}

/** A rank that has pop-ups of its own gets no others. */
export async function listAfterLogin(site: Site, segment: Segment, rank: number): Promise<PopUpView[]> {
  const popUps = (await listAnnouncements(site)).PL.filter(isFor(segment)).filter(
    ({ minimumRank }) => minimumRank <= rank,
  );
  const own = Math.max(...popUps.map(({ minimumRank }) => minimumRank));
  return toPopUps(
    site,
    popUps.filter(({ minimumRank }) => minimumRank === own),
  );
}

export async function listForVisitors(site: Site): Promise<PopUpView[]> {
  return toPopUps(site, (await listAnnouncements(site)).PU.filter(isFor('visitor')));
}

/** Omits those without a button to an open page. */
const toPopUps = ({ routes }: Site, popUps: Announcements['PL']): PopUpView[] =>
  popUps
    .filter(({ link }) => isPath(link) && routes.isOn(link))
    .map(({ id, title, content, link, linkText }) => ({
      id: String(id),
      title,
      html: safeHtml(content, routes.isOn),
      link,
      linkText,
    }));

/** The page's, for all segments. */
export async function listBanners(site: Site, pathname: string): Promise<Banner[]> {
  const group = BANNER_GROUPS[pathname.slice(1)];
  if (!group || !site.routes.isOn(pathname)) return [];
  return (await listAnnouncements(site)).B.filter(({ groupName }) => groupName === group);
}

export const bannerView = ({ image, routes }: Site, banner: Banner): BannerView => ({
  id: String(banner.bannerId),
  title: banner.title,
  subtitle: banner.subtitle,
  image: image(banner.url),
  imageSmall: image(banner.urlSmall),
  link: banner.linkageType && isSafeLink(banner.link) && routes.isOn(banner.link) ? banner.link : null,
  isExternal: banner.linkageType === 'URL',
});

const isPath = (link: string) => /^\/(?!\/)/.test(link);

const isSafeLink = (link: string) => isPath(link) || /^https:\/\//.test(link);

export const listHighlights = async (site: Site): Promise<Announcements['H']> => (await listAnnouncements(site)).H;

const PLATFORMS = { ANDROID: 'android', IOS: 'ios', PWA: 'pwa' } as const;

export const listApps = ({ brand }: Site): AppDownloadView[] =>
  brand.resources.flatMap(({ resourceType, url, qrCodeUrl }) => {
    const platform = PLATFORMS[resourceType as keyof typeof PLATFORMS];
    return platform ? [{ platform, url, qrSvg: qrCodeUrl && drawQrCode(qrCodeUrl) }] : [];
  });

export function maintenanceView({ brand, status, format }: Site): MaintenanceView {
  const { endTime } = status;
  return {
    endTime: endTime === null ? null : format.dateTime(endTime),
    endIsoTime: endTime === null ? null : new Date(endTime).toISOString(),
    hasService: hasService(brand),
  };
}

export const regionView = ({ brand, status }: Site): RegionView => ({
  ip: status.ip,
  hasService: hasService(brand),
});

const ICON_TIMEOUT_MS = seconds(2);

/** Returns null when the host fails. Cached. */
export async function readIcon({ brand, image, cached }: Site): Promise<{ body: string; type: string } | null> {
  return cached('icon', async () => {
    try {
      const answer = await fetch(image(brand.icon), { signal: AbortSignal.timeout(ICON_TIMEOUT_MS) });
      return answer.ok
        ? { body: await answer.text(), type: answer.headers.get('content-type') ?? 'image/svg+xml' }
        : null;
    } catch {
      return null;
    }
  });
}

export async function readDownload(site: Site) {
  const brandName = site.brand.merchantName;
  const title = site.title(site.t('system', 'download.title', { name: brandName }));
  return { apps: listApps(site), brandName, title, description: site.describe('download') };
}
