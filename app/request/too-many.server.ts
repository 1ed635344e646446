import type { ApiFailure } from '~/api/failure.ts';
import { minutes, seconds } from '~/config/durations.ts';
import type { TranslateAny } from '~/i18n/translate.ts';

/** How long to wait after too many requests (specification, section 9), in words. */
export function tooMany({ t }: { t: TranslateAny }, waitMs: number): string {
  return t('common', 'errors.tooMany', { minutes: Math.max(1, Math.ceil(waitMs / minutes(1))) });
}

/** How long the API asks to wait, in milliseconds. */
export function retryAfterMs({ value }: ApiFailure): number {
  const wait = (value as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof wait === 'number' ? seconds(wait) : minutes(5);
}
