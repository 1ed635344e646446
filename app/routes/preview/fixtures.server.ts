import { games as catalogue } from '../../../prisma/seed/catalogue/games.ts';
import { themes } from '../../../prisma/seed/catalogue/themes.ts';
import { gameTypes, vendors } from '../../../prisma/seed/catalogue/vendors.ts';
import * as art from '../../../mock-server/art/paths.ts';
import { LANGUAGES } from '~/i18n/languages.ts';

const cdn = (p: string) => `/cdn${p}`;
const labels: Record<string, string> = { RNG: 'Slots', LIVE: 'Live casino', SPORTS: 'Sports', ESPORTS: 'Esports', FISH: 'Fishing', PVP: 'Card games', ELOTT: 'E-lottery', LOTT: 'Lottery', COCKFIGHT: 'Cockfighting' };
const longLabels: Record<string, string> = { RNG: 'Permainan slot', LIVE: 'Kasino langsung', SPORTS: 'Taruhan olahraga', ESPORTS: 'Thể thao điện tử', FISH: 'Tembak ikan', PVP: 'Permainan kartu', ELOTT: 'Lotere elektronik', LOTT: 'Xổ số kiến thiết', COCKFIGHT: 'Sabung ayam' };

export function build(params: URLSearchParams) {
  const brand = (params.get('brand') ?? 'baize') as keyof typeof themes;
  const state = params.get('state') ?? '';
  const isLong = state.includes('long');
  const isEmpty = state.includes('empty');
  const names = isLong ? longLabels : labels;
  const vendorView = (v: (typeof vendors)[number]) => ({
    code: v.code, name: isLong && v.rank === 2 ? 'Grand Meridian Pavilion Interactive Entertainment' : v.displayName, mark: cdn(art.vendorMarkPath(v.code)),
    logoOnLight: cdn(art.vendorLogoPath(v.code, 'light')), logoOnDark: cdn(art.vendorLogoPath(v.code, 'dark')),
    path: v.gameType === 'RNG' ? `/preview?page=games&vassalage=${v.code}` : `/preview?page=games&type=${v.gameType}`,
  });
  const navigation = gameTypes.map((gameType) => ({
    gameType, label: names[gameType] ?? gameType, path: `/preview?page=games&type=${gameType}&brand=${brand}`,
    vendors: gameType === 'FISH' ? [] : vendors.filter((v) => v.gameType === gameType).slice(0, 30).map(vendorView),
  }));
  const gameView = (g: (typeof catalogue)[number], i: number) => ({
    id: g.code, name: isLong && i % 3 === 0 ? `${g.name.EN} of the Everlasting Golden Thunderstorm Megaways` : g.name.EN, vendorName: vendors.find((v) => v.code === g.vendor)?.displayName ?? '',
    vendorCode: g.vendor, gameType: g.gameType, cover: cdn(art.coverPath(g)), path: '/preview?page=login', isHot: g.isHot === 1, isNew: g.isNew === 1, hasJackpot: i % 5 === 2, minBet: `₱${g.minBet}`,
  });
  const gamesOf = (type: string, n: number) => catalogue.filter((g) => g.gameType === type).slice(0, n).map(gameView);
  const member = state.includes('member') || state.includes('trial') ? {
    username: 'lucky', nickname: isLong ? 'MariaTheresaConcepcion' : 'Lucky', avatar: cdn(art.avatarPath(7)), isAgent: false, isTrial: state.includes('trial'), rankLevel: 6, rankName: 'VIP 6', rankBadge: cdn(art.rankBadgePath(6)),
    balance: isLong ? '₱9,876,543,210.12' : state.includes('zero') ? '₱0.00' : '₱12,480.50', isBalanceHidden: state.includes('hidden'), unread: isLong ? 128 : 3,
  } : null;
  const notices = isEmpty ? [] : [
    ['7', 'Two new studios have joined: Gilded Owl and Copper Jay'], ['6', 'Weekend cashback is paid out on Monday at noon'], ['5', 'Planned maintenance on Sunday, 02:00 to 03:00'], ['4', 'The jackpot fell at Aurum Forge: congratulations!'], ['3', 'New live tables at Grand Pavilion Live'],
  ].map(([id, title], i) => ({ id: id ?? '', title: title ?? '', html: '<p>From today their games are in the lobby: slots with sticky wilds, <a href="/preview">quick tables</a> and a few surprises.</p><ul><li>Forty new slots</li><li>Six new tables</li></ul><p>Have fun, and play with care.</p>', time: i === 0 ? '2 hours ago' : `${i + 1} days ago`, isoTime: '2026-11-20T10:00:00Z' }));
  const promos = ['welcome-bonus', 'weekend-cashback', 'free-spins-friday', 'sports-insurance', 'vip-birthday'];
  const promotions = isEmpty ? [] : promos.map((code, i) => ({ id: String(i), code, title: ['A warm welcome: 100% on your first deposit', 'Weekend cashback', 'Free spins every Friday', 'Bet insurance for the big match', 'A gift for your birthday'][i] ?? '', summary: "Eight percent of the weekend's net losses comes back on Monday, without conditions.", image: cdn(art.promotionPath(code)), path: `/preview?page=promotions#${code}`, period: 'Until 30 November 2026' }));
  const winners = isEmpty ? [] : catalogue.filter((_, i) => i % 60 === 0).slice(0, 20).map((g, i) => ({ id: String(i), player: `ma***${i + 10}`, avatar: cdn(art.avatarPath(i + 1)), gameName: g.name.EN, vendorName: '', cover: cdn(art.coverPath(g)), path: '/preview', amount: isLong ? '₱9,876,543,210.12' : `₱${(1234.5 * (i + 1)).toLocaleString('en', { minimumFractionDigits: 2 })}`, time: `${i + 1} min ago`, isoTime: '2026-11-20T10:00:00Z' }));
  const jackpot = { amountMinor: isLong ? 987654321012 : 1284567890, symbol: '₱', amount: isLong ? '₱9,876,543,210.12' : '₱12,845,678.90' };
  const group = (params.get('group') ?? 'home') as 'home';
  const shell = {
    brand: { code: brand, name: { baize: 'Baize', lotus: 'Lotus', harbor: 'Harbor' }[brand], tagline: 'The table is always open', logoOnLight: cdn(art.brandLogoPath(brand, 'light')), logoOnDark: cdn(art.brandLogoPath(brand, 'dark')), icon: cdn(art.brandIconPath(brand)), currencySymbol: '₱', footerText: 'Licensed and regulated. All connections are protected by 128-bit encryption. Players must be 18 or older; gambling can be addictive, so set yourself limits and keep to them.',
      licences: art.licenceCodes.map((code) => ({ code, name: `${code} gaming licence`, image: cdn(art.licencePath(code)) })), languages: Object.entries(LANGUAGES).map(([code, l]) => ({ code: code as 'EN', ...l })), customerServicePath: '/helpmc', canPlayFree: !state.includes('nofree'), canLoginBySms: false },
    language: 'EN' as const, theme: (params.get('theme') === 'dark' ? 'dark' : 'light') as 'dark' | 'light', member, navigation,
    links: { home: { label: 'Home', path: '/preview' }, promotions: { label: isLong ? 'Khuyến mãi đặc biệt' : 'Promotions', path: '/preview?page=promotions' }, download: { label: 'App download', path: '/preview?page=download' }, notices: { label: 'Latest news', path: '/preview?page=notices' } },
    banners: isEmpty ? [] : [1, 2, 3, 4].slice(0, state.includes('one') ? 1 : 4).map((n) => ({ id: String(n), title: ['Fresh reels every Friday', 'The live tables are open', 'The jackpot is growing', 'Bring a friend'][n - 1] ?? '', subtitle: 'Twelve new slots, one click away from where you are', image: cdn(art.bannerPath(brand, group, n, false)), imageSmall: cdn(art.bannerPath(brand, group, n, true)), link: '/preview?page=games', isExternal: false })),
    notices, recentGames: member && !isEmpty ? gamesOf('RNG', 6) : [], sideLinks: [{ label: 'Help', path: '/preview?page=help' }],
    footer: { vendors: navigation.flatMap((c) => c.vendors).slice(0, 43), products: navigation.map(({ label, path }) => ({ label, path })), help: ['About us', 'Terms and conditions', 'Responsible gaming', 'Privacy', 'Deposits and withdrawals'].map((label, i) => ({ label, path: `/preview?page=help#s${i}` })), year: 2026 },
    toast: state.includes('toast') ? { id: '1', tone: 'success' as const, text: 'You are signed out. See you soon!' } : null,
  };
  const type = params.get('type') ?? 'RNG';
  const games = isEmpty ? [] : gamesOf(type, 15);
  return {
    css: themes[brand], page: params.get('page') ?? 'home', kind: params.get('kind') ?? 'network', shell,
    home: { brandName: shell.brand.name, jackpot, jackpotPath: '/preview?page=games', categories: isEmpty ? [] : navigation.slice(0, 6).map((c) => ({ ...c, games: gamesOf(c.gameType, 12) })), winners, news: notices, newsPath: '/preview?page=notices', promotions, promotionsPath: '/preview?page=promotions' },
    games: { gameType: type, title: names[type] ?? type, jackpot: type === 'RNG' ? jackpot : null, vendors: (navigation.find((c) => c.gameType === type)?.vendors ?? []).map((v, i) => ({ ...v, isSelected: state.includes('vendor') && i === 12 })), allVendors: { path: '/preview?page=games', isSelected: !state.includes('vendor') },
      tabs: [{ key: 'hot' as const, path: '/preview?page=games', isSelected: true }, { key: 'all' as const, path: '/preview?page=games&list=all', isSelected: false }],
      filters: { action: '/preview', hidden: [{ name: 'page', value: 'games' }], classifications: [{ value: 'JP', label: 'Slots' }, { value: 'TG', label: 'Table games' }], classification: '', name: isEmpty ? 'dragon' : '', minBet: '', hasMinBets: true },
      games, total: games.length === 0 ? 0 : 1234, totalText: games.length === 0 ? '0' : '1,234', page: 2, totalPages: isEmpty ? 0 : 83, pageLinks: { first: '/preview', previous: '/preview', next: '/preview', last: null }, resetPath: '/preview?page=games' },
    login: { brandName: shell.brand.name, menu: { tabs: [{ key: 'HOT', label: 'Hot', path: '/preview?page=login', isSelected: true }, ...navigation.map((c) => ({ key: c.gameType, label: c.label, path: `/preview?page=login&tab=${c.gameType}`, isSelected: false }))], vendors: vendors.filter((v) => v.isHot).slice(0, 16).map((v) => ({ ...vendorView(v), path: v.gameType === 'RNG' ? `/rng?vassalage=${v.code}` : '/login', isNewWindow: v.gameType !== 'RNG' })) }, canPlayFree: shell.brand.canPlayFree, redirectTo: '/' },
    failure: state.includes('failure') ? { errors: { password: 'password' as const, captcha: 'captcha' as const }, message: 'wrongCredentials' as const, values: { username: 'lucky', remember: true }, needsCaptcha: true, captchaVersion: 1, requestId: 'b3f1c0de-77aa-4c7e-9d11-2f0a' } : undefined,
    promotions, notices: { notices, page: 1, totalPages: isEmpty ? 0 : 3, pageLinks: { first: null, previous: null, next: '/preview', last: '/preview' } },
    help: isEmpty ? [] : ['About us', 'Terms and conditions', 'Responsible gaming', 'Privacy'].map((title, i) => ({ id: `s${i}`, title, html: '<p>We keep the table open day and night. Every game comes from a licensed studio, and every result from a certified random source.</p><p>Deposits arrive at once; withdrawals are paid within minutes, after a short check that protects your money.</p><ol><li>Open the cashier</li><li>Choose a method</li><li>Confirm</li></ol>'.repeat(2) })),
    apps: isEmpty ? [] : (['android', 'ios', 'pwa'] as const).map((platform) => ({ platform, url: '#', qrSvg: platform === 'pwa' ? null : '<svg viewBox="0 0 10 10"><path d="M0 0h3v3H0zM7 0h3v3H7zM0 7h3v3H0zM4 4h2v2H4zM7 7h1v1H7z"/></svg>' })),
  };
}
