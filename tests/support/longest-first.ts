import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. If one of them started last, one worker would run alone at the end. */
const LONGEST = ['tests/routes/bad-day.test.ts', 'mock-server/vendor/engine/slot/slot.test.ts'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? LONGEST.length : rank;
};

/** Vitest's own order, except that the longest files come first, also on a machine without previous runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
