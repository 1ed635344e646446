import type { Mutant } from './mutant.ts';

const SUITE = 'tests/contract/missions/missions.test.ts';

export const missionMutants: Mutant[] = [
  {
    name: 'missions: no grace after the end of a day',
    breaks: 'who finishes a mission in the last minute of the day gets nothing for it',
    file: 'mock-server/domains/missions/span.ts',
    before: 'until: to + GRACE_MS };',
    after: 'until: to };',
    suite: SUITE,
  },
  {
    name: 'missions: a reward has the same key in each period',
    breaks: 'a mission of each day is given once in life',
    file: 'mock-server/domains/missions/missions.ts',
    before: "group === 'ONCE' ? `mission ${id}`",
    after: "group !== '' ? `mission ${id}`",
    suite: SUITE,
  },
];
