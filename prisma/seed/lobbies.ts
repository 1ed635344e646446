import { games } from './catalogue/games.ts';
import type { Texts } from './catalogue/texts.ts';
import { vendors } from './catalogue/vendors.ts';

/** What a lobby is called, after its vendor's name. */
const lobby: Texts = { CN: '大厅', EN: 'Lobby', ID: 'Lobi', TH: 'ล็อบบี้', TY: 'Lobby', VI: 'Sảnh' };

/** A lobby for each live studio: it opens the list of the studio's tables. They stand after the hot games. */
export const lobbies = vendors
  .filter(({ gameType }) => gameType === 'LIVE')
  .map(({ code, displayName, gameType }) => ({
    code: `${code}_LOBBY`,
    vendor: code,
    gameType,
    classify: 'ALL' as const,
    slug: 'lobby',
    name: Object.fromEntries(
      Object.entries(lobby).map(([language, word]) => [language, `${displayName} ${word}`]),
    ) as Texts,
    rank: games.filter((game) => game.gameType === gameType && game.isHot).length,
  }));
