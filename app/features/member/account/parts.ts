import type { ComponentType } from 'react';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { IconName } from '~/ui/icon.tsx';
import { AvatarForm } from './avatar/avatar-form.tsx';
import { EmailForm } from './contact/email-form.tsx';
import { MobileForm } from './contact/mobile-form.tsx';
import { History, Sessions } from './devices/devices.tsx';
import type { PartAnswer, PartState } from './part/part.types.ts';
import type { PartKey, PartViews } from './parts.server.ts';
import { PaymentForm } from './payment/payment-form.tsx';
import { PayoutAccounts } from './payout/payout-accounts.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { QuestionsForm } from './questions/questions-form.tsx';

interface PartLook<View> {
  icon: IconName;
  title: (t: TranslateAny) => string;
  /** The line under the title in the overview. */
  say: (t: TranslateAny, state: PartState) => string;
  /** Null for a part that is changed on another page. */
  Body: ComponentType<{ view: View; answer?: PartAnswer }> | null;
}

/** How each part is shown; `parts.server.ts` has what each reads and takes. */
export const PART_LOOKS: { [Key in PartKey]: PartLook<PartViews[Key]> } = {
  profile: {
    icon: 'info',
    title: (t) => t('member', 'account.profile.title'),
    say: (t, { text }) => text ?? t('member', 'account.profile.text'),
    Body: ProfileForm,
  },
  avatar: {
    icon: 'user',
    title: (t) => t('member', 'account.avatar.title'),
    say: (t) => t('member', 'account.avatar.text'),
    Body: AvatarForm,
  },
  password: {
    icon: 'key',
    title: (t) => t('member', 'account.password.title'),
    say: (t, { text, isSafe }) =>
      text === null
        ? t('member', 'account.password.missing')
        : t('member', isSafe ? 'account.password.set' : 'account.password.old', { ago: text }),
    Body: null,
  },
  email: {
    icon: 'mail',
    title: (t) => t('member', 'account.email.title'),
    say: (t, { text }) => text ?? t('member', 'account.email.missing'),
    Body: EmailForm,
  },
  mobile: {
    icon: 'phone',
    title: (t) => t('member', 'account.mobile.title'),
    say: (t, { text }) => text ?? t('member', 'account.mobile.missing'),
    Body: MobileForm,
  },
  paymentPassword: {
    icon: 'lock',
    title: (t) => t('member', 'means.payment.title'),
    say: (t, { isSafe }) => t('member', isSafe ? 'means.payment.there' : 'means.payment.missing'),
    Body: PaymentForm,
  },
  cards: {
    icon: 'card',
    title: (t) => t('member', 'means.accounts.title'),
    say: (t, { text }) => text ?? t('member', 'means.accounts.missing'),
    Body: PayoutAccounts,
  },
  questions: {
    icon: 'shield',
    title: (t) => t('member', 'means.questions.title'),
    say: (t, { isSafe }) => t('member', isSafe ? 'means.questions.answered' : 'means.questions.missing'),
    Body: QuestionsForm,
  },
  sessions: {
    icon: 'globe',
    title: (t) => t('member', 'account.sessions.title'),
    say: (t) => t('member', 'account.sessions.text'),
    Body: Sessions,
  },
  history: {
    icon: 'clock',
    title: (t) => t('member', 'account.history.title'),
    say: (t) => t('member', 'account.history.text'),
    Body: History,
  },
};
