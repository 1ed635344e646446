import type { LinkGroup } from './search.types.ts';

export const TYPING_PAUSE_MS = 150;

export const QUERY_LENGTH = 60;

/** Each word scans the index. */
export const QUERY_WORDS = 6;

export const LINK_ICONS = { promotions: 'gift', help: 'info', pages: 'compass' } as const satisfies Record<
  LinkGroup,
  string
>;
