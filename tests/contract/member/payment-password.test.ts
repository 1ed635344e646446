import { describe, expect, it } from 'vitest';
import { requirePaymentPassword } from '../../../mock-server/domains/member/payment/password.ts';
import { type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { newcomer, proved } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { fieldRule } from '../../support/register-rules.ts';
import { MINUTE, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const NEW = '975310';
const FIRST = { password: PASSWORD, paymentPassword: NEW };
const CHANGE = { oldPaymentPassword: PAYMENT_PASSWORD, paymentPassword: NEW };
const WRONG = { ...CHANGE, oldPaymentPassword: '135791' };
const LOCK = 30 * MINUTE;

const set = (member: Client, body: object = FIRST) => member.call('setPaymentPassword', { body });
const change = (member: Client, body: object = CHANGE) => member.call('changePaymentPassword', { body });
const refused = (errorCode: string, value: object = {}) => ({ status: 422, body: { errorCode, value } });
const wrong = (triesLeft: number) => refused('payment.password.wrong', { fields: [], triesLeft, lockedUntil: null });
const locked = (lockedUntil: number) => refused('payment.password.locked', { fields: [], triesLeft: 0, lockedUntil });
const fault = (reason: string) => ({
  fields: [{ field: 'paymentPassword', reason, ...fieldRule('lotus', 'paymentPassword') }],
});

async function failFourTimes(member: Client): Promise<void> {
  for (const triesLeft of [4, 3, 2, 1]) expect(await change(member, WRONG)).toMatchObject(wrong(triesLeft));
}

describe(operationTitle('hasPaymentPassword'), () => {
  it.each([
    ['lucky', 'baize', true],
    ['victor', 'lotus', true],
    ['victor', 'harbor', true],
    ['novice', 'baize', false],
  ])('when %s of %s asks › %s', async (username, merchant, isSet) => {
    const { client } = await mock.newWorld();
    const member = await client.signedIn(username, { merchant });
    expect(await member.value('hasPaymentPassword')).toEqual({ isSet, lockedUntil: null, codesLockedUntil: null });
  });

  it('when it was set with the registration › there is one, and it is that one', async () => {
    const world = await mock.newWorld();
    const { body, cookie } = await proved(world, 'lotus', newcomer('lotus'));
    const call = await world.client.call('registerMember', { body, cookie, merchant: 'lotus' });
    const { token } = (call.body as { value: { token: string } }).value;
    const member = world.client.as({ merchant: 'lotus', token });
    expect(await member.value('hasPaymentPassword')).toMatchObject({ isSet: true });
    expect((await change(member, { ...CHANGE, oldPaymentPassword: newcomer('lotus').paymentPassword })).status).toBe(
      200,
    );
  });
});

describe(operationTitle('setPaymentPassword'), () => {
  it('when there is none › it is set, and good', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    expect((await set(novice)).status).toBe(200);
    expect(await novice.value('hasPaymentPassword')).toMatchObject({ isSet: true });
    expect((await change(novice, { oldPaymentPassword: NEW, paymentPassword: '314159' })).status).toBe(200);
  });

  it('when there is one › 409, and it stays', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await set(lucky)).toMatchObject({ status: 409, body: { errorCode: 'payment.password.already.set' } });
    expect((await change(lucky)).status).toBe(200);
  });

  it('when two are set at once › one is', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    const answers = await Promise.all([set(novice), set(novice, { ...FIRST, paymentPassword: '314159' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('when the login password is wrong › 422, and after five tries 429', async () => {
    const { client } = await mock.newWorld();
    const novice = await client.signedIn('novice');
    for (let count = 0; count < 5; count += 1)
      expect(await set(novice, { ...FIRST, password: 'wrong-one1' })).toMatchObject(refused('password.wrong'));
    expect((await set(novice)).status).toBe(429);
    expect(await novice.value('hasPaymentPassword')).toMatchObject({ isSet: false });
  });

  it.each([undefined, ''])('when the login password is %j › 422 required', async (password) => {
    const { client } = await mock.newWorld();
    const answer = await set(await client.signedIn('novice'), { ...FIRST, password });
    expect(answer).toMatchObject(refused('field.invalid', { fields: [{ field: 'password', reason: 'required' }] }));
  });

  it.each([
    ['123456', 'pattern'],
    ['000000', 'pattern'],
    ['777777', 'pattern'],
    ['12345a', 'pattern'],
    ['12345', 'length'],
    ['1234567', 'length'],
    ['', 'required'],
  ])('when it is "%s" › 422 %s, as at the registration', async (paymentPassword, reason) => {
    const { client } = await mock.newWorld();
    const answer = await set(await client.signedIn('novice'), { ...FIRST, paymentPassword });
    expect(answer).toMatchObject(refused('field.invalid', fault(reason)));
  });

  it('when the account has no login password › none is needed', async () => {
    const world = await mock.newWorld();
    const { modules } = await world.changeBrand('baize', { modules: { MOBILENUMPASSREG3: false } });
    expect(modules.MOBILENUMPASSREG3).toBe(false);
    const change = { username: undefined, password: undefined, confirmPassword: undefined };
    const { body, cookie } = await proved(world, 'baize', newcomer('baize', change));
    const call = await world.client.call('registerMemberMobile', { body, cookie });
    const { token } = (call.body as { value: { token: string } }).value;
    expect((await set(world.client.as({ merchant: 'baize', token }), { paymentPassword: NEW })).status).toBe(200);
  });
});

describe(operationTitle('changePaymentPassword'), () => {
  it('when the old one is right › the new one is good, and the old one is not', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect((await change(lucky)).status).toBe(200);
    expect(await change(lucky, { ...CHANGE, paymentPassword: '314159' })).toMatchObject(wrong(4));
    expect((await change(lucky, { oldPaymentPassword: NEW, paymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
  });

  it('when there is none › 422 payment.password.missing', async () => {
    const { client } = await mock.newWorld();
    expect(await change(await client.signedIn('novice'))).toMatchObject(refused('payment.password.missing'));
  });

  it('when the new one is the old one › 422 payment.password.same', async () => {
    const { client } = await mock.newWorld();
    const answer = await change(await client.signedIn(), { ...CHANGE, paymentPassword: PAYMENT_PASSWORD });
    expect(answer).toMatchObject(refused('payment.password.same'));
  });

  it('when the new one is weak › 422, and no try is counted', async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    expect(await change(lucky, { ...WRONG, paymentPassword: '123456' })).toMatchObject(
      refused('field.invalid', { ...fault('pattern'), triesLeft: null, lockedUntil: null }),
    );
    expect(await change(lucky, WRONG)).toMatchObject(wrong(4));
  });

  it('when the old one is wrong five times › it is locked for 30 minutes, for the right one too', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFourTimes(lucky);
    expect(await change(lucky, WRONG)).toMatchObject(locked(WORLD_TIME + LOCK));
    await world.clock.advance(20 * MINUTE);
    expect(await change(lucky)).toMatchObject(locked(WORLD_TIME + LOCK));
    expect(await lucky.value('hasPaymentPassword')).toMatchObject({ isSet: true, lockedUntil: WORLD_TIME + LOCK });
    await world.clock.advance(10 * MINUTE);
    expect(await lucky.value('hasPaymentPassword')).toMatchObject({ isSet: true, lockedUntil: null });
    expect((await change(lucky)).status).toBe(200);
  });

  it('when the lock is over › there are five tries again', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFourTimes(lucky);
    await change(lucky, WRONG);
    await world.clock.advance(LOCK);
    const other = await world.client.signedIn();
    expect(await change(other, WRONG)).toMatchObject(wrong(4));
  });

  it('when thirteen guesses are checked at once, the right one last › five are, and it is locked', async () => {
    const { client, running: server, name } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { id } = await lucky.value('getMemberInfo');
    const world = await server.worlds.use(name);
    const asking = { world, brand: { code: 'baize' }, member: { memberId: id } } as Parameters<
      typeof requirePaymentPassword
    >[0];
    const guesses = [...Array.from({ length: 12 }, () => WRONG.oldPaymentPassword), PAYMENT_PASSWORD];
    const outcomes = await Promise.allSettled(guesses.map((guess) => requirePaymentPassword(asking, guess)));
    const codes = outcomes.map((each) => (each.status === 'rejected' ? each.reason.errorCode : 'taken'));
    expect(codes.filter((code) => code === 'payment.password.wrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'payment.password.locked')).toHaveLength(9);
    expect((await lucky.value('hasPaymentPassword')).lockedUntil).not.toBeNull();
  });

  it('when twelve right ones are checked at once › all are taken', async () => {
    const { client, running: server, name } = await mock.newWorld();
    const lucky = await client.signedIn();
    const { id } = await lucky.value('getMemberInfo');
    const world = await server.worlds.use(name);
    const asking = { world, brand: { code: 'baize' }, member: { memberId: id } } as Parameters<
      typeof requirePaymentPassword
    >[0];
    const tries = Array.from({ length: 12 }, () => requirePaymentPassword(asking, PAYMENT_PASSWORD));
    expect(await Promise.allSettled(tries)).toEqual(tries.map(() => ({ status: 'fulfilled', value: undefined })));
    expect(await lucky.value('hasPaymentPassword')).toMatchObject({ isSet: true, lockedUntil: null });
    expect(await change(lucky, WRONG)).toMatchObject(wrong(4));
  });

  it('when it succeeds after four wrong ones › they are forgotten', async () => {
    const { client } = await mock.newWorld();
    const victor = await client.signedIn('victor');
    const lucky = await client.signedIn();
    await failFourTimes(lucky);
    const body = { provider: 'LUZON', number: '009912345678', paymentPassword: PAYMENT_PASSWORD };
    expect((await lucky.call('addBankCard', { body })).status).toBe(200);
    expect(await change(lucky, WRONG)).toMatchObject(wrong(4));
    expect(await change(victor, WRONG)).toMatchObject(wrong(4));
  });

  it("when a member's is locked › others' are not", async () => {
    const { client } = await mock.newWorld();
    const lucky = await client.signedIn();
    await failFourTimes(lucky);
    await change(lucky, WRONG);
    expect((await change(await client.signedIn('victor'))).status).toBe(200);
    expect((await change(await client.signedIn('lucky', { merchant: 'lotus' }))).status).toBe(200);
  });
});

describe(operationTitle('resetPaymentPassword'), () => {
  const MAIL = 'lucky@mail.example';
  const send = (member: Client) => member.call('sendEmailCode', { body: { scene: 'paymentPassword' } });
  const reset = (member: Client, verificationCode: string, paymentPassword = NEW) =>
    member.call('resetPaymentPassword', { body: { verificationCode, paymentPassword } });

  it('when the code is right › the new one is good, once, and a lock ends', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await failFourTimes(lucky);
    await change(lucky, WRONG);
    await send(lucky);
    const code = await world.inbox.code(MAIL);
    expect(await reset(lucky, code)).toMatchObject({ body: { value: { isSet: true, lockedUntil: null } } });
    expect((await change(lucky, { oldPaymentPassword: NEW, paymentPassword: '314159' })).status).toBe(200);
    expect(await reset(lucky, code)).toMatchObject(refused('verification.invalid'));
  });

  it('when the new one is weak › 422, and the code stays good', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    await send(lucky);
    const code = await world.inbox.code(MAIL);
    expect(await reset(lucky, code, '111111')).toMatchObject(refused('field.invalid', fault('pattern')));
    expect((await reset(lucky, code)).status).toBe(200);
  });

  it("when it is another member's, another scene's or a wrong code › 422, and the old one stays", async () => {
    const world = await mock.newWorld();
    const [lucky, victor] = [await world.client.signedIn(), await world.client.signedIn('victor')];
    await lucky.value('sendEmailCode', { body: { scene: 'change' } });
    const otherScene = await world.inbox.code(MAIL);
    await send(victor);
    const foreign = await world.inbox.code('victor@mail.example');
    for (const code of [otherScene, foreign, '000000'])
      expect(await reset(lucky, code)).toMatchObject(refused('verification.invalid'));
    expect((await change(lucky)).status).toBe(200);
  });

  describe('with the answers to the security questions', () => {
    const ANSWERS = ['Baguio', 'Ana Maria', 'Totoy'].map((answer, index) => ({ question: index + 1, answer }));
    const FALSE = ANSWERS.with(2, { question: 3, answer: 'Nene' });
    const answered = async (client: Client) => {
      const lucky = await client.signedIn();
      await lucky.value('setSecurityQuestions', { body: { answers: ANSWERS, paymentPassword: PAYMENT_PASSWORD } });
      return lucky;
    };
    const resetBy = (member: Client, answers: object[]) =>
      member.call('resetPaymentPassword', { body: { answers, paymentPassword: NEW } });

    it('when all are right, in any order, case, width and spacing › the new one is good, and a lock ends', async () => {
      const { client } = await mock.newWorld();
      const lucky = await answered(client);
      await failFourTimes(lucky);
      await change(lucky, WRONG);
      const typed = [
        { question: 3, answer: 'TOTOY' },
        { question: 2, answer: ' ana   maria ' },
        { question: 1, answer: 'Ｂａｇｕｉｏ' },
      ];
      expect(await resetBy(lucky, typed)).toMatchObject({ body: { value: { isSet: true, lockedUntil: null } } });
      expect((await change(lucky, { oldPaymentPassword: NEW, paymentPassword: '314159' })).status).toBe(200);
    });

    it.each([
      ['is wrong', FALSE],
      ['is empty', ANSWERS.with(0, { question: 1, answer: '' })],
      ['is to another question', ANSWERS.with(0, { question: 4, answer: 'Baguio' })],
      ['stands for all', ANSWERS.map(() => ({ question: 1, answer: 'Baguio' }))],
      [
        'belongs to the question beside it',
        ANSWERS.map(({ answer }, index) => ({ question: (index % 3) + 2, answer })),
      ],
    ])('when one %s › 422, and the old one stays', async (_, answers) => {
      const { client } = await mock.newWorld();
      const lucky = await answered(client);
      expect(await resetBy(lucky, answers)).toMatchObject(refused('verification.invalid', { fields: [] }));
      expect((await change(lucky)).status).toBe(200);
    });

    it('when the member has answered none › 422', async () => {
      const { client } = await mock.newWorld();
      expect(await resetBy(await client.signedIn(), ANSWERS)).toMatchObject(refused('verification.invalid'));
    });

    it('when they are wrong five times › 429 for 30 minutes, for the right ones too; a code is still good', async () => {
      const world = await mock.newWorld();
      const lucky = await answered(world.client);
      for (let count = 0; count < 5; count += 1)
        expect(await resetBy(lucky, FALSE)).toMatchObject(refused('verification.invalid'));
      await world.clock.advance(20 * MINUTE);
      expect(await resetBy(lucky, ANSWERS)).toMatchObject({
        status: 429,
        body: { value: { retryAfterSeconds: 600 } },
      });
      await send(lucky);
      expect((await reset(lucky, await world.inbox.code(MAIL))).status).toBe(200);
      await world.clock.advance(10 * MINUTE);
      expect((await resetBy(lucky, ANSWERS)).status).toBe(200);
    });

    it('when they are right after four wrong ones › those are forgotten', async () => {
      const { client } = await mock.newWorld();
      const lucky = await answered(client);
      for (const answers of [FALSE, FALSE, FALSE, FALSE, ANSWERS, FALSE]) await resetBy(lucky, answers);
      expect((await resetBy(lucky, ANSWERS)).status).toBe(200);
    });

    it('when the new one is weak › 422, and no try is counted', async () => {
      const { client } = await mock.newWorld();
      const lucky = await answered(client);
      for (let count = 0; count < 6; count += 1) {
        const weak = await lucky.call('resetPaymentPassword', { body: { answers: FALSE, paymentPassword: '111111' } });
        expect(weak).toMatchObject(refused('field.invalid', fault('pattern')));
      }
      expect((await resetBy(lucky, ANSWERS)).status).toBe(200);
    });
  });

  it('when neither a code nor answers are sent › 422 required', async () => {
    const { client } = await mock.newWorld();
    const answer = await (await client.signedIn()).call('resetPaymentPassword', { body: { paymentPassword: NEW } });
    expect(answer).toMatchObject(
      refused('field.invalid', { fields: [{ field: 'verificationCode', reason: 'required' }] }),
    );
  });

  it('when there is none › 422 payment.password.missing', async () => {
    const { client } = await mock.newWorld();
    expect(await reset(await client.signedIn('novice'), '000000')).toMatchObject(refused('payment.password.missing'));
  });
});
