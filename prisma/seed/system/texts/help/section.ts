import type { Lang } from '../../../shared/languages.ts';

/** A help section's HTML in every language; the title is the menu's label. */
export type HelpSection = Record<Lang, string>;
