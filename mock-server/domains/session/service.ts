import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context, Surroundings } from '../../http/handlers.ts';
import { MONEY_SCALE } from '../money.ts';
import { solveCaptcha } from '../system/captcha.ts';
import { DUMMY_HASH, verifyPassword } from './password.ts';
import {
  clearFailures,
  countFailure,
  endSession,
  findMemberByName,
  insertTrialMember,
  listFailures,
  openSession,
} from './repository.ts';
import { SESSION_LIFE_MS } from './resume.ts';

type Session = Value<'login'>;
type LoginContext = Context<'login'>;

/** After so many failed tries for a user name, or from an address, the next one needs a captcha. */
const TRIES_WITHOUT_CAPTCHA = 3;
/** Failures are forgotten after so long without another. */
const FAILURES_KEPT_MS = 30 * 60_000;
const TOKEN_LENGTH = 40;
const DAY_MS = 24 * 3_600_000;

interface SignedIn {
  id: number;
  username: string;
  type: number;
  isFirstLogin: boolean;
  passwordChangedAt: Date;
}

/** Opens a session by user name and password. Throws 422; a wrong user name and a wrong password answer alike. */
export async function signIn(context: LoginContext): Promise<Session> {
  const { world, brand, body, cookies, ip } = context;
  const username = body.username.trim();
  const subjects = [`user:${username.toLowerCase()}`, `ip:${ip}`];
  if (await needsCaptcha(context, subjects)) {
    if (!body.captcha) throw refused('captcha.required', 'Too many failed tries: send the digits of a captcha.', true);
    if (!(await solveCaptcha(world, cookies.captchaId, body.captcha))) {
      throw refused('captcha.invalid', 'The captcha is wrong, used or expired: ask for another.', true);
    }
  }
  const member = await findMemberByName(world, brand.code, username.toLowerCase());
  const isRight = await verifyPassword(body.password, member?.passwordHash ?? DUMMY_HASH);
  if (!member || !isRight) {
    const asksCaptcha = await countFailures(context, subjects);
    throw refused('login.failed', 'The user name or the password is wrong.', asksCaptcha);
  }
  await clearFailures(world, brand.code, subjects[0] ?? '');
  return start(context, member);
}

const refused = (errorCode: string, message: string, captcha: boolean) =>
  new ApiError(422, errorCode, message, { captcha });

async function needsCaptcha({ world, brand }: LoginContext, subjects: string[]): Promise<boolean> {
  const since = new Date(world.now() - FAILURES_KEPT_MS);
  const failures = await listFailures(world, brand.code, subjects, since);
  return failures.some(({ count }) => count >= TRIES_WITHOUT_CAPTCHA);
}

/** Gives whether the next try needs a captcha. */
async function countFailures({ world, brand }: LoginContext, subjects: string[]): Promise<boolean> {
  const now = world.now();
  const counts = await Promise.all(
    subjects.map((subject) =>
      countFailure(world, brand.code, subject, new Date(now), new Date(now - FAILURES_KEPT_MS)),
    ),
  );
  return counts.some(({ count }) => count >= TRIES_WITHOUT_CAPTCHA);
}

async function start(
  { world, brand, ip }: Pick<LoginContext, 'world' | 'brand' | 'ip'>,
  member: SignedIn,
): Promise<Session> {
  const now = world.now();
  const token = world.random.text(TOKEN_LENGTH);
  const at = new Date(now);
  await openSession(world, { token, memberId: member.id, ip, createdAt: at, lastUsedAt: at }, brand.isSingleSession);
  return {
    token,
    id: member.id,
    username: member.username,
    customerType: member.type as Session['customerType'],
    firstTimeLogin: member.isFirstLogin,
    passwordExpired: now - member.passwordChangedAt.getTime() > brand.passwordMaxAgeDays * DAY_MS,
    expiresAt: now + SESSION_LIFE_MS,
  };
}

/** Play money of a trial account, in the currency. */
const TRIAL_MONEY: Record<string, bigint> = { PHP: 2_000n, VND: 1_000_000n, THB: 2_000n };
const TRIAL_MONEY_DEFAULT = 1_000n;

/** Makes a trial account and opens its session. */
export async function startTrial(context: Context<'loginFreePlay'>): Promise<Session> {
  const { world, brand } = context;
  const number = world.random.text(6, '0123456789');
  const member = await insertTrialMember(
    world,
    {
      brandCode: brand.code,
      username: `trial${number}${world.random.text(2)}`,
      nickname: `Guest ${number}`,
      avatar: world.random.int(1, 60),
      registeredAt: new Date(world.now()),
    },
    {
      accountTypeId: 2,
      accountName: 'MAIN',
      balance: (TRIAL_MONEY[brand.currency] ?? TRIAL_MONEY_DEFAULT) * MONEY_SCALE,
    },
  );
  return start(context, member);
}

/** Ends the session of the request's token. */
export async function signOut({ world, member }: Surroundings): Promise<null> {
  await endSession(world, member.token, new Date(world.now()));
  return null;
}
