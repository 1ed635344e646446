import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { changeRules, newcomer, type Registration, register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule, readFaults } from '../../support/register-rules.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const caller = (change: Registration = {}) => newcomer('baize', { username: undefined, ...change });
const registerCaller = (world: TestWorld, change: Registration = {}) =>
  register(world, 'baize', { username: undefined, ...change }, 'registerMemberMobile');
const WITHOUT_PASSWORD = { password: undefined, confirmPassword: undefined };

async function worldWithoutPasswords() {
  const world = await mock.newWorld();
  await world.changeBrand('baize', { modules: { MOBILENUMPASSREG3: false } });
  return world;
}

describe(operationTitle('registerMemberMobile'), () => {
  it.each([
    ['baize', 'm9995550123'],
    ['lotus', 'm4995550123'],
  ] as const)('when the brand is %s › a member whose name is made from the number', async (brand, username) => {
    const world = await mock.newWorld();
    const answer = await register(world, brand, { username: undefined }, 'registerMemberMobile');
    const session = { username, customerType: 0, firstTimeLogin: true, passwordExpired: false };
    expect(answer).toMatchObject({ status: 200, body: { value: session } });
    const member = await world.client.signedIn(username, { merchant: brand });
    const info = await member.value('getMemberInfo');
    expect(info).toMatchObject({
      account: username,
      nickname: expect.stringMatching(/^Player \d{4}$/),
      hasPassword: true,
    });
    expect((await member.value('getBalance')).sumBalance).toBe('0.00');
  });

  it('when the member signs in with the number instead of the name › in', async () => {
    const world = await mock.newWorld();
    await registerCaller(world);
    for (const username of ['09995550123', '9995550123', '+639995550123']) {
      const body = { type: 'username' as const, username, password: PASSWORD, ...(await world.client.proof('login')) };
      expect((await world.client.value('login', { body })).username).toBe('m9995550123');
    }
  });

  it('when harbor is asked › 400 function.not.available', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('registerMemberMobile', { merchant: 'harbor', body: newcomer('harbor') });
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
  });

  it('when a user name is sent › it is ignored, whatever it is', async () => {
    const world = await mock.newWorld();
    expect(await registerCaller(world, { username: 'lucky' })).toMatchObject({
      status: 200,
      body: { value: { username: 'm9995550123' } },
    });
  });

  it('when the made name is taken › another with at most fifteen characters', async () => {
    const world = await mock.newWorld();
    const other = { email: 'other@mail.example', mobileNum: '09995550999' };
    await register(world, 'baize', { ...other, username: 'm9995550123' });
    expect(await registerCaller(world)).toMatchObject({
      status: 200,
      body: { value: { username: expect.stringMatching(/^m9995550123\d{4}$/) } },
    });
  });

  it.each(['password', 'confirmPassword', 'mobileNum', 'email'] as const)(
    'when MOBILENUMPASSREG3 is on and %s is missing › 422 required',
    async (field) => {
      const { client } = await mock.newWorld();
      const refused = await client.call('registerMemberMobile', { body: caller({ [field]: undefined }) });
      expect(refused).toMatchObject({ status: 422, body: { errorCode: 'field.invalid' } });
      expect(readFaults(refused.body)).toContainEqual({ field, reason: 'required', ...fieldRule('baize', field) });
    },
  );

  it('when MOBILENUMPASSREG3 is off › a member without a password', async () => {
    const world = await worldWithoutPasswords();
    const answer = await registerCaller(world, WITHOUT_PASSWORD);
    const { token } = (answer.body as { value: { token: string } }).value;
    expect(await world.client.value('getMemberInfo', { token })).toMatchObject({ hasPassword: false });
  });

  it('when MOBILENUMPASSREG3 is off and a password is sent › it is ignored', async () => {
    const world = await worldWithoutPasswords();
    expect((await registerCaller(world, { password: 'x', confirmPassword: 'y' })).status).toBe(200);
    for (const password of ['x', '-', PASSWORD]) {
      const body = { type: 'username', username: 'm9995550123', password, ...(await world.client.proof('login')) };
      expect(await world.client.call('login', { body })).toMatchObject({ status: 422 });
    }
  });

  it('when a member without a password chooses one › without an old one, and it signs in', async () => {
    const world = await worldWithoutPasswords();
    const answer = await registerCaller(world, WITHOUT_PASSWORD);
    const { token } = (answer.body as { value: { token: string } }).value;
    const body = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    const changed = await world.client.value('changePassword', { token, body });
    const caller = world.client.as({ token: changed.token });
    expect(await caller.value('getMemberInfo')).toMatchObject({ hasPassword: true });
    const again = await caller.call('changePassword', { body });
    expect(readFaults(again.body)).toMatchObject([{ field: 'oldPassword', reason: 'required' }]);
    const member = await world.client.signedIn('m9995550123');
    expect((await member.call('getMemberInfo')).status).toBe(200);
  });

  it('when the number is taken › 409 mobile.taken', async () => {
    const world = await mock.newWorld();
    await registerCaller(world);
    const refused = await world.client.call('registerMemberMobile', { body: caller({ email: 'b@mail.example' }) });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'mobile.taken', value: { field: 'mobileNum' } } });
  });

  it('when REGMOBVERF3 is off › a solved puzzle instead of the code', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { REGMOBVERF3: false } });
    const body = caller({ verificationCode: undefined });
    const refused = await world.client.call('registerMemberMobile', { body });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'slider.required' } });
    const proof = await world.client.proof('register');
    expect((await world.client.call('registerMemberMobile', { body: { ...body, ...proof } })).status).toBe(200);
  });

  it('when the mail address is taken › 409 email.taken', async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('registerMemberMobile', { body: caller({ email: 'lucky@mail.example' }) });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'email.taken', value: { field: 'email' } } });
  });

  it("when the agent's code is unknown › 422 affiliate.invalid", async () => {
    const { client } = await mock.newWorld();
    const refused = await client.call('registerMemberMobile', { body: caller({ affiliateCode: 'NOBODY1' }) });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'affiliate.invalid' } });
  });

  it('when the puzzle is of another scene › 422 slider.invalid', async () => {
    const world = await mock.newWorld();
    await world.changeBrand('baize', { modules: { REGMOBVERF3: false } });
    const body = { ...caller({ verificationCode: undefined }), ...(await world.client.proof('sms')) };
    const refused = await world.client.call('registerMemberMobile', { body });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'slider.invalid' } });
  });

  it('when the captcha is wrong › 422 captcha.invalid', async () => {
    const world = await mock.newWorld();
    await changeRules(world, 'baize', { captcha: { enabled: true } });
    const refused = await world.client.call('registerMemberMobile', { body: caller({ captcha: '0000' }) });
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'captcha.invalid' } });
  });
});
