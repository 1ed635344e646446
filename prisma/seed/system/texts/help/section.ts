import type { Lang } from '../../../shared/languages.ts';

/** HTML of a help section; the title is the menu's label. */
export type HelpSection = Record<Lang, string>;
