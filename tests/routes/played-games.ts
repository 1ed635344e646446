import type { PlayView } from '../../app/features/play/play.types.ts';
import type { Visitor } from './visitor.ts';

export const readPlayView = ({ data }: { data: unknown }) => (data as { view: PlayView }).view;

export const findGame = async ({ world }: Visitor, gameType: string, isLobby = false) =>
  world.db.game.findFirstOrThrow({
    where: { gameType, isLobby },
    orderBy: { nodeId: 'asc' },
    include: { vendor: true },
  });
