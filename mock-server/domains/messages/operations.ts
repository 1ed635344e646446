import type { Handlers } from '../../http/handlers.ts';
import { textIn } from '../../shared/texts.ts';
import { addSubscription, listSubscriptions, removeSubscription } from './push/subscriptions.ts';
import { listNoticeRows } from './repository.ts';
import { deleteMessage, listMessages, readMessages, restoreMessages } from './service.ts';

export const messagesOperations = {
  listMessages,
  readMessages,
  deleteMessages: deleteMessage,
  restoreMessages,
  listPushSubscriptions: listSubscriptions,
  addPushSubscription: addSubscription,
  removePushSubscription: removeSubscription,

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
} satisfies Handlers<
  | 'listNotices'
  | 'listMessages'
  | 'readMessages'
  | 'deleteMessages'
  | 'restoreMessages'
  | 'listPushSubscriptions'
  | 'addPushSubscription'
  | 'removePushSubscription'
>;
