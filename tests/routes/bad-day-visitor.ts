import { randomUUID } from 'node:crypto';
import { days, hours } from '../../app/config/durations.ts';
import { actingAs } from '../../app/session/acting-as.server.ts';
import { writeSession } from '../../app/session/cookie.server.ts';
import { ACTING_AS } from '../../app/ui/acting-as.tsx';
import { hashPassword } from '../../mock-server/domains/session/password.ts';
import { insertSolved } from '../../mock-server/domains/verification/slider.ts';
import { openDraw } from '../../mock-server/engine/lottery/calendar.ts';
import { gridNamed } from '../../mock-server/engine/lottery/grids.ts';
import type { World } from '../../mock-server/worlds/world.ts';
import { PNG } from '../support/multipart.ts';
import type { BadDaySite } from './bad-day-site.ts';
import { insertBonus } from './insert-bonus.ts';
import { findCookie, type prepareSite } from './prepare-site.ts';

type Cookies = Record<string, string>;
type Fields = Record<string, string>;

const DAY_MS = days(1);
/** 12:00 in GMT+8, counted from midnight UTC. */
const NOON_MS = hours(4);

let drawn = 0;

/** Has the input of forms. */
export class BadDayVisitor {
  private constructor(
    readonly site: BadDaySite,
    readonly world: World,
  ) {}

  static async make(site: BadDaySite, { newWorld }: ReturnType<typeof prepareSite>): Promise<BadDayVisitor> {
    const { world } = await newWorld();
    // One brand with all six languages.
    const languages = JSON.stringify(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']);
    await world.patch('Brand', { code: 'baize' }, { languages });
    // Every channel and method is open then.
    const noon = Math.ceil((world.now() - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS;
    await world.changeClock((clock) => clock.set({ mode: 'frozen', at: noon }));
    return new BadDayVisitor(site, world);
  }

  /** Opens a new session, and ends the break and the debt of an earlier sample. */
  async cookies(as: 'visitor' | 'member' | 'agent', lang: string): Promise<Cookies> {
    const plain = { 'mock-world': this.world.name, lang };
    if (as === 'visitor') return plain;
    const username = as === 'agent' ? 'boss' : 'lucky';
    const { id, type } = await this.#memberNamed(username);
    for (const model of ['PlayBreak', 'Debt'] as const) await this.world.delete(model, {});
    const at = new Date(this.world.now());
    const token = randomUUID();
    const way = { ip: '203.0.113.9', way: 'USERNAME', device: 'test' };
    await this.world.insert('Session', { token, memberId: id, createdAt: at, lastUsedAt: at, ...way });
    const line = await writeSession({ token, username, type, isRemembered: false }, false);
    return { ...plain, session: findCookie([line], 'session') ?? '' };
  }

  /** Fields of the forms on the member's pages; another member's for `isOther`. */
  actingAs(as: 'visitor' | 'member' | 'agent', isOther: boolean): Fields {
    if (as === 'visitor') return {};
    const username = isOther ? 'victor' : as === 'agent' ? 'boss' : 'lucky';
    const member = { token: '', username, type: 0, isRemembered: false };
    return { [ACTING_AS]: actingAs(`baize ${this.world.name}`, member) };
  }

  proof(scene: 'login' | 'sms' | 'register'): Promise<Fields> {
    return insertSolved(this.world, 'baize', scene).then((proof) => ({ ...proof }));
  }

  idempotencyKey(): Fields {
    return { idempotencyKey: randomUUID() };
  }

  /** By transfer, with a payment proof. Returns the number. */
  async newDeposit(): Promise<string> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const orderNo = `D${String(++drawn).padStart(12, '0')}`;
    const now = this.world.now();
    const names = { orderNo, token: orderNo, reference: orderNo, fingerprint: orderNo };
    const about = { brandCode: 'baize', memberId, channelCode: 'bank-transfer', mode: 'TRANSFER', bankCode: 'MAYON' };
    const times = { createdAt: new Date(now), expiresAt: new Date(now + 900_000) };
    const row = { ...names, ...about, ...times, state: 'waiting', amount: 5_000_000n, payment: '{}' };
    await this.world.insert('DepositOrder', row);
    const proof = { orderNo, contentType: 'image/png', content: new Uint8Array(PNG), uploadedAt: new Date(now) };
    await this.world.insert('PaymentProof', proof);
    return orderNo;
  }

  /** One line on the next draw of Mark Six Classic. An earlier form may have switched lucky to separate wallets. */
  async lotteryBet(): Promise<Fields> {
    const { id } = await this.#memberNamed('lucky');
    await this.world.patch('Member', { id }, { autoTransfer: true });
    const { numero } = this.#nextMarkSix();
    const lines = JSON.stringify([{ gameIds: [1], play: 'SPECIAL', content: '7', unit: '2', multiple: 1 }]);
    return { ...this.idempotencyKey(), numero, lines, unit: '2', multiple: '1' };
  }

  /** On the next draw of Mark Six Classic. Returns the number. */
  async newLotteryOrder(): Promise<string> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const { nodeId: gameNodeId } = this.world.read.one('Game', { code: 'LOTT_0012' });
    const orderNo = `L${String(++drawn).padStart(12, '0')}`;
    const { numero, drawAt } = this.#nextMarkSix();
    const about = { brandCode: 'baize', memberId, numero, amount: 20_000n, time: new Date(this.world.now()) };
    const names = { orderNo, reference: orderNo, fingerprint: orderNo, accountTypeId: 2 };
    await this.world.insert('LotterySlip', { ...about, ...names, isChase: false, isStopOnWin: false });
    const bet = { play: 'SPECIAL', content: '7', unit: 20_000n, multiple: 1, stakes: 1, rebateRate: 0, state: 2 };
    const row = { ...about, ...bet, orderNo, slipNo: orderNo, gameNodeId, drawAt: new Date(drawAt) };
    await this.world.insert('LotteryOrder', row);
    return orderNo;
  }

  #nextMarkSix() {
    return openDraw(gridNamed('markSix'), this.world.now());
  }

  /** `receipt` is a C2C one. Returns the number. */
  async newWithdrawal(state: 'pending' | 'receipt'): Promise<string> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const orderNo = `W${String(++drawn).padStart(12, '0')}`;
    const at = new Date(this.world.now());
    const about = { brandCode: 'baize', memberId, methodCode: 'bank', isC2C: state === 'receipt', payoutId: 1 };
    const names = { orderNo, reference: orderNo, fingerprint: orderNo, account: 'Bank of Luzon ****4821' };
    const row = { ...about, ...names, state, amount: 5_000_000n, fee: 0n, createdAt: at, stateAt: at };
    await this.world.insert('WithdrawOrder', row);
    return orderNo;
  }

  /** Resets earlier turnover, withdrawals and removals. */
  async withdrawal(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const { id: memberId } = await this.#memberNamed('lucky');
    await this.world.patch('Rollover', { memberId }, { state: 'done' });
    await this.world.delete('WithdrawOrder', { memberId });
    const about = { brandCode: 'baize', memberId, kind: 'BANK', provider: 'LUZON', holder: 'LUCKY SANTOS' };
    const at = new Date(this.world.now());
    const own = { number: String(++drawn).padStart(12, '0'), activeKey: `withdrawal ${drawn}` };
    const id = await this.world.insert('PayoutAccount', { ...about, ...own, createdAt: at, usableFrom: at });
    return { ...this.idempotencyKey(), payoutId: String(id), amount: '200', paymentPassword: '246810' };
  }

  /** With rollover done. */
  async toUpline(): Promise<Fields> {
    const { amount, paymentPassword, idempotencyKey } = await this.withdrawal();
    return { amount, paymentPassword, idempotencyKey } as Fields;
  }

  /** With a ticket. */
  async spin(): Promise<Fields> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const times = { earnedAt: new Date(this.world.now()), expiresAt: new Date(this.world.now() + 900_000) };
    await this.world.insert('TicketLot', { memberId, promotionId: 1015, amount: 1, left: 1, ...times });
    return this.idempotencyKey();
  }

  /** For the parlay boost, with one picture. */
  async newApplication(): Promise<void> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const createdAt = new Date(this.world.now());
    const row = { brandCode: 'baize', memberId, promotionId: 1006, comment: '', state: 'review', createdAt };
    const applicationId = await this.world.insert('Application', row);
    const picture = { position: 1, contentType: 'image/png', content: Buffer.from('png') };
    await this.world.insert('ApplicationPicture', { applicationId, ...picture });
  }

  /** Returns the id of one to claim. */
  async newReward(): Promise<string> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const now = new Date(this.world.now());
    const title = JSON.stringify({ EN: 'Gift' });
    const id = await this.world.insert('Reward', {
      brandCode: 'baize',
      memberId,
      source: 'OFFICE',
      sourceKey: `bad day ${++drawn}`,
      title,
      kind: 'POINTS',
      amount: 10_000n,
      state: 'claimable',
      createdAt: now,
      claimableFrom: now,
    });
    return String(id);
  }

  /** Returns the id of the rollover. */
  async newBonus(): Promise<string> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const sums = { credited: 1_000_000n, required: 5_000_000n, done: 0n };
    return String(await insertBonus(this.world, memberId, sums, `D${String(++drawn).padStart(12, '0')}`));
  }

  /** The page shows its form to who owes something. */
  async newDebt(): Promise<Fields> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const about = { brandCode: 'baize', memberId, orderNo: `L${String(++drawn).padStart(12, '0')}`, gameType: 'LOTT' };
    const createdAt = new Date(this.world.now());
    await this.world.insert('Debt', { ...about, remark: '{}', amount: 10_000n, left: 10_000n, createdAt });
    return {};
  }

  async newcomer(): Promise<Fields> {
    drawn += 1;
    const username = `badday${drawn}`;
    const mobileNum = `0998${String(drawn).padStart(7, '0')}`;
    return {
      registerBy: 'username',
      username,
      password: 'play1234',
      confirmPassword: 'play1234',
      email: `${username}@mail.example`,
      mobileNum,
      countryDialingCode: '63',
      terms: 'on',
      verificationCode: await this.#code('register', mobileNum),
    };
  }

  async forgotten(recoverBy: 'email' | 'mobileNum'): Promise<Fields> {
    const { username, email, mobileNum } = await this.#memberNamed('victor');
    if (recoverBy === 'email') return { recoverBy, username, email: email ?? '' };
    const verificationCode = await this.#code('forgot', mobileNum ?? '');
    return {
      recoverBy,
      mobileNum: mobileNum ?? '',
      countryDialingCode: '63',
      verificationCode,
      newPassword: `play${1000 + ++drawn}`,
    };
  }

  async newEmail(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const email = `badday${++drawn}@mail.example`;
    return { email, verificationCode: await this.#code('bind', email), paymentPassword: '246810' };
  }

  async newMobile(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const mobileNum = `0997${String(++drawn).padStart(7, '0')}`;
    const verificationCode = await this.#code('bind', mobileNum);
    return { mobileNum, countryDialingCode: '63', verificationCode, paymentPassword: '246810' };
  }

  /** Resets the password to the seed's. */
  async newPaymentPassword(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const paymentPassword = String(310_000 + ++drawn);
    return { way: 'change', oldPaymentPassword: '246810', paymentPassword, confirmPaymentPassword: paymentPassword };
  }

  async forgottenPaymentPassword(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const { id } = await this.#memberNamed('lucky');
    const verificationCode = await this.#code('paymentPassword', `member:${id}`);
    return { way: 'reset', verificationCode, paymentPassword: '975310', confirmPaymentPassword: '975310' };
  }

  async answeredPaymentPassword(): Promise<Fields> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const answers = ['bantay', 'baguio', 'santos'];
    await this.world.delete('SecurityAnswer', { memberId });
    for (const row of answers.map((answer, index) => {
      const place = { question: index + 1, position: index + 1 };
      return { memberId, ...place, answerHash: hashPassword(answer, 'bad day') };
    }))
      await this.world.insert('SecurityAnswer', row);
    await this.world.delete('LoginFailure', {});
    const [answer1 = '', answer2 = '', answer3 = ''] = answers;
    const secret = { paymentPassword: '975310', confirmPaymentPassword: '975310' };
    return { way: 'answer', answer1, answer2, answer3, ...secret };
  }

  /** Removes earlier cards. */
  async newCard(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const { id: memberId } = await this.#memberNamed('lucky');
    await this.world.delete('PayoutAccount', { memberId, kind: 'BANK' });
    return { provider: 'LUZON', number: String(++drawn).padStart(12, '0'), paymentPassword: '246810' };
  }

  async oldCard(): Promise<Fields> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const account = { brandCode: 'baize', memberId, kind: 'BANK', provider: 'LUZON', holder: 'LUCKY SANTOS' };
    const at = new Date(this.world.now());
    const id = await this.world.insert('PayoutAccount', {
      ...account,
      number: '1',
      activeKey: `removed ${++drawn}`,
      createdAt: at,
      usableFrom: at,
    });
    return { intent: 'remove', id: String(id) };
  }

  async answers(): Promise<Fields> {
    await this.#restorePaymentPassword();
    const questions = { question1: '1', question2: '2', question3: '3' };
    return { ...questions, answer1: 'Bantay', answer2: 'Baguio', answer3: 'Santos', paymentPassword: '246810' };
  }

  /** Due after an hour of play. */
  async realityCheck(answer: 'CONTINUE' | 'LEAVE'): Promise<Fields> {
    const { id: memberId } = await this.#memberNamed('lucky');
    const at = new Date(this.world.now());
    const createdAt = new Date(at.getTime() - 3_600_000);
    await this.world.patch('Member', { id: memberId }, { realityMinutes: 30, realityAt: null });
    const { nodeId: gameNodeId } = this.world.read.one('Game', {});
    const about = { brandCode: 'baize', accountTypeId: 1, language: 'EN', serverSeed: '', clientSeed: '' };
    const row = { token: randomUUID(), memberId, gameNodeId, createdAt, lastUsedAt: at, ...about };
    await this.world.insert('Play', row);
    return { answer, leaveTo: '/rng' };
  }

  /** Resets the login password. */
  async exclusion(): Promise<Fields> {
    const { id } = await this.#memberNamed('lucky');
    await this.world.patch('Member', { id }, { passwordHash: hashPassword('play1234', 'bad day') });
    return { months: '6', password: 'play1234', understood: 'on' };
  }

  async #restorePaymentPassword(): Promise<void> {
    const paymentHash = hashPassword('246810', 'bad day');
    const { id } = await this.#memberNamed('lucky');
    await this.world.patch('Member', { id }, { paymentHash, contactsChangedAt: null });
    await this.world.delete('LoginFailure', {});
  }

  /** Resets the limits of codes and of contact changes. */
  async withoutCodes(): Promise<Fields> {
    await this.world.patch('Member', {}, { contactsChangedAt: null });
    await this.world.delete('VerificationCode', {});
    return {};
  }

  async codeForLogin(): Promise<Fields> {
    const { mobileNum } = await this.#memberNamed('lucky');
    const verificationCode = await this.#code('login', mobileNum ?? '');
    return { method: 'sms', mobileNum: mobileNum ?? '', countryDialingCode: '63', verificationCode };
  }

  async puzzle(): Promise<Fields> {
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    const createdAt = new Date(this.world.now());
    await this.world.insert('SliderPuzzle', { id, brandCode: 'baize', scene: 'login', x: 100, y: 20, createdAt });
    return { sliderId: id, x: '100' };
  }

  async comeBackFromGoogle(): Promise<{ address: string; cookies: Cookies }> {
    const cookies = await this.cookies('visitor', 'EN');
    const begun = await this.site.ask('/auth/google', { id: `begin-${++drawn}`, cookies, limitMs: 20_000 });
    const chooser = new URL(begun.location ?? '');
    chooser.searchParams.set('person', 'gina');
    const chosen = await fetch(chooser, { redirect: 'manual' });
    const back = new URL(chosen.headers.get('Location') ?? '');
    return {
      address: `${back.pathname}${back.search}`,
      cookies: { social: findCookie(begun.cookies, 'social') ?? '' },
    };
  }

  async findOrder(): Promise<string> {
    const { id } = await this.#memberNamed('lucky');
    return this.world.read.one('Bet', { memberId: id }).orderNo;
  }

  /** For a number, a mail address or a member's key. */
  async #code(scene: string, to: string): Promise<string> {
    const [now, code] = [this.world.now(), '482913'];
    const mobileKey = /[@:]/.test(to) ? to : `63${to.replace(/^0/, '')}`;
    const [createdAt, expiresAt] = [new Date(now), new Date(now + 120_000)];
    await this.world.insert('VerificationCode', {
      brandCode: 'baize',
      scene,
      mobileKey,
      network: '192.0.2.1',
      code,
      createdAt,
      expiresAt,
    });
    return code;
  }

  #memberNamed(username: string) {
    return this.world.read.one('Member', { brandCode: 'baize', username });
  }
}
