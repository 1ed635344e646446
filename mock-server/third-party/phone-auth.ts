import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { toMobileKey } from '../../openapi/rules/mobile.ts';
import { findBrandState } from '../domains/system/brand-state.ts';
import { codeMessage } from '../domains/verification/texts.ts';
import { signPhoneToken } from '../domains/verification/third-party-tokens.ts';
import { ApiError } from '../http/api-error.ts';
import type { BrandState } from '../http/exchange.ts';
import { resolveWorld } from '../http/world.ts';
import { sendOut } from '../shared/inbox.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import {
  countPhoneSessions,
  countWrongPhoneCode,
  findPhoneSession,
  insertPhoneSession,
  spendPhoneSession,
} from './repository.ts';

const CODE_LIFE_MS = 5 * 60_000;
const WRONG_TRIES = 5;
/** Limit to one number within five minutes. */
const MESSAGES = 5;
const TOO_MANY_MS = 5 * 60_000;
const TOKEN_SECONDS = '3600';

/** Clients test rare errors with these numbers. */
const FAILING_ENDINGS: Record<string, string> = {
  '900000001': 'CAPTCHA_CHECK_FAILED',
  '900000002': 'QUOTA_EXCEEDED',
  '900000003': 'INTERNAL_ERROR',
};

/** Status 400 and a code in capitals. */
class Refusal extends Error {}

type Answer = (world: World, brand: BrandState, body: Record<string, unknown>) => Promise<object>;

/** Has the paths of Google's Identity Toolkit. Codes go to the inbox of the `X-Mock-World` world. */
export function phoneAuthService(worlds: Worlds): Router {
  const router = express.Router();
  router.use(express.json({ limit: '20kb' }));
  const answer = (give: Answer) => (req: Request, res: Response) => serve(req, res, worlds, give);
  router.post('/v1/accounts\\:sendVerificationCode', answer(sendVerificationCode));
  router.post('/v1/accounts\\:signInWithPhoneNumber', answer(signInWithPhoneNumber));
  // Without a site key, clients show no reCAPTCHA.
  router.get(
    '/v1/recaptchaParams',
    answer(async () => ({ kind: 'identitytoolkit#GetRecaptchaParamResponse' })),
  );
  router.use(((_error, _req, res, _next) => refuse(res, 400, 'INVALID_ARGUMENT')) as ErrorRequestHandler);
  return router;
}

async function serve(req: Request, res: Response, worlds: Worlds, give: Answer): Promise<void> {
  let leave: (() => void) | undefined;
  try {
    const world = await resolveWorld(req, worlds);
    leave = world.enter();
    const brand = requireBrand(world, String(req.query.key ?? ''));
    res.json(await give(world, brand, (req.body ?? {}) as Record<string, unknown>));
  } catch (error) {
    const isRefusal = error instanceof Refusal || error instanceof ApiError;
    refuse(res, isRefusal ? 400 : 500, isRefusal ? error.message : 'INTERNAL_ERROR');
  } finally {
    leave?.();
  }
}

function refuse(res: Response, code: number, message: string): void {
  res.status(code).json({ error: { code, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } });
}

/** Keys begin with the merchant code. */
function requireBrand(world: World, key: string): BrandState {
  const brand = findBrandState(world, key.split('-')[0] ?? '');
  if (!brand || brand.phoneAuthKey !== key) throw new Refusal('API key not valid. Please pass a valid API key.');
  if (!brand.modules.has('MOBILEVERCODELOGIN3') && !brand.modules.has('REGMOBVERF3')) {
    throw new Refusal('OPERATION_NOT_ALLOWED');
  }
  return brand;
}

async function sendVerificationCode(world: World, brand: BrandState, { phoneNumber: asked }: Record<string, unknown>) {
  if (!asked) throw new Refusal('MISSING_PHONE_NUMBER');
  const key = typeof asked === 'string' && asked.startsWith('+') ? toMobileKey(asked) : null;
  if (key === null) throw new Refusal('INVALID_PHONE_NUMBER');
  const phoneNumber = `+${key}`;
  const failing = FAILING_ENDINGS[phoneNumber.slice(-9)];
  if (failing) throw new Refusal(failing);
  const now = world.now();
  if (countPhoneSessions(world, phoneNumber, new Date(now - TOO_MANY_MS)) >= MESSAGES) {
    throw new Refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  }
  const code = world.random.text(6, '0123456789');
  const sessionInfo = world.random.text(48);
  await insertPhoneSession(world, { id: sessionInfo, phoneNumber, code, createdAt: new Date(now) });
  const text = codeMessage[brand.defaultLanguage](brand.name, code, CODE_LIFE_MS / 60_000);
  await sendOut(world, { channel: 'sms', to: phoneNumber, text, code });
  return { sessionInfo };
}

async function signInWithPhoneNumber(world: World, brand: BrandState, body: Record<string, unknown>) {
  const { sessionInfo, code } = body;
  if (typeof sessionInfo !== 'string' || !sessionInfo) throw new Refusal('MISSING_SESSION_INFO');
  if (typeof code !== 'string' || !code) throw new Refusal('MISSING_CODE');
  const session = findPhoneSession(world, sessionInfo);
  if (!session) throw new Refusal('INVALID_SESSION_INFO');
  const now = world.now();
  const isOver = session.usedAt !== null || now - session.createdAt.getTime() > CODE_LIFE_MS;
  if (isOver || session.wrongTries >= WRONG_TRIES) throw new Refusal('SESSION_EXPIRED');
  if (session.code !== code) {
    await countWrongPhoneCode(world, session.id);
    throw new Refusal('INVALID_CODE');
  }
  if (!(await spendPhoneSession(world, session.id, new Date(now)))) throw new Refusal('SESSION_EXPIRED');
  const { phoneNumber } = session;
  const idToken = await signPhoneToken(world, brand.phoneAuthKey ?? '', phoneNumber);
  return { idToken, refreshToken: world.random.text(32), expiresIn: TOKEN_SECONDS, localId: phoneNumber, phoneNumber };
}
