/** Types of columns that the schema of the database only knows as text: JSON, and sets of values. */

/** Chinese, English, Indonesian, Thai, Filipino and Vietnamese. */
export const languages = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI'] as const;

export type Language = (typeof languages)[number];

/** For sorting and formatting. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  CN: 'zh-CN',
  EN: 'en',
  ID: 'id-ID',
  TH: 'th-TH',
  TY: 'fil-PH',
  VI: 'vi-VN',
};

export type Texts = Record<Language, string>;

export type GameType = 'RNG' | 'LIVE' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT' | 'COCKFIGHT';

/** A brand's lotteries of its type come first, with their prize mode. */
export type LotteryType = 'LOTT' | 'ELOTT' | 'SEA';

export const lotteryTags = [
  'FAST',
  'SSC',
  'K3',
  'PK10',
  '11X5',
  'PC28',
  'MARK6',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  '4D',
  'THAI',
] as const;

/** A tab of the lottery lobby. */
export type LotteryTag = (typeof lotteryTags)[number];

/** Page arrangement of a brand (the contract's Layout). */
export interface Layout {
  hero: 'start' | 'end' | 'panel';
  card: 'upright' | 'framed' | 'short';
  sections: (
    | 'jackpot'
    | 'recent'
    | 'games'
    | 'lotteries'
    | 'results'
    | 'tables'
    | 'boards'
    | 'moreGames'
    | 'promotions'
    | 'vendors'
  )[];
  /** Tabs of the lobby that come first: the brand's own market. */
  lotteries: readonly LotteryTag[];
  /** Codes of hot lotteries that come first. */
  hotLotteries: readonly string[];
  /** Vendors that come first, also with their hot games. */
  vendors: readonly string[];
  /** Titles of the home page. */
  voice: Record<'recent' | 'winners' | 'news' | 'promotions' | 'vendors', Texts>;
}

export interface Jackpot {
  /** Base after each week and win, in units. */
  start: number;
  /** Day of the weekly restart, from 0 for Monday. */
  weekday: number;
}

export interface ThirdParty {
  /** Scenes that need a slider puzzle. */
  sliderScenes: readonly ('login' | 'sms' | 'register')[];
  /** Null if the gateway makes the puzzles. */
  geetestId: string | null;
  /** Null if the gateway sends the codes of sign-ins and registrations. */
  phoneAuthKey: string | null;
  clientIds: Readonly<Record<'GOOGLE' | 'FACEBOOK', string>>;
}

/** Rule of a member's field (specification, section 5). */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  acceptedPattern: string;
  /** Number of the pattern's message (reg_pattern_0 to reg_pattern_24). */
  patternId: number;
  minLength: number;
  maxLength: number;
  type: 'text' | 'password' | 'email' | 'tel' | 'number' | 'date';
}

/** Security question; answers refer to its number. */
export interface SecurityQuestion {
  id: number;
  text: Texts;
}

export type PayoutKind = 'BANK' | 'EWALLET' | 'CRYPTO';
export type NumberFormat = 'DIGITS' | 'PHONE' | 'CARD' | 'IBAN' | 'TRC20' | 'ERC20';

/** Payout provider: a bank, e-wallet or chain; lengths exclude spaces. */
export interface PayoutProvider {
  code: string;
  kind: PayoutKind;
  name: string;
  numberFormat: NumberFormat;
  minLength: number;
  maxLength: number;
}

export interface PayoutRules {
  /** Most accounts of a kind. */
  limit: number;
  /** Hours before withdrawals to a new account. */
  holdHours: number;
  /** Hours after a change of a contact in which no code proves a member with a payment password. */
  contactHours: number;
  providers: readonly PayoutProvider[];
}

export interface WithdrawMethod {
  code: string;
  kind: PayoutKind;
  names: Texts;
  /** Another member pays, and the payee confirms. */
  isC2C: boolean;
  minimum: number;
  maximum: number;
  feePercent: number;
  leastFee: number;
  minutes: number;
}

/**
 * Part of a valid bet in percent that counts towards rollovers, points and ranks. The most specific entry holds; a
 * category without one counts nothing (loyalty.md: What counts).
 */
export interface TurnoverShares {
  categories: Partial<Record<GameType, number>>;
  vendors: Record<string, number>;
  /** By node id. */
  games: Record<number, number>;
}

/** Deposit and withdrawal rules of a brand; amounts are whole units of its currency. */
export interface CashRules {
  allowDeposit: boolean;
  allowWithdraw: boolean;
  /** Minutes until an unpaid order expires. */
  depositMinutes: number;
  /** Factor of a deposit that must be wagered before a withdrawal. */
  depositTurnover: number;
  turnoverShares: TurnoverShares;
  /** Limit of all money below which open rollovers are cleared. */
  smallest: number;
  methods: readonly WithdrawMethod[];
  /** Withdrawal limit of a day in the brand's zone. */
  dayAmount: number;
  dayCount: number;
  /** Minutes until the automatic confirmation of a C2C payment. */
  receiptMinutes: number;
  backOffice: {
    /** In manual mode only the control API approves and rejects. */
    mode: 'auto' | 'manual';
    /** Seconds until a C2C order gets its counterpart. */
    matchSeconds: number;
    /** Seconds until a reported transfer arrives. */
    depositSeconds: number;
    reviewSeconds: number;
    approveSeconds: number;
    paySeconds: number;
    /** Seconds until redeemed goods are sent, and until they are delivered. */
    sendSeconds: number;
    deliverSeconds: number;
    /** Withdrawals above are rejected; null for none. */
    rejectAbove: number | null;
  };
}

/** How often a member may do what makes work for others. */
export interface UsageLimits {
  /** Accounts that an agent adds on a day in the brand's zone. */
  accountsOfDay: number;
  /** Invitation links of an agent that are not over. */
  openLinks: number;
  /** Applications of a member for one promotion. */
  applications: number;
}

/** Rates of a product: series for LOTT, else hundredths of a percent of the valid bet (agent.md: Rebates). */
export interface ProductRates {
  /** For members without their own. */
  usual: number;
  least: number;
  most: number;
  step: number;
  /** Least difference between a member's and the upline's. */
  gap: number;
}

export interface RebateRules {
  /** Only those that the brand offers. */
  products: Partial<Record<GameType, ProductRates>>;
  /** Most accounts of a high series below a general agent. */
  quotas: readonly { series: number; accounts: number }[];
}

export type DepositMode = 'REDIRECT' | 'QR' | 'TRANSFER' | 'VIRTUAL' | 'CRYPTO' | 'C2C';

/** Settings of a deposit channel; amounts are whole units of the brand's currency. */
export interface ChannelSettings {
  minimum: number;
  maximum: number;
  step: number;
  feePercent: number;
  quickAmounts: readonly number[];
  minutes: number;
  /** Daily hours in the brand's zone, as in "08:00-23:30"; always by default. */
  hours?: string;
  banks: readonly { code: string; name: string }[];
  /** Accounts for members' transfers. */
  payees?: readonly { payee: string; bank: string; account: string }[];
  crypto?: {
    chain: 'TRC20' | 'ERC20';
    currency: string;
    rate: string;
    confirmations: number;
    blockSeconds: number;
    addresses: readonly string[];
  };
  /** Payee account at a virtual wallet. */
  walletId?: string;
  provider?: string;
}

/** Terms of a credit that must be wagered. Amounts are whole units of the currency. */
export interface Wagering {
  /** Factor of the credit. */
  turnover: number;
  /** Days until the rest of the credit is taken back; no end by default. */
  days?: number;
  /** A bet with a larger stake does not count. */
  maxStake?: number;
  /** Categories that count; all by default. */
  gameTypes?: readonly GameType[];
}

export type RewardKind = 'CREDIT' | 'POINTS' | 'TICKETS' | 'FREE_ROUNDS';

/** Free rounds of a slot as on the day they were given. */
export interface FreeRoundTerms {
  gameNodeId: number;
  /** JSON by language. */
  gameName: string;
  /** Bet of a round in minimum bets. */
  level: number;
  /** The same in ten-thousandths of the currency. */
  stake: number;
  /** Days to play them after they are claimed. */
  playDays: number;
}

export type PromotionKind =
  | 'DEPOSIT'
  | 'CASHBACK'
  | 'CHECKIN'
  | 'APPLICATION'
  | 'RAFFLE'
  | 'FREE_ROUNDS'
  | 'INFORMATION';

/** Rules of a promotion by kind. Amounts are whole units of the currency. */
export interface DepositBonus extends Wagering {
  percent: number;
  minimum: number;
  cap: number;
  once: 'member' | 'day';
  /** Only with this deposit of the member, from 1; any by default. */
  depositNumber?: number;
}

/** The percentage depends on the rank. */
export interface CashbackRules extends Wagering {
  least: number;
  cap: number;
}

export interface CheckInRules {
  kind: RewardKind;
  /** Reward of each day in a row; the last is followed by the first. */
  amounts: readonly number[];
  /** Credits alone. */
  turnover: number;
}

export interface ApplicationRules extends Wagering {
  amount: number;
  /** Pictures without which the office refuses. */
  pictures: number;
  reviewMinutes: number;
  /** Days to claim. */
  claimDays: number;
}

interface Prize {
  prizeId: number;
  /** Its share of the weights of all prizes that are left is its chance. */
  weight: number;
  /** Prizes from the start; any number by default. */
  stock?: number;
}

/** `amount` is whole units of the currency, points, or rounds. */
export type RafflePrize = Prize &
  (
    | ({ kind: 'CREDIT'; amount: number } & Wagering)
    | { kind: 'POINTS'; amount: number }
    | ({ kind: 'FREE_ROUNDS'; amount: number; freeRounds: FreeRoundTerms } & Wagering)
    | { kind: 'BLANK'; name: Texts }
  );

export interface RaffleRules {
  /** The credited amount of a deposit that gives a ticket. */
  perTicket: number;
  /** Days that a ticket is valid, that of the deposit not counted. */
  ticketDays: number;
  /** In the order that a number is counted through. */
  prizes: readonly RafflePrize[];
  module: 'RAFFLE3';
}

/** Given for the first deposit of a day from `minimum` on; the wagering is that of what they win. */
export interface FreeRoundsRules extends Wagering {
  minimum: number;
  rounds: number;
  freeRounds: FreeRoundTerms;
  claimDays: number;
  module: 'FREEROUNDS3';
}

/** One of both: a category, or some games. */
export interface TournamentGames {
  gameType?: GameType;
  nodeIds?: readonly number[];
}

/** Each of the places `from` to `to` wins it. `amount` is whole units of the currency, or points. */
export type TournamentPrize = { from: number; to: number; amount: number } & (
  | ({ kind: 'CREDIT' } & Pick<Wagering, 'turnover' | 'days'>)
  | { kind: 'POINTS' }
);

export interface InformationRules {
  /** Page of the site. */
  link?: string;
  /** The page's; without it the promotion is not listed. */
  module?: string;
}

export interface PromotionRules {
  DEPOSIT: DepositBonus;
  CASHBACK: CashbackRules;
  CHECKIN: CheckInRules;
  APPLICATION: ApplicationRules;
  RAFFLE: RaffleRules;
  FREE_ROUNDS: FreeRoundsRules;
  INFORMATION: InformationRules;
}

/** Conditions for a promotion; all by default. */
export interface Audience {
  minimumRank?: number;
  /** Registered at most so many days ago. */
  registeredDays?: number;
  /** A proven mobile number or mail address. */
  hasContact?: boolean;
  /** Has entered a code of the promotion; it is listed for nobody else. */
  hasCode?: boolean;
}

/** All rewards of a promotion together; whole units of the currency. */
export interface Budget {
  money?: number;
  number?: number;
}

export interface PointRules {
  /** Whole units of the currency that must be wagered for a point. */
  unit: number;
  /** Points that give `convertValue` whole units of the currency; conversions are multiples of it. */
  convertStep: number;
  convertValue: number;
  convertLeast: number;
  /** Most points in a day of the brand's zone. */
  convertDay: number;
  /** Factor of the credit that must be wagered. */
  convertTurnover: number;
}

export type PointRewardKind = 'CREDIT' | 'GOODS';

/** Address for redeemed goods. */
export interface Delivery {
  recipient: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
}

/** For whom an announcement is. */
export type Segment = 'visitor' | 'new' | 'member' | 'vip' | 'resting';

/** Pages of the agent centre. */
export type AgentPage =
  | 'announcement'
  | 'overview'
  | 'register'
  | 'downlines'
  | 'audit'
  | 'bets'
  | 'profit'
  | 'income'
  | 'account'
  | 'dividend'
  | 'daily'
  | 'hourly'
  | 'realtime';

/** A sub-account reads the page, and acts on it if it may. */
export interface PageRight {
  page: AgentPage;
  mayAct: boolean;
}
