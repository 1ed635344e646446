import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import type { GoodInputs } from '../../support/good-input.ts';
import { readMobile } from '../../support/mobiles.ts';
import { newcomer, proved, type Registration } from '../../support/newcomer.ts';
import { DAY, type TestWorld } from '../../support/world.ts';

const NEW = 'play5678';

/** Includes the proofs. */
async function registration(world: TestWorld, change: Registration = {}) {
  const { body, cookie } = await proved(world, 'baize', newcomer('baize', change));
  return { cookie, body: body as Body<'registerMember'> };
}

export const memberInputs: GoodInputs<'member'> = {
  getMemberInfo: {},
  updateMemberInfo: { body: { nickname: 'Lucky Me' } },
  getMemberIcon: {},
  getPlayerAvatar: {},
  setPlayerAvatar: { body: { avatarId: 7 } },
  registerMember: (world) => registration(world),
  registerMemberMobile: (world) => registration(world, { username: undefined }),
  changePassword: { body: { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW } },
  resetPasswordByEmail: { body: { username: 'lucky', email: 'lucky@mail.example' } },
  async setPasswordByPhone(world) {
    const { e164, ...number } = await readMobile(world);
    const proof = await world.client.proof('sms');
    await world.client.value('sendLoginSms', { body: { ...number, scene: 'forgot', ...proof } });
    return { body: { ...number, verificationCode: await world.inbox.code(e164), newPassword: NEW } };
  },
  async bindEmail(world) {
    const email = 'new@mail.example';
    await (await world.client.signedIn()).value('sendEmailCode', { body: { scene: 'bind', email } });
    return { body: { email, verificationCode: await world.inbox.code(email), paymentPassword: PAYMENT_PASSWORD } };
  },
  async bindMobile(world) {
    const number = { mobileNum: '09995550123', countryDialingCode: '63' };
    await (await world.client.signedIn()).value('sendMobileCode', { body: { scene: 'bind', ...number } });
    const verificationCode = await world.inbox.code('+639995550123');
    return { body: { ...number, verificationCode, paymentPassword: PAYMENT_PASSWORD } };
  },
  getPreferences: {},
  setPreferences: { body: { autoTransfer: false } },
  hasPaymentPassword: {},
  setPaymentPassword: { member: 'novice', body: { password: PASSWORD, paymentPassword: PAYMENT_PASSWORD } },
  changePaymentPassword: { body: { oldPaymentPassword: PAYMENT_PASSWORD, paymentPassword: '975310' } },
  async resetPaymentPassword(world) {
    const lucky = await world.client.signedIn();
    await lucky.value('sendEmailCode', { body: { scene: 'paymentPassword' } });
    return { body: { verificationCode: await world.inbox.code('lucky@mail.example'), paymentPassword: '975310' } };
  },
  listBankCards: {},
  addBankCard: { body: { provider: 'LUZON', number: '009912345678', paymentPassword: PAYMENT_PASSWORD } },
  removeBankCard: { query: { cardId: 1001 } },
  listVirtualAccounts: {},
  addVirtualAccount: { body: { provider: 'KWARTA', number: '09171234567', paymentPassword: PAYMENT_PASSWORD } },
  removeVirtualAccount: { query: { accountId: 1002 } },
  getSecurityQuestions: {},
  setSecurityQuestions: {
    body: {
      answers: [1, 2, 3].map((question) => ({ question, answer: `Answer ${question}` })),
      paymentPassword: PAYMENT_PASSWORD,
    },
  },
  getLimits: {},
  setLimits: { body: { limits: [{ kind: 'DEPOSIT', period: 'DAY', amount: '2000.00' }] } },
  async confirmLimit(world) {
    const lucky = await world.client.signedIn();
    const name = { kind: 'LOSS', period: 'WEEK' } as const;
    for (const amount of ['100.00', '200.00'])
      await lucky.value('setLimits', { body: { limits: [{ ...name, amount }] } });
    await world.clock.advance(DAY);
    return { body: name };
  },
  startTimeOut: { body: { days: 7 } },
  excludeSelf: { body: { months: 6, password: PASSWORD } },
  answerRealityCheck: { body: { answer: 'CONTINUE' } },
};
