import type { Handlers } from '../../http/handlers.ts';
import { textIn } from '../../shared/texts.ts';
import { countUnreadMessages, listNoticeRows } from './repository.ts';

export const messagesOperations = {
  countUnread: ({ world, member }) => ({ unreadCount: countUnreadMessages(world, member.memberId) }),

  listNotices({ world, brand, language, query }) {
    const { pageNo = 1, pageSize = 15 } = query;
    const { rows, total } = listNoticeRows(world, brand.code, pageNo, pageSize);
    return {
      list: rows.map(({ id, title, content, time }) => ({
        id,
        title: textIn(title, language),
        content: textIn(content, language),
        time: time.getTime(),
      })),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  },
} satisfies Handlers<'countUnread' | 'listNotices'>;
