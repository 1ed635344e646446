import { ApiFailure } from '~/api/failure.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { LobbyView } from '../play.types.ts';
import { lobbyGame, playedGame } from '../played-game.server.ts';

/** Returns null when it cannot be opened. */
export async function readLobby(site: Site, gameCode: string): Promise<{ lobby: LobbyView | null }> {
  try {
    const query = { gameCode, platform: 'html5-desktop', language: site.language } as const;
    // A list needs no play, which a trial account could not have.
    const id = site.member && isTrialType(site.member.type) ? 'launchTrial' : 'launchGame';
    const { opensIn, game, games } = await site.api.call(id, { query });
    if (opensIn !== 'LIST') return { lobby: null };
    const leaveTo = site.url.pathname;
    return {
      lobby: {
        kind: 'list',
        game: playedGame(site, game),
        trial: null,
        games: games.map((each) => lobbyGame(site, each)),
        leaveTo,
      },
    };
  } catch (error) {
    if (error instanceof ApiFailure && (error.kind === 'refused' || error.kind === 'timeout')) return { lobby: null };
    throw error;
  }
}
