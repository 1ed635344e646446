import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { seconds } from '~/config/durations.ts';
import {
  ASK_AGAIN_MS,
  ASK_TIMEOUT_MS,
  CHECK_CLOCK_MS,
  PLAY_SESSION_PATH,
  SESSION_AFTER_MS,
} from './session.constants.ts';
import type { PlaySessionView } from './session.types.ts';

/**
 * Returns null on failure: the game keeps the last session. A fetcher's failure would replace the game with an error
 * page.
 */
async function askSession(): Promise<PlaySessionView | null> {
  const answer = await fetch(PLAY_SESSION_PATH, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/**
 * Requests the session after rounds, refused bets and navigations, when the tab becomes visible, and when a reality
 * check may be due. The gateway decides whether one is due; the local clock only schedules requests.
 */
export function usePlaySession(first: PlaySessionView | null) {
  const { key } = useLocation();
  const [session, setSession] = useState(first);
  const [loaded, setLoaded] = useState(first);
  if (loaded !== first) {
    setLoaded(first);
    setSession(first);
  }
  const shownKey = useRef(key);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef(0);
  const hasSession = first !== null;

  const read = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const answer = await askSession();
    if (answer && turn === asked.current) setSession(answer);
  }, []);
  const readSoon = useCallback(() => {
    if (!hasSession) return;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(read, SESSION_AFTER_MS);
  }, [read, hasSession]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asked.current += 1;
    },
    [],
  );
  useEffect(() => {
    if (shownKey.current === key || !hasSession) return;
    shownKey.current = key;
    void read();
  }, [key, read, hasSession]);
  useEffect(() => {
    if (!session) return;
    const readIfShown = () => {
      if (!document.hidden) void read();
    };
    document.addEventListener('visibilitychange', readIfShown);
    if (!session.checkInSeconds) return () => document.removeEventListener('visibilitychange', readIfShown);
    let askAt = Date.now() + Math.max(seconds(session.checkInSeconds), ASK_AGAIN_MS);
    const clock = setInterval(() => {
      if (document.hidden || Date.now() < askAt) return;
      askAt = Date.now() + ASK_AGAIN_MS;
      void read();
    }, CHECK_CLOCK_MS);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', readIfShown);
    };
  }, [session, read]);
  return { session, isCheckDue: session?.checkInSeconds === 0, readSoon };
}
