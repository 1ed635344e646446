import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type CheckIn = NonNullable<Value<'countPromotions'>['checkIn']>;

export function checkInView({ t }: Site, { promotionId, streak, days, isDone }: CheckIn) {
  return {
    promotionId,
    title: t('promotions', isDone ? 'server.checkIn.done' : 'server.checkIn.open'),
    day: t('promotions', 'server.checkIn.day', { day: isDone ? streak : streak + 1, days }),
    /** Null when today is done. */
    button: isDone ? null : t('promotions', 'server.checkIn.button'),
    error: t('promotions', 'server.checkIn.error'),
  };
}
export type CheckInView = ReturnType<typeof checkInView>;
