import { generateAndSeed } from '../../scripts/lib/prepare.mjs';

/** Generates the code and seeds the database of a changed schema, contract or seed, so that no test meets an old one. */
export const setup = async (): Promise<void> => {
  await generateAndSeed();
};
