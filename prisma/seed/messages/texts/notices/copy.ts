import type { Lang } from '../../../shared/languages.ts';

/** A notice or a message in each language: a title, and paragraphs with `{name}` placeholders. */
export type NoteCopy = Record<Lang, { title: string; paragraphs: readonly [string, ...string[]] }>;
