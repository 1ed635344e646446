import { findAccess } from './pages.ts';

/** `?member=` and `?agent=` open a centre over the page. */
type Search = Record<string, string | number | null | undefined> & { member?: never; agent?: never };

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

/** `article` is its name; `voted` the vote on it, sent a moment ago. */
interface HelpSearch {
  article?: string;
  q?: string;
  voted?: string;
}

/** Specification, section 2. */
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
  /** Default: the first page. */
  agent: (page = '', search: Search = {}) => withSearch(page ? `/agent/${page}` : '/agent', search),
  /** `method` is the dialog's form or subject. */
  modal: (path: string, modal: string, method?: string) => {
    const [page = '', ...hash] = path.split(/(?=#)/);
    const more = method ? `&method=${encodeURIComponent(method)}` : '';
    return `${page}${page.includes('?') ? '&' : '?'}modal=${modal}${more}${hash.join('')}`;
  },
  category: (gameType: string, search: Search = {}) =>
    withSearch(gameType === 'LOTT' ? '/lottery' : `/${gameType.toLowerCase()}`, search),
  /**
   * `vassalage`: vendor in maintenance; `from`: previous page; `window`: opened for the game; `trial`: 1 for play
   * money.
   */
  game: (search: {
    gameCode: string;
    vassalage?: string;
    roomId?: string;
    from?: string;
    window?: number;
    trial?: number;
  }) => withSearch('/game', { ...search }),
  /** `playType` only when known. */
  lottery: (search: {
    gameCode: string;
    vendor: string;
    playType?: string;
    group?: string;
    play?: string;
    again?: string;
  }) => withSearch('/lottery', { ...search }),
  /** A vendor, a tab, a weekday from Sunday 1, a name, or a member's list. */
  lotteries: (search: Search = {}) => withSearch('/lottery', search),
  vietnam: (search: Search = {}) => withSearch('/vnlottery', search),
  lotteryFair: (search: { gameCode?: string; numero?: string } = {}) => withSearch('/lottery/fair', search),
  lotteryTrends: (search: { gameCode: string; vendor: string } & Search) => withSearch('/lottery/trends', search),
  lotteryStatuses: (search: { gameId?: number | undefined } = {}) => withSearch('/lottery-statuses', search),
  /** `from` is the first of the pages shown together. */
  favourites: (page?: number, from?: number) => withSearch('/favourites', { from, page }),
  recent: (page?: number) => withSearch('/recent', { page }),
  winners: () => '/winners',
  /** Vendors of a category, or all logos. */
  vendors: (gameType?: string) => (gameType ? `/vendors/${gameType}` : '/vendors'),
  feed: (search: { kind?: string } = {}) => withSearch('/feed', search),
  search: (q?: string) => withSearch('/search', { q }),
  suggestions: (q: string) => withSearch('/suggestions', { q }),
  promotions: (search: { category?: string } = {}) => withSearch('/promotions', search),
  /** `form` is one of the page's forms; a check-in returns to `returnTo`; `spin` and `page` are of a raffle's spins. */
  promotion: (
    id: number | string,
    search: { form?: 'apply' | 'spin' | 'seeds'; returnTo?: string; spin?: string; page?: number } = {},
  ) => withSearch('/promoDetail', { id, ...search }),
  raffleSpin: (orderNo: string) => `/member/raffleSpin/${orderNo}`,
  promotionPicture: (id: string, position: number) => `/promoPicture/${id}/${position}`,
  tournaments: () => '/tournaments',
  /** `form` is one of the page's forms. */
  tournament: (id: number | string, search: { form?: 'leave' } = {}) => withSearch(`/tournament/${id}`, search),
  tournamentTable: (id: number) => withSearch('/tournament-table', { id }),
  vip: () => '/vip',
  pointMall: (search: { kind?: string | undefined; affordable?: 1 | undefined } = {}) =>
    withSearch('/pointMall', search),
  redeem: (reward?: number) => withSearch('/pointMall/redeem', { reward }),
  convertPoints: () => '/pointMall/convert',
  pointsRedeemed: (page?: number) => withSearch('/pointMall/redeemed', { page }),
  pointRecord: (search: Search = {}) => withSearch('/pointMall/record', search),
  notices: (page?: number) => withSearch('/noticePage', { page }),
  licence: (id: string) => `/licence/${id}`,
  help: (search: HelpSearch = {}) => withSearch('/help', { ...search }),
  helpCentre: (search: HelpSearch = {}) => withSearch('/helpmc', { ...search }),
  helpVote: () => '/help/vote',
  /** `method` has words to begin with. */
  feedback: (search: { method?: string } = {}) => withSearch('/feedback', search),
  join: () => '/join',
  download: () => '/down',
  /** Also where home requires a session. */
  openDownload: () => '/download',
  sportsbook: (search: { from?: string } = {}) => withSearch('/fbsports', search),
  rooms: (search: { gameCode?: string; page?: number } = {}) => withSearch('/pvp/rooms', search),
  seamless: () => '/seamless',
  /** `account` is one wallet, `base` the other; default: the main one. */
  transfer: (search: { account?: number; base?: number; returnTo?: string; form?: 'collect' | 'balance' } = {}) =>
    withSearch('/member/transferFund', search),
  /** Default: the first screen. */
  centre: (key = '') => (key ? `/member/${key}` : '/member'),
  /** `part` is open; `proof` proves the account; `kind` and `remove` are of payout accounts. */
  account: (
    search: { part?: string; proof?: string | null; page?: number; kind?: string; remove?: number | undefined } = {},
  ) => withSearch('/member/securityCenter', search),
  /** `form` is one of the page's forms. */
  deposit: (search: { channel?: string; bonus?: string; order?: string; form?: 'proof' | 'paid' | 'cancel' } = {}) =>
    withSearch('/member/depositv2', search),
  /** `giveUp` is the rollover of a bonus to confirm, `form` is one of the page's forms. */
  withdraw: (
    search: { method?: string; order?: string; giveUp?: string; form?: 'cancel' | 'receipt' | 'giveUp' | 'debt' } = {},
  ) => withSearch('/member/withdraw', search),
  transferUpline: () => '/member/transferUpline',
  /**
   * `months` is one of its forms; `days` is a time-out and `months` a self-exclusion to confirm; `closed` says that the
   * wanted page is closed during the break.
   */
  limits: (
    search: {
      form?: 'limits' | 'raise' | 'reality' | 'timeOut' | 'refund' | 'exclude';
      days?: number;
      months?: number;
      closed?: 1;
    } = {},
  ) => withSearch('/member/limits', search),
  paymentProof: (orderNo: string) => `/member/proof/${orderNo}`,
  inbox: (search: { list?: string; page?: number; deleted?: string } = {}) => withSearch('/member/messageV2', search),
  bettingRecord: (search: Search = {}) => withSearch('/member/personalHistoryCopy', search),
  lotteryRecord: (search: Search = {}) => withSearch('/member/personalHistoryCopy/lottery', search),
  lotteryOrder: (orderNo: string) => withSearch('/member/personalHistoryCopy/lottery/order', { orderNo }),
  bonusDetails: (search: { group?: string } = {}) => withSearch('/member/bonusDetails', search),
  rewards: (search: { list?: string; page?: number } = {}) => withSearch('/member/rewardCenter', search),
  /** `tab` is a group, or the leaderboard of a `period`. */
  missions: (search: { tab?: string | undefined; period?: string | undefined } = {}) =>
    withSearch('/member/missionLeaderboard', search),
  referral: (page?: number) => withSearch('/member/referral', { page }),
  bet: (orderNo: string) => `/member/personalHistoryCopy/${orderNo}`,
  accountRecord: (search: Search = {}) => withSearch('/member/transactionHistory', search),
  depositRecord: (search: Search = {}) => withSearch('/member/transactionHistory/deposits', search),
  withdrawalRecord: (search: Search = {}) => withSearch('/member/transactionHistory/withdrawals', search),
  profit: (search: Search = {}) => withSearch('/member/personalProfit', search),
  /** Key of a record with a file. */
  recordFile: (key: string, search: Search) => withSearch(`/member/download/${key}`, search),
  balance: (search: { account?: number; game?: number; orders?: 1 } = {}) => withSearch('/balance', search),
  /** BCP 47 tag; immutable per build. */
  texts: ({ tag, domain, build }: { tag: string; domain: string; build: string }) =>
    withSearch(`/texts/${tag}/${domain}`, { build }),
  panel: (at: string) => withSearch('/panel', { at }),
  /** `report` is a message to confirm. */
  chat: (search: { room?: string; report?: string; form?: 'report' } = {}) => withSearch('/chat', search),
  /** `after` is the last event that the reader has. */
  chatStream: (search: { room: string; after?: string }) => withSearch('/chat-stream', search),
  service: () => '/service',
  serviceLink: () => '/service-link',
  offline: () => '/offline',
  manifest: () => '/manifest.webmanifest',
  /** Sitemap of the language with the BCP 47 tag; default: the index. */
  sitemap: (tag?: string) => (tag ? `/sitemap/${tag}.xml` : '/sitemap.xml'),
  serviceWorker: (search: { language: string; build: string; icon?: string | undefined }) =>
    withSearch('/service-worker.js', search),
} as const;

/** Need no session even when the brand's home does (specification, section 2). */
const OPEN_PAGES = ['/login', '/register', '/register.html', '/forget', '/helpmc', '/download', '/licence'];

export const isOpenPage = (pathname: string): boolean => isBelow(pathname, OPEN_PAGES);

/** Help, licences, and resources of any page. */
const ALWAYS = [
  '/login',
  '/password',
  '/help',
  '/helpmc',
  '/licence',
  '/logout',
  '/preferences',
  '/texts',
  '/codes',
  '/countries',
  '/touch',
  '/captcha',
  '/slider',
  '/slider.svg',
  '/panel',
  '/service',
  '/service-link',
  '/offline',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap',
];

/** Beside pages of the centres. */
const DURING_BREAK = [
  ...ALWAYS,
  '/feedback',
  '/member/limits',
  '/member/download',
  '/lottery/fair',
  '/balance',
  '/agentHome',
  '/chat',
  '/chat-stream',
];

/** Beside pages of the centres, for those who work for an agent. */
const FOR_SUB_ACCOUNTS = [...ALWAYS, '/member/download'];

const isBelow = (pathname: string, pages: readonly string[]): boolean =>
  pages.some((page) => pathname === page || pathname.startsWith(`${page}/`));

export const isOpenDuringBreak = (pathname: string): boolean =>
  (findAccess(pathname)?.duringBreak ?? false) || isBelow(pathname, DURING_BREAK);

const isOpenToSubAccounts = (pathname: string): boolean =>
  (findAccess(pathname)?.subAccount ?? false) || isBelow(pathname, FOR_SUB_ACCOUNTS);

interface Limited {
  isOnBreak?: boolean;
  subAccount?: string;
}

/** Has no games and promotions: on a break, or an agent's sub-account. */
export const isLimited = (member: Limited | null): boolean => Boolean(member?.isOnBreak || member?.subAccount);

/** Returns false for what is closed in a break, or to an agent's sub-account. */
export const isOpenTo = (member: Limited | null, pathname: string): boolean =>
  (!member?.isOnBreak || isOpenDuringBreak(pathname)) && (!member?.subAccount || isOpenToSubAccounts(pathname));

/** The page of a break for a member who wanted the closed page `pathname`; it says so, except for the home page. */
export const closedByBreak = (pathname: string): string => paths.limits(pathname === paths.home() ? {} : { closed: 1 });

/** Returns the home page for an untrusted value of another site. */
export function safeRedirect(to: unknown): string {
  if (typeof to !== 'string' || !to.startsWith('/') || to.startsWith('//') || to.includes('\\')) return paths.home();
  const url = new URL(to, 'http://site.invalid');
  // "/.//x" resolves to "//x": another site.
  if (url.host !== 'site.invalid' || url.pathname.startsWith('//')) return paths.home();
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the page that opens instead of the closed page `pathname`. */
export const closedTo = (member: Limited, pathname: string): string =>
  member.subAccount ? paths.agent() : closedByBreak(pathname);
