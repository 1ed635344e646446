import type { Ref } from 'react';
import { Skeleton } from '~/ui/skeleton.tsx';
import { GameCard } from './game-card.tsx';
import type { GameCardView } from './games.types.ts';

export const GRID = 'grid grid-cols-3 gap-x-2.5 gap-y-4 sm:grid-cols-5 sm:gap-x-4 sm:gap-y-5 xl:grid-cols-8';
const EAGER_COVERS = 8;

interface GameGridProps {
  games: GameCardView[];
  label: string;
  listRef?: Ref<HTMLUListElement>;
}

export function GameGrid({ games, label, listRef }: GameGridProps) {
  return (
    <ul ref={listRef} aria-label={label} className={GRID}>
      {games.map((game, index) => (
        <li key={game.id} className="min-w-0">
          <GameCard game={game} isEager={index < EAGER_COVERS} />
        </li>
      ))}
    </ul>
  );
}

export function GameGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index}>
          <Skeleton className="aspect-[3/4] rounded-card" />
          <Skeleton className="mt-2.5 h-3.5 w-4/5" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
