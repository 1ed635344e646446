import { type Choices, coveredPositions, listChoices } from '../../../../openapi/rules/coverage.ts';
import { readRows } from '../../../../openapi/rules/lines.ts';
import type { PlayMenu } from './rules.ts';
import type { SlipLine } from './schema.ts';

/** Absent for plays whose lines always count. */
export type Coverage = Readonly<Record<string, Choices>>;

export const coverageByPlay = ({ groups, numbers }: PlayMenu): Coverage =>
  Object.fromEntries(
    groups
      .flatMap(({ plays }) => plays)
      .flatMap((play) => {
        const choices = listChoices(play, numbers);
        return choices ? [[play.code, choices] as const] : [];
      }),
  );

/** Returns true when lines of one play and station count towards no rollover. */
export function isCovered(
  coverage: Coverage,
  lines: readonly Pick<SlipLine, 'gameIds' | 'play' | 'content'>[],
): boolean {
  const places = new Set(lines.map(placeKey));
  return [...places].some((place) => {
    const together = lines.filter((line) => placeKey(line) === place);
    const choices = coverage[together[0]?.play ?? ''];
    const rows = together.map(({ content }) => readRows(content));
    return choices !== undefined && coveredPositions(choices, rows).includes(true);
  });
}

const placeKey = ({ play, gameIds }: Pick<SlipLine, 'gameIds' | 'play'>): string => [play, ...gameIds].join(' ');
