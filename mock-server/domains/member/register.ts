import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import { findAffiliate, findReferral } from '../../accounts/invitations.ts';
import { isAgent, TRIAL_TYPE } from '../../accounts/real-account.ts';
import { findMemberByEmail, findMemberByMobile, findMemberByName } from '../../accounts/repository.ts';
import { explainFaults, type FieldFault, faultFor } from '../../accounts/rules.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { isUniqueViolation } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { startSession } from '../session/start.ts';
import { solveCaptcha } from '../system/captcha.ts';
import { capRates } from '../team/rates/rates.ts';
import type { Rates } from '../team/rates/repository.ts';
import { takeCode } from '../verification/codes.ts';
import { SLIDER_MESSAGES, spendHumanProof } from '../verification/slider.ts';
import { readPhoneToken } from '../verification/third-party-tokens.ts';
import { createMember } from './create.ts';
import { fieldFaults, type Registration, readRegistration } from './registration.ts';

type Session = Value<'registerMember'>;
type RegisterContext = HandlerContext & { body: Body<'registerMember'> };

export const registerByName = (context: Context<'registerMember'>): Promise<Session> => register(context, false);
export const registerByMobile = (context: Context<'registerMemberMobile'>): Promise<Session> => register(context, true);

/** Runs cheap checks first, so that a captcha or code is not wasted. Throws 409, 422. */
async function register(context: RegisterContext, isByMobile: boolean): Promise<Session> {
  const registration = readRegistration(context.brand, context.body, isByMobile);
  const people = findPeople(context, registration);
  const ofRules = fieldFaults(context.world, context.brand, registration);
  const isNew = ({ field }: FieldFault) => !ofRules.some((fault) => fault.field === field);
  const faults = [...ofRules, ...people.faults.filter(isNew)];
  if (faults.length > 0) throw refused('field.invalid', explainFaults(faults), faults);
  requireFree(context, registration);
  await requireProofs(context, registration);
  const member = await create(context, registration, people).catch((error) => {
    if (isUniqueViolation(error)) requireFree(context, registration);
    throw error;
  });
  return startSession(context, member, 'REGISTER');
}

const refused = (errorCode: string, message: string, fields: FieldFault[] = []) =>
  new ApiError(422, errorCode, message, { fields });

interface People {
  /** An agent's. */
  invitation: ReturnType<typeof findAffiliate>;
  uplineId: number | null;
  referrerId: number | null;
  faults: FieldFault[];
}

/** Unknown codes are field faults. Throws 422 for a bad affiliate code. */
function findPeople({ world, brand, body }: RegisterContext, { fields }: Registration): People {
  const faults: FieldFault[] = [];
  const { affiliateCode, recommenderId } = fields;
  const referralRule = brand.registerRules.referralCode;
  // Forms without the field send the page address's code.
  const referralCode = referralRule?.enabled ? fields.referralCode : body.referralCode?.trim();
  const affiliate = affiliateCode ? findAffiliate(world, brand.code, affiliateCode) : null;
  if (affiliateCode && !affiliate) throw refused('affiliate.invalid', 'The invitation code is unknown or has expired.');
  const referral = referralCode ? findReferral(world, brand.code, referralCode) : null;
  if (referralCode && !referral && referralRule?.enabled)
    faults.push(faultFor('referralCode', 'unknown', referralRule));
  const recommender = recommenderId ? findMemberByName(world, brand.code, recommenderId.toLowerCase()) : null;
  if (recommenderId && !recommender) {
    faults.push(faultFor('recommenderId', 'unknown', brand.registerRules.recommenderId));
  }
  // Only an agent has a team: a plain member is a friend who invites (loyalty.md: Referral).
  const agent = recommender && isAgent(recommender) ? recommender : null;
  const friend = recommender && !agent && recommender.type !== TRIAL_TYPE ? recommender : null;
  return {
    invitation: affiliate,
    uplineId: affiliate?.memberId ?? agent?.id ?? null,
    referrerId: referral?.memberId ?? friend?.id ?? null,
    faults,
  };
}

function requireFree({ world, brand }: RegisterContext, { fields, key }: Registration): void {
  const taken = (field: string, errorCode: string) =>
    new ApiError(409, errorCode, `This ${field} is already taken.`, { field });
  if (fields.username && findMemberByName(world, brand.code, fields.username.toLowerCase())) {
    throw taken('username', 'username.taken');
  }
  if (key && findMemberByMobile(world, brand.code, key)) throw taken('mobileNum', 'mobile.taken');
  if (fields.email && findMemberByEmail(world, brand.code, fields.email)) throw taken('email', 'email.taken');
}

/** The captcha if required, then the number's code or token, or a solved puzzle. */
async function requireProofs(context: RegisterContext, registration: Registration): Promise<void> {
  const { world, brand, body, cookies } = context;
  const { fields, key } = registration;
  const isProvedByCode = key !== null && registration.needsCode;
  if (!isProvedByCode && brand.sliderScenes.has('register') && !body.passToken) {
    throw refused('slider.required', SLIDER_MESSAGES['slider.required']);
  }
  if (fields.captcha && !(await solveCaptcha(world, cookies.captchaId, fields.captcha))) {
    throw refused('captcha.invalid', 'The captcha is wrong, already used or expired: request a new one.');
  }
  if (isProvedByCode) {
    if (!(await isNumberProved(context, key, fields.verificationCode))) {
      throw refused('verification.invalid', 'The code is wrong, already used or expired: request a new one.');
    }
    return;
  }
  const fault = await spendHumanProof(world, brand, 'register', body);
  if (fault) throw refused(fault, SLIDER_MESSAGES[fault]);
}

async function isNumberProved({ world, brand, body }: RegisterContext, key: string, code = ''): Promise<boolean> {
  if (brand.phoneAuthKey && body.firebaseIdToken) {
    return (await readPhoneToken(world, body.firebaseIdToken, brand.phoneAuthKey)) === key;
  }
  return takeCode(world, brand, 'register', key, code);
}

function create(
  { world, brand, body }: RegisterContext,
  { fields, key, contacts, needsCode }: Registration,
  people: People,
) {
  const { invitation, uplineId, referrerId } = people;
  const username = fields.username?.toLowerCase() ?? nameOfNumber(world, brand.code, key ?? '');
  return createMember(world, brand, {
    username,
    nickname: fields.username ?? username,
    type: invitation?.type ?? 0,
    password: fields.password,
    paymentPassword: fields.paymentPassword,
    mobileNum: fields.mobileNum ?? null,
    mobileKey: key,
    email: fields.email ?? null,
    isContactProven: needsCode,
    payeeName: fields.payeeName ?? null,
    contacts: JSON.stringify(contacts),
    uplineId,
    referrerId,
    registerUrl: body.registerUrl,
    invitationCode: invitation?.code ?? null,
    chooseRates: (store, upline, day) => capRates(store, brand, upline, parseRates(invitation?.rates), day),
  });
}

const parseRates = (json = '{}'): Rates => JSON.parse(json) as Rates;

/** A user name begins with a letter and has at most 15 characters. */
function nameOfNumber(world: World, brandCode: string, key: string): string {
  const name = `m${key.slice(-10)}`;
  if (!findMemberByName(world, brandCode, name)) return name;
  return `${name}${world.random.text(4, '0123456789')}`;
}
