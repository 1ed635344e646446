export interface ClockSetting {
  /** real: the machine's time; frozen at `at`; offset: the machine's plus `offsetMs`; rate: `rate` times as fast from `at`. */
  mode: 'real' | 'frozen' | 'offset' | 'rate';
  at?: number;
  offsetMs?: number;
  rate?: number;
}

/** What a clock needs to go on after a restart: its setting, the machine's time when it was set, and steps taken since. */
export interface ClockState {
  setting: ClockSetting;
  setAt: number;
  advancedMs: number;
}

/** The clock of one world, in epoch milliseconds. Only this folder reads the machine's clock. */
export class Clock {
  #state: ClockState;

  constructor(state: ClockState = Clock.stateOf({ mode: 'real' })) {
    this.#state = state;
  }

  /** A clock's state as it is set now; a missing `at` means now. */
  static stateOf(setting: ClockSetting): ClockState {
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

  /** The world's time in epoch milliseconds. */
  now(): number {
    const { setting, setAt, advancedMs } = this.#state;
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

  /** Replaces the setting and forgets the steps taken. */
  set(setting: ClockSetting): void {
    this.#state = Clock.stateOf(setting);
  }

  /** Moves forward at once, in whatever mode. */
  advance(ms: number): void {
    this.#state = { ...this.#state, advancedMs: this.#state.advancedMs + ms };
  }
}

/** The machine's time, for the process itself: idle times, durations. */
export const machineNow = (): number => Date.now();
