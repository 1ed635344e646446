import type { GameType, Texts } from '../../../mock-server/worlds/columns.ts';
import { json } from '../shared/text.ts';
import type { BrandSeed } from './brands.ts';
import { categoryLabels, helpLabels, pageLabels } from './texts/labels.ts';

interface Entry {
  code: string;
  path: string;
  label: Texts;
}

/** In order, with anchors on the help page. */
export const helpEntries = [
  { code: 'ABOUT', anchor: 'about' },
  { code: 'TERMS', anchor: 'term' },
  { code: 'PRIVACY', anchor: 'privacy' },
  { code: 'RESPONSIBLE', anchor: 'responsible' },
  { code: 'DEPOSIT', anchor: 'deposit' },
  { code: 'CONTACT', anchor: 'contact' },
] as const;

/** LOTT has /lottery. */
export const categoryPath = (gameType: GameType): string =>
  gameType === 'LOTT' ? '/lottery' : `/${gameType.toLowerCase()}`;

const home: Entry = { code: 'HOME', path: '/', label: pageLabels.home };
const promotions: Entry = { code: 'PROMOTIONS', path: '/promotions', label: pageLabels.promotions };
const tournaments: Entry = { code: 'TOURNAMENTS', path: '/tournaments', label: pageLabels.tournaments };
const vip: Entry = { code: 'VIP', path: '/vip', label: pageLabels.vip };
const pointMall: Entry = { code: 'POINTMALL', path: '/pointMall', label: pageLabels.pointMall };
const notices: Entry = { code: 'NOTICES', path: '/noticePage', label: pageLabels.notices };
const feed: Entry = { code: 'FEED', path: '/feed', label: pageLabels.feed };
const help: Entry = { code: 'HELP', path: '/help', label: pageLabels.help };
const join: Entry = { code: 'JOIN', path: '/join', label: pageLabels.join };
const download: Entry = { code: 'DOWNLOAD', path: '/down', label: pageLabels.download };

export function buildMenuEntries(brand: BrandSeed) {
  const categories = brand.categories.map(
    (gameType): Entry => ({ code: gameType, path: categoryPath(gameType), label: categoryLabels[gameType] }),
  );
  const partners = brand.modulesOff.includes('AGENT3') ? [] : [join];
  const feeds = brand.modulesOff.includes('FEED3') ? [] : [feed];
  const hasMall = !brand.modulesOff.includes('POINTMALL3');
  const hasTournaments = !brand.modulesOff.includes('TOURNAMENT3');
  const places: Record<string, readonly Entry[]> = {
    header: [home, ...categories, promotions, download],
    side: [
      ...categories,
      promotions,
      ...(hasTournaments ? [tournaments] : []),
      vip,
      ...(hasMall ? [pointMall] : []),
      ...feeds,
      notices,
      help,
      ...partners,
      download,
    ],
    footer: categories,
    help: [
      ...helpEntries.map(({ code, anchor }) => ({ code, path: `/help#${anchor}`, label: helpLabels[code] })),
      ...partners,
    ],
  };
  return Object.entries(places)
    .flatMap(([place, entries]) => entries.map((entry, index) => ({ place, position: index + 1, ...entry })))
    .map(({ label, ...entry }, index) => ({
      id: brand.position * 1000 + index + 1,
      brandCode: brand.code,
      label: json(label),
      ...entry,
    }));
}

/**
 * Device 0's rows apply to every device, so the web's list contains both kinds; the list of device 0 contains home and
 * sign-in only.
 */
export function buildRoutes(brand: BrandSeed) {
  const everywhere = [
    { name: 'home', path: '/', isPublic: false },
    { name: 'login', path: '/login', isPublic: true },
  ].map((route) => ({ ...route, device: 0, isEnabled: true }));
  const onTheWeb = [
    ...brand.categories.map((gameType) => ({ name: categoryPath(gameType).slice(1), path: categoryPath(gameType) })),
    ...['promotions', 'tournaments', 'vip', 'noticePage', 'help', 'down'].map((name) => ({ name, path: `/${name}` })),
  ].map((route) => ({ ...route, isPublic: false, device: 3, isEnabled: true }));
  const ofAccounts = [
    { name: 'register', isPublic: true, isEnabled: true },
    { name: 'forget', isPublic: true, isEnabled: true },
    { name: 'agentHome', isPublic: false, isEnabled: !brand.modulesOff.includes('AGENT3') },
    { name: 'join', isPublic: false, isEnabled: !brand.modulesOff.includes('AGENT3') },
    { name: 'feed', isPublic: false, isEnabled: !brand.modulesOff.includes('FEED3') },
  ].map((route) => ({ ...route, path: `/${route.name}`, device: 3 }));
  const mall = {
    name: 'pointMall',
    path: '/pointMall',
    isPublic: false,
    device: 3,
    isEnabled: !brand.modulesOff.includes('POINTMALL3'),
  };
  return [...everywhere, ...onTheWeb, ...ofAccounts, mall].map(({ isPublic, ...route }, index) => ({
    ...route,
    brandCode: brand.code,
    loginRequired: (brand.loginRequiredHome && !isPublic) || route.name === 'agentHome',
    position: index + 1,
  }));
}
