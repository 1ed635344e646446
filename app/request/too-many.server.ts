import type { ApiFailure } from '~/api/failure.ts';
import { minutes, seconds } from '~/config/durations.ts';
import type { TranslateAny } from '~/i18n/translate.ts';

/** Specification, section 9. */
export function tooMany({ t }: { t: TranslateAny }, waitMs: number): string {
  return t('common', 'errors.tooMany', { minutes: Math.max(1, Math.ceil(waitMs / minutes(1))) });
}

export function retryAfterMs({ value }: ApiFailure): number {
  const wait = (value as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof wait === 'number' ? seconds(wait) : minutes(5);
}
