import type { Language } from '../../../../../mock-server/worlds/columns.ts';

/** HTML of a help section; the title is the menu's label. */
export type HelpSection = Record<Language, string>;
