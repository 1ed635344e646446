import { paths } from '~/config/paths.ts';
import { listRecentGames } from '~/features/games/game-lists.server.ts';
import { readMemberPanel } from '~/features/member/member.server.ts';
import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';

const WAITING = [
  ['unread', paths.inbox()],
  ['missions', paths.missions()],
  ['rewards', paths.rewards()],
] as const;

/** Omits parts that fail. */
export async function readSummary(site: Site) {
  const [member, signIns, recent] = await Promise.all([
    readMemberPanel(site),
    optional(site, 'listLoginHistory', site.api.call('listLoginHistory', { query: { pageSize: 2 } }), null),
    optional(site, 'listRecentGames', listRecentGames(site, { page: 1 }), null),
  ]);
  const last = signIns?.list.find(({ isCurrent }) => !isCurrent);
  const game = recent?.games.find(({ isClosed }) => !isClosed);
  return {
    balance: member?.isBalanceHidden ? HIDDEN_AMOUNT : (member?.balance ?? null),
    rank: member?.rankName ?? null,
    waiting: WAITING.map(([name, path]) => ({ name, path, count: member?.[name] ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    lastSignIn: last ? [site.format.dateTime(last.time), last.device, last.place].filter(Boolean).join(' · ') : null,
    game: game ? { name: game.name, cover: game.cover, path: game.path } : null,
  };
}
