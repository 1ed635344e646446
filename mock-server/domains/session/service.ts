import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { mobileSubject, typedMobileKey } from '../../../openapi/rules/mobile.ts';
import { isAgent } from '../../accounts/real-account.ts';
import { findMemberByMobile, findMemberByName } from '../../accounts/repository.ts';
import { ApiError, tooMany } from '../../http/api-error.ts';
import type { Context, HandlerContext } from '../../http/handlers.ts';
import { toNetwork } from '../../http/network.ts';
import { requireModule } from '../../shared/modules.ts';
import { solveCaptcha } from '../system/captcha.ts';
import { takeCode } from '../verification/codes.ts';
import { SLIDER_MESSAGES, spendHumanProof } from '../verification/slider.ts';
import { openFreePlayToken } from './free-play-token.ts';
import { DUMMY_HASH, hashOneTimePassword, verifyPassword } from './password.ts';
import {
  clearFailures,
  countFailure,
  endSession,
  hasOneTimePassword,
  listFailures,
  spendOneTimePassword,
} from './repository.ts';
import { type Session, startSession } from './start.ts';
import { findSub, type SubRow } from './sub-accounts.ts';
import { makeTrialMember } from './trial.ts';

type LoginContext = Context<'login'>;
type UsernameLogin = Extract<Body<'login'>, { type: 'username' }>;
type SmsLogin = Extract<Body<'login'>, { type: 'sms' }>;
type Found = ReturnType<typeof findMemberByName>;

const TRIES_WITHOUT_CAPTCHA = 3;
/** By network: strangers elsewhere cannot lock out a member who solves a captcha. */
const TRIES_WITHOUT_PAUSE = 10;
const PAUSE_MS = 5 * 60_000;
const PAUSE_MESSAGE = 'Too many failed attempts for this username: try again after 5 minutes.';
const FAILURES_KEPT_MS = 30 * 60_000;
/** Time without slider puzzles. */
const PHONE_RESET_TRUSTED_MS = 2 * 60_000;

/** Throws 400, 403, 422, 429. */
export function signIn(context: LoginContext): Promise<Session> {
  const { body } = context;
  return body.type === 'sms' ? signInBySms(context, body) : signInByName(context, body);
}

const refused = (errorCode: string, message: string, captcha: boolean) =>
  new ApiError(422, errorCode, message, { captcha });

const captchaRequired = () =>
  refused('captcha.required', 'Too many failed attempts: send the digits of a captcha.', true);

async function signInBySms(context: LoginContext, body: SmsLogin): Promise<Session> {
  const { world, brand } = context;
  requireModule(brand, 'MOBILEVERCODELOGIN3');
  const key = mobileSubject(body);
  const member = findMemberByMobile(world, brand.code, key);
  const isRight = await takeCode(world, brand, 'login', key, body.verificationCode);
  if (!member || !isRight) {
    throw refused('verification.invalid', 'The code is wrong, already used or expired: request a new one.', false);
  }
  return startSession(context, member, 'SMS');
}

/** Answers a wrong user name like a wrong password, in the same time. */
async function signInByName(context: LoginContext, body: UsernameLogin): Promise<Session> {
  const { world, brand, ip, cookies } = context;
  const account = body.username.trim().toLowerCase();
  const member = findByAccount(context, account);
  const sub = body.subAccount === undefined ? null : findOpenSub(context, member, body.subAccount);
  // Counts any spelling of the account. A name of a sub-account gives no further tries at a member's own password.
  const isOfSub = body.subAccount !== undefined && member !== null && isAgent(member);
  const user = `user:${member?.username ?? account}${isOfSub ? `/${body.subAccount?.trim().toLowerCase()}` : ''}`;
  const network = `ip:${toNetwork(ip)}`;
  const subjects = [user, network, `${user} ${network}`] as const;
  const failures = recentFailures(context, subjects);
  requireNoPause(context, failures.get(subjects[2]));
  const asksCaptcha = hasMany(failures);
  if (body.subAccount !== undefined || !isTrusted(context, member)) await requirePerson(context, body, asksCaptcha);
  if (asksCaptcha) {
    if (!body.captcha) throw captchaRequired();
    if (!(await solveCaptcha(world, cookies.captchaId, body.captcha))) {
      throw refused('captcha.invalid', 'The captcha is wrong, already used or expired: request a new one.', true);
    }
  }
  // A member proves by the own password that the account is no agent's.
  const isMember = body.subAccount !== undefined && member !== null && !isAgent(member);
  const { passwordHash } = (body.subAccount === undefined || isMember ? member : sub) ?? { passwordHash: DUMMY_HASH };
  const isRight = await verifyPassword(body.password, passwordHash);
  const oneTimeHash = hashOneTimePassword(body.password);
  const isOneTime =
    body.subAccount === undefined && hasOneTimePassword(world, member?.id ?? 0, oneTimeHash, new Date(world.now()));
  if (!member || !(isRight || isOneTime)) throw await recordFailure(context, subjects, failures);
  // Refuses even a right password among too many concurrent wrong ones.
  const meanwhile = recentFailures(context, subjects);
  requireNoPause(context, meanwhile.get(subjects[2]));
  if (!asksCaptcha && hasMany(meanwhile)) throw captchaRequired();
  const signedIn = isOneTime
    ? await spendOneTimePassword(world, member.id, oneTimeHash, new Date(world.now()))
    : member;
  if (!signedIn) throw await recordFailure(context, subjects, failures);
  await clearFailures(world, brand.code, user);
  if (isMember) throw new ApiError(403, 'login.not.agent', 'Non-agents cannot log in with a sub-account.');
  return startSession(context, signedIn, 'USERNAME', sub);
}

/** Returns null for a closed one, too. */
function findOpenSub({ world }: LoginContext, member: Found, name: string): SubRow | null {
  const sub = member && isAgent(member) ? findSub(world, member.id, name) : null;
  return sub?.isOpen ? sub : null;
}

/** User names begin with a letter. */
function findByAccount({ world, brand }: LoginContext, account: string): Found {
  if (!/^\+?\d{6,}$/.test(account)) return findMemberByName(world, brand.code, account);
  const key = typedMobileKey(brand.countryDialingCode, account);
  return key === null ? null : findMemberByMobile(world, brand.code, key);
}

function isTrusted({ world }: LoginContext, member: Found): boolean {
  return world.now() - (member?.phoneResetAt?.getTime() ?? Number.NEGATIVE_INFINITY) <= PHONE_RESET_TRUSTED_MS;
}

async function requirePerson({ world, brand }: LoginContext, body: UsernameLogin, captcha: boolean): Promise<void> {
  const fault = await spendHumanProof(world, brand, 'login', body);
  if (fault) throw refused(fault, SLIDER_MESSAGES[fault], captcha);
}

interface Failures {
  count: number;
  lastAt: Date;
}

function recentFailures({ world, brand }: LoginContext, subjects: readonly string[]) {
  const since = new Date(world.now() - FAILURES_KEPT_MS);
  const rows = listFailures(world, brand.code, subjects, since);
  return new Map(rows.map(({ subject, count, lastAt }): [string, Failures] => [subject, { count, lastAt }]));
}

const hasMany = (failures: Map<string, Failures>) =>
  [...failures.values()].some(({ count }) => count >= TRIES_WITHOUT_CAPTCHA);

function requireNoPause({ world }: LoginContext, failures: Failures | undefined): void {
  if (!failures || failures.count < TRIES_WITHOUT_PAUSE) return;
  const waitMs = failures.lastAt.getTime() + PAUSE_MS - world.now();
  if (waitMs > 0) throw tooMany(PAUSE_MESSAGE, waitMs);
}

/** Hides among too many concurrent tries whether the password was right. */
async function recordFailure(
  context: LoginContext,
  subjects: readonly string[],
  before: Map<string, Failures>,
): Promise<ApiError> {
  const { world, brand } = context;
  const now = world.now();
  const since = new Date(now - FAILURES_KEPT_MS);
  const [ofName, ofAddress, ofBoth] = await Promise.all(
    subjects.map((subject) => countFailure(world, brand.code, subject, new Date(now), since)),
  );
  const count = Math.max(ofName ?? 0, ofAddress ?? 0);
  const wasPaused = (before.get(subjects[2] ?? '')?.count ?? 0) >= TRIES_WITHOUT_PAUSE;
  if (ofBoth && ofBoth > TRIES_WITHOUT_PAUSE && !wasPaused) return tooMany(PAUSE_MESSAGE, PAUSE_MS);
  if (!hasMany(before) && count > TRIES_WITHOUT_CAPTCHA) return captchaRequired();
  return refused('login.failed', 'The username or the password is wrong.', count >= TRIES_WITHOUT_CAPTCHA);
}

/** Throws 422 for an invalid or used token. */
export async function startTrial(context: Context<'loginFreePlay'>): Promise<Session> {
  const oneTimeValue = await openFreePlayToken(context);
  return startSession(context, await makeTrialMember(context, oneTimeValue), 'FREE_PLAY');
}

export async function signOut({ world, member }: HandlerContext): Promise<null> {
  await endSession(world, member.token, new Date(world.now()));
  return null;
}
