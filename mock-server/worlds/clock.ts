/**
 * End of the seed, 2026-01-01T00:00:00+08:00, in epoch milliseconds. Every time in the seed is relative to it, and a
 * new world moves them all by the same offset: "two days ago" stays two days ago.
 */
export const SEED_TIME = Date.UTC(2025, 11, 31, 16);

/** A running clock stops here. Later times would exceed the contract's bounds. */
export const LATEST_TIME = Date.UTC(2100, 0, 1);

export interface ClockSetting {
  /**
   * real: the machine's time; frozen at `at`; offset: the machine's plus `offsetMs`; rate: `rate` times as fast from
   * `at`.
   */
  mode: 'real' | 'frozen' | 'offset' | 'rate';
  at?: number;
  offsetMs?: number;
  rate?: number;
}

/** Stores the machine's time of the setting, and later steps. */
export interface ClockState {
  setting: ClockSetting;
  setAt: number;
  advancedMs: number;
}

/** Epoch milliseconds. Only this folder reads the machine's clock. */
export class Clock {
  #state: ClockState;

  constructor(state: ClockState = Clock.toState({ mode: 'real' })) {
    this.#state = state;
  }

  /** A missing `at` means now. */
  static toState(setting: ClockSetting): ClockState {
    const setAt = Date.now();
    const needsStart = setting.mode === 'frozen' || setting.mode === 'rate';
    return { setting: needsStart ? { ...setting, at: setting.at ?? setAt } : setting, setAt, advancedMs: 0 };
  }

  get state(): ClockState {
    return this.#state;
  }

  get setting(): ClockSetting {
    return this.#state.setting;
  }

  /** Not limited to `LATEST_TIME`. */
  static startOf(setting: ClockSetting): number {
    return unlimitedNow(Clock.toState(setting));
  }

  now(): number {
    return Math.min(unlimitedNow(this.#state), LATEST_TIME);
  }

  /** Resets the steps. */
  set(setting: ClockSetting): void {
    this.#state = Clock.toState(setting);
  }

  /** In any mode. */
  advance(ms: number): void {
    this.#state = { ...this.#state, advancedMs: this.#state.advancedMs + ms };
  }
}

function unlimitedNow({ setting, setAt, advancedMs }: ClockState): number {
  const real = Date.now();
  switch (setting.mode) {
    case 'frozen':
      return (setting.at ?? setAt) + advancedMs;
    case 'offset':
      return real + (setting.offsetMs ?? 0) + advancedMs;
    case 'rate':
      return Math.floor((setting.at ?? setAt) + (real - setAt) * (setting.rate ?? 1)) + advancedMs;
    default:
      return real + advancedMs;
  }
}

/** For the process itself: idle times, durations. */
export const machineNow = (): number => Date.now();
