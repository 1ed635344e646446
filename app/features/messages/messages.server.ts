import { paths } from '~/config/paths.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Badges, NoticeHeadline, NoticesPageView, NoticeView } from './messages.types.ts';

const LATEST = 8;
const NOTICES_ON_A_PAGE = 10;

type Notice = Value<'listNotices'>['list'][number];

/** Returns the newest first. Cached. */
const listNotices = ({ cached }: Site, pageNo: number, pageSize: number) =>
  cached(`notices ${pageNo} ${pageSize}`, ({ api }) => api.call('listNotices', { query: { pageNo, pageSize } }));

const headline = ({ format }: Site, { id, title, time }: Notice): NoticeHeadline => ({
  id: String(id),
  title,
  time: format.ago(time),
  isoTime: new Date(time).toISOString(),
});

const withText = (site: Site, notice: Notice): NoticeView => ({
  ...headline(site, notice),
  html: safeHtml(notice.content, site.routes.isOn),
});

/** Returns an empty list when the brand has no news. */
export async function listHeadlines(site: Site): Promise<NoticeHeadline[]> {
  if (!site.routes.isOn(paths.notices())) return [];
  const { list } = await listNotices(site, 1, LATEST);
  return list.map((notice) => headline(site, notice));
}

export async function listLatestNotices(site: Site): Promise<NoticeView[]> {
  const { list } = await listNotices(site, 1, LATEST);
  return list.map((notice) => withText(site, notice));
}

export async function readNoticesPage(site: Site, page: number): Promise<NoticesPageView> {
  const { list, totalPages } = await listNotices(site, page, NOTICES_ON_A_PAGE);
  const notices = list.map((notice) => withText(site, notice));
  return { notices, page, totalPages, pageLinks: pageLinks(page, totalPages, paths.notices) };
}

export async function readBadges({ api }: Site): Promise<Badges> {
  const { unreadCount, missionCount, rewardCount } = await api.call('countUnread');
  return { unread: unreadCount, missions: missionCount, rewards: rewardCount };
}
