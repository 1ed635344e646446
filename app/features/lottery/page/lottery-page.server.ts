import { data } from '@remix-run/node';
import { paths } from '~/config/paths.ts';
import { requirePlayer } from '~/features/play/launch.server.ts';
import type { Site } from '~/request/site.server.ts';
import { setCookies, writePlay } from '~/session/cookies.server.ts';
import { readBetting } from '../betting/betting.server.ts';
import type { BettingView } from '../betting/betting.types.ts';
import { readLobby } from '../lobby/lobby.server.ts';

/** The lobby without a lottery in the URL. Visitors see a lottery, and log in to bet. */
export async function readLotteryPage(site: Site, { onlyVietnam = false } = {}) {
  const isStarted = site.url.searchParams.has('gameCode');
  if (isStarted && site.member) requirePlayer(site);
  const betting = isStarted ? await readBetting(site) : null;
  const lobby = betting ? null : await readLobby(site, { onlyVietnam });
  const trail = betting ? [{ name: site.t('lottery', 'title'), path: paths.lotteries() }] : [];
  const name = betting?.title ?? lobby?.title ?? '';
  const description = betting
    ? site.describe('lottery', { name })
    : site.describe(onlyVietnam ? 'vietnam' : 'lotteries');
  const page = { betting, lobby, title: site.title(name), description, trail };
  return data(page, { headers: setCookies(rememberPlay(site, betting)) });
}

function rememberPlay({ preferences, url }: Site, betting: BettingView | null): string[] {
  const group = url.searchParams.get('group');
  const last = preferences.plays.get(betting?.group ?? '');
  if (!betting || !group || (last?.group === group && last.play === betting.play.code)) return [];
  return [writePlay(preferences, betting.group, { group, play: betting.play.code })];
}
