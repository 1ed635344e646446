import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import {
  emailTaken,
  hasContact,
  mobileTaken,
  readEmail,
  readMobile,
  requireFreeEmail,
  requireFreeMobile,
} from '../../accounts/contacts.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { sendOut } from '../../shared/inbox.ts';
import { isUniqueViolation } from '../../worlds/store.ts';
import { requireCodesUnlocked } from '../verification/code-lock.ts';
import { findRightCode, memberKey, type Recipient } from '../verification/codes.ts';
import { spendCode } from '../verification/repository.ts';
import { holdIfExcluded } from './holds/holds.ts';
import { checkPassword } from './passwords.ts';
import { requirePaymentPassword } from './payment/password.ts';
import { findPaymentHash } from './payment/repository.ts';
import { describeMember } from './profile.ts';
import { findMember, updateMember } from './repository.ts';
import { checkAnswers } from './security-questions.ts';
import { contactChanged } from './texts.ts';

type Member = ReturnType<typeof findMember>;
type BindContext = Context<'bindEmail'> | Context<'bindMobile'>;

/** Throws 409, 422, 429. */
export async function bindEmail(context: Context<'bindEmail'>): Promise<Value<'bindEmail'>> {
  const { world, brand, member, body } = context;
  const email = readEmail(brand, body.email);
  requireFreeEmail(context, email);
  const { email: before } = findMember(world, member.memberId);
  return bind(context, {
    key: email,
    change: { email },
    taken: emailTaken,
    before: before ? { channel: 'mail', to: before } : null,
  });
}

/** Throws 409, 422, 429. */
export async function bindMobile(context: Context<'bindMobile'>): Promise<Value<'bindMobile'>> {
  const { world, member, body } = context;
  const key = readMobile(context, body);
  requireFreeMobile(context, key);
  const { mobileKey: before } = findMember(world, member.memberId);
  return bind(context, {
    key,
    change: { mobileNum: body.mobileNum, mobileKey: key },
    taken: mobileTaken,
    before: before ? { channel: 'sms', to: `+${before}` } : null,
  });
}

interface Binding {
  key: string;
  change: Parameters<typeof updateMember>[2];
  taken: () => ApiError;
  /** Gets a notification of the change. */
  before: Recipient | null;
}

/** Consumes a code only if owner and code are right. */
async function bind(context: BindContext, { key, change, taken, before }: Binding): Promise<Value<'bindEmail'>> {
  const { world, brand, language, member, body } = context;
  const ownerCode = await proveOwner(context, findMember(world, member.memberId));
  const code = await findRightCode(world, brand, { scene: 'bind', mobileKey: key }, body.verificationCode);
  if (code === null) throw wrongCode();
  const now = new Date(world.now());
  const changed = await world
    .transact(async (store) => {
      for (const id of ownerCode === null ? [code] : [ownerCode, code]) {
        if (!(await spendCode(store, id, now))) throw wrongCode();
      }
      const row = await updateMember(store, member.memberId, {
        ...change,
        isContactProven: true,
        contactsChangedAt: now,
      });
      await holdIfExcluded(store, brand, member.memberId, now.getTime());
      return row;
    })
    .catch((error) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
  if (before) {
    const { title, text } = contactChanged[language](brand.name);
    await sendOut(world, { ...before, subject: before.channel === 'mail' ? title : undefined, text });
  }
  return describeMember(world, changed);
}

const wrongCode = () =>
  new ApiError(422, 'verification.invalid', 'The code is wrong, already used or expired: request a new one.');

/**
 * Verifies a password, or a code to the bound contact. Returns the code's id, or null. An account without any of them
 * needs no proof. With a payment password, the login password proves nothing.
 */
async function proveOwner(
  context: BindContext,
  { id, passwordHash, email, mobileKey }: Member,
): Promise<number | null> {
  const { world, brand, body } = context;
  const hasPassword = passwordHash !== NO_PASSWORD;
  if (body.ownerCode !== undefined) {
    requireCodesUnlocked(context);
    const ownerCode = await findRightCode(world, brand, { scene: 'change', mobileKey: memberKey(id) }, body.ownerCode);
    if (ownerCode === null) {
      throw new ApiError(
        422,
        'owner.wrong',
        'The code of the scene `change` is wrong, already used or expired: request a new one.',
      );
    }
    return ownerCode;
  }
  if (body.paymentPassword || findPaymentHash(world, id) !== null) {
    await provePayer(context);
    return null;
  }
  if (hasPassword && body.password) {
    if (await checkPassword(context, body.password, passwordHash)) return null;
    throw new ApiError(422, 'password.wrong', 'The login password is wrong.');
  }
  if (!hasPassword && !hasContact({ email, mobileKey })) return null;
  throw new ApiError(422, 'owner.required', 'Send the login password, or a code of the scene `change`.');
}

/** Throws 422, 429. */
async function provePayer(context: BindContext): Promise<void> {
  const { paymentPassword, answers } = context.body;
  if (paymentPassword) return requirePaymentPassword(context, paymentPassword);
  if (!answers) {
    throw new ApiError(
      422,
      'owner.required',
      'Send the payment password, a code of the scene `change` or the security answers; without any of these, contact customer service.',
    );
  }
  if (!(await checkAnswers(context, answers))) throw new ApiError(422, 'owner.wrong', 'Not all answers are correct.');
}
