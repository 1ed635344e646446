import type { Store } from '../../../worlds/store.ts';
import { listUses } from './repository.ts';

/** Epoch milliseconds. A lottery slip has no duration. */
export interface Span {
  from: number;
  to: number;
}

/** Between uses of one sitting. */
export const SITTING_GAP_MS = 10 * 60_000;
const FIRST_LOOK_MS = 3_600_000;

/** Earliest first. */
export function mergeUses(uses: readonly Span[]): Span[] {
  const sittings: Span[] = [];
  for (const { from, to } of [...uses].sort((a, b) => a.from - b.from)) {
    const last = sittings.at(-1);
    if (last && from - last.to < SITTING_GAP_MS) last.to = Math.max(last.to, to);
    else sittings.push({ from, to });
  }
  return sittings;
}

/** Returns milliseconds. */
export const playedSince = (store: Store, memberId: number, since: number): number =>
  sittingsSince(store, memberId, since).reduce(
    (played, { from, to }) => played + spanLength({ from: Math.max(from, since), to }),
    0,
  );

/** From start to last use; null ten minutes after the last use. Ignores time before `earliest`. */
export function findSitting(store: Store, memberId: number, now: number, earliest = 0): Span | null {
  for (let back = FIRST_LOOK_MS; ; back *= 2) {
    const since = Math.max(now - back, earliest);
    const sitting = sittingsSince(store, memberId, since).at(-1);
    if (!sitting || now - sitting.to >= SITTING_GAP_MS) return null;
    if (sitting.from >= since || since === earliest) return { from: Math.max(sitting.from, earliest), to: sitting.to };
  }
}

export const spanLength = ({ from, to }: Span): number => Math.max(0, to - from);

/** The first may lack its beginning. */
const sittingsSince = (store: Store, memberId: number, since: number): Span[] =>
  mergeUses(listUses(store, memberId, since - SITTING_GAP_MS));
