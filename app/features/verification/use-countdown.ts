import { useEffect, useState } from 'react';
import { seconds } from '~/config/durations.ts';

export function useCountdown() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === null) return;
    // Reads the clock: background tabs get few ticks.
    const tick = () => {
      const remaining = Math.max(0, Math.ceil((endsAt - Date.now()) / seconds(1)));
      setLeft(remaining);
      if (remaining === 0) setEndsAt(null);
    };
    tick();
    const timer = setInterval(tick, seconds(1));
    return () => clearInterval(timer);
  }, [endsAt]);
  return { left, start: (durationMs: number) => setEndsAt(Date.now() + durationMs) };
}
