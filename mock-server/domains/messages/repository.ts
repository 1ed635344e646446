import type { World } from '../../worlds/world.ts';

export const countUnreadMessages = (world: World, memberId: number) =>
  world.db.message.count({ where: { memberId, readAt: null } });

/** Newest first. */
export async function listNoticeRows(world: World, brandCode: string, pageNo: number, pageSize: number) {
  const [rows, total] = await Promise.all([
    world.db.notice.findMany({
      where: { brandCode },
      orderBy: [{ time: 'desc' }, { id: 'desc' }],
      skip: (pageNo - 1) * pageSize,
      take: pageSize,
    }),
    world.db.notice.count({ where: { brandCode } }),
  ]);
  return { rows, total };
}
