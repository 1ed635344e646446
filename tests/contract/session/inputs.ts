import { PASSWORD } from '../../support/client.ts';
import type { GoodInputs } from '../../support/good-input.ts';
import { readMobile } from '../../support/mobiles.ts';
import { requestIdToken } from '../../support/openid.ts';
import { phoneToken } from '../../support/phone-auth.ts';

export const sessionInputs: GoodInputs<'session'> = {
  login: async ({ client }) => ({
    body: { type: 'username', username: 'lucky', password: PASSWORD, ...(await client.proof('login')) },
  }),
  loginSocial: async ({ client }) => ({
    body: { provider: 'GOOGLE', idToken: await requestIdToken(client.origin, { person: 'gina' }) },
  }),
  async loginPhoneAuth(world) {
    const { e164 } = await readMobile(world, 'lucky', 'lotus');
    return { merchant: 'lotus', body: { firebaseIdToken: await phoneToken(world, e164), firebaseChannel: 'sms' } };
  },
  loginFreePlay: { headers: { os: 'ANDROID', platform: 'W' } },
  touchSession: {},
  logout: {},
  logoutByPost: {},
  finishFirstLogin: { member: 'novice' },
  listLoginHistory: {},
  listSessions: {},
  endOtherSessions: {},
};
