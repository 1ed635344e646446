import type { ComponentPropsWithoutRef } from 'react';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';

interface Place {
  /** The formatted rank. */
  place: string;
  rank: number;
  player: string;
  avatar: string;
  score: string;
  isOwn: boolean;
  prize: string | null;
}

interface RankingProps extends Pick<ComponentPropsWithoutRef<'ol'>, 'start' | 'aria-label'> {
  rows: readonly Place[];
  /** Marks the member's own row. */
  you: string;
}

export function Ranking({ rows, you, ...list }: RankingProps) {
  return (
    <ol
      {...list}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      {rows.map(({ place, rank, player, avatar, score, isOwn, prize }) => (
        <li
          key={rank}
          aria-current={isOwn || undefined}
          className="flex min-h-12 items-center gap-3 px-4 py-2 aria-[current]:bg-accent/10"
        >
          <span
            className={`min-w-7 shrink-0 text-center tabular-nums ${rank <= 3 ? 'font-bold text-link' : 'text-muted'}`}
          >
            {place}
          </span>
          <Avatar src={avatar} className="size-8" />
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
            <span className="truncate font-medium">{player}</span>
            {isOwn && <Badge look="brand">{you}</Badge>}
          </span>
          <span className="shrink-0 text-end tabular-nums">
            <span className="block font-semibold">{score}</span>
            {prize && <span className="block text-xs text-muted">{prize}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PrizeListProps {
  prizes: readonly { key: string; places: string; reward: string }[];
  /** Time when they are given. */
  note: string;
}

export function PrizeList({ prizes, note }: PrizeListProps) {
  return (
    <>
      <dl className="divide-y divide-line text-sm">
        {prizes.map(({ key, places, reward }) => (
          <div key={key} className="flex justify-between gap-x-3 py-2">
            <dt className="shrink-0 text-muted">{places}</dt>
            <dd className="text-end font-semibold text-balance tabular-nums">{reward}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{note}</p>
    </>
  );
}
