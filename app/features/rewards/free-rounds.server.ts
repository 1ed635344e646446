import { paths } from '~/config/paths.ts';
import { isZero } from '~/i18n/money.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { isOffered } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { freeWinsText } from './worth.server.ts';

type FreeRounds = Value<'listFreeRounds'>['list'][number];

/** Sorts by end, the earliest first; none during a break. */
async function listFreeRounds(site: Site): Promise<FreeRounds[]> {
  if (!site.modules.has('FREEROUNDS3') || !isOffered(site.member)) return [];
  return (await site.api.call('listFreeRounds')).list;
}

/** loyalty.md, free rounds. */
export const readFreeRounds = async (site: Site) => (await listFreeRounds(site)).map((each) => view(site, each));
export type FreeRoundsView = Awaited<ReturnType<typeof readFreeRounds>>[number];

function view(site: Site, { rewardId, game, stake, rounds, left, won, turnover, expiresAt }: FreeRounds) {
  const { t, format } = site;
  return {
    id: String(rewardId),
    game: game.gameName,
    cover: site.image(game.icon),
    path: paths.game({ gameCode: game.gameCode }),
    left: t('rewards', 'server.left', { left, rounds }),
    facts: [
      t('rewards', 'server.onGame', { game: game.gameName, stake: format.money(stake) }),
      t('rewards', 'server.playUntil', { time: deadlineText(site, expiresAt) }),
      freeWinsText(site, turnover),
      ...(isZero(won) ? [] : [t('rewards', 'server.wonSoFar', { amount: format.money(won) })]),
    ],
  };
}

/** "Free rounds: 7 of 10 left" for the bar of a game; null where its next round is none. */
export async function readPlayFreeRounds(site: Site, nodeId: number): Promise<string | null> {
  const next = (await listFreeRounds(site)).find(({ game }) => game.nodeId === nodeId);
  return next ? site.t('play', 'bar.freeRounds', { left: next.left, rounds: next.rounds }) : null;
}
