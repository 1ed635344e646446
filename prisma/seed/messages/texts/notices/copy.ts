import type { Lang } from '../../../shared/languages.ts';

/** A notice or a message as each language words it: a title, and paragraphs with `{places}`. */
export type NoteCopy = Record<Lang, { title: string; paragraphs: readonly [string, ...string[]] }>;
