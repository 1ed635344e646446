import { emailPart, mobilePart } from './contact/contact.server.ts';
import type { PartView } from './part/part.server.ts';
import { passwordPart } from './password.server.ts';
import { paymentPart } from './payment/payment.server.ts';
import { accountsPart } from './payout/payout.server.ts';
import { questionsPart } from './questions/questions.server.ts';

/** The parts of the account in the order of the overview; `parts.ts` has what each shows. */
export const PARTS = {
  password: passwordPart,
  email: emailPart,
  mobile: mobilePart,
  paymentPassword: paymentPart,
  cards: accountsPart,
  questions: questionsPart,
};

export type PartKey = keyof typeof PARTS;
export type PartViews = { [Key in PartKey]: PartView<(typeof PARTS)[Key]> };

export const isPartKey = (key: string | null): key is PartKey => key !== null && Object.hasOwn(PARTS, key);
