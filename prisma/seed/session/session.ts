import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { type Character, characters } from '../member/people.ts';
import { minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

const MINUTES_A_DAY = 24 * 60;

export async function seedSessions(db: PrismaClient): Promise<void> {
  await insert(db.socialIdentity, brands.flatMap(buildIdentities));
  await insert(db.session, brands.flatMap(buildSessions));
}

/** Lucky owns the first person of each provider; the others are not members. */
function buildIdentities(brand: BrandSeed) {
  return (['GOOGLE', 'FACEBOOK'] as const).map((provider) => ({
    brandCode: brand.code,
    provider,
    subject: `${provider.toLowerCase()}-lucky`,
    memberId: characterId(brand, 'lucky'),
  }));
}

const devices = ['Chrome on Android', 'Chrome on Windows', 'Safari on iPhone', 'Firefox on Linux', 'Edge on Windows'];

/** Documentation addresses (RFC 5737). */
const networks = ['192.0.2.', '198.51.100.', '203.0.113.'];

/** Within the last 90 days. */
const signIns: Record<Character['username'], number> = { lucky: 26, victor: 41, boss: 33, novice: 0, stale: 2 };

function buildSessions(brand: BrandSeed) {
  const random = new Random(`seed sessions ${brand.code}`);
  return characters.flatMap(({ username }) => {
    const own = random.shuffle(devices).slice(0, 2);
    const network = random.pick(networks);
    return Array.from({ length: signIns[username] }, () => {
      const minutesAgo = random.int(MINUTES_A_DAY, 85 * MINUTES_A_DAY);
      const stay = random.int(4, 200);
      return {
        token: random.text(40),
        memberId: characterId(brand, username),
        ip: `${random.chance(0.9) ? network : random.pick(networks)}${random.int(2, 250)}`,
        way: random.chance(0.8) ? 'USERNAME' : 'SMS',
        device: random.pick(own),
        createdAt: minutesBefore(minutesAgo),
        lastUsedAt: minutesBefore(minutesAgo - stay),
        endedAt: minutesBefore(minutesAgo - stay),
      };
    });
  });
}
