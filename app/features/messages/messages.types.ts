import type { PageLinks } from '~/ui/pagination.tsx';

export interface NoticeView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
  /** For people, in the page's language: "2 days ago". */
  time: string;
  isoTime: string;
}

export interface NoticesPageView {
  notices: NoticeView[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}
