import { ApiError } from '../../../http/api-error.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { textIn } from '../../../shared/texts.ts';
import { areOfBrand, countUnread, listRows, markRead } from './repository.ts';

export const announcementOperations = {
  listAgentAnnouncements({ world, brand, member, language, query }) {
    const { pageNo = 1, pageSize = 15 } = query;
    const asking = { memberId: member.memberId, brandCode: brand.code };
    const { rows, total } = listRows(world, asking, pageNo, pageSize);
    return {
      list: rows.map(({ id, title, content, time, isRead }) => ({
        id,
        title: textIn(title, language),
        content: textIn(content, language),
        time: time.getTime(),
        isRead: isRead === 1,
      })),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      total,
      unreadCount: countUnread(world, asking),
    };
  },

  async readAgentAnnouncements({ world, brand, member, body }) {
    const asking = { memberId: member.memberId, brandCode: brand.code };
    if (body.ids && !areOfBrand(world, brand.code, body.ids))
      throw new ApiError(404, 'announcement.not.found', 'There is no such announcement.');
    await markRead(world, { ...asking, ids: body.ids, at: world.now() });
    return { unreadCount: countUnread(world, asking) };
  },
} satisfies Handlers<'listAgentAnnouncements' | 'readAgentAnnouncements'>;
