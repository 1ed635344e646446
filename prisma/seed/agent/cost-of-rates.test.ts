import { describe, expect, it } from 'vitest';
import { games } from '../../../mock-server/catalogue/games.ts';
import { findKind } from '../../../mock-server/demo-games/engine/kinds.ts';
import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import { findShare } from '../../../mock-server/domains/money/rollovers/contribution.ts';
import type { RebateRules, TurnoverShares } from '../../../mock-server/worlds/columns.ts';
import { type BrandSeed, brands, listVendors } from '../system/brands.ts';
import { buildCashRules } from '../system/cash-rules.ts';
import { buildRebateRules } from '../system/rebate-rules.ts';
import { CONTRACTS } from './contracts.ts';

/** Hundredths of a percent: the highest tiers of all salaries that a team can have at once. */
function sumSalaries(brand: BrandSeed): number {
  const most = (kind: 'DAILY' | 'HOUR' | 'REALTIME') => {
    const agreed = CONTRACTS.filter((contract) => contract.kind === kind).map(({ more = 0 }) => more);
    return Math.max(...usualTerms(brand, kind).tiers.map(({ rate }) => rate)) + Math.max(0, ...agreed);
  };
  return most('DAILY') + most('HOUR') + most('REALTIME');
}

/** Along a chain of agents, rebate and commissions together are the top agent's rate (agent.md: Rebates). */
function listCostlyGames(brand: BrandSeed, shares: TurnoverShares, { products }: RebateRules): string[] {
  const vendors = new Set(listVendors(brand).map(({ code, gameType }) => `${code} ${gameType}`));
  return games.flatMap((game, index) => {
    const rules = products[game.gameType];
    const kind = findKind({ ...game, vendorCode: game.vendor });
    // Lotteries without a kind are by series, which have their own rebates.
    if (!rules || !kind || !vendors.has(`${game.vendor} ${game.gameType}`)) return [];
    const share = findShare(shares, { nodeId: index + 1, vendorCode: game.vendor, gameType: game.gameType });
    const cost = (share * (rules.most + sumSalaries(brand))) / 10_000;
    return cost < 100 - Number(game.rtp)
      ? []
      : [`${game.code} ${kind}: ${cost} of ${(100 - Number(game.rtp)).toFixed(2)} %`];
  });
}

describe.each(brands.map((brand) => [brand.code, brand] as const))('the games of %s', (_, brand) => {
  const { turnoverShares: shares } = buildCashRules(brand);
  const rebates = buildRebateRules(brand);

  it('keep more for the house than rebates, commissions and salaries cost', () => {
    expect(listCostlyGames(brand, shares, rebates)).toEqual([]);
  });

  it.each<[string, TurnoverShares, RebateRules]>([
    ['a game without its own share', { ...shares, games: {} }, rebates],
    ['a category that counts in full', { ...shares, categories: { ...shares.categories, LIVE: 100 } }, rebates],
    [
      'a rate that is too high',
      shares,
      { ...rebates, products: { ...rebates.products, RNG: { usual: 80, least: 0, most: 300, step: 5, gap: 0 } } },
    ],
  ])('cost more than they keep with %s', (_name, wrongShares, wrongRebates) => {
    expect(listCostlyGames(brand, wrongShares, wrongRebates).length).toBeGreaterThan(0);
  });
});
