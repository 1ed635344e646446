import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';

/** In the language in which the member writes. */
const TEXTS: Record<string, string> = {
  baize: 'May grupo ako ng mga mahilig sa slots, mga 30 kami.',
  lotus: 'Tôi có nhóm chơi xổ số khoảng ba mươi người.',
  harbor: 'ผมดูแลกลุ่มบาคาร่าราวสามสิบคน',
};

/** An application that is not decided. */
export async function seedPartners(db: PrismaClient): Promise<void> {
  await insert(
    db.partnerApplication,
    brands.map((brand) => ({
      brandCode: brand.code,
      memberId: characterId(brand, 'victor'),
      channel: 'TELEGRAM',
      contact: '@victor',
      players: 'UNDER_50',
      text: TEXTS[brand.code] ?? '',
      state: 'RECEIVED',
      createdAt: daysBefore(2),
    })),
  );
}
