import { decodeJwt, decodeProtectedHeader, importPKCS8, SignJWT } from 'jose';
import { DEVELOPMENT_PRIVATE_KEY } from '../../mock-server/http/development-keys.ts';
import { PASSWORD } from '../support/client.ts';
import { readMobile } from '../support/mobiles.ts';
import { PNG } from '../support/multipart.ts';
import { type BrandCode, newcomer, proved } from '../support/newcomer.ts';
import { requestIdToken } from '../support/openid.ts';
import type { OperationId } from '../support/operations.ts';
import { newBonus, newReceipt, newTransfer, newWithdrawal, withdrawal } from '../support/orders.ts';
import { phoneToken } from '../support/phone-auth.ts';
import type { TestWorld } from '../support/world.ts';
import type { Json } from './contract.ts';
import type { Asker, Usual } from './prepared.ts';

type Body = Record<string, Json>;
const baize = { merchant: 'baize' };
const lotus = { merchant: 'lotus' };

/** Random generation rarely finds them: with proofs, codes or related values. */
export async function usualRequests(
  world: TestWorld,
  askers: readonly Asker[],
): Promise<Partial<Record<OperationId, Usual[]>>> {
  const { client } = world;
  const [lucky = baize, victor = baize, , novice = baize] = askers;
  return {
    ...(await phones(world)),
    ...(await registrations(world)),
    ...(await games(world)),
    ...(await tokens(world)),
    ...(await orders(world, lucky, victor)),
    checkSlider: [{ asker: baize, body: await puzzle(world) }],
    changePassword: [
      { asker: lucky, body: { oldPassword: PASSWORD, newPassword: 'play5678', confirmNewPassword: 'play5678' } },
    ],
    resetPasswordByEmail: [{ asker: baize, body: { username: 'victor', email: 'victor@mail.example' } }],
    updateMemberInfo: [{ asker: lucky, body: { nickname: 'Lucky Me' } }],
    finishFirstLogin: [{ asker: novice }],
    loginFreePlay: [{ asker: baize }],
    walletTransfer: [
      { asker: lucky, body: { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '1.5', reference: 'usual-transfer' } },
    ],
    checkAffiliate: [{ asker: baize, query: { code: 'BOSS88', domain: 'baize.localhost' } }],
    createProof: [{ body: { scene: 'login' } }],
    login: [
      { asker: baize, body: await login(world, 'baize') },
      { asker: lotus, body: await login(world, 'lotus') },
      { asker: baize, body: { type: 'sms', ...(await codeFor(world, 'login')) } },
      {
        asker: { merchant: 'harbor' },
        body: { type: 'username', username: 'victor', password: PASSWORD, ...(await client.proof('login', 'harbor')) },
      },
    ],
    setPasswordByPhone: [{ asker: baize, body: { ...(await codeFor(world, 'forgot')), newPassword: 'play5678' } }],
  };
}

const login = async ({ client }: TestWorld, brand: BrandCode): Promise<Body> => ({
  type: 'username',
  username: 'novice',
  password: PASSWORD,
  ...(await client.proof('login', brand)),
});

async function puzzle({ client, path }: TestWorld): Promise<Body> {
  const { sliderId } = await client.value('getSlider', { query: { scene: 'login' } });
  const challenges = await client.value('listChallenges', { path });
  return { sliderId, x: Number(challenges.find(({ id }) => id === sliderId)?.answer) };
}

/** Returns number and code. */
async function codeFor(world: TestWorld, scene: 'login' | 'forgot'): Promise<Body> {
  const { mobileNum, countryDialingCode, e164 } = await readMobile(world, scene === 'login' ? 'lucky' : 'victor');
  const proof = scene === 'forgot' ? await world.client.proof('sms') : {};
  await world.client.value('sendLoginSms', { body: { mobileNum, countryDialingCode, scene, ...proof } });
  return { mobileNum, countryDialingCode, verificationCode: await world.inbox.code(e164) };
}

/** Another member gets a bonus, so the first can withdraw. */
async function orders(world: TestWorld, asker: Asker, other: Asker): Promise<Partial<Record<OperationId, Usual[]>>> {
  const [client, friend] = [world.client.as(asker), world.client.as(other)];
  // The prepared time is at night. The second call clears the mock's cache of channels.
  await world.change("UPDATE DepositChannel SET settings = json_remove(settings, '$.hours')");
  await world.changeBrand(asker.merchant, { channelsInMaintenance: [] });
  const body = await withdrawal(client);
  const receipt = await newReceipt(world, client);
  const [pending, deposit] = [await newWithdrawal(client), await newTransfer(client)];
  return {
    withdraw: [{ asker, body }],
    cancelWithdraw: [{ asker, query: { orderNo: pending } }],
    confirmReceipt: [{ asker, body: { orderNo: receipt, hasArrived: false } }],
    reportPaid: [{ asker, body: { orderNo: deposit } }],
    uploadPaymentProof: [{ asker, body: { orderNo: deposit, file: PNG.toString('latin1') } }],
    forfeitBonus: [{ asker: other, body: { rolloverId: await newBonus(world, friend) } }],
  };
}

async function phones(world: TestWorld): Promise<Partial<Record<OperationId, Usual[]>>> {
  const { mobileNum, countryDialingCode } = await readMobile(world, 'novice');
  const number = { mobileNum, countryDialingCode };
  const proof = () => world.client.proof('sms');
  return {
    sendLoginSms: [
      { asker: baize, body: { ...number, scene: 'login' } },
      { asker: baize, body: { ...number, scene: 'forgot', ...(await proof()) } },
    ],
    sendRegisterSms: [{ asker: baize, body: { mobileNo: '09995550199', countryDialingCode, ...(await proof()) } }],
  };
}

async function registrations(world: TestWorld): Promise<Partial<Record<OperationId, Usual[]>>> {
  const of = async (brand: BrandCode, change: Record<string, string> = {}): Promise<Usual> => {
    const { body, cookie } = await proved(world, brand, newcomer(brand, change));
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    return { asker: { merchant: brand }, body: body as Body, ...(cookie && { cookies: { [name]: value } }) };
  };
  return {
    registerMember: [await of('baize'), await of('lotus'), await of('harbor')],
    registerMemberMobile: [await of('baize', { mobileNum: '09995550124', email: 'jun@mail.example' })],
  };
}

async function games(world: TestWorld): Promise<Partial<Record<OperationId, Usual[]>>> {
  const [game] = await world.read<{ nodeId: number; code: string; vendorCode: string; gameType: string }>(
    "SELECT nodeId, code, vendorCode, gameType FROM Game WHERE gameType = 'RNG' ORDER BY nodeId LIMIT 1",
  );
  if (!game) throw new Error('The seed has no slot game');
  const { nodeId, code, vendorCode, gameType } = game;
  return {
    addFavourite: [{ asker: baize, body: { nodeId, vendor: vendorCode, gameType } }],
    launchGame: [{ asker: baize, query: { gameCode: code } }],
    launchTrial: [{ asker: baize, query: { gameCode: code } }],
  };
}

const LONG_AFTER = Date.UTC(2100, 0, 1) / 1000;

/** Providers' tokens expire after five minutes of real time. */
async function longLived(token: string): Promise<string> {
  const { alg = '', ...header } = decodeProtectedHeader(token);
  const key = await importPKCS8(DEVELOPMENT_PRIVATE_KEY, alg);
  return new SignJWT(decodeJwt(token))
    .setProtectedHeader({ ...header, alg })
    .setIssuedAt(0)
    .setExpirationTime(LONG_AFTER)
    .sign(key);
}

const personToken = async (origin: string, person: Parameters<typeof requestIdToken>[1]) =>
  longLived(await requestIdToken(origin, person));

async function tokens(world: TestWorld): Promise<Partial<Record<OperationId, Usual[]>>> {
  const { origin } = world.client;
  const { e164 } = await readMobile(world, 'lucky', 'lotus');
  return {
    loginSocial: [
      { asker: baize, body: { provider: 'GOOGLE', idToken: await personToken(origin, { person: 'lucky' }) } },
      {
        asker: lotus,
        body: {
          provider: 'FACEBOOK',
          idToken: await personToken(origin, { person: 'lucky', provider: 'facebook', brand: 'lotus' }),
        },
      },
    ],
    loginPhoneAuth: [
      { asker: lotus, body: { firebaseIdToken: await phoneToken(world, e164), firebaseChannel: 'sms' } },
    ],
  };
}
