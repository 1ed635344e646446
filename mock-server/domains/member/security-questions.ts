import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import { explainFaults, type FieldFault, faultFor } from '../../accounts/rules.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { clearFailures } from '../session/repository.ts';
import { requireBrand } from '../system/repository.ts';
import { checkPassword, countTry } from './passwords.ts';
import { paymentRefusal, requirePaymentPassword } from './payment/password.ts';
import { findPaymentHash } from './payment/repository.ts';
import { listAnswers, replaceAnswers } from './questions/repository.ts';
import { findMember } from './repository.ts';

type Questions = Value<'getSecurityQuestions'>;
type Answers = Body<'setSecurityQuestions'>['answers'];

const MIN_ANSWER = 2;
const MAX_ANSWER = 60;
const WRONG_TRIES = 5;
const PAUSE_MS = 30 * 60_000;

const normalize = (answer: string): string => answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export function readSecurityQuestions({ world, brand, member, language }: HandlerContext): Questions {
  const questions = requireBrand(world, brand).securityQuestions.map(({ id, text }) => ({ id, text: text[language] }));
  const answered = listAnswers(world, member.memberId).flatMap(
    ({ question }) => questions.find(({ id }) => id === question) ?? [],
  );
  return { questions, answered };
}

/** Throws 422, 429. */
export async function setSecurityQuestions(context: Context<'setSecurityQuestions'>): Promise<Questions> {
  const { world, member, body } = context;
  const faults = answerFaults(context, body.answers);
  if (faults.length > 0) throw paymentRefusal('field.invalid', explainFaults(faults), { fields: faults });
  if (new Set(body.answers.map(({ question }) => question)).size < body.answers.length)
    throw paymentRefusal('questions.repeated', 'Choose three different questions.');
  await requireProof(context);
  const answers = body.answers.map(({ question, answer }) => ({
    question,
    answerHash: hashPassword(normalize(answer), world.random.text(16)),
  }));
  await replaceAnswers(world, member.memberId, answers);
  return readSecurityQuestions(context);
}

/** Does not reveal the wrong one. Throws 429 after five wrong tries, for 30 minutes. */
export async function checkAnswers(context: HandlerContext, answers: Answers): Promise<boolean> {
  const { world, brand, member } = context;
  const subject = `questions:${member.memberId}`;
  await countTry(context, subject, WRONG_TRIES, PAUSE_MS);
  const stored = listAnswers(world, member.memberId);
  const given = new Map(answers.map(({ question, answer }) => [question, normalize(answer)]));
  const checks = await Promise.all(
    stored.map(({ question, answerHash }) => verifyPassword(given.get(question) ?? '', answerHash)),
  );
  if (checks.length === 0 || checks.includes(false)) return false;
  await clearFailures(world, brand.code, subject);
  return true;
}

/**
 * The login password cannot replace a payment password, because the answers can reset that. An account with neither
 * needs no proof.
 */
async function requireProof(context: Context<'setSecurityQuestions'>): Promise<void> {
  const { world, brand, member, body } = context;
  if (body.paymentPassword) return requirePaymentPassword(context, body.paymentPassword);
  const hasPaymentPassword = findPaymentHash(world, member.memberId) !== null;
  const { passwordHash } = findMember(world, member.memberId);
  if (!hasPaymentPassword && passwordHash === NO_PASSWORD) return;
  if (!hasPaymentPassword && body.password) {
    if (await checkPassword(context, body.password, passwordHash)) return;
    throw paymentRefusal('password.wrong', 'The password is wrong.');
  }
  const fault = faultFor(hasPaymentPassword ? 'paymentPassword' : 'password', 'required', brand.registerRules.password);
  throw paymentRefusal('field.invalid', explainFaults([fault]), { fields: [fault] });
}

/** Fields are named `question1`, `answer1` and so on. */
function answerFaults({ world, brand }: HandlerContext, answers: Answers): FieldFault[] {
  const known = new Set(requireBrand(world, brand).securityQuestions.map(({ id }) => id));
  const limits = { patternId: 0, minLength: MIN_ANSWER, maxLength: MAX_ANSWER };
  return answers.flatMap(({ question, answer }, index) => {
    const faults: FieldFault[] = [];
    if (!known.has(question)) faults.push(faultFor(`question${index + 1}`, 'unknown', undefined));
    const { length } = [...normalize(answer)];
    if (length < MIN_ANSWER || length > MAX_ANSWER)
      faults.push({ field: `answer${index + 1}`, reason: length === 0 ? 'required' : 'length', ...limits });
    return faults;
  });
}
