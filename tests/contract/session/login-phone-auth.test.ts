import { decodeJwt, importPKCS8, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_PRIVATE_KEY } from '../../../mock-server/http/development-keys.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { phoneToken } from '../../support/phone-auth.ts';
import { HOUR, MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const BODY = { firebaseIdToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', firebaseChannel: 'sms' };
const refused = (errorCode: string) => ({ status: 422, body: { success: false, value: null, errorCode } });
const OFF = { status: 400, body: { success: false, value: null, errorCode: 'function.not.available' } };

const login = ({ client }: TestWorld, firebaseIdToken: string, merchant = 'lotus') =>
  client.call('loginPhoneAuth', { merchant, body: { firebaseIdToken, firebaseChannel: 'sms' } });

const requestToken = async (world: TestWorld, username = 'lucky') =>
  phoneToken(world, (await readMobile(world, username, 'lotus')).e164);

describe(operationTitle('loginPhoneAuth'), () => {
  it('when the token proves a member’s number › that member’s session', async () => {
    const world = await mock.newWorld();
    expect(await login(world, await requestToken(world, 'victor'))).toMatchObject({
      status: 200,
      body: { value: { id: 2002, username: 'victor', customerType: 0, firstTimeLogin: false } },
    });
  });

  it('when nobody of the brand has the number › 422 member.not.found', async () => {
    const world = await mock.newWorld();
    const elsewhere = (await readMobile(world)).e164;
    for (const number of ['+84995550123', elsewhere]) {
      expect(await login(world, await phoneToken(world, number))).toMatchObject(refused('member.not.found'));
    }
  });

  it('when the token is just under an hour old › it is good; at an hour it is not', async () => {
    const world = await mock.newWorld();
    const token = await requestToken(world);
    await world.clock.advance(HOUR - SECOND);
    expect((await login(world, token)).status).toBe(200);
    await world.clock.advance(SECOND);
    expect(await login(world, token)).toMatchObject(refused('token.invalid'));
  });

  it('when the token is forged › 422 token.invalid', async () => {
    const world = await mock.newWorld();
    const good = await requestToken(world);
    const [head, claims, signature = ''] = good.split('.');
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(good), phone_number: '+84970872913' }));
    const forgeries = [
      BODY.firebaseIdToken,
      'no token, just text',
      [head, other.toString('base64url'), signature].join('.'),
      [head, claims, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`].join('.'),
    ];
    for (const forgery of forgeries) expect(await login(world, forgery)).toMatchObject(refused('token.invalid'));
  });

  it.each([
    ['for another brand', { aud: 'baize-phone-auth' }],
    ['by another service', { iss: 'https://elsewhere.example' }],
    ['without a number', { phone_number: undefined }],
    ['not good yet', { nbf: 4_000_000_000 }],
  ])('when the token is %s › 422 token.invalid', async (_, change) => {
    const world = await mock.newWorld();
    const claims = { ...decodeJwt(await requestToken(world)), ...change };
    const key = await importPKCS8(DEVELOPMENT_PRIVATE_KEY, 'RS256');
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'development' }).sign(key);
    expect(await login(world, token)).toMatchObject(refused('token.invalid'));
  });

  it('when the member was signed in already › both sessions go on at lotus', async () => {
    const world = await mock.newWorld();
    const earlier = await world.client.signedIn('lucky', { merchant: 'lotus' });
    await login(world, await requestToken(world));
    expect((await earlier.call('countUnread')).status).toBe(200);
  });

  it('when the member is an agent and the brand has none › 403 login.not.member', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('lotus', { modules: { AGENT3: false } });
    expect(await login(world, await requestToken(world, 'boss'))).toMatchObject({
      status: 403,
      body: { success: false, value: null, errorCode: 'login.not.member' },
    });
  });

  it('when the world is years ahead of the machine › the token is good by the world’s time', async () => {
    const world = await mock.newWorld({ clock: { mode: 'frozen', at: Date.parse('2031-01-01T00:00:00Z') } });
    const token = await requestToken(world);
    await world.clock.advance(5 * MINUTE);
    expect((await login(world, token)).status).toBe(200);
  });

  it.each(['baize', 'harbor'])('when %s has no phone sign-in of a third party › 400', async (merchant) => {
    const world = await mock.newWorld();
    expect(await login(world, await requestToken(world), merchant)).toMatchObject(OFF);
  });

  it('when sign-in by number is switched off › 400 names the module', async () => {
    const world = await mock.newWorld();
    const token = await requestToken(world);
    await world.changeBrand('lotus', { modules: { MOBILEVERCODELOGIN3: false } });
    const answer = await login(world, token);
    expect(answer).toMatchObject(OFF);
    expect(answer.text).toContain('MOBILEVERCODELOGIN3');
  });

  it.each([
    ['no token', { firebaseChannel: 'sms' }, 'body.firebaseIdToken is missing'],
    ['a token of 15 characters', { ...BODY, firebaseIdToken: 'x'.repeat(15) }, 'body.firebaseIdToken must NOT have'],
    ['no channel', { firebaseIdToken: BODY.firebaseIdToken }, 'body.firebaseChannel is missing'],
    ['another channel', { ...BODY, firebaseChannel: 'whatsapp' }, 'body.firebaseChannel must be one of sms'],
  ])('when it is sent %s › 400 names it', async (_, body, message) => {
    const { client } = await mock.newWorld();
    const answer = await client.call('loginPhoneAuth', { merchant: 'lotus', body });
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(answer.text).toContain(message);
  });
});
