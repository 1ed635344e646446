/** Data of the centres' pages and of the panels: who may open them. Readers and components are typed by these keys. */

export interface PageAccess {
  /** Accounts that may open it. */
  account: 'real' | 'agent';
  /** Module of the brand. */
  module?:
    | 'REFERRAL3'
    | 'MISSION3'
    | 'RAFFLE3'
    | 'AGENT3'
    | 'DIVIDEND3'
    | 'DAILYSALARY3'
    | 'HOURSALARY3'
    | 'REALTIMESALARY3';
  /** Open during a member's break. */
  duringBreak?: true;
  /** Open to those who work for an agent. */
  subAccount?: true;
}

const REAL = { account: 'real' } as const;
const REAL_ALWAYS = { account: 'real', duringBreak: true } as const;
const AGENT = { account: 'agent', module: 'AGENT3', duringBreak: true, subAccount: true } as const;

/** Pages below each centre's path, in the menu's order (specification, section 2). One that ends with "/" takes the rest as its argument. */
export const CENTRES = {
  member: {
    securityCenter: REAL_ALWAYS,
    transferFund: REAL,
    depositv2: REAL,
    withdraw: REAL_ALWAYS,
    transferUpline: REAL,
    personalHistoryCopy: REAL_ALWAYS,
    'personalHistoryCopy/lottery': REAL_ALWAYS,
    'personalHistoryCopy/lottery/order': REAL_ALWAYS,
    'personalHistoryCopy/': REAL_ALWAYS,
    transactionHistory: REAL_ALWAYS,
    'transactionHistory/deposits': REAL_ALWAYS,
    'transactionHistory/withdrawals': REAL_ALWAYS,
    personalProfit: REAL_ALWAYS,
    bonusDetails: REAL,
    rewardCenter: REAL,
    'raffleSpin/': { ...REAL_ALWAYS, module: 'RAFFLE3' },
    referral: { account: 'real', module: 'REFERRAL3' },
    missionLeaderboard: { account: 'real', module: 'MISSION3' },
    messageV2: REAL_ALWAYS,
  },
  agent: {
    announcement: AGENT,
    overview: AGENT,
    register: AGENT,
    downlines: AGENT,
    bets: AGENT,
    profit: AGENT,
    income: AGENT,
    account: AGENT,
    dividend: { ...AGENT, module: 'DIVIDEND3' },
    daily: { ...AGENT, module: 'DAILYSALARY3' },
    hourly: { ...AGENT, module: 'HOURSALARY3' },
    realtime: { ...AGENT, module: 'REALTIMESALARY3' },
    audit: AGENT,
    subs: AGENT,
  },
  pointMall: {
    convert: REAL,
    redeem: REAL,
    redeemed: REAL_ALWAYS,
    record: REAL_ALWAYS,
  },
} as const satisfies Record<string, Record<string, PageAccess>>;

export type Centre = keyof typeof CENTRES;
export type PageKey<Name extends Centre> = keyof (typeof CENTRES)[Name] & string;

export type AgentKey = PageKey<'agent'>;

/** At the centre's own path. */
const FIRST: Partial<Record<Centre, string>> = { member: 'securityCenter', agent: 'overview' };

export interface FoundPage<Name extends Centre> {
  name: PageKey<Name>;
  /** End of the path, for a key that ends with "/". */
  rest: string;
}

/** Returns the page of a centre at a path; null for none. */
export function findPage<Name extends Centre>(centre: Name, pathname: string): FoundPage<Name> | null {
  const isPage = (name: string): name is PageKey<Name> => Object.hasOwn(CENTRES[centre], name);
  const [, start, path = ''] = /^\/([^/]+)(?:\/(.*?))?\/?$/.exec(pathname) ?? [];
  if (start !== centre) return null;
  const below = path || (FIRST[centre] ?? '');
  if (isPage(below)) return { name: below, rest: '' };
  const [, list = '', rest = ''] = /^([^/]+\/)(.+)$/.exec(below) ?? [];
  return isPage(list) ? { name: list, rest } : null;
}

/** Returns the rights to the page at a path; null for a path below no centre. */
export function findAccess(pathname: string): PageAccess | null {
  const centre = pathname.split('/')[1] ?? '';
  if (!Object.hasOwn(CENTRES, centre)) return null;
  const page = findPage(centre as Centre, pathname);
  const pages: Record<string, PageAccess> = CENTRES[centre as Centre];
  return page && (pages[page.name] ?? null);
}

/** By `?modal=`; `?member=` and `?agent=` open the centres. A panel is off or closed when its page is. */
export const PANEL_PAGES = {
  afterLogin: null,
  agent: null,
  chat: '/chat',
  cookies: null,
  feedback: '/feedback',
  help: '/help',
  lobby: '/game',
  login: null,
  logout: null,
  member: null,
  menu: null,
  notice: '/noticePage',
  password: null,
  popUp: null,
  realAccount: null,
  recover: '/forget',
  register: '/register',
  search: '/search',
  transfer: '/member/transferFund',
} as const;

export type PanelName = keyof typeof PANEL_PAGES;

export const isPanelName = (name: string | null): name is PanelName =>
  name !== null && Object.hasOwn(PANEL_PAGES, name);
