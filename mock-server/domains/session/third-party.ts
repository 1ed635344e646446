import { toEmail } from '../../accounts/email.ts';
import { chooseNickname } from '../../accounts/nickname.ts';
import {
  findMemberByEmail,
  findMemberByMobile,
  findMemberByName,
  findMemberOfIdentity,
  insertMember,
} from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { requireModule } from '../../shared/modules.ts';
import { isUniqueViolation } from '../../worlds/store.ts';
import { readIdToken, readPhoneToken } from '../verification/third-party-tokens.ts';
import { type Session, startSession } from './start.ts';

const MODULES = { GOOGLE: 'GOOGLELOGIN3', FACEBOOK: 'FACEBOOKLOGIN3' } as const;
const MOST_NAME = 15;

const invalidToken = (why: string) => new ApiError(422, 'token.invalid', `The token opens no session: ${why}`);

/** Creates a member for a new account. Throws 400, 422. */
export async function signInSocially(context: Context<'loginSocial'>): Promise<Session> {
  const { world, brand, body, config } = context;
  const { provider, idToken } = body;
  requireModule(brand, MODULES[provider]);
  const person = await readIdToken(idToken, config.origins[0] ?? '', provider, brand.clientIds[provider]);
  if (!person) throw invalidToken('it is forged, expired, or for another client.');
  const member = findMemberOfIdentity(world, { brandCode: brand.code, provider, subject: person.subject });
  return startSession(context, member ?? (await joinOnce(context, person)), provider);
}

/** Returns the same member to concurrent first sign-ins. */
async function joinOnce(context: Context<'loginSocial'>, person: Newcomer) {
  const { world, brand, body } = context;
  try {
    return await join(context, person);
  } catch (error) {
    const of = { brandCode: brand.code, provider: body.provider, subject: person.subject };
    const member = isUniqueViolation(error) ? findMemberOfIdentity(world, of) : null;
    if (!member) throw error;
    return member;
  }
}

interface Newcomer {
  subject: string;
  name: string;
  email: string;
}

/** No password; the provider vouches for the mail address. */
async function join({ world, brand, body }: Context<'loginSocial'>, { subject, name, email: told }: Newcomer) {
  const email = toEmail(told);
  const isFree = email !== null && findMemberByEmail(world, brand.code, email) === null;
  const member = {
    username: findFreeName(world, brand.code, told),
    nickname: chooseNickname(world, name),
    passwordHash: null,
    avatar: world.random.int(1, 60),
    email: isFree ? email : null,
    isContactProven: isFree,
    registeredAt: new Date(world.now()),
    identities: [{ provider: body.provider, subject }],
  };
  return world.transact((store) => insertMember(store, brand.code, member));
}

function findFreeName(world: Context<'loginSocial'>['world'], brandCode: string, email: string): string {
  const letters = email
    .replace(/@.*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '');
  const stem = (letters || 'player').slice(0, MOST_NAME - 3);
  const name = stem.length > 1 && !findMemberByName(world, brandCode, stem) ? stem : null;
  if (name) return name;
  const numbered = `${stem}${world.random.text(3, '0123456789')}`;
  return findMemberByName(world, brandCode, numbered) ? findFreeName(world, brandCode, `${numbered}@`) : numbered;
}

/** Throws 400, 422. */
export async function signInByPhoneAuth(context: Context<'loginPhoneAuth'>): Promise<Session> {
  const { world, brand, body } = context;
  if (!brand.phoneAuthKey) {
    throw new ApiError(400, 'function.not.available', 'This brand has no phone sign-in of a third party.');
  }
  const key = await readPhoneToken(world, body.firebaseIdToken, brand.phoneAuthKey);
  if (key === null) throw invalidToken('it is forged, expired, or for another brand.');
  const member = findMemberByMobile(world, brand.code, key);
  if (!member) throw new ApiError(422, 'member.not.found', 'No member has this number: register it first.');
  return startSession(context, member, 'PHONE_AUTH');
}
