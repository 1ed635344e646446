/** Payouts are multiples of the bet. Shared by the page and the engine. */
export const SPECIES = {
  blueFish: { pays: 2, size: 0.07, speed: 1.2 },
  redFish: { pays: 3, size: 0.08, speed: 1.1 },
  fish: { pays: 4, size: 0.09, speed: 1 },
  starfish: { pays: 5, size: 0.08, speed: 0.5 },
  seahorse: { pays: 6, size: 0.1, speed: 0.6 },
  crab: { pays: 8, size: 0.1, speed: 0.8 },
  jellyfish: { pays: 10, size: 0.12, speed: 0.5 },
  turtle: { pays: 15, size: 0.15, speed: 0.6 },
  octopus: { pays: 20, size: 0.15, speed: 0.7 },
  swordfish: { pays: 30, size: 0.18, speed: 1.3 },
  shark: { pays: 50, size: 0.24, speed: 0.8 },
  whale: { pays: 100, size: 0.3, speed: 0.4 },
  blueDragon: { pays: 150, size: 0.32, speed: 0.9 },
} as const;

export type SpeciesName = keyof typeof SPECIES;
export const SPECIES_NAMES = Object.keys(SPECIES) as SpeciesName[];
