import { mobileSubject } from '../../../openapi/rules/mobile.ts';
import { toEmail } from '../../accounts/email.ts';
import { findMemberByMobile, findMemberByName, NO_PASSWORD } from '../../accounts/repository.ts';
import { explainFaults, type FieldFault, faultFor, findFault } from '../../accounts/rules.ts';
import { ApiError, tooMany } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { toNetwork } from '../../http/network.ts';
import { sendOut } from '../../shared/inbox.ts';
import type { World } from '../../worlds/world.ts';
import { hashOneTimePassword, hashPassword, verifyPassword } from '../session/password.ts';
import {
  clearFailures,
  countFailure,
  findSignInMethod,
  listFailures,
  saveOneTimePassword,
  setPassword,
} from '../session/repository.ts';
import { type Session, startSession } from '../session/start.ts';
import { readSub, setSubPassword } from '../session/sub-accounts.ts';
import { takeCode } from '../verification/codes.ts';
import { PHONE_RESET_TRIES } from '../verification/limits.ts';
import { findMember } from './repository.ts';
import { passwordMail } from './texts.ts';

const MINUTE_MS = 60_000;
const WRONG_TRIES = 5;
const PAUSE_MS = 5 * MINUTE_MS;
const MAIL_PAUSE_MS = MINUTE_MS;
const ONE_TIME_PASSWORD_LIFE_MS = 15 * MINUTE_MS;

const refused = (errorCode: string, message: string, fields: FieldFault[] = []) =>
  new ApiError(422, errorCode, message, { fields });

/** Ends every session of the member, or of the sub-account, and returns a new one. Throws 422, 429. */
export async function changePassword(context: Context<'changePassword'>): Promise<Session> {
  const { world, brand, member, body } = context;
  const { oldPassword, newPassword, confirmNewPassword } = body;
  const own = findMember(world, member.memberId);
  const { passwordHash } = member.sub ? readSub(world, member.sub.id) : own;
  const faults = newPasswordFaults(context, 'newPassword', newPassword);
  if (confirmNewPassword !== newPassword) {
    faults.push(faultFor('confirmNewPassword', 'mismatch', brand.registerRules.confirmPassword));
  }
  const isOldNeeded = passwordHash !== NO_PASSWORD;
  if (isOldNeeded && !oldPassword) faults.push(faultFor('oldPassword', 'required', brand.registerRules.password));
  if (faults.length > 0) throw refused('field.invalid', explainFaults(faults), faults);
  if (isOldNeeded && !(await checkPassword(context, oldPassword ?? '', passwordHash))) {
    throw refused('password.wrong', 'The old password is wrong.');
  }
  if (await verifyPassword(newPassword, passwordHash)) {
    throw refused('password.same', 'The new password must differ from the old one.');
  }
  const way = findSignInMethod(world, member.token);
  const password = hashNewPassword(world, newPassword);
  return member.sub
    ? startSession(context, { ...own, isFirstLogin: false }, way, await setSubPassword(world, member.sub.id, password))
    : startSession(context, await setPassword(world, member.memberId, password), way);
}

/** Throws 429 after five wrong ones. */
export async function checkPassword(context: HandlerContext, password: string, hash: string): Promise<boolean> {
  const { world, brand, member } = context;
  const subject = `password:${member.memberId}${member.sub ? `/${member.sub.name}` : ''}`;
  await countTry(context, subject, WRONG_TRIES);
  if (!(await verifyPassword(password, hash))) return false;
  await clearFailures(world, brand.code, subject);
  return true;
}

/** Call before the check, so concurrent tries count. Throws 429 after `most` tries, until a pause after the last. */
export async function countTry(
  { world, brand }: Pick<HandlerContext, 'world' | 'brand'>,
  subject: string,
  most: number,
  pauseMs = PAUSE_MS,
): Promise<void> {
  const now = world.now();
  const since = new Date(now - pauseMs + 1);
  const pause = (lastAt: number) =>
    tooMany(`Too many tries: try again after ${pauseMs / MINUTE_MS} minutes.`, lastAt + pauseMs - now);
  const [tries] = listFailures(world, brand.code, [subject], since);
  if (tries && tries.count >= most) throw pause(tries.lastAt.getTime());
  const count = await countFailure(world, brand.code, subject, new Date(now), since);
  if (count > most) throw pause(now);
}

export function newPasswordFaults(
  { brand }: Pick<HandlerContext, 'brand'>,
  field: string,
  password: string,
): FieldFault[] {
  const rule = brand.registerRules.password;
  const fault = rule ? findFault(field, password, { ...rule, required: true }) : null;
  return fault ? [fault] : [];
}

export const hashNewPassword = (world: World, password: string) => ({
  passwordHash: hashPassword(password, world.random.text(16)),
  passwordChangedAt: new Date(world.now()),
});

/** The old password stays valid until the mailed one is used. Throws 422 for an unknown name and address, 429. */
export async function resetPasswordByEmail(context: Context<'resetPasswordByEmail'>): Promise<null> {
  const { world, brand, language, body } = context;
  const username = body.username.trim().toLowerCase();
  const email = toEmail(body.email);
  const now = world.now();
  const subject = `mail:${username}`;
  const [sent] = listFailures(world, brand.code, [subject], new Date(now - MAIL_PAUSE_MS + 1));
  if (sent)
    throw tooMany(
      'An e-mail was just sent: wait a minute before you request another.',
      sent.lastAt.getTime() + MAIL_PAUSE_MS - now,
    );
  const member = findMemberByName(world, brand.code, username);
  if (!member?.email || member.email !== email) {
    throw new ApiError(422, 'member.not.found', 'Username/Email does not exist.');
  }
  await countFailure(world, brand.code, subject, new Date(now), new Date(now - MAIL_PAUSE_MS));
  const password = drawOneTimePassword(world);
  const expiresAt = new Date(now + ONE_TIME_PASSWORD_LIFE_MS);
  await saveOneTimePassword(world, member.id, { hash: hashOneTimePassword(password), expiresAt });
  const { title, text } = passwordMail[language](brand.name, member.username, password);
  await sendOut(world, { channel: 'mail', to: member.email, subject: title, text, code: password });
  return null;
}

/** 49 bits without similar characters; contains letters and digits, as the brands require. */
function drawOneTimePassword(world: World): string {
  const password = world.random.text(10, 'abcdefghjkmnpqrstuvwxyz23456789');
  return /[a-z]/.test(password) && /\d/.test(password) ? password : drawOneTimePassword(world);
}

/** Throws 422, 429; a number without a member answers like a wrong code. */
export async function setPasswordByPhone(context: Context<'setPasswordByPhone'>): Promise<null> {
  const { world, brand, ip, body } = context;
  const faults = newPasswordFaults(context, 'newPassword', body.newPassword);
  if (faults.length > 0) throw refused('field.invalid', explainFaults(faults), faults);
  const key = mobileSubject(body);
  await countTry(context, `reset:${toNetwork(ip)}`, PHONE_RESET_TRIES.network);
  await countTry(context, `reset:${key}`, PHONE_RESET_TRIES.number);
  const member = findMemberByMobile(world, brand.code, key);
  const isRight = await takeCode(world, brand, 'forgot', key, body.verificationCode);
  if (!member || !isRight) {
    throw refused('verification.invalid', 'The code is wrong, already used or expired: request a new one.');
  }
  await setPassword(world, member.id, {
    ...hashNewPassword(world, body.newPassword),
    phoneResetAt: new Date(world.now()),
  });
  await clearFailures(world, brand.code, `reset:${key}`);
  await clearFailures(world, brand.code, `user:${member.username}`);
  return null;
}
