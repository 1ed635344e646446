import type { Lang } from '../../catalogue/texts.ts';

/** A help section's HTML in every language; the title is the menu's label. */
export type HelpSection = Record<Lang, string>;
