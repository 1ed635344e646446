import type { GoodInputs } from '../../support/good-input.ts';

export const messagesInputs: GoodInputs<'messages'> = {
  countUnread: {},
  listNotices: {},
};
