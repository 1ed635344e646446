import type { Handlers } from '../../http/handlers.ts';
import { listMessages, listRooms, reportMessage, sendMessage, streamRoom } from './service.ts';

export const chatOperations = {
  listChatRooms: listRooms,
  listChatMessages: listMessages,
  sendChatMessage: sendMessage,
  reportChatMessage: reportMessage,
  streamChat: streamRoom,
} satisfies Handlers<'listChatRooms' | 'listChatMessages' | 'sendChatMessage' | 'reportChatMessage' | 'streamChat'>;
