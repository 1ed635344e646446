import type { PlayView } from '../../app/features/play/play.types.ts';
import type { Visitor } from './visitor.ts';

export const readPlayView = ({ data }: { data: unknown }) => (data as { view: PlayView }).view;

/** The first one, with its vendor. */
export function findGame({ world: { read } }: Visitor, gameType: string, isLobby = false) {
  const game = read.one('Game', { gameType, isLobby });
  return { ...game, vendor: read.one('Vendor', { code: game.vendorCode, gameType }) };
}
