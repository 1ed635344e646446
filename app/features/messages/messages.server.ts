import { paths } from '~/config/paths.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { NoticesPageView, NoticeView } from './messages.types.ts';

const NOTICES_IN_THE_BAR = 8;
const NOTICES_ON_A_PAGE = 10;

/** One page of the brand's notices, newest first. */
async function readNotices(site: Site, pageNo: number, pageSize: number) {
  const page = await site.cached(`notices ${pageNo} ${pageSize}`, (api) =>
    api.call('listNotices', { query: { pageNo, pageSize } }),
  );
  const notices: NoticeView[] = page.list.map(({ id, title, content, time }) => ({
    id: String(id),
    title,
    html: safeHtml(content),
    time: site.format.ago(time),
    isoTime: new Date(time).toISOString(),
  }));
  return { notices, totalPages: page.totalPages };
}

/** The latest notices, for the bar and the home page. */
export async function listLatestNotices(site: Site): Promise<NoticeView[]> {
  return (await readNotices(site, 1, NOTICES_IN_THE_BAR)).notices;
}

export async function readNoticesPage(site: Site, page: number): Promise<NoticesPageView> {
  const { notices, totalPages } = await readNotices(site, page, NOTICES_ON_A_PAGE);
  return { notices, page, totalPages, pageLinks: pageLinks(page, totalPages, paths.notices) };
}

/** How many messages the member has not read. */
export async function countUnread({ api }: Site): Promise<number> {
  return (await api.call('countUnread')).unreadCount;
}
