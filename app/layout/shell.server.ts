import { brandView } from '~/brand/brand.server.ts';
import { paths } from '~/config/paths.ts';
import { listFavouriteIds } from '~/features/games/favourites.server.ts';
import { listAllVendors, listLanes, vendorLink } from '~/features/games/games.server.ts';
import { readMemberPanel } from '~/features/member/member.server.ts';
import { listLatestNotices } from '~/features/messages/messages.server.ts';
import { listBanners, listMenus } from '~/features/system/system.server.ts';
import type { NavigationCategory } from '~/features/system/system.types.ts';
import type { Site } from '~/request/site.server.ts';
import { readToast } from '~/session/cookies.server.ts';
import type { Value } from '../../openapi/generated/gaming-operations.ts';
import { readDialog } from './dialog.server.ts';
import type { LinkView, ShellView, ToastView } from './shell.types.ts';

/** A drop-down has at most three columns of ten (specification, section 2). */
const MOST_VENDORS = 30;

type MenuEntry = Value<'getMenus'>[number]['entries'][number];

/** Everything around the page at a path; `hasBanners` is false where the page has none of its own, such as the log-in page. */
export async function readShell(site: Site, hasBanners = true): Promise<ShellView> {
  const [lanes, vendors, menus, banners, notices, member, favouriteIds, toast, dialog] = await Promise.all([
    listLanes(site),
    listAllVendors(site),
    listMenus(site),
    hasBanners ? listBanners(site, site.url.pathname) : [],
    listLatestNotices(site),
    readMemberPanel(site),
    listFavouriteIds(site),
    readToastView(site),
    readDialog(site),
  ]);
  const entriesOf = (place: string): MenuEntry[] => menus.find((menu) => menu.place === place)?.entries ?? [];
  const linksOf = (place: string): LinkView[] => entriesOf(place).map(({ label, path }) => ({ label, path }));
  const header = new Map(entriesOf('header').map(({ code, label, path }) => [code, { label, path }]));
  const side = new Map(entriesOf('side').map(({ code, label, path }) => [code, { label, path }]));
  const categories = new Set<string>(lanes.map(({ gameClassify }) => gameClassify));
  const { t } = site;
  return {
    brand: brandView(site.brand, site.image),
    language: site.language,
    theme: site.preferences.theme,
    slider: site.member ? null : site.brand.thirdParty.slider,
    dialog,
    member,
    navigation: lanes.map((lane): NavigationCategory => {
      const vendors = lane.cards.slice(0, MOST_VENDORS).map((card) => vendorLink(site, card));
      return {
        gameType: lane.gameClassify,
        label: lane.title,
        path: paths.category(lane.gameClassify),
        vendors: lane.gameClassify === 'FISH' ? [] : vendors,
      };
    }),
    links: {
      home: header.get('HOME') ?? { label: t('server', 'links.home'), path: paths.home() },
      promotions: header.get('PROMOTIONS') ?? {
        label: t('server', 'links.promotions'),
        path: paths.promotions(),
      },
      download: header.get('DOWNLOAD') ?? { label: t('server', 'links.download'), path: paths.download() },
      notices: side.get('NOTICES') ?? { label: t('server', 'links.notices'), path: paths.notices() },
    },
    banners,
    notices,
    favouriteIds,
    sideLinks: entriesOf('side')
      .filter(({ code }) => !categories.has(code))
      .map(({ label, path }) => ({ label, path })),
    footer: {
      vendors,
      products: linksOf('footer'),
      help: linksOf('help'),
      year: new Date().getFullYear(),
    },
    toast,
  };
}

async function readToastView({ request, t }: Site): Promise<ToastView | null> {
  const toast = await readToast(request.headers.get('Cookie'));
  return toast && { id: toast.id, tone: toast.tone, text: t('server', `toasts.${toast.key}`) };
}
