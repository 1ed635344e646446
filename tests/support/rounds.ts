const IS_ALL = process.env.TEST_ALL === '1';

/** A tenth in `npm test`, all in `npm run test:all`. */
export const rounds = (all: number): number => (IS_ALL ? all : Math.ceil(all / 10));

/** Allowed for a mean over `rounds(all)`; `ofAll` is that over all rounds. */
export const deviation = (ofAll: number): number => (IS_ALL ? ofAll : ofAll * Math.sqrt(10));
