import { NEW_MEMBERS_SERIES } from '../../../mock-server/domains/lottery/catalogue/settings.ts';
import type { GameType, ProductRates, RebateRules } from '../../../mock-server/worlds/columns.ts';
import type { BrandSeed } from './brands.ts';

/** For members without their own rate; hundredths of a percent. */
const USUAL = { RNG: 80, LIVE: 60, FISH: 80, PVP: 40, SPORTS: 50, ESPORTS: 50, ELOTT: 40, COCKFIGHT: 30 } as const;
/** In order of the pages. */
const PRODUCTS: Readonly<Record<GameType, ProductRates>> = {
  RNG: product(USUAL.RNG, 150),
  LIVE: product(USUAL.LIVE, 120),
  FISH: product(USUAL.FISH, 150),
  PVP: product(USUAL.PVP, 80),
  SPORTS: product(USUAL.SPORTS, 100),
  ESPORTS: product(USUAL.ESPORTS, 100),
  LOTT: { usual: NEW_MEMBERS_SERIES, least: 1700, most: 1960, step: 2, gap: 0 },
  ELOTT: product(USUAL.ELOTT, 80),
  COCKFIGHT: product(USUAL.COCKFIGHT, 60),
};

function product(usual: number, most: number): ProductRates {
  return { usual, least: 0, most, step: 5, gap: 0 };
}

export const buildRebateRules = ({ categories }: BrandSeed): RebateRules => ({
  products: Object.fromEntries(
    Object.entries(PRODUCTS).filter(([gameType]) => categories.includes(gameType as GameType)),
  ),
  quotas: [
    { series: 1958, accounts: 20 },
    { series: 1960, accounts: 5 },
  ],
});
