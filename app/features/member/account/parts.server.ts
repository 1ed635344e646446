import { avatarPart } from './avatar/avatar.server.ts';
import { emailPart, mobilePart } from './contact/contact.server.ts';
import { historyPart, sessionsPart } from './devices/devices.server.ts';
import { feedPart } from './feed.server.ts';
import type { PartView } from './part/part.server.ts';
import { passwordPart } from './password.server.ts';
import { paymentPart } from './payment/payment.server.ts';
import { accountsPart } from './payout/payout.server.ts';
import { profilePart } from './profile/profile.server.ts';
import { pushPart } from './push/push.server.ts';
import { questionsPart } from './questions/questions.server.ts';

/** In overview order; `parts.ts` has their presentation. */
export const PARTS = {
  profile: profilePart,
  avatar: avatarPart,
  password: passwordPart,
  email: emailPart,
  mobile: mobilePart,
  paymentPassword: paymentPart,
  cards: accountsPart,
  questions: questionsPart,
  feed: feedPart,
  push: pushPart,
  sessions: sessionsPart,
  history: historyPart,
};

export type PartKey = keyof typeof PARTS;
export type PartViews = { [Key in PartKey]: PartView<(typeof PARTS)[Key]> };

export const isPartKey = (key: string | null): key is PartKey => key !== null && Object.hasOwn(PARTS, key);
