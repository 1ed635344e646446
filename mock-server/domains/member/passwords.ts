import { ApiError } from '../../http/api-error.ts';
import type { Context, Surroundings } from '../../http/handlers.ts';
import type { World } from '../../worlds/world.ts';
import { sendOut } from '../inbox.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import {
  clearFailures,
  countFailure,
  endOtherSessions,
  findMemberByName,
  listFailures,
} from '../session/repository.ts';
import { takeCode, tooMany } from '../verification/codes.ts';
import { mobileKey } from '../verification/mobile.ts';
import { findMemberByMobile } from '../verification/repository.ts';
import { requireRealAccount } from './real-account.ts';
import { findMember, NO_PASSWORD, updateMember } from './repository.ts';
import { explainFaults, type FieldFault, faultFor, faultOf } from './rules.ts';
import { passwordMail } from './texts.ts';

const MINUTE_MS = 60_000;
/** Wrong old passwords before a pause. */
const WRONG_TRIES = 5;
const PAUSE_MS = 5 * MINUTE_MS;
/** Mails with a new password to one member. */
const MAIL_PAUSE_MS = MINUTE_MS;

const refused = (errorCode: string, message: string, fields: FieldFault[] = []) =>
  new ApiError(422, errorCode, message, { fields });

/** Sets a member's password and ends the sessions but the one that asks. Throws 403, 422, 429. */
export async function changePassword(context: Context<'changePassword'>): Promise<null> {
  const { world, brand, member, body } = context;
  requireRealAccount(member);
  const { oldPassword, newPassword, confirmNewPassword } = body;
  const { passwordHash } = await findMember(world, member.memberId);
  const faults = newPasswordFaults(context, 'newPassword', newPassword);
  if (confirmNewPassword !== newPassword) {
    faults.push(faultFor('confirmNewPassword', 'mismatch', brand.registerRules.confirmPassword));
  }
  const isOldNeeded = passwordHash !== NO_PASSWORD;
  if (isOldNeeded && !oldPassword) faults.push(faultFor('oldPassword', 'required', brand.registerRules.password));
  if (faults.length > 0) throw refused('field.invalid', explainFaults(faults), faults);
  if (isOldNeeded) await requireOldPassword(context, oldPassword ?? '', passwordHash);
  if (await verifyPassword(newPassword, passwordHash)) {
    throw refused('password.same', 'The new password must differ from the old one.');
  }
  await setPassword(world, member.memberId, newPassword);
  await endOtherSessions(world, member.memberId, member.token, new Date(world.now()));
  return null;
}

async function requireOldPassword(
  { world, brand, member }: Surroundings,
  password: string,
  hash: string,
): Promise<void> {
  const subject = `password:${member.memberId}`;
  const now = world.now();
  const since = new Date(now - PAUSE_MS + 1);
  const pause = (lastAt: number) =>
    tooMany('Too many wrong passwords: try again after 5 minutes.', lastAt + PAUSE_MS - now);
  const [failures] = await listFailures(world, brand.code, [subject], since);
  if (failures && failures.count >= WRONG_TRIES) throw pause(failures.lastAt.getTime());
  // Counted before it is compared: many tries at once are many tries.
  const { count } = await countFailure(world, brand.code, subject, new Date(now), since);
  if (count > WRONG_TRIES) throw pause(now);
  if (!(await verifyPassword(password, hash))) throw refused('password.wrong', 'The old password is wrong.');
  await clearFailures(world, brand.code, subject);
}

function newPasswordFaults({ brand }: Surroundings, field: string, password: string): FieldFault[] {
  const rule = brand.registerRules.password;
  const fault = rule ? faultOf(field, password, { ...rule, required: true }) : null;
  return fault ? [fault] : [];
}

async function setPassword(world: World, id: number, password: string, phoneResetAt?: Date): Promise<void> {
  const passwordHash = hashPassword(password, world.random.text(16));
  await updateMember(world, id, { passwordHash, passwordChangedAt: new Date(world.now()), phoneResetAt });
}

/** Sends a new password to the member's mail address. Throws 422 where nobody has both, 429. */
export async function resetPasswordByEmail(context: Context<'resetPasswordByEmail'>): Promise<null> {
  const { world, brand, language, body } = context;
  const username = body.username.trim().toLowerCase();
  const email = body.email.trim().toLowerCase();
  const now = world.now();
  const subject = `mail:${username}`;
  const [sent] = await listFailures(world, brand.code, [subject], new Date(now - MAIL_PAUSE_MS + 1));
  if (sent) throw tooMany('A mail was sent: wait a minute for another.', sent.lastAt.getTime() + MAIL_PAUSE_MS - now);
  const member = await findMemberByName(world, brand.code, username);
  if (!member?.email || member.email !== email) {
    throw new ApiError(422, 'member.not.found', 'Username/Email does not exist.');
  }
  const password = `${world.random.text(4, 'abcdefghjkmnpqrstuvwxyz')}${world.random.text(6, '23456789')}`;
  await setPassword(world, member.id, password);
  await endOtherSessions(world, member.id, null, new Date(now));
  await countFailure(world, brand.code, subject, new Date(now), new Date(now - MAIL_PAUSE_MS));
  await clearFailures(world, brand.code, `user:${member.username}`);
  const { title, text } = passwordMail[language](brand.name, member.username, password);
  await sendOut(world, { channel: 'mail', to: member.email, subject: title, text, code: password });
  return null;
}

/** Sets the password of the member whose number got a code. Throws 422; a number without a member answers like a wrong code. */
export async function setPasswordByPhone(context: Context<'setPasswordByPhone'>): Promise<null> {
  const { world, brand, body } = context;
  const faults = newPasswordFaults(context, 'newPassword', body.newPassword);
  if (faults.length > 0) throw refused('field.invalid', explainFaults(faults), faults);
  const key = mobileKey(body.countryDialingCode, body.mobileNum);
  const member = await findMemberByMobile(world, brand.code, key);
  const isRight = await takeCode(world, brand, 'forgot', key, body.verificationCode);
  if (!member || !isRight) {
    throw refused('verification.invalid', 'The code is wrong, used or expired: ask for another.');
  }
  const at = new Date(world.now());
  await setPassword(world, member.id, body.newPassword, at);
  await endOtherSessions(world, member.id, null, at);
  await clearFailures(world, brand.code, `user:${member.username}`);
  return null;
}
