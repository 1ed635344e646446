import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, or mostly waits: a worker that began with one of them at the end would be the only one at work. */
const LONGEST = ['tests/routes/bad-day.test.ts', 'mock-server/vendor/engine/slot/slot.test.ts'];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? LONGEST.length : rank;
};

/** Vitest's own order, but for the longest files: they come first, on a machine that has never run them, too. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one) - rankOf(other));
  }
}
