import { days } from '~/config/durations.ts';
import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';
import type { Site } from '~/request/site.server.ts';

/** Formats the end of a period: "the end of Nov 28, 2026" for midnight in the brand's zone, else the time. */
export const deadlineText = ({ t, format }: Pick<Site, 't' | 'format'>, epochMs: number): string =>
  (epochMs + BRAND_ZONE_MS) % days(1) === 0
    ? t('common', 'server.endOfDay', { date: format.date(epochMs - 1) })
    : format.dateTime(epochMs);
