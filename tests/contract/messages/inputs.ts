import type { GoodInputs } from '../../support/good-input.ts';
import { newBrowser } from '../../support/push.ts';

/** Lucky's, in baize's seed. */
const ID = 1003;

export const messagesInputs: GoodInputs<'messages'> = {
  countUnread: {},
  listNotices: {},
  listMessages: {},
  readMessages: { body: { ids: [ID] } },
  deleteMessages: { query: { id: ID } },
  restoreMessages: { body: { ids: [ID] } },
  listPushSubscriptions: {},
  addPushSubscription: { body: newBrowser().subscription },
  removePushSubscription: { member: 'victor', query: { id: 'r9Ik6yMrgZSGZji0uieBnTfZqGvv4YRxc1MkO11Zfd8' } },
};
