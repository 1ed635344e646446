import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { readMobile } from '../../support/mobiles.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { requestIdToken } from '../../support/openid.ts';
import { readPayoutId } from '../../support/orders.ts';
import { HOUR, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Kind = 'email' | 'mobile';
interface Case {
  send: 'sendEmailCode' | 'sendMobileCode';
  bind: 'bindEmail' | 'bindMobile';
  fields: object;
  to: string;
  /** The code does not prove it. */
  other: object;
  taken: string;
}

const CASES: Record<Kind, Case> = {
  email: {
    send: 'sendEmailCode',
    bind: 'bindEmail',
    fields: { email: 'New@Mail.example' },
    to: 'new@mail.example',
    other: { email: 'other@mail.example' },
    taken: 'email.taken',
  },
  mobile: {
    send: 'sendMobileCode',
    bind: 'bindMobile',
    fields: { mobileNum: '09995550123', countryDialingCode: '63' },
    to: '+639995550123',
    other: { mobileNum: '09995550124', countryDialingCode: '63' },
    taken: 'mobile.taken',
  },
};
const refused = (status: number, errorCode: string) => ({ status, body: { success: false, errorCode } });

async function codeFor(world: TestWorld, member: Client, { send, fields, to }: Case): Promise<string> {
  await member.value(send, { body: { scene: 'bind', ...fields } as never });
  return world.inbox.code(to);
}

const ownerCodeFor = async (world: TestWorld, member: Client) => {
  await member.value('sendEmailCode', { body: { scene: 'change' } });
  return world.inbox.code('lucky@mail.example');
};

async function begin(kind: Kind) {
  const world = await mock.newWorld();
  await world.change("UPDATE Member SET paymentHash = NULL WHERE username = 'lucky'");
  return beginIn(world, kind);
}

const beginPayer = async (kind: Kind) => beginIn(await mock.newWorld(), kind);

async function beginIn(world: TestWorld, kind: Kind) {
  const each = CASES[kind];
  const lucky = await world.client.signedIn('lucky', { language: 'EN' });
  const verificationCode = await codeFor(world, lucky, each);
  const bind = (proof: object, code = verificationCode, fields = each.fields) =>
    lucky.call(each.bind, { body: { ...fields, verificationCode: code, ...proof } });
  return { ...each, world, lucky, bind, verificationCode };
}

describe.each<Kind>(['email', 'mobile'])('Binding › %s', (kind) => {
  it('when code and password are right › the answer masks it, and the one before is told', async () => {
    const { world, lucky, bind, to } = await begin(kind);
    const before = kind === 'email' ? 'lucky@mail.example' : (await readMobile(world)).e164;
    const masked = kind === 'email' ? { email: 'ne***@mail.example' } : { mobileNum: '0999****123' };
    const answer = await bind({ password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { value: masked } });
    expect(answer.text).not.toContain(to);
    expect(await lucky.value('getMemberInfo')).toMatchObject(masked);
    const [told] = await world.inbox.list(before);
    expect(told?.text).toContain('contact details of your account have changed');
    expect(told?.code).toBeNull();
  });

  it('when the owner is proved by a code to what was bound › it is bound without the password', async () => {
    const { world, lucky, bind } = await begin(kind);
    expect((await bind({ ownerCode: await ownerCodeFor(world, lucky) })).status).toBe(200);
  });

  it('when nothing proves the owner › 422 owner.required, and the code stays good', async () => {
    const { bind } = await begin(kind);
    for (const proof of [{}, { password: '' }]) expect(await bind(proof)).toMatchObject(refused(422, 'owner.required'));
    expect((await bind({ password: PASSWORD })).status).toBe(200);
  });

  it('when the password is wrong › 422 password.wrong; five times › 429, with the right one too', async () => {
    const { world, bind } = await begin(kind);
    for (let count = 0; count < 5; count += 1) {
      expect(await bind({ password: 'wrong-one1' })).toMatchObject(refused(422, 'password.wrong'));
    }
    expect(await bind({ password: PASSWORD })).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'));
    await world.clock.advance(5 * MINUTE);
    expect(await bind({ password: PASSWORD })).toMatchObject(refused(422, 'verification.invalid'));
  });

  it("when the owner's code is wrong, or one for something else › 422 owner.wrong", async () => {
    const { world, lucky, bind, verificationCode } = await begin(kind);
    await lucky.value('sendMobileCode', { body: { scene: 'paymentPassword' } });
    const other = await world.inbox.code((await readMobile(world)).e164);
    await ownerCodeFor(world, lucky);
    for (const ownerCode of ['000000', other, verificationCode]) {
      expect(await bind({ ownerCode })).toMatchObject(refused(422, 'owner.wrong'));
    }
  });

  it('when the code is wrong › 422; it stays good for four more tries, and so does the code of the owner', async () => {
    const { world, lucky, bind } = await begin(kind);
    const ownerCode = await ownerCodeFor(world, lucky);
    for (let count = 0; count < 4; count += 1) {
      expect(await bind({ ownerCode }, '000000')).toMatchObject(refused(422, 'verification.invalid'));
    }
    expect((await bind({ ownerCode })).status).toBe(200);
  });

  it('when the code was wrong five times, is used, or has expired › 422', async () => {
    const wrong = await begin(kind);
    for (let count = 0; count < 5; count += 1) await wrong.bind({ password: PASSWORD }, '000000');
    expect(await wrong.bind({ password: PASSWORD })).toMatchObject(refused(422, 'verification.invalid'));
    const late = await begin(kind);
    await late.world.clock.advance(2 * MINUTE + 1);
    expect(await late.bind({ password: PASSWORD })).toMatchObject(refused(422, 'verification.invalid'));
  });

  it('when the code is for another one › 422', async () => {
    const { bind, verificationCode, other } = await begin(kind);
    const answer = await bind({ password: PASSWORD }, verificationCode, other);
    expect(answer).toMatchObject(refused(422, 'verification.invalid'));
  });

  it('when it is bound already › 409 contact.same; when another member was quicker › 409', async () => {
    const { world, lucky, bind, taken } = await begin(kind);
    await bind({ password: PASSWORD });
    expect(await bind({ password: PASSWORD })).toMatchObject(refused(409, 'contact.same'));
    const victor = await world.client.signedIn('victor');
    const { bind: id, fields } = CASES[kind];
    const body = { ...fields, verificationCode: '000000', password: PASSWORD };
    expect(await victor.call(id, { body })).toMatchObject(refused(409, taken));
    expect((await lucky.value('getMemberInfo')).account).toBe('lucky');
  });

  it('when two members bind it at once › one has it', async () => {
    const { world, fields, send, bind, to, taken } = { ...CASES[kind], world: await mock.newWorld() };
    const members = [await world.client.signedIn('lucky'), await world.client.signedIn('victor')];
    await members[0]?.value(send, { body: { scene: 'bind', ...fields } as never });
    const body = { ...fields, verificationCode: await world.inbox.code(to), paymentPassword: PAYMENT_PASSWORD };
    const answers = await Promise.all(members.map((member) => member.call(bind, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.flatMap(({ status, body }) =>
      status === 200 ? [] : [(body as { errorCode: string }).errorCode],
    );
    expect([[taken], ['verification.invalid']]).toContainEqual(losers);
  });

  it('when it breaks the rule of the brand › 422', async () => {
    const { bind } = await begin(kind);
    const bad = kind === 'email' ? { email: 'no address' } : { mobileNum: '0999', countryDialingCode: '63' };
    expect(await bind({ password: PASSWORD }, '000000', bad)).toMatchObject(refused(422, `${kind}.invalid`));
  });
});

describe('Binding', () => {
  it('when the number was changed › the member signs in with it, and no longer with the one before', async () => {
    const { world, bind } = await begin('mobile');
    const { mobileNum: before } = await readMobile(world);
    await bind({ password: PASSWORD });
    const signIn = async (username: string) => {
      const body = { type: 'username', username, password: PASSWORD, ...(await world.client.proof('login')) };
      return (await world.client.call('login', { body })).status;
    };
    expect([await signIn('09995550123'), await signIn(before)]).toEqual([200, 422]);
  });

  it('when an account has no password, no number and no address › its first one needs no proof', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const email = 'gina.newcomer@mail.example';
    const hers = await codeFor(world, lucky, { ...CASES.email, fields: { email }, to: email });
    await lucky.value('bindEmail', { body: { email, verificationCode: hers, paymentPassword: PAYMENT_PASSWORD } });
    // The provider's address is another member's.
    const idToken = await requestIdToken(world.client.origin, { person: 'gina' });
    const { token } = await world.client.value('loginSocial', { body: { provider: 'GOOGLE', idToken } });
    const gina = world.client.as({ token });
    const verificationCode = await codeFor(world, gina, CASES.email);
    const body = { ...CASES.email.fields, verificationCode };
    expect((await gina.call('bindEmail', { body })).status).toBe(200);
    await world.clock.advance(2 * MINUTE);
    const mobile = { ...CASES.mobile.fields, verificationCode: await codeFor(world, gina, CASES.mobile) };
    expect(await gina.call('bindMobile', { body: mobile })).toMatchObject(refused(422, 'owner.required'));
  });
});

describe.each<Kind>(['email', 'mobile'])('Binding with a payment password › %s', (kind) => {
  it('when the payment password is right › it is bound; a wrong one counts, and locks it like any other', async () => {
    const { bind } = await beginPayer(kind);
    for (const triesLeft of [4, 3, 2, 1]) {
      const wrong = { status: 422, body: { errorCode: 'payment.password.wrong', value: { triesLeft } } };
      expect(await bind({ paymentPassword: '135791' })).toMatchObject(wrong);
    }
    expect((await bind({ paymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
    const other = await beginPayer(kind);
    for (let count = 0; count < 5; count += 1) await other.bind({ paymentPassword: '135791' });
    expect(await other.bind({ paymentPassword: PAYMENT_PASSWORD })).toMatchObject(
      refused(422, 'payment.password.locked'),
    );
  });

  it('when the login password is all there is › 422 owner.required, and the code stays good', async () => {
    const { bind } = await beginPayer(kind);
    expect(await bind({ password: PASSWORD })).toMatchObject(refused(422, 'owner.required'));
    expect((await bind({ paymentPassword: PAYMENT_PASSWORD })).status).toBe(200);
  });

  it('when a code went to what was bound › it is bound', async () => {
    const { world, lucky, bind } = await beginPayer(kind);
    expect((await bind({ ownerCode: await ownerCodeFor(world, lucky) })).status).toBe(200);
  });

  it('when the security answers are right › it is bound; wrong ones are 422 owner.wrong', async () => {
    const { lucky, bind } = await beginPayer(kind);
    const answers = [1, 2, 3].map((question) => ({ question, answer: `Answer ${question}` }));
    expect(await bind({ answers })).toMatchObject(refused(422, 'owner.wrong'));
    await lucky.value('setSecurityQuestions', { body: { answers, paymentPassword: PAYMENT_PASSWORD } });
    expect(await bind({ answers: answers.with(0, { question: 1, answer: 'Bantay' }) })).toMatchObject(
      refused(422, 'owner.wrong'),
    );
    expect((await bind({ answers })).status).toBe(200);
  });

  it('when there is no payment password › 422 payment.password.missing', async () => {
    const { bind } = await begin(kind);
    expect(await bind({ paymentPassword: PAYMENT_PASSWORD })).toMatchObject(refused(422, 'payment.password.missing'));
  });
});

describe('After a contact was changed', () => {
  const LOCK = 72 * HOUR;
  const recent = (lockedUntil = WORLD_TIME + LOCK) => ({
    status: 422,
    body: { errorCode: 'contact.recent', value: { lockedUntil } },
  });
  const RESET = { paymentPassword: '975310' };

  it.each<Kind>(['email', 'mobile'])('when it was the %s › no code proves the member for 72 hours', async (kind) => {
    const { world, lucky, bind } = await beginPayer(kind);
    await bind({ paymentPassword: PAYMENT_PASSWORD });
    const send = (id: 'sendEmailCode' | 'sendMobileCode', scene: string) => lucky.call(id, { body: { scene } });
    for (const scene of ['change', 'paymentPassword']) {
      expect(await send('sendEmailCode', scene)).toMatchObject(recent());
      expect(await send('sendMobileCode', scene)).toMatchObject(recent());
    }
    expect(await lucky.value('hasPaymentPassword')).toMatchObject({ codesLockedUntil: WORLD_TIME + LOCK });
    await world.clock.advance(LOCK - 1);
    const later = await world.client.signedIn();
    const ask = () => later.call('sendMobileCode', { body: { scene: 'paymentPassword' } });
    expect(await ask()).toMatchObject(recent());
    await world.clock.advance(1);
    expect(await later.value('hasPaymentPassword')).toMatchObject({ codesLockedUntil: null });
    expect((await ask()).status).toBe(200);
  });

  it.each<[Kind, Kind]>([
    ['mobile', 'email'],
    ['email', 'mobile'],
  ])('when a code was sent before the %s › the %s does not take it, and the answers are taken', async (kind, other) => {
    const { world, lucky, bind } = await beginPayer(kind);
    const answers = [1, 2, 3].map((question) => ({ question, answer: `Answer ${question}` }));
    await lucky.value('setSecurityQuestions', { body: { answers, paymentPassword: PAYMENT_PASSWORD } });
    await lucky.value('sendEmailCode', { body: { scene: 'paymentPassword' } });
    const verificationCode = await world.inbox.code('lucky@mail.example');
    const ownerCode = await ownerCodeFor(world, lucky);
    await bind({ paymentPassword: PAYMENT_PASSWORD });
    expect(await lucky.call('resetPaymentPassword', { body: { verificationCode, ...RESET } })).toMatchObject(recent());
    const { bind: operation, fields } = CASES[other];
    const body = { ...fields, verificationCode: await codeFor(world, lucky, CASES[other]), ownerCode };
    expect(await lucky.call(operation, { body: body as never })).toMatchObject(recent());
    expect((await lucky.call('resetPaymentPassword', { body: { answers, ...RESET } })).status).toBe(200);
  });

  it('when the brand has other hours › they hold', async () => {
    const { world, lucky, bind } = await beginPayer('mobile');
    const { payoutRules } = await world.changeBrand('baize', { payoutRules: { contactHours: 1 } });
    expect(payoutRules).toMatchObject({ contactHours: 1, holdHours: 24 });
    await bind({ paymentPassword: PAYMENT_PASSWORD });
    const { codesLockedUntil } = await lucky.value('hasPaymentPassword');
    expect(codesLockedUntil).toBe(WORLD_TIME + HOUR);
  });
});

describe('A login password alone', () => {
  it('when it binds a number, resets the payment password there and adds an address › nothing is withdrawn', async () => {
    const { world, lucky: thief, bind, to } = await beginPayer('mobile');
    const before = (await thief.value('getBalance')).sumBalance;
    const paymentPassword = '975310';
    const outcome = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode ?? 'done';
    const bound = outcome(await bind({ password: PASSWORD }));
    await world.clock.advance(2 * MINUTE);
    await thief.call('sendMobileCode', { body: { scene: 'paymentPassword' } });
    const [sent] = await world.inbox.list(to);
    const resetBody = { verificationCode: sent?.code ?? '000000', paymentPassword };
    const reset = outcome(await thief.call('resetPaymentPassword', { body: resetBody }));
    const address = { provider: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', paymentPassword };
    const addition = await thief.call('addVirtualAccount', { body: address });
    await world.clock.advance(25 * HOUR);
    const later = await world.client.signedIn('lucky');
    const { id } = (addition.body as { value: { id?: number } | null }).value ?? {};
    const payoutId = id ?? (await readPayoutId(later, 'CRYPTO'));
    const order = { methodCode: 'crypto', payoutId, amount: '500.00', paymentPassword, reference: 'thief-001' };
    const paid = outcome(await later.call('withdraw', { body: order }));
    const added = outcome(addition);
    expect({ bound, reset, added, paid }).toEqual({
      bound: 'owner.required',
      reset: 'verification.invalid',
      added: 'payment.password.wrong',
      paid: 'payment.password.wrong',
    });
    expect((await later.value('getBalance')).sumBalance).toBe(before);
  });
});

describe('An address that was typed at sign-up', () => {
  it('is not proved, until its own code binds it', async () => {
    const world = await mock.newWorld();
    const reply = await register(world, 'harbor', { affiliateCode: 'BOSS88' });
    const { token } = (reply.body as { value: { token: string } }).value;
    const member = world.client.as({ merchant: 'harbor', token });
    const email = 'somsri@mail.example';
    expect(await member.value('getMemberInfo')).toMatchObject({ email: 'so***@mail.example', isContactProven: false });
    await member.value('sendEmailCode', { body: { scene: 'bind', email } });
    const verificationCode = await world.inbox.code(email);
    const body = { email, verificationCode, password: PASSWORD };
    expect(await member.value('bindEmail', { body })).toMatchObject({ isContactProven: true });
    const again = await member.call('sendEmailCode', { body: { scene: 'bind', email } });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'contact.same' } });
  });

  it('with a code for the number › is proved', async () => {
    const world = await mock.newWorld();
    const reply = await register(world, 'baize');
    const { token } = (reply.body as { value: { token: string } }).value;
    expect((await world.client.value('getMemberInfo', { token })).isContactProven).toBe(true);
  });
});
