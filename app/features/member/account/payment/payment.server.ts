import { paths } from '~/config/paths.ts';
import type { CodeChannel } from '~/features/verification/verification.types.ts';
import { readRule } from '~/parts/fields/field-rules.server.ts';
import { codesLockedMessage, lockedMessage } from '~/parts/payment/refusals.server.ts';
import type { Site } from '~/request/site.server.ts';
import { ANSWERS } from '../answers/schema.ts';
import type { AccountPart, MemberInfo, PartView } from '../part/part.server.ts';
import { paymentAction } from './action.server.ts';
import type { PaymentWay } from './payment.types.ts';

const PART = 'paymentPassword';

interface Proof {
  key: CodeChannel | 'questions';
  to: string | null;
}

function listProofs({ email, mobileNum }: MemberInfo, hasCodes: boolean, hasAnswers: boolean) {
  const proofs: Proof[] = [
    ...(email && hasCodes ? [{ key: 'mail' as const, to: email }] : []),
    ...(mobileNum && hasCodes ? [{ key: 'sms' as const, to: mobileNum }] : []),
    ...(hasAnswers ? [{ key: 'questions' as const, to: null }] : []),
  ];
  return proofs.map((proof) => ({ ...proof, path: paths.account({ part: PART, proof: proof.key }) }));
}

async function readPayment(site: Site, info: MemberInfo) {
  const [{ isSet, lockedUntil, codesLockedUntil }, rule, { answered }] = await Promise.all([
    site.api.call('hasPaymentPassword'),
    readRule(site, 'paymentPassword'),
    site.api.call('getSecurityQuestions'),
  ]);
  const proofs = listProofs(info, codesLockedUntil === null, answered.length === ANSWERS);
  const proof = isSet ? (proofs.find(({ key }) => key === site.url.searchParams.get('proof'))?.key ?? null) : null;
  return {
    way: chooseWay(isSet, proof),
    channel: proof === 'questions' ? null : proof,
    proof,
    proofs,
    questions: proof === 'questions' ? answered.map(({ text }) => text) : [],
    needsPassword: info.hasPassword,
    locked: lockedUntil === null ? null : lockedMessage(site, lockedUntil),
    codesLocked: codesLockedUntil === null ? null : codesLockedMessage(site, codesLockedUntil),
    rule,
    backPath: paths.account({ part: PART }),
    action: paths.account({ part: PART, proof }),
  };
}

function chooseWay(isSet: boolean, proof: Proof['key'] | null): PaymentWay {
  if (!isSet) return 'set';
  if (proof === null) return 'change';
  return proof === 'questions' ? 'answer' : 'reset';
}

export const paymentPart = {
  state: async ({ api }) => ({ text: null, isSafe: (await api.call('hasPaymentPassword')).isSet }),
  read: readPayment,
  action: paymentAction,
} satisfies AccountPart<unknown>;

export type PaymentView = PartView<typeof paymentPart>;
