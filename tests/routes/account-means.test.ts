import { describe, expect, it } from 'vitest';
import type { AccountView } from '../../app/features/member/account/account.server.ts';
import type { PartAnswer } from '../../app/features/member/account/part/part.types.ts';
import type { PaymentView } from '../../app/features/member/account/payment/payment.server.ts';
import type { AccountsView } from '../../app/features/member/account/payout/payout.server.ts';
import type { QuestionsView } from '../../app/features/member/account/questions/questions.server.ts';
import { action, loader } from '../../app/routes/_shell.member.$/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();
const ACCOUNT = '/member/securityCenter';
const NEW = { paymentPassword: '975310', confirmPaymentPassword: '975310' };
const CHANGE = { way: 'change', oldPaymentPassword: '246810', ...NEW };
const CARD = { provider: 'LUZON', number: '0099 1234 5678', paymentPassword: '246810' };

const accountAt = async (member: Visitor, search = '') =>
  ((await member.ask(loader, `${ACCOUNT}${search}`)).data as { view: AccountView }).view;
const viewAt = async <View>(member: Visitor, search: string) => (await accountAt(member, search)).open?.view as View;
const send = (member: Visitor, search: string, form: Record<string, string>) =>
  member.ask(action, `${ACCOUNT}${search}`, { form });
const findRow = ({ rows }: AccountView, part: string) => rows.find(({ key }) => key === part);

describe('the payment password', () => {
  const PART = '?part=paymentPassword';

  it('is set for the first time with the login password', async () => {
    const member = await newMember(site, { username: 'novice' });
    expect(await viewAt<PaymentView>(member, PART)).toMatchObject({ way: 'set', needsPassword: true, channel: null });
    const saved = await send(member, PART, { way: 'set', password: 'play1234', ...NEW });
    expect([saved.location, await readToastKey(saved)]).toEqual([ACCOUNT, 'member.paymentPasswordSet']);
    expect(findRow(await accountAt(member), 'paymentPassword')).toMatchObject({ isSafe: true });
    const again = await send(member, PART, { way: 'set', password: 'play1234', ...NEW });
    expect(readErrors(again)['']).toEqual([expect.stringContaining('already')]);
  });

  it.each([
    ['the login password is wrong', { password: 'wrong-one1' }, { password: ['Wrong login password.'] }],
    ['the login password is missing', { password: '' }, { password: ['Enter your login password.'] }],
    [
      'it is weak',
      { paymentPassword: '123456', confirmPaymentPassword: '123456' },
      { paymentPassword: ['Enter 6 digits: not 123456, and not the same digit throughout.'] },
    ],
    [
      'the repetition differs',
      { confirmPaymentPassword: '975311' },
      { confirmPaymentPassword: ['The passwords do not match.'] },
    ],
  ])('is refused where %s, and no secret comes back', async (_, change, errors) => {
    const member = await newMember(site, { username: 'novice' });
    const refused = await send(member, PART, { way: 'set', password: 'play1234', ...NEW, ...change });
    expect([refused.status, readErrors(refused)]).toEqual([422, errors]);
    expect(readTyped(refused)).toEqual({});
  });

  it('is changed with the old one; wrong ones are counted until it is locked, which the page says', async () => {
    const member = await newMember(site);
    const wrong = { ...CHANGE, oldPaymentPassword: '135791' };
    for (const words of ['4 tries', '3 tries', '2 tries', 'one try', 'locked until']) {
      const { oldPaymentPassword } = readErrors(await send(member, PART, wrong));
      expect(oldPaymentPassword?.[0]).toContain(words);
    }
    expect((await viewAt<PaymentView>(member, PART)).locked).toContain('locked until');
    expect(readErrors(await send(member, PART, CHANGE)).oldPaymentPassword?.[0]).toContain('locked until');
  });

  it('must differ from the old one', async () => {
    const member = await newMember(site);
    const same = { paymentPassword: '246810', confirmPaymentPassword: '246810' };
    expect(readErrors(await send(member, PART, { ...CHANGE, ...same })).paymentPassword).toHaveLength(1);
    expect((await send(member, PART, CHANGE)).location).toBe(ACCOUNT);
  });

  it('is set by a code where it is forgotten, without scripts', async () => {
    const member = await newMember(site);
    const search = `${PART}&proof=mail`;
    expect(await viewAt<PaymentView>(member, search)).toMatchObject({ way: 'reset', channel: 'mail' });
    const asked = await send(member, search, { way: 'reset', intent: 'sendCode' });
    expect((asked.data as PartAnswer).code).toEqual({ isSent: true, minutes: 2 });
    const wrong = await send(member, search, { way: 'reset', verificationCode: '1', ...NEW });
    expect(readErrors(wrong)).toEqual({ verificationCode: [expect.any(String)] });
    const verificationCode = await member.codeSentTo('lucky@mail.example');
    const saved = await send(member, search, { way: 'reset', verificationCode, ...NEW });
    expect([saved.location, await readToastKey(saved)]).toEqual([ACCOUNT, 'member.paymentPasswordSet']);
  });
});

describe('the payment password of a member with security answers', () => {
  const PART = '?part=paymentPassword';
  const SEARCH = `${PART}&proof=questions`;
  const ANSWERS = { answer1: 'Bantay', answer2: 'Baguio', answer3: 'Santos' };
  const RESET = { way: 'answer', ...ANSWERS, ...NEW };

  async function answered(): Promise<Visitor> {
    const member = await newMember(site);
    const questions = { question1: '2', question2: '5', question3: '1' };
    await send(member, '?part=questions', { ...questions, ...ANSWERS, paymentPassword: '246810' });
    return member;
  }

  it('is set by them, as one of several proofs', async () => {
    const member = await answered();
    const view = await viewAt<PaymentView>(member, SEARCH);
    expect(view).toMatchObject({ way: 'answer', channel: null });
    expect(view.proofs.map(({ key }) => key)).toEqual(['mail', 'sms', 'questions']);
    expect(view.questions).toHaveLength(3);
    const missing = await send(member, SEARCH, { ...RESET, answer2: ' ' });
    expect(readErrors(missing)).toEqual({ answer2: ['Enter 2 to 60 characters.'] });
    const wrong = await send(member, SEARCH, { ...RESET, answer3: 'Reyes' });
    expect([wrong.status, readErrors(wrong)]).toEqual([422, { '': ['Not all answers are correct.'] }]);
    expect(readTyped(wrong)).toEqual({});
    const saved = await send(member, SEARCH, RESET);
    expect([saved.location, await readToastKey(saved)]).toEqual([ACCOUNT, 'member.paymentPasswordSet']);
    expect((await send(member, PART, { ...CHANGE, oldPaymentPassword: '975310' })).status).toBe(422);
  });

  it('pauses after five wrong tries', async () => {
    const member = await answered();
    for (let count = 0; count < 5; count += 1) await send(member, SEARCH, { ...RESET, answer1: 'Muning' });
    expect(readErrors(await send(member, SEARCH, RESET))['']?.[0]).toMatch(/30 min/);
  });

  it('is offered by them alone where there is neither mail nor mobile number', async () => {
    const member = await answered();
    const { id } = await member.memberNamed('lucky');
    const nothing = { email: null, mobileNum: null, mobileKey: null };
    await member.world.patch('Member', { id }, nothing);
    const { way, proofs } = await viewAt<PaymentView>(member, PART);
    expect([way, proofs.map(({ key }) => key)]).toEqual(['change', ['questions']]);
  });

  it('is not offered by questions that are not answered', async () => {
    const member = await newMember(site);
    const { way, proofs } = await viewAt<PaymentView>(member, SEARCH);
    expect([way, proofs.map(({ key }) => key)]).toEqual(['change', ['mail', 'sms']]);
  });
});

describe('accounts for withdrawals', () => {
  const PART = '?part=cards';

  it('are listed by their kind, masked', async () => {
    const member = await newMember(site);
    const view = await viewAt<AccountsView>(member, PART);
    expect(view).toMatchObject({ kind: 'bank', payeeName: 'LUCKY SANTOS', hasPaymentPassword: true, toRemove: null });
    expect(view.accounts).toMatchObject([{ provider: 'Bank of Luzon', holder: 'LUCKY SANTOS', isUsable: true }]);
    expect(view.accounts[0]?.number).toMatch(/^•{4}\d{4}$/);
    expect(view.kinds.map(({ key, count }) => [key, count])).toEqual([
      ['bank', 1],
      ['ewallet', 1],
      ['crypto', 1],
    ]);
    expect((await viewAt<AccountsView>(member, `${PART}&kind=crypto`)).accounts).toMatchObject([
      { holder: 'LUCKY SANTOS' },
    ]);
    expect((await viewAt<AccountsView>(member, `${PART}&kind=constructor`)).kind).toBe('bank');
    expect(findRow(await accountAt(member), 'cards')?.text).toBe('3 accounts');
  });

  it('a brand without crypto shows none', async () => {
    const member = await newMember(site, {}, 'harbor');
    const view = await viewAt<AccountsView>(member, `${PART}&kind=crypto`);
    expect([view.kind, view.kinds.map(({ key }) => key)]).toEqual(['bank', ['bank', 'ewallet']]);
  });

  it('a new one is added, and waits', async () => {
    const member = await newMember(site);
    const saved = await send(member, PART, CARD);
    expect([saved.location, await readToastKey(saved)]).toEqual([
      `${ACCOUNT}?part=cards&kind=bank`,
      'member.accountAdded',
    ]);
    const [added] = (await viewAt<AccountsView>(member, PART)).accounts;
    expect(added).toMatchObject({
      number: '••••5678',
      isUsable: false,
      usable: expect.stringContaining('Ready from'),
    });
  });

  it('the first one names the payee, once there is a payment password', async () => {
    const member = await newMember(site, { username: 'novice' });
    expect(await viewAt<AccountsView>(member, PART)).toMatchObject({ payeeName: null, hasPaymentPassword: false });
    const nameless = await send(member, PART, CARD);
    expect(readErrors(nameless)).toHaveProperty('payeeName');
    const refused = await send(member, PART, { ...CARD, payeeName: 'NINA REYES' });
    expect(readErrors(refused)).toEqual({ paymentPassword: [expect.stringContaining('no payment password')] });
    await send(member, '?part=paymentPassword', { way: 'set', password: 'play1234', ...NEW });
    const saved = await send(member, PART, { ...CARD, payeeName: 'NINA REYES', paymentPassword: '975310' });
    expect(saved.location).toBe(`${ACCOUNT}?part=cards&kind=bank`);
    expect(await viewAt<AccountsView>(member, PART)).toMatchObject({
      payeeName: 'NINA REYES',
      accounts: [{ holder: 'NINA REYES' }],
    });
  });

  it.each([
    ['', { number: '123' }, 'number', 'Enter 12 characters.'],
    ['', { number: '00991234567x' }, 'number', 'not valid'],
    ['&kind=crypto', { provider: 'TRC20', number: 'TR7NHqjeKQxGTCi8q9ZY4pL8otSzgjLj6t' }, 'number', 'not valid'],
    ['', { provider: '' }, 'provider', 'Choose one'],
    ['', { provider: 'NOBANK' }, 'provider', 'Choose one'],
    ['', { number: '' }, 'number', 'Enter the number'],
    ['', { paymentPassword: '' }, 'paymentPassword', 'Enter your payment password'],
    ['', { paymentPassword: '135791' }, 'paymentPassword', '4 tries'],
  ])('a refused one (%s %j) keeps what was typed, less the payment password', async (kind, change, field, words) => {
    const member = await newMember(site);
    const form = { ...CARD, ...change };
    const refused = await send(member, `${PART}${kind}`, form);
    expect(refused.status).toBe(422);
    expect(readErrors(refused)[field]?.[0]).toContain(words);
    const { paymentPassword, ...rest } = form;
    expect(readTyped(refused)).toMatchObject(Object.fromEntries(Object.entries(rest).filter(([, value]) => value)));
    expect(readTyped(refused)).not.toHaveProperty('paymentPassword');
  });

  it('a number that is taken, and one too many, are refused', async () => {
    const member = await newMember(site);
    await send(member, PART, CARD);
    expect(readErrors(await send(member, PART, CARD)).number?.[0]).toContain('already in use');
    for (const number of [2, 3, 4]) await send(member, PART, { ...CARD, number: String(number).padStart(12, '0') });
    expect(readErrors(await send(member, PART, { ...CARD, number: '000000000009' }))['']?.[0]).toContain('Remove one');
  });

  it('one is removed after a question; one of another member is not', async () => {
    const member = await newMember(site);
    const { accounts } = await viewAt<AccountsView>(member, PART);
    const id = accounts[0]?.id ?? '';
    expect((await viewAt<AccountsView>(member, `${PART}&remove=${id}`)).toRemove).toMatchObject({ id });
    expect((await viewAt<AccountsView>(member, `${PART}&remove=1011`)).toRemove).toBeNull();
    const foreign = await send(member, PART, { intent: 'remove', id: '1011' });
    expect([foreign.status, readErrors(foreign)['']]).toEqual([422, ['This account no longer exists.']]);
    const removed = await send(member, PART, { intent: 'remove', id });
    expect([removed.location, await readToastKey(removed)]).toEqual([
      `${ACCOUNT}?part=cards&kind=bank`,
      'member.accountRemoved',
    ]);
    expect((await viewAt<AccountsView>(member, PART)).accounts).toEqual([]);
  });
});

describe('security questions', () => {
  const PART = '?part=questions';
  const ANSWERS = {
    question1: '2',
    question2: '5',
    question3: '7',
    answer1: 'Baguio',
    answer2: 'Ana Maria',
    answer3: 'Totoy',
  };

  it('are answered with the payment password, and make the account safer', async () => {
    const member = await newMember(site);
    const before = await accountAt(member);
    expect(findRow(before, 'questions')).toMatchObject({ isSafe: false });
    const saved = await send(member, PART, { ...ANSWERS, paymentPassword: '246810' });
    expect([saved.location, await readToastKey(saved)]).toEqual([ACCOUNT, 'member.questionsAnswered']);
    expect((await accountAt(member)).safety.done).toBe(before.safety.done + 1);
    const view = await viewAt<QuestionsView>(member, PART);
    expect(view).toMatchObject({ chosen: ['2', '5', '7'], proof: 'paymentPassword' });
    expect(JSON.stringify(view)).not.toContain('Baguio');
  });

  it('are answered with the login password where there is no other', async () => {
    const member = await newMember(site, { username: 'novice' });
    expect(await viewAt<QuestionsView>(member, PART)).toMatchObject({ proof: 'password' });
    expect(readErrors(await send(member, PART, { ...ANSWERS, password: 'wrong-one1' }))).toEqual({
      password: ['Wrong login password.'],
    });
    expect((await send(member, PART, { ...ANSWERS, password: 'play1234' })).location).toBe(ACCOUNT);
  });

  it.each([
    [{ question3: '2' }, 'question3', 'three different'],
    [{ answer2: 'x' }, 'answer2', '2 to 60'],
    [{ answer3: '' }, 'answer3', '2 to 60'],
    [{ question1: '99' }, 'question1', 'No member found'],
    [{ paymentPassword: '135791' }, 'paymentPassword', '4 tries'],
  ])('are refused with %j, and no answer comes back', async (change, field, words) => {
    const member = await newMember(site);
    const refused = await send(member, PART, { ...ANSWERS, paymentPassword: '246810', ...change });
    expect([refused.status, readErrors(refused)[field]?.[0]]).toEqual([422, expect.stringContaining(words)]);
    expect(Object.keys(readTyped(refused)).sort()).toEqual(['question1', 'question2', 'question3']);
  });
});
