import { requirePlayer } from '~/features/play/launch.server.ts';
import type { Site } from '~/request/site.server.ts';
import { readBetting } from '../betting/betting.server.ts';
import { readLobby } from '../lobby/lobby.server.ts';

/** The lobby without a lottery in the URL. A lottery requires a session (specification, section 4). */
export async function readLotteryPage(site: Site, { onlyVietnam = false } = {}) {
  const isStarted = site.url.searchParams.has('gameCode');
  if (isStarted) requirePlayer(site);
  const betting = isStarted ? await readBetting(site) : null;
  const lobby = betting ? null : await readLobby(site, { onlyVietnam });
  return { betting, lobby, title: site.title(betting?.title ?? lobby?.title ?? '') };
}
