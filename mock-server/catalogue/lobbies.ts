import type { Texts } from '../worlds/columns.ts';
import { games } from './games.ts';
import { vendors } from './vendors.ts';

const lobby: Texts = { CN: '大厅', EN: 'Lobby', ID: 'Lobi', TH: 'ล็อบบี้', TY: 'Lobby', VI: 'Sảnh' };

/** After the hot games. */
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
