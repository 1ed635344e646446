import { generateAndSeed, seedRich } from '../../scripts/lib/prepare.mjs';

/** For unit tests: generates the code and both seeds, where inputs changed. */
export const setup = async (): Promise<void> => {
  await generateAndSeed();
  await seedRich();
};
