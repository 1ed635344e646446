import { useEffect, useRef, useState } from 'react';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { useClock } from './clock.tsx';
import type { StatusView } from './lottery.server.ts';
import { nextChange, refreshDelay } from './refresh.ts';

const TIMEOUT_MS = seconds(10);

interface Statuses {
  now: number;
  statuses: StatusView[];
}

interface Fresh {
  at: number;
  status: StatusView;
}

interface Options {
  gameId?: number;
  /** A cached page polls at once. */
  isOld?: boolean;
  /** The gateway's; only later responses replace `shown`. */
  shownAt?: number;
  /** A change polls at once. */
  asked?: number;
}

/** Returns null after a time-out or an incomplete response. */
async function fetchStatuses(gameId: number | undefined): Promise<Statuses | null> {
  try {
    const response = await fetch(paths.lotteryStatuses({ gameId }), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as Statuses) : null;
  } catch {
    return null;
  }
}

/**
 * Polls when the next draw locks or is drawn, and when the page becomes visible. Keeps the data and retries after a
 * failure.
 */
export function useStatuses<Shown extends StatusView>(
  shown: readonly Shown[],
  { gameId, isOld = false, shownAt = 0, asked = 0 }: Options = {},
): readonly Shown[] {
  const clock = useClock();
  const [fresh, setFresh] = useState<ReadonlyMap<number, Fresh>>(new Map());
  const answered = useRef(0);
  const lotteries = shown.map((lottery) => ({ ...lottery, ...newer(lottery, shownAt, fresh.get(lottery.gameId)) }));
  const closings = lotteries.map(nextChange).join();
  useEffect(() => {
    if (!clock || closings === '') return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const remaining = closings.split(',').map((until) => Number(until) - clock.now());
      timer = setTimeout(() => void refresh().then(() => isCurrent && wait()), refreshDelay(remaining) ?? 0);
    };
    const refresh = async () => {
      const answer = await fetchStatuses(gameId);
      if (!isCurrent || !answer) return;
      clock.set(answer.now);
      setFresh(new Map(answer.statuses.map((each) => [each.gameId, { at: answer.now, status: each }])));
    };
    if (isOld || answered.current !== asked) void refresh();
    answered.current = asked;
    // The effect that sets the clock runs after this one.
    queueMicrotask(() => isCurrent && wait());
    const onSight = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, [clock, closings, gameId, isOld, asked]);
  return lotteries;
}

/** Returns undefined when the page's data is newer. */
function newer(shown: StatusView, shownAt: number, fresh: Fresh | undefined): StatusView | undefined {
  if (!fresh || fresh.status.until < shown.until) return undefined;
  return fresh.status.until > shown.until || fresh.at >= shownAt ? fresh.status : undefined;
}
