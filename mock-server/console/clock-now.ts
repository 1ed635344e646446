import type { Value } from '../../openapi/generated/control-operations.ts';

type Clock = Pick<Value<'getClock'>, 'setting' | 'now'>;

export const isFrozen = ({ setting }: Pick<Clock, 'setting'>): boolean => setting.mode === 'frozen';

/** World milliseconds in a millisecond of the machine. */
export function clockRate(clock: Pick<Clock, 'setting'>): number {
  if (clock.setting.mode === 'rate') return clock.setting.rate ?? 1;
  return isFrozen(clock) ? 0 : 1;
}

/** Returns the world's time, `passedMs` of the machine after the clock was read. */
export const clockNow = (clock: Clock, passedMs: number): number => clock.now + passedMs * clockRate(clock);
