import { useTranslation } from '~/i18n/use-translation.ts';
import { useSecondsUntil } from './clock.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number) => String(Math.floor(number)).padStart(2, '0');

/** Formats "00:41", "3:05:09", or "03:10:09" beside whole days. */
export function countdownText(seconds: number): string {
  const clock = `${two((seconds % HOUR) / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds < HOUR) return clock;
  const hours = (seconds % DAY) / HOUR;
  return seconds < DAY ? `${Math.floor(hours)}:${clock}` : `${two(hours)}:${clock}`;
}

interface CountdownProps {
  /** Epoch milliseconds of the gateway. */
  until: number;
  label: string;
  className?: string;
}

/** A live region would speak each second. */
export function Countdown({ until, label, className = '' }: CountdownProps) {
  const { t } = useTranslation('lottery');
  const seconds = useSecondsUntil(until);
  const days = Math.floor(seconds / DAY);
  const time = countdownText(seconds);
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      data-soon={seconds <= 10 || undefined}
      className={`countdown ${className}`}
    >
      {days > 0 ? t('afterDays', { days, time }) : time}
    </span>
  );
}
