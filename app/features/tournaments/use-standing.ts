import { useRevalidator } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { REFRESH_MS, useRefreshing } from '~/ui/use-refreshing.ts';
import type { StandingView } from './tournaments.server.ts';

/** Returns null after a time-out or a failure: the table stays. */
async function fetchStanding(id: number): Promise<StandingView | null> {
  try {
    const response = await fetch(paths.tournamentTable(id), { signal: AbortSignal.timeout(REFRESH_MS) });
    return response.ok ? ((await response.json()) as StandingView) : null;
  } catch {
    return null;
  }
}

/** Refreshes the table while it moves. Another state loads the page again. */
export function useStanding(id: number, shown: StandingView): StandingView {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ over: StandingView; standing: StandingView } | null>(null);
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const standing = await fetchStanding(id);
      if (signal.aborted || !standing) return;
      if (standing.state === shown.state) setFresh({ over: shown, standing });
      else revalidate();
    },
    [id, shown, revalidate],
  );
  useRefreshing(refresh, { isWanted: shown.isLive });
  return fresh?.over === shown ? fresh.standing : shown;
}
