import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import { explainFaults, type FieldFault, faultFor, findFault } from '../../accounts/rules.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { verifyPassword } from '../session/password.ts';
import { findCodeLock, requireCodesUnlocked } from '../verification/code-lock.ts';
import { takeMemberCode } from '../verification/codes.ts';
import { checkPassword } from './passwords.ts';
import { findLock, hashPaymentPassword, paymentRefusal, requirePaymentPassword, unlock } from './payment/password.ts';
import { findPaymentHash, insertPaymentHash, updatePaymentHash } from './payment/repository.ts';
import { findMember } from './repository.ts';
import { checkAnswers } from './security-questions.ts';

type State = Value<'hasPaymentPassword'>;

export const readPaymentPassword = (context: HandlerContext): State => ({
  isSet: findPaymentHash(context.world, context.member.memberId) !== null,
  lockedUntil: findLock(context),
  codesLockedUntil: findCodeLock(context),
});

/** Throws 409, 422, 429. */
export async function setPaymentPassword(context: Context<'setPaymentPassword'>): Promise<State> {
  const { world, brand, member, body } = context;
  const taken = new ApiError(
    409,
    'payment.password.already.set',
    'You already have a payment password: change it instead.',
  );
  if (findPaymentHash(world, member.memberId) !== null) throw taken;
  const { passwordHash } = findMember(world, member.memberId);
  const faults = newPasswordFaults(context, body.paymentPassword);
  const isPasswordNeeded = passwordHash !== NO_PASSWORD;
  if (isPasswordNeeded && !body.password) faults.push(faultFor('password', 'required', brand.registerRules.password));
  if (faults.length > 0) throw new ApiError(422, 'field.invalid', explainFaults(faults), { fields: faults });
  if (isPasswordNeeded && !(await checkPassword(context, body.password ?? '', passwordHash))) {
    throw new ApiError(422, 'password.wrong', 'The password is wrong.', { fields: [] });
  }
  const isSet = await insertPaymentHash(world, member.memberId, hashPaymentPassword(world, body.paymentPassword));
  if (!isSet) throw taken;
  return readPaymentPassword(context);
}

/** Throws 422. */
export async function changePaymentPassword(context: Context<'changePaymentPassword'>): Promise<State> {
  const { world, member, body } = context;
  const faults = newPasswordFaults(context, body.paymentPassword);
  if (faults.length > 0) throw paymentRefusal('field.invalid', explainFaults(faults), { fields: faults });
  await requirePaymentPassword(context, body.oldPaymentPassword);
  if (await verifyPassword(body.paymentPassword, findPaymentHash(world, member.memberId) ?? '')) {
    throw paymentRefusal('payment.password.same', 'The new payment password must differ from the old one.');
  }
  await updatePaymentHash(world, member.memberId, hashPaymentPassword(world, body.paymentPassword));
  await unlock(context);
  return readPaymentPassword(context);
}

/** By code or security answers. Throws 422, 429. */
export async function resetPaymentPassword(context: Context<'resetPaymentPassword'>): Promise<State> {
  const { world, brand, member, body } = context;
  if (findPaymentHash(world, member.memberId) === null)
    throw paymentRefusal('payment.password.missing', 'There is no payment password yet: set one.');
  const faults = newPasswordFaults(context, body.paymentPassword);
  if (faults.length > 0) throw paymentRefusal('field.invalid', explainFaults(faults), { fields: faults });
  if (body.verificationCode !== undefined) {
    requireCodesUnlocked(context);
    if (!(await takeMemberCode(world, brand, 'paymentPassword', member.memberId, body.verificationCode)))
      throw paymentRefusal('verification.invalid', 'The code is wrong, already used or expired: request a new one.');
  } else if (!body.answers) {
    const fault = faultFor('verificationCode', 'required', undefined);
    throw paymentRefusal('field.invalid', explainFaults([fault]), { fields: [fault] });
  } else if (!(await checkAnswers(context, body.answers)))
    throw paymentRefusal('verification.invalid', 'Not all answers are correct.');
  await updatePaymentHash(world, member.memberId, hashPaymentPassword(world, body.paymentPassword));
  await unlock(context);
  return readPaymentPassword(context);
}

function newPasswordFaults({ brand }: HandlerContext, password: string): FieldFault[] {
  const rule = brand.registerRules.paymentPassword;
  const fault = rule ? findFault('paymentPassword', password, { ...rule, required: true }) : null;
  return fault ? [fault] : [];
}
