import type { ControlHandlers } from './call.ts';

export const coverageOperations: ControlHandlers<'getCoverage'> = {
  getCoverage({ coverage }) {
    const list = (['gaming', 'control'] as const).flatMap((api) =>
      coverage[api].list().map((row) => ({ api, ...row })),
    );
    const seen = list.filter(({ statuses }) => statuses.some(({ times }) => times > 0)).length;
    return { operations: list.length, seen, list };
  },
};
