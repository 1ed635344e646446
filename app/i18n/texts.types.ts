import type account from './locales/en/account.ts';
import type common from './locales/en/common.ts';
import type games from './locales/en/games.ts';
import type home from './locales/en/home.ts';
import type layout from './locales/en/layout.ts';
import type play from './locales/en/play.ts';
import type search from './locales/en/search.ts';
import type server from './locales/en/server.ts';
import type session from './locales/en/session.ts';
import type system from './locales/en/system.ts';
import type wallet from './locales/en/wallet.ts';

/** English is the source: the other languages must have its shape. */
export interface Texts {
  account: typeof account;
  common: typeof common;
  games: typeof games;
  home: typeof home;
  layout: typeof layout;
  search: typeof search;
  play: typeof play;
  server: typeof server;
  session: typeof session;
  system: typeof system;
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
