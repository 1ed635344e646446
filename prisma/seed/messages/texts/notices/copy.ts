import type { Language } from '../../../../../mock-server/worlds/columns.ts';

/** Title and paragraphs with `{name}` placeholders, by language. */
export type NoteCopy = Record<Language, { title: string; paragraphs: readonly [string, ...string[]] }>;
