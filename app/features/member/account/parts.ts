import type { ComponentType } from 'react';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { IconName } from '~/ui/icon.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import type { PartAnswer, PartState } from './part/part.types.ts';
import type { PartKey, PartViews } from './parts.server.ts';

interface PartLook<View> {
  icon: IconName;
  title: (t: TranslateAny) => string;
  say: (t: TranslateAny, state: PartState) => string;
  /** Null for a part changed on another page. */
  Body: ComponentType<{ view: View; answer?: PartAnswer }> | null;
}

/** `parts.server.ts` has the data and actions. */
export const PART_LOOKS: { [Key in PartKey]: PartLook<PartViews[Key]> } = {
  profile: {
    icon: 'info',
    title: (t) => t('account', 'profile.title'),
    say: (t, { text }) => text ?? t('account', 'profile.text'),
    Body: lazyPart(async () => ({ default: (await import('./profile/profile-form.tsx')).ProfileForm })),
  },
  avatar: {
    icon: 'user',
    title: (t) => t('account', 'avatar.title'),
    say: (t) => t('account', 'avatar.text'),
    Body: lazyPart(async () => ({ default: (await import('./avatar/avatar-form.tsx')).AvatarForm })),
  },
  password: {
    icon: 'key',
    title: (t) => t('account', 'password.title'),
    say: (t, { text, isSafe }) =>
      text === null
        ? t('account', 'password.missing')
        : t('account', isSafe ? 'password.set' : 'password.old', { ago: text }),
    Body: null,
  },
  email: {
    icon: 'mail',
    title: (t) => t('account', 'email.title'),
    say: (t, { text }) => text ?? t('account', 'email.missing'),
    Body: lazyPart(async () => ({ default: (await import('./contact/email-form.tsx')).EmailForm })),
  },
  mobile: {
    icon: 'phone',
    title: (t) => t('account', 'mobile.title'),
    say: (t, { text }) => text ?? t('account', 'mobile.missing'),
    Body: lazyPart(async () => ({ default: (await import('./contact/mobile-form.tsx')).MobileForm })),
  },
  paymentPassword: {
    icon: 'lock',
    title: (t) => t('account', 'means.payment.title'),
    say: (t, { isSafe }) => t('account', isSafe ? 'means.payment.there' : 'means.payment.missing'),
    Body: lazyPart(async () => ({ default: (await import('./payment/payment-form.tsx')).PaymentForm })),
  },
  cards: {
    icon: 'card',
    title: (t) => t('account', 'means.accounts.title'),
    say: (t, { text }) => text ?? t('account', 'means.accounts.missing'),
    Body: lazyPart(async () => ({ default: (await import('./payout/payout-accounts.tsx')).PayoutAccounts })),
  },
  questions: {
    icon: 'shield',
    title: (t) => t('account', 'means.questions.title'),
    say: (t, { isSafe }) => t('account', isSafe ? 'means.questions.answered' : 'means.questions.missing'),
    Body: lazyPart(async () => ({ default: (await import('./questions/questions-form.tsx')).QuestionsForm })),
  },
  feed: {
    icon: 'receipt',
    title: (t) => t('account', 'feed.title'),
    say: (t) => t('account', 'feed.text'),
    Body: null,
  },
  push: {
    icon: 'megaphone',
    title: (t) => t('account', 'push.title'),
    say: (t) => t('account', 'push.text'),
    Body: lazyPart(async () => ({ default: (await import('./push/push.tsx')).Push })),
  },
  sessions: {
    icon: 'globe',
    title: (t) => t('account', 'sessions.title'),
    say: (t) => t('account', 'sessions.text'),
    Body: lazyPart(async () => ({ default: (await import('./devices/devices.tsx')).Sessions })),
  },
  history: {
    icon: 'clock',
    title: (t) => t('account', 'history.title'),
    say: (t) => t('account', 'history.text'),
    Body: lazyPart(async () => ({ default: (await import('./devices/devices.tsx')).History })),
  },
};
