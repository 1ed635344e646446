import type { ChatView } from './chat.server.ts';
import { ChatRoom } from './chat-room.tsx';

export default function ChatPanel({ view }: { view: ChatView }) {
  return <ChatRoom view={view} />;
}
