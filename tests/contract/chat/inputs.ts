import type { GoodInputs } from '../../support/good-input.ts';

/** Another's, in baize's English room. */
export const MESSAGE = '1767195000000101';

export const chatInputs: GoodInputs<'chat'> = {
  listChatRooms: {},
  listChatMessages: { path: { room: 'EN' } },
  sendChatMessage: { path: { room: 'EN' }, body: { text: 'Good luck everyone' } },
  reportChatMessage: { path: { room: 'EN', messageId: MESSAGE } },
  streamChat: { path: { room: 'EN' } },
};
