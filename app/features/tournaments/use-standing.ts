import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import type { StandingView } from './tournaments.server.ts';

const POLL_MS = seconds(5);

/** Returns null after a time-out or a failure: the table stays. */
async function fetchStanding(id: number): Promise<StandingView | null> {
  try {
    const response = await fetch(paths.tournamentTable(id), { signal: AbortSignal.timeout(POLL_MS) });
    return response.ok ? ((await response.json()) as StandingView) : null;
  } catch {
    return null;
  }
}

/** Polls the table while it moves and the page is visible. Another state loads the page again. */
export function useStanding(id: number, shown: StandingView): StandingView {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<{ over: StandingView; standing: StandingView } | null>(null);
  useEffect(() => {
    if (!shown.isLive) return;
    let isCurrent = true;
    const poll = async () => {
      const standing = document.visibilityState === 'visible' ? await fetchStanding(id) : null;
      if (!isCurrent || !standing) return;
      if (standing.state === shown.state) setFresh({ over: shown, standing });
      else revalidate();
    };
    const timer = setInterval(poll, POLL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [id, shown, revalidate]);
  return fresh?.over === shown ? fresh.standing : shown;
}
