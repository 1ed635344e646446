import { createECDH, createHash } from 'node:crypto';
import { browserId } from '../../../mock-server/shared/push.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { minutesBefore } from '../shared/clock.ts';
import { brands } from '../system/brands.ts';

const ENDPOINT = 'https://push.example/send/victor';
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Victor's phone at the first brand, of a session that a later one has replaced. Run after the members. */
export async function seedBrowsers(db: PrismaClient): Promise<void> {
  const [brand] = brands;
  if (!brand) return;
  const memberId = characterId(brand, 'victor');
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(digest('the browser of victor'));
  const time = minutesBefore(100 * 24 * 60);
  const session = {
    token: digest('the session of the browser of victor').toString('hex').slice(0, 40),
    memberId,
    ip: '192.0.2.77',
    way: 'USERNAME',
    device: 'Chrome on Android',
    createdAt: time,
    lastUsedAt: time,
    endedAt: time,
    isReplaced: true,
  };
  await db.session.create({ data: session });
  await db.pushBrowser.create({
    data: {
      id: browserId(ENDPOINT),
      endpoint: ENDPOINT,
      memberId,
      sessionToken: session.token,
      language: 'EN',
      p256dh: keys.getPublicKey('base64url'),
      auth: digest('the secret of the browser of victor').subarray(0, 16).toString('base64url'),
      wantsMoney: true,
      wantsDraws: true,
      wantsPromotions: false,
      time,
    },
  });
}
