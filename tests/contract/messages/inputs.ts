import type { GoodInputs } from '../../support/good-input.ts';

/** Lucky's, in baize's seed. */
const ID = 1003;

export const messagesInputs: GoodInputs<'messages'> = {
  countUnread: {},
  listNotices: {},
  listMessages: {},
  readMessages: { body: { ids: [ID] } },
  deleteMessages: { query: { id: ID } },
  restoreMessages: { body: { ids: [ID] } },
};
