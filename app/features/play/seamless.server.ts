import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import { listLanes, vendorLink } from '~/features/games/games.server.ts';
import { hasOneBalance } from '~/features/wallet/wallet.server.ts';
import { requireMember } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { SeamlessView } from './play.types.ts';

/** Separate wallets also have a key to collect them. Throws as `requireMember`. */
export async function readSeamless(site: Site): Promise<SeamlessView> {
  const { type } = requireMember(site);
  const [isOne, lanes] = await Promise.all([hasOneBalance(site), listLanes(site)]);
  const kind = isTrialType(type) ? 'trial' : isOne ? 'single' : 'many';
  return {
    kind,
    collectKey: kind === 'many' ? randomUUID() : null,
    transferPath: paths.transfer({ returnTo: paths.seamless() }),
    categories: lanes.map((lane) => ({
      gameType: lane.gameClassify,
      label: lane.title,
      path: paths.category(lane.gameClassify),
      vendors: lane.cards.map((card) => vendorLink(site, card)),
    })),
  };
}
