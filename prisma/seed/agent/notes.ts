import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';

/** In the language in which the agent of each brand writes. */
const NOTES: Record<string, readonly [string, string]> = {
  baize: ['Mas gusto ang e-wallet. Tumawag pagkalipas ng 6 ng gabi.', 'Asked for a higher slots rate on the first.'],
  lotus: ['Thích nạp qua ngân hàng, hay chơi xổ số miền Bắc.', '约好月初谈返水。'],
  harbor: ['ชอบบาคาร่า ติดต่อทางไลน์ช่วงเย็น', 'ขอเรทกีฬาเพิ่ม นัดคุยต้นเดือน'],
};

/** The general agent of each brand has notes on two direct lines. */
export async function seedNotes(db: PrismaClient): Promise<void> {
  for (const brand of brands) {
    const agentId = characterId(brand, 'boss');
    const lines = await db.member.findMany({ where: { uplineId: agentId }, orderBy: { id: 'asc' }, take: 2 });
    await insert(
      db.agentNote,
      lines.map(({ id: memberId }, index) => ({
        agentId,
        memberId,
        text: NOTES[brand.code]?.[index] ?? '',
        changedAt: daysBefore(3 + index * 9),
      })),
    );
  }
}
