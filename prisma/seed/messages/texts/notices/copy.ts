import type { Lang } from '../../../shared/languages.ts';

/** Title and paragraphs with `{name}` placeholders, by language. */
export type NoteCopy = Record<Lang, { title: string; paragraphs: readonly [string, ...string[]] }>;
