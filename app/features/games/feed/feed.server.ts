import { z } from 'zod';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { isOffered, requireModule, requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { gamePath } from '../games.server.ts';
import { feedSchema } from './schema.ts';

const KINDS = ['all', 'high', 'mine'] as const;
type Kind = (typeof KINDS)[number];

const Search = z.object({ kind: z.enum(KINDS).catch('all') });

const API_KINDS = { all: 'ALL', high: 'HIGH', mine: 'MINE' } as const;
/** Readers of one brand and language share what the gateway says. */
const SHARED_MS = seconds(2);

const pathOf = (kind: Kind) => paths.feed(kind === 'all' ? {} : { kind });

/** games.md: Feed. Throws 404 where the brand has none. */
export async function readFeed(site: Site) {
  requireModule(site, 'FEED3');
  const isMember = isOffered(site.member);
  const chosen = parseSearch(site, Search).kind;
  const kind = chosen === 'mine' && !isMember ? 'all' : chosen;
  const [{ list }, preferences] = await Promise.all([
    listBets(site, kind),
    isMember ? site.api.call('getPreferences') : null,
  ]);
  return {
    kind,
    path: pathOf(kind),
    tabs: KINDS.filter((key) => key !== 'mine' || isMember).map((key) => ({
      key,
      label: site.t('feed', `server.kinds.${key}`),
      path: pathOf(key),
      isSelected: key === kind,
    })),
    bets: list.map((bet) => betView(site, bet)),
    /** Null for visitors and trial accounts. */
    isInFeed: preferences?.isInFeed ?? null,
  };
}
export type FeedView = Awaited<ReturnType<typeof readFeed>>;
export type FeedBetView = FeedView['bets'][number];

const listBets = (site: Site, kind: Kind) => {
  const query = { kind: API_KINDS[kind], language: site.language };
  return kind === 'mine'
    ? site.api.call('listBetFeed', { query })
    : site.cached(`feed ${kind}`, ({ api }) => api.call('listBetFeed', { query }), SHARED_MS);
};

function betView(site: Site, { playerName, game, bet, win, time }: Value<'listBetFeed'>['list'][number]) {
  return {
    key: `${time} ${playerName} ${game.nodeId} ${bet} ${win}`,
    player: playerName,
    game: game.gameName,
    cover: site.image(game.icon),
    path: gamePath(game),
    bet: site.format.money(bet),
    win: site.format.money(win),
    hasWon: Number(win) > Number(bet),
    time: site.format.ago(time),
    isoTime: new Date(time).toISOString(),
  };
}

export const feedAction = formAction('setPreferences')({
  guard: requireRealAccount,
  schema: () => feedSchema,
  async submit(site, { isInFeed }) {
    const isOn = isInFeed === 'on';
    await site.api.call('setPreferences', { body: { isInFeed: isOn } });
    return redirectWithToast(pathOf(parseSearch(site, Search).kind), {
      tone: 'success',
      key: isOn ? 'feed.shown' : 'feed.hidden',
    });
  },
  refusals: {},
});
