import type * as contracts from './texts/agent/contracts/en.ts';
import type * as agent from './texts/agent/en.ts';
import type * as join from './texts/agent/join/en.ts';
import type * as lines from './texts/agent/lines/en.ts';
import type * as register from './texts/agent/register/en.ts';
import type * as reports from './texts/agent/reports/en.ts';
import type * as subs from './texts/agent/subs/en.ts';
import type * as chat from './texts/chat/en.ts';
import type * as common from './texts/common/en.ts';
import type * as descriptions from './texts/descriptions/en.ts';
import type * as games from './texts/games/en.ts';
import type * as feed from './texts/games/feed/en.ts';
import type * as search from './texts/games/search/en.ts';
import type * as help from './texts/help/en.ts';
import type * as home from './texts/home/en.ts';
import type * as layout from './texts/layout/en.ts';
import type * as betting from './texts/lottery/betting/en.ts';
import type * as lottery from './texts/lottery/en.ts';
import type * as fair from './texts/lottery/fair/en.ts';
import type * as orders from './texts/lottery/orders/en.ts';
import type * as plays from './texts/lottery/plays/en.ts';
import type * as rules from './texts/lottery/rules/en.ts';
import type * as trends from './texts/lottery/trends/en.ts';
import type * as account from './texts/member/account/en.ts';
import type * as member from './texts/member/en.ts';
import type * as password from './texts/member/password/en.ts';
import type * as messages from './texts/messages/en.ts';
import type * as missions from './texts/missions/en.ts';
import type * as play from './texts/play/en.ts';
import type * as points from './texts/points/en.ts';
import type * as promotions from './texts/promotions/en.ts';
import type * as raffle from './texts/promotions/raffle/en.ts';
import type * as referral from './texts/referral/en.ts';
import type * as rewards from './texts/rewards/en.ts';
import type * as session from './texts/session/en.ts';
import type * as system from './texts/system/en.ts';
import type * as tournaments from './texts/tournaments/en.ts';
import type * as verification from './texts/verification/en.ts';
import type * as vip from './texts/vip/en.ts';
import type * as wallet from './texts/wallet/en.ts';

/** English is the source; other languages must have its shape. */
interface Modules {
  account: typeof account;
  agent: typeof agent;
  betting: typeof betting;
  chat: typeof chat;
  common: typeof common;
  contracts: typeof contracts;
  descriptions: typeof descriptions;
  fair: typeof fair;
  games: typeof games;
  help: typeof help;
  home: typeof home;
  join: typeof join;
  layout: typeof layout;
  lines: typeof lines;
  lottery: typeof lottery;
  member: typeof member;
  messages: typeof messages;
  missions: typeof missions;
  orders: typeof orders;
  password: typeof password;
  play: typeof play;
  plays: typeof plays;
  points: typeof points;
  promotions: typeof promotions;
  raffle: typeof raffle;
  referral: typeof referral;
  register: typeof register;
  reports: typeof reports;
  rewards: typeof rewards;
  rules: typeof rules;
  feed: typeof feed;
  search: typeof search;
  session: typeof session;
  subs: typeof subs;
  system: typeof system;
  tournaments: typeof tournaments;
  trends: typeof trends;
  verification: typeof verification;
  vip: typeof vip;
  wallet: typeof wallet;
}

export type Domain = keyof Modules;

export type Texts = { [Of in Domain]: Modules[Of]['page'] };

/** View models carry them. */
type ServerTexts = { [Of in Domain]: Modules[Of] extends { server: infer Tree } ? Tree : object };

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : Tree[Key] extends readonly string[]
      ? never
      : `${Key}.${Keys<Tree[Key]>}`;
}[keyof Tree & string];

type ListKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends readonly string[]
    ? Key
    : Tree[Key] extends string
      ? never
      : `${Key}.${ListKeys<Tree[Key]>}`;
}[keyof Tree & string];

export type KeyOf<Of extends Domain> = Keys<Texts[Of]>;

export type ListKeyOf<Of extends Domain> = ListKeys<Texts[Of]>;

export type ServerKeyOf<Of extends Domain> = `server.${Keys<ServerTexts[Of]>}`;

/** `wallet.withdrawAsked` is `server.toasts.withdrawAsked` of the domain `wallet`. */
export type ToastKey = {
  [Of in Domain]: ServerTexts[Of] extends { toasts: infer Toasts } ? `${Of}.${keyof Toasts & string}` : never;
}[Domain];
