import type { GoodInputs } from '../../support/good-input.ts';

export const verificationInputs: GoodInputs<'verification'> = {
  getSlider: { query: { scene: 'login' } },
  async checkSlider({ client, path }) {
    const { sliderId } = await client.value('getSlider', { query: { scene: 'login' } });
    const challenges = await client.value('listChallenges', { path });
    return { body: { sliderId, x: Number(challenges.find(({ id }) => id === sliderId)?.answer) } };
  },
  sendLoginSms: { body: { mobileNum: '09995550123', countryDialingCode: '63' } },
  sendRegisterSms: async ({ client }) => ({
    body: { mobileNo: '09995550123', countryDialingCode: '63', ...(await client.proof('sms')) },
  }),
  sendMobileCode: { body: { scene: 'bind', mobileNum: '09995550123', countryDialingCode: '63' } },
  sendEmailCode: { body: { scene: 'bind', email: 'new@mail.example' } },
};
