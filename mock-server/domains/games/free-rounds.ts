import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { readTerms, readWagering } from '../money/grants/grants.ts';
import { findReward } from '../money/grants/repository.ts';
import { readCatalogue } from './catalogue/repository.ts';
import { listOpenGrants } from './free-rounds/repository.ts';
import { gameView } from './views.ts';

export function listFreeRounds({
  world,
  brand,
  member,
  language,
  query,
}: Context<'listFreeRounds'>): Value<'listFreeRounds'> {
  const { byId } = readCatalogue(world, brand.code);
  const list = listOpenGrants(world, member.memberId, world.now()).flatMap((grant) => {
    const game = byId.get(grant.gameNodeId);
    const reward = findReward(world, grant.rewardId);
    const terms = reward && readTerms(reward);
    if (!game || !terms) return [];
    return {
      rewardId: reward.id,
      game: gameView(game, query.language ?? language),
      stake: formatMoney(BigInt(terms.stake)),
      rounds: grant.rounds,
      left: grant.rounds - grant.used,
      won: formatMoney(grant.won),
      turnover: readWagering(reward).turnover,
      expiresAt: grant.expiresAt.getTime(),
    };
  });
  return { list };
}
