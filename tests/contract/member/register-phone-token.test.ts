import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { newcomer, type Registration } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { phoneToken } from '../../support/phone-auth.ts';
import { readFaults } from '../../support/register-rules.ts';
import { HOUR, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const NUMBER = '+84995550123';
const REFUSED = { status: 422, body: { errorCode: 'verification.invalid', value: { fields: [] } } };
const OPERATIONS = ['registerMember', 'registerMemberMobile'] as const;

const withToken = (firebaseIdToken: string, change: Registration = {}) => ({
  merchant: 'lotus',
  body: newcomer('lotus', {
    verificationCode: undefined,
    login: true,
    firebaseChannel: 'sms',
    firebaseIdToken,
    ...change,
  }),
});

const send = async (world: TestWorld, token: string, change?: Registration) =>
  world.client.call('registerMember', withToken(token, change));

describe(operationTitle('registerMember'), () => {
  it.each(OPERATIONS)('when %s comes with the token for its number › a session, without a code', async (id) => {
    const world = await mock.newWorld();
    const answer = await world.client.call(id, withToken(await phoneToken(world, NUMBER)));
    expect(answer).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true } } });
  });

  it.each(OPERATIONS)("when %s comes with another number's token › 422 verification.invalid", async (id) => {
    const world = await mock.newWorld();
    const token = await phoneToken(world, '+84995550124');
    expect(await world.client.call(id, withToken(token))).toMatchObject(REFUSED);
    expect((await world.client.call(id, withToken(token, { mobileNum: '995550124' }))).status).toBe(200);
  });

  it('when the number has another dialling code › 422 verification.invalid', async () => {
    const world = await mock.newWorld();
    const token = await phoneToken(world, NUMBER);
    expect(await send(world, token, { countryDialingCode: '66' })).toMatchObject(REFUSED);
  });

  it('when the token is forged › 422 verification.invalid', async () => {
    const world = await mock.newWorld();
    const [head, body, signature = ''] = (await phoneToken(world, NUMBER)).split('.');
    const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(await send(world, [head, body, forged].join('.'))).toMatchObject(REFUSED);
    expect(await send(world, 'not.a.token.at.all')).toMatchObject(REFUSED);
  });

  it('when the token is over an hour old › 422 verification.invalid', async () => {
    const [world, late] = [await mock.newWorld(), await mock.newWorld()];
    const [token, old] = [await phoneToken(world, NUMBER), await phoneToken(late, NUMBER)];
    await world.clock.advance(HOUR - SECOND);
    await late.clock.advance(HOUR + SECOND);
    expect((await send(world, token)).status).toBe(200);
    expect(await send(late, old)).toMatchObject(REFUSED);
  });

  it('when the registration fails for another reason › the token is still good', async () => {
    const world = await mock.newWorld();
    const token = await phoneToken(world, NUMBER);
    expect((await send(world, token, { username: 'lucky' })).status).toBe(409);
    expect((await send(world, token)).status).toBe(200);
  });

  it('when neither a token nor a code is sent › 422 names the code', async () => {
    const world = await mock.newWorld();
    const body = newcomer('lotus', { verificationCode: undefined });
    const refused = await world.client.call('registerMember', { merchant: 'lotus', body });
    expect(readFaults(refused.body)).toMatchObject([{ field: 'verificationCode', reason: 'required' }]);
  });

  it('when a brand without the phone sign-in is sent a token › it proves nothing, and the code is asked for', async () => {
    const world = await mock.newWorld();
    const token = await phoneToken(world, '+639995550123');
    const body = newcomer('baize', { verificationCode: undefined, firebaseIdToken: token });
    const refused = await world.client.call('registerMember', { body });
    expect(readFaults(refused.body)).toMatchObject([{ field: 'verificationCode', reason: 'required' }]);
    const coded = await world.client.call('registerMember', { body: { ...body, verificationCode: '000000' } });
    expect(coded).toMatchObject(REFUSED);
  });
});
