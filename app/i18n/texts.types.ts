import type agent from './texts/agent/en.ts';
import type betting from './texts/betting/en.ts';
import type common from './texts/common/en.ts';
import type fair from './texts/fair/en.ts';
import type games from './texts/games/en.ts';
import type home from './texts/home/en.ts';
import type layout from './texts/layout/en.ts';
import type lottery from './texts/lottery/en.ts';
import type member from './texts/member/en.ts';
import type messages from './texts/messages/en.ts';
import type play from './texts/play/en.ts';
import type plays from './texts/plays/en.ts';
import type promotions from './texts/promotions/en.ts';
import type rules from './texts/rules/en.ts';
import type search from './texts/search/en.ts';
import type server from './texts/server/en.ts';
import type session from './texts/session/en.ts';
import type system from './texts/system/en.ts';
import type trends from './texts/trends/en.ts';
import type verification from './texts/verification/en.ts';
import type wallet from './texts/wallet/en.ts';

/** English is the source: the other languages must have its shape. */
export interface Texts {
  agent: typeof agent;
  betting: typeof betting;
  common: typeof common;
  fair: typeof fair;
  games: typeof games;
  home: typeof home;
  layout: typeof layout;
  lottery: typeof lottery;
  member: typeof member;
  messages: typeof messages;
  play: typeof play;
  plays: typeof plays;
  promotions: typeof promotions;
  rules: typeof rules;
  search: typeof search;
  server: typeof server;
  session: typeof session;
  system: typeof system;
  trends: typeof trends;
  verification: typeof verification;
  wallet: typeof wallet;
}

export type Domain = keyof Texts;

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

/** The keys of a domain's texts. */
export type KeyOf<Of extends Domain> = Keys<Texts[Of]>;

/** The keys of a domain's lists. */
export type ListKeyOf<Of extends Domain> = ListKeys<Texts[Of]>;
