import type { PlayView } from '../../app/features/play/play.types.ts';
import type { Visitor } from './visitor.ts';

/** What the page of a game shows. */
export const viewOf = ({ data }: { data: unknown }) => (data as { view: PlayView }).view;

/** A game of a kind that the brand plays. */
export const gameOf = async ({ world }: Visitor, gameType: string, isLobby = false) =>
  world.db.game.findFirstOrThrow({
    where: { gameType, isLobby },
    orderBy: { nodeId: 'asc' },
    include: { vendor: true },
  });
