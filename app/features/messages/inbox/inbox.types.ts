import type { PageLinks } from '~/ui/pagination.tsx';

export interface MessageView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
  /** "2 days ago". */
  time: string;
  isoTime: string;
  isRead: boolean;
}

export interface InboxView {
  messages: MessageView[];
  unreadCount: number;
  isUnreadOnly: boolean;
  paths: { all: string; unread: string };
  /** The address of this page, without what was deleted last. */
  returnTo: string;
  /** The message that was deleted last, which can be brought back. */
  deletedId: string | null;
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}
