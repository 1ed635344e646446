import { brandView } from '~/brand/brand.server.ts';
import { closedTo, isLimited, isOpenTo, paths } from '~/config/paths.ts';
import { isChatOpen } from '~/features/chat/chat.server.ts';
import { listFavouriteIds } from '~/features/games/favourites.server.ts';
import { hasDropDown, listLanes, listVendorLogos } from '~/features/games/games.server.ts';
import { readMemberPanel } from '~/features/member/member.server.ts';
import { listHeadlines } from '~/features/messages/messages.server.ts';
import { checkInView } from '~/features/promotions/check-in.server.ts';
import { isFor } from '~/features/system/segments.ts';
import { bannerView, listBanners, listForVisitors, listMenus } from '~/features/system/system.server.ts';
import { isToastKey, toastText } from '~/i18n/resources.server.ts';
import { isOffered } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { actingAs } from '~/session/acting-as.server.ts';
import { readToast } from '~/session/cookies.server.ts';
import type { ToastView } from '~/ui/toast.tsx';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { listCentreKeys } from './centre-menu.server.ts';
import { FOOTER_VENDORS_PER_PAGE } from './layout.constants.ts';
import { readPanel } from './panels.server.ts';
import type { LinkView, ShellView } from './shell.types.ts';

type MenuEntry = Value<'getMenus'>[number]['entries'][number];

export async function readShell(site: Site): Promise<ShellView> {
  // No advertising during a break and to sub-accounts, and no links to what is closed.
  const isQuiet = isLimited(site.member);
  const isOpen = ({ path }: LinkView) => isOpenTo(site.member, path.split(/[?#]/)[0] ?? '');
  const [lanes, vendors, menus, banners, popUps, notices, member, favouriteIds, toast, panel, available] =
    await Promise.all([
      listLanes(site),
      listVendorLogos(site),
      listMenus(site),
      isQuiet ? [] : optional(site, 'listAnnouncements', listBanners(site, site.url.pathname), []),
      site.member ? [] : optional(site, 'listAnnouncements', listForVisitors(site), []),
      isQuiet ? [] : optional(site, 'listNotices', listHeadlines(site), []),
      readMemberPanel(site),
      isQuiet ? [] : listFavouriteIds(site),
      readToastView(site),
      readPanel(site),
      readAvailable(site),
    ]);
  const findEntries = (place: string): MenuEntry[] =>
    (menus.find((menu) => menu.place === place)?.entries ?? []).filter(isOpen);
  const findLinks = (place: string): LinkView[] => findEntries(place).map(({ label, path }) => ({ label, path }));
  const header = new Map(findEntries('header').map(({ code, label, path }) => [code, { label, path }]));
  const side = new Map(findEntries('side').map(({ code, label, path }) => [code, { label, path }]));
  const categories = new Set<string>(lanes.map(({ gameClassify }) => gameClassify));
  // In the header's order.
  const products = lanes.flatMap(({ gameClassify }) =>
    findEntries('footer').filter(({ code }) => code === gameClassify),
  );
  const { t, routes } = site;
  const centre = listCentreKeys(site, member);
  const ifOn = (link: LinkView): LinkView | null => (routes.isOn(link.path) && isOpen(link) ? link : null);
  return {
    brand: brandView(site.brand, site.modules, site.image),
    language: site.language,
    asksForConsent: site.brand.analytics.gtagId !== null && site.preferences.consent === null,
    slider: site.member ? null : site.brand.thirdParty.slider,
    panel,
    member,
    openToday: {
      checkIn: available.checkIn && routes.isOn(paths.promotions()) ? checkInView(site, available.checkIn) : null,
      rewards:
        member && isOffered(site.member) && centre.includes('rewardCenter') ? member.missions + member.rewards : 0,
    },
    actingAs: site.member && actingAs(site.scope, site.member),
    centre,
    hasChat: isChatOpen(site),
    navigation: (isQuiet ? [] : lanes).map((lane) => ({
      gameType: lane.gameClassify,
      label: lane.title,
      path: paths.category(lane.gameClassify),
      hasDropDown: hasDropDown(lane),
    })),
    links: {
      home: header.get('HOME') ?? {
        label: t('layout', 'server.links.home'),
        path: site.member && isQuiet ? closedTo(site.member, paths.home()) : paths.home(),
      },
      promotions: ifOn(
        counted(
          header.get('PROMOTIONS') ?? { label: t('layout', 'server.links.promotions'), path: paths.promotions() },
          available.count,
        ),
      ),
      download: ifOn(header.get('DOWNLOAD') ?? { label: t('layout', 'server.links.download'), path: paths.download() }),
      notices: ifOn(side.get('NOTICES') ?? { label: t('layout', 'server.links.notices'), path: paths.notices() }),
    },
    banners: banners.filter(isFor(member?.segment ?? 'visitor')).map((banner) => bannerView(site, banner)),
    popUpIds: popUps.map(({ id }) => id),
    notices: notices.map(({ id, title }) => ({ id, title })),
    favouriteIds,
    sideLinks: findEntries('side')
      .filter(({ code }) => !categories.has(code))
      .map(({ label, path }) => ({ label, path })),
    footer: {
      vendors: isQuiet ? [] : vendors.slice(0, FOOTER_VENDORS_PER_PAGE),
      vendorCount: isQuiet ? 0 : vendors.length,
      products: products.map(({ label, path }) => ({ label, path })),
      help: findLinks('help'),
      year: new Date().getFullYear(),
    },
    toast,
  };
}

/** "Promotions (3)". */
const counted = (link: LinkView, count: number): LinkView =>
  count > 0 ? { ...link, label: `${link.label} (${count})` } : link;

/** Promotions that a member can take or claim, and the check-in. */
async function readAvailable(site: Site): Promise<Value<'countPromotions'>> {
  const none = { count: 0, checkIn: null };
  return isOffered(site.member) ? optional(site, 'countPromotions', site.api.call('countPromotions'), none) : none;
}

async function readToastView({ request, t }: Site): Promise<ToastView | null> {
  const toast = await readToast(request.headers.get('Cookie'));
  if (!toast || !isToastKey(toast.key)) return null;
  return { id: toast.id, tone: toast.tone, text: toastText(t, toast.key, toast.values) };
}
