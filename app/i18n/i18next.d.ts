import 'i18next';
import type common from './locales/en/common.ts';
import type games from './locales/en/games.ts';
import type home from './locales/en/home.ts';
import type layout from './locales/en/layout.ts';
import type server from './locales/en/server.ts';
import type session from './locales/en/session.ts';
import type system from './locales/en/system.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: {
      common: typeof common;
      games: typeof games;
      home: typeof home;
      layout: typeof layout;
      server: typeof server;
      session: typeof session;
      system: typeof system;
    };
  }
}
