import type { ApiFailure } from '~/api/failure.ts';
import type { Site } from '~/request/site.server.ts';

interface Refused {
  triesLeft: number | null;
  lockedUntil: number | null;
}

/** Formats "until 30 November 2026, 14:05". */
export const lockedMessage = ({ t, format }: Site, lockedUntil: number): string =>
  t('account', 'means.payment.locked', { time: format.dateTime(lockedUntil) });

/** Formats "Codes work again from 30 November 2026, 14:05". */
export const codesLockedMessage = ({ t, format }: Site, lockedUntil: number): string =>
  t('account', 'contact.codesLocked', { time: format.dateTime(lockedUntil) });

export const readLockedUntil = ({ value }: ApiFailure): number => (value as Refused | null)?.lockedUntil ?? 0;

export const paymentRefusals = <Field extends string>(field: Field) => {
  const under = (message: string) => ({ [field]: message }) as Record<Field, string>;
  return {
    'payment.password.missing': ({ t }: Site) => under(t('account', 'means.payment.none')),
    'payment.password.wrong': ({ t }: Site, { value }: ApiFailure) =>
      under(t('account', 'means.payment.wrong', { count: (value as Refused | null)?.triesLeft ?? 0 })),
    'payment.password.locked': (site: Site, failure: ApiFailure) =>
      under(lockedMessage(site, readLockedUntil(failure))),
  };
};
