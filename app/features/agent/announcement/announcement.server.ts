import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType } from '~/session/member-types.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import { readRights } from '../rights/rights.server.ts';
import { announcementSchema } from './schema.ts';

export interface AnnouncementView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
  time: string;
  isoTime: string;
  isRead: boolean;
}

export interface AnnouncementsView {
  announcements: AnnouncementView[];
  unreadCount: number;
  returnTo: string;
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

const Search = z.object({ page: pageNumber });
const pagePath = (page: number) => paths.agent('announcement', { page: page === 1 ? undefined : page });
const readPage = (site: Site) => parseSearch(site, Search).page;

export async function readAnnouncements(site: Site): Promise<AnnouncementsView> {
  const page = readPage(site);
  const { list, totalPages, unreadCount } = await site.api.call('listAgentAnnouncements', { query: { pageNo: page } });
  return {
    announcements: list.map(({ id, title, content, time, isRead }) => ({
      id: String(id),
      title,
      html: safeHtml(content, site.routes.isOn),
      time: site.format.ago(time),
      isoTime: new Date(time).toISOString(),
      isRead,
    })),
    unreadCount,
    returnTo: pagePath(page),
    page,
    totalPages: Math.max(totalPages, 1),
    pageLinks: pageLinks(page, totalPages, pagePath),
  };
}

/** For the menu; 0 when it cannot be read, or for who is no agent. */
export async function countUnread(site: Site): Promise<number> {
  const { member } = site;
  if (!member || !isAgentType(member.type) || !(await readRights(site))('announcement').mayRead) return 0;
  const first = site.api.call('listAgentAnnouncements', { query: { pageSize: 1 } });
  const { unreadCount } = await optional(site, 'listAgentAnnouncements', first, { unreadCount: 0 });
  return unreadCount;
}

/** Opening an announcement marks it as read and stays. */
export const announcementAction = formAction('readAgentAnnouncements')({
  guard: requireAgent,
  schema: () => announcementSchema,
  async submit(site, { intent, id }, { form }) {
    if (intent === 'read' && !id) throw data('The form names no announcement.', { status: 400 });
    await site.api.call('readAgentAnnouncements', { body: intent === 'readAll' ? {} : { ids: [Number(id)] } });
    // A redirect would reload the page with the open announcement.
    return form.has('stay') ? data({}) : redirect(pagePath(readPage(site)));
  },
  refusals: { 'announcement.not.found': ({ t }) => ({ '': t('register', 'announcements.gone') }) },
});
