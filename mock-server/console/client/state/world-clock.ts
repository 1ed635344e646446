import { useEffect, useState } from 'react';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { clockNow, clockRate } from '../../clock-now.ts';
import { useWorld } from './address.ts';
import { useRead } from './call.ts';

type Clock = Value<'getClock'>;

const TICK_MS = 1_000;

/** The clock of the world that is shown, and its time now. */
export function useWorldClock(): { clock: Clock; now: number } | null {
  const world = useWorld();
  const { data, dataUpdatedAt } = useRead('getClock', { path: { world } });
  const [, tick] = useState(0);
  const isRunning = data !== undefined && clockRate(data) > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!data) return null;
  return { clock: data, now: clockNow(data, Date.now() - dataUpdatedAt) };
}
