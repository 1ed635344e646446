import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

const SECOND = 1000;

/** Ticks on each whole second of the gateway. */
export class Clock {
  #ahead = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(now: number) {
    this.set(now);
  }

  /** Epoch milliseconds at `at` of `performance.now()`. */
  set(now: number, at = performance.now()): void {
    this.#ahead = now - at;
    for (const listener of this.#listeners) listener();
  }

  now(): number {
    return performance.now() + this.#ahead;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#tick();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) clearTimeout(this.#timer);
    };
  };

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        for (const listener of this.#listeners) listener();
        this.#tick();
      },
      SECOND - (this.now() % SECOND),
    );
  }
}

interface ClockView {
  clock: Clock;
  /** For hydration. */
  rendered: number;
}

const ClockContext = createContext<ClockView | null>(null);

/** The server's time is as old as the first byte when scripts start. */
function documentStart(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.responseStart ?? performance.now();
}

let isHydrated = false;

/** `now` is the gateway's, in epoch milliseconds. */
export function ClockProvider({ now, children }: { now: number; children: ReactNode }) {
  const [clock] = useState(() => new Clock(now));
  useEffect(() => {
    clock.set(now, isHydrated ? undefined : documentStart());
    isHydrated = true;
  }, [clock, now]);
  const view = useMemo(() => ({ clock, rendered: now }), [clock, now]);
  return <ClockContext.Provider value={view}>{children}</ClockContext.Provider>;
}

export function useClock(): Clock | null {
  return useContext(ClockContext)?.clock ?? null;
}

const never = () => () => {};

/** Returns 0 after `until` (epoch milliseconds). */
export function useSecondsUntil(until: number): number {
  const view = useContext(ClockContext);
  const secondsFrom = (now: number) => Math.max(0, Math.ceil((until - now) / SECOND));
  return useSyncExternalStore(
    view?.clock.subscribe ?? never,
    () => secondsFrom(view?.clock.now() ?? until),
    () => secondsFrom(view?.rendered ?? until),
  );
}
