import { paths } from '~/config/paths.ts';
import { listCountries } from '~/features/session/sign-in.server.ts';
import type { CodeChannel } from '~/features/verification/verification.types.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { AccountPart, MemberInfo, PartView } from '../part/part.server.ts';
import { bindEmailAction, bindMobileAction } from './action.server.ts';
import { readProofs } from './proof.server.ts';

const PART_OF = { mail: 'email', sms: 'mobile' } as const satisfies Record<CodeChannel, string>;

async function readContact(site: Site, info: MemberInfo, channel: CodeChannel) {
  const part = PART_OF[channel];
  const [rule, { proof, proofs, questions, codesLocked, isPayer }] = await Promise.all([
    readRule(site, channel === 'mail' ? 'email' : 'mobileNum'),
    readProofs(site, info),
  ]);
  return {
    current: channel === 'mail' ? info.email : info.mobileNum,
    rule,
    proof,
    questions: questions.map(({ text }) => text),
    codesLocked,
    isPayer,
    proofs: proofs.map((each) => ({
      key: each,
      path: paths.account({ part, proof: each }),
      to: each === 'mail' ? info.email : each === 'sms' ? info.mobileNum : null,
    })),
    action: paths.account({ part, proof }),
  };
}

/** A contact that no code has proved keeps nothing safe. */
const contactState = ({ t }: Site, contact: string | null, isProven: boolean) => ({
  text: contact !== null && !isProven ? t('account', 'contact.unproven', { contact }) : contact,
  isSafe: contact !== null && isProven,
});

export const emailPart = {
  state: (site, { email, isContactProven }) => contactState(site, email, isContactProven),
  read: (site, info) => readContact(site, info, 'mail'),
  action: bindEmailAction,
} satisfies AccountPart<unknown>;

export const mobilePart = {
  state: (site, { mobileNum, isContactProven }) => contactState(site, mobileNum, isContactProven),
  read: async (site, info) => ({
    ...(await readContact(site, info, 'sms')),
    countries: await listCountries(site),
    countryDialingCode: site.brand.countryDialingCode,
  }),
  action: bindMobileAction,
} satisfies AccountPart<unknown>;

export type ContactView = Awaited<ReturnType<typeof readContact>>;
export type MobileView = PartView<typeof mobilePart>;
