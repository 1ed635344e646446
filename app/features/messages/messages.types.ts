import type { PageLinks } from '~/ui/pagination.tsx';

export interface NoticeHeadline {
  id: string;
  title: string;
  /** "2 days ago". */
  time: string;
  isoTime: string;
}

export interface NoticeView extends NoticeHeadline {
  /** Sanitized on the server. */
  html: string;
}

export interface NoticesPageView {
  notices: NoticeView[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

/** Messages not yet read, and what can be claimed. */
export interface Badges {
  unread: number;
  missions: number;
  rewards: number;
}
