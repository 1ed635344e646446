import { avatarPath, rankBadgePath } from '../../art/paths.ts';
import type { Handlers } from '../../http/handlers.ts';
import { maskEmail, maskMobile } from './masking.ts';
import { findMember } from './repository.ts';

type MemberType = 0 | 1 | 2 | 4 | 41 | 42;

export const memberOperations = {
  async getMemberInfo({ world, member }) {
    const row = await findMember(world, member.memberId);
    return {
      id: row.id,
      account: row.username,
      nickname: row.nickname,
      type: row.type as MemberType,
      toUpline: row.toUpline,
      clubLabel: {
        labelName: `VIP ${row.rankLevel}`,
        rankLevel: row.rankLevel,
        badge: rankBadgePath(row.rankLevel),
      },
      memberLabel: JSON.parse(row.labels) as string[],
      mobileNum: row.mobileNum && maskMobile(row.mobileNum),
      email: row.email && maskEmail(row.email),
      payeeName: row.payeeName,
      avatar: avatarPath(row.avatar),
      registered: row.registeredAt.getTime(),
    };
  },
} satisfies Handlers<'getMemberInfo'>;
