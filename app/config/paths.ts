type Search = Record<string, string | number | null | undefined>;

function withSearch(path: string, search: Search): string {
  const parameters = Object.entries(search).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

interface RegisterSearch {
  method?: string;
  redirectTo?: string;
  affiliateCode?: string;
  referralCode?: string;
}

/** Addresses of the site; the routes of the specification's section 2. */
export const paths = {
  home: () => '/',
  login: (search: { redirectTo?: string; tab?: string; method?: string } = {}) => withSearch('/login', search),
  register: (search: RegisterSearch = {}) => withSearch('/register', { ...search }),
  recover: (search: { method?: string } = {}) => withSearch('/forget', search),
  password: () => '/password',
  social: (provider: string, search: { redirectTo?: string } = {}) => withSearch(`/auth/${provider}`, search),
  socialCallback: (provider: string) => `/auth/${provider}/callback`,
  preferences: () => '/preferences',
  countries: () => '/countries',
  codes: () => '/codes',
  slider: (scene: string) => withSearch('/slider', { scene }),
  sliderPicture: (scene: string) => withSearch('/slider.svg', { scene }),
  agentHome: () => '/agentHome',
  /** `method` is which of the dialog's forms, or what it is about. */
  modal: (path: string, modal: string, method?: string) => {
    const [page = '', ...hash] = path.split(/(?=#)/);
    const more = method ? `&method=${encodeURIComponent(method)}` : '';
    return `${page}${page.includes('?') ? '&' : '?'}modal=${modal}${more}${hash.join('')}`;
  },
  category: (gameType: string, search: Search = {}) =>
    withSearch(gameType === 'LOTT' ? '/lottery' : `/${gameType.toLowerCase()}`, search),
  /** `vassalage` is a vendor in maintenance, `from` is where the member came from, `window` a window that was opened for the game, `trial` is 1 for play money. */
  game: (search: {
    gameCode: string;
    vassalage?: string;
    roomId?: string;
    from?: string;
    window?: number;
    trial?: number;
  }) => withSearch('/game', { ...search }),
  /** `playType` only where it is known. */
  lottery: (search: {
    gameCode: string;
    vendor: string;
    playType?: string;
    group?: string;
    play?: string;
    again?: string;
  }) => withSearch('/lottery', { ...search }),
  /** The lobby: one of its tabs, a day of the week from Sunday 1, a name, or a list of the member's. */
  lotteries: (search: Search = {}) => withSearch('/lottery', search),
  vietnam: (search: Search = {}) => withSearch('/vnlottery', search),
  /** Where a draw is checked. */
  lotteryFair: (search: { gameCode?: string; numero?: string } = {}) => withSearch('/lottery/fair', search),
  lotteryTrends: (search: { gameCode: string; vendor: string } & Search) => withSearch('/lottery/trends', search),
  lotteryStands: (search: { gameId?: number | undefined } = {}) => withSearch('/lottery-stands', search),
  /** `from` is the first of the pages that are shown together. */
  favourites: (page?: number, from?: number) => withSearch('/favourites', { from, page }),
  recent: (page?: number) => withSearch('/recent', { page }),
  winners: () => '/winners',
  /** The vendors of a category, or every vendor's logo. */
  vendors: (gameType?: string) => (gameType ? `/vendors/${gameType}` : '/vendors'),
  search: (q?: string) => withSearch('/search', { q }),
  suggestions: (q: string) => withSearch('/suggestions', { q }),
  promotions: (code?: string) => (code ? `/promotions#${code}` : '/promotions'),
  notices: (page?: number) => withSearch('/noticePage', { page }),
  help: (section?: string) => (section ? `/help#${section}` : '/help'),
  /** The help without the layout, open to everybody. */
  helpCentre: (section?: string) => (section ? `/helpmc#${section}` : '/helpmc'),
  download: () => '/down',
  sportsbook: (search: { from?: string } = {}) => withSearch('/fbsports', search),
  rooms: (search: { gameCode?: string; page?: number } = {}) => withSearch('/pvp/rooms', search),
  seamless: () => '/seamless',
  /** `account` is one of the wallets, `base` the other, which is the main one without it. */
  transfer: (search: { account?: number; base?: number; returnTo?: string; form?: 'collect' | 'balance' } = {}) =>
    withSearch('/member/transferFund', search),
  /** The first screen of the member centre, or a page of it by its key. */
  centre: (key = '') => (key ? `/member/${key}` : '/member'),
  /** `part` is what is open; `proof` is by what the account is proved; `kind` and `remove` are of accounts to withdraw to. */
  account: (
    search: { part?: string; proof?: string | null; page?: number; kind?: string; remove?: number | undefined } = {},
  ) => withSearch('/member/securityCenter', search),
  /** `channel` is the way to deposit that was chosen, `order` what is being paid, `form` which of its forms. */
  deposit: (search: { channel?: string; order?: string; form?: 'proof' | 'paid' | 'cancel' } = {}) =>
    withSearch('/member/depositv2', search),
  /** `method` is the way to be paid that was chosen, `order` what is shown, `giveUp` a rollover whose bonus is asked about, `form` which of its forms. */
  withdraw: (
    search: { method?: string; order?: string; giveUp?: string; form?: 'cancel' | 'receipt' | 'giveUp' } = {},
  ) => withSearch('/member/withdraw', search),
  transferUpline: () => '/member/transferUpline',
  /** `form` is which of its forms, `months` a self-exclusion that is being considered. */
  limits: (search: { form?: 'limits' | 'raise' | 'reality' | 'timeOut' | 'exclude'; months?: number } = {}) =>
    withSearch('/member/limits', search),
  paymentProof: (orderNo: string) => `/member/proof/${orderNo}`,
  inbox: (search: { list?: string; page?: number; deleted?: string } = {}) => withSearch('/member/messageV2', search),
  bettingRecord: (search: Search = {}) => withSearch('/member/personalHistoryCopy', search),
  lotteryRecord: (search: Search = {}) => withSearch('/member/personalHistoryCopy/lottery', search),
  lotteryOrder: (orderNo: string) => withSearch('/member/personalHistoryCopy/lottery/order', { orderNo }),
  bonusDetails: (search: { group?: string } = {}) => withSearch('/member/bonusDetails', search),
  bet: (orderNo: string) => `/member/personalHistoryCopy/${orderNo}`,
  accountRecord: (search: Search = {}) => withSearch('/member/transactionHistory', search),
  depositRecord: (search: Search = {}) => withSearch('/member/transactionHistory/deposits', search),
  withdrawalRecord: (search: Search = {}) => withSearch('/member/transactionHistory/withdrawals', search),
  profit: (search: Search = {}) => withSearch('/member/personalProfit', search),
  /** Whole records as files, by the key of their page. */
  downloads: {
    personalHistoryCopy: (search: Search) => withSearch('/member/download/personalHistoryCopy', search),
    transactionHistory: (search: Search) => withSearch('/member/download/transactionHistory', search),
    lottery: (search: Search) => withSearch('/member/download/lottery', search),
    deposits: (search: Search) => withSearch('/member/download/deposits', search),
    withdrawals: (search: Search) => withSearch('/member/download/withdrawals', search),
    personalProfit: (search: Search) => withSearch('/member/download/personalProfit', search),
  },
  balance: (search: { account?: number } = {}) => withSearch('/balance', search),
  /** The texts of a domain in a language, by its BCP 47 tag; they change with the build alone. */
  texts: ({ tag, domain, build }: { tag: string; domain: string; build: string }) =>
    withSearch(`/texts/${tag}/${domain}`, { build }),
  /** The panel of an address, without the page. */
  panel: (at: string) => withSearch('/panel', { at }),
  /** Customer service: where it is opened from a page, and what tells a script its address. */
  service: () => '/service',
  serviceLink: () => '/service-link',
  offline: () => '/offline',
  manifest: () => '/manifest.webmanifest',
  serviceWorker: (search: { language: string; build: string }) => withSearch('/service-worker.js', search),
} as const;

/** Pages that are shown without a session even where the brand's home asks for one (specification, section 2). */
const OPEN_PAGES = ['/login', '/register', '/register.html', '/forget', '/helpmc', '/download'];

export const isOpenPage = (pathname: string): boolean => OPEN_PAGES.includes(pathname);

/** What a member in a break opens: the page that tells it, withdrawals and what they need, help, and what is no page. */
const DURING_BREAK = [
  ...[
    '/member/limits',
    '/member/withdraw',
    '/member/transactionHistory/withdrawals',
    '/member/download/withdrawals',
    '/member/securityCenter',
    '/password',
    '/help',
    '/helpmc',
  ],
  ...[
    '/logout',
    '/preferences',
    '/balance',
    '/texts',
    '/codes',
    '/countries',
    '/touch',
    '/captcha',
    '/slider',
    '/slider.svg',
    '/panel',
  ],
  ...[
    '/service',
    '/service-link',
    '/offline',
    '/manifest.webmanifest',
    '/service-worker.js',
    '/favicon.ico',
    '/robots.txt',
  ],
];

export const isOpenDuringBreak = (pathname: string): boolean =>
  DURING_BREAK.some((open) => pathname === open || pathname.startsWith(`${open}/`));

/** The path of this site in a value from outside, or the home page: never another site, never an API of ours. */
export function safeRedirect(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/') || to.startsWith('//') || to.includes('\\')) return paths.home();
  const url = new URL(to, 'http://site.invalid');
  // A path such as "/.//x" is "//x" once it is read: another site.
  if (url.host !== 'site.invalid' || url.pathname.startsWith('//')) return paths.home();
  return `${url.pathname}${url.search}${url.hash}`;
}
