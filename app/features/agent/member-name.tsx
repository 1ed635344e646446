import { Badge } from '~/ui/badge.tsx';

/** `type` is null for a player. */
export function MemberName({ nickname, type }: { nickname: string; type: string | null }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="font-medium wrap-anywhere">{nickname}</span>
      {type && <Badge>{type}</Badge>}
    </span>
  );
}
