import { data, redirect } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { safeHtml } from '~/i18n/safe-html.server.ts';
import { formatDate } from '~/parts/records/range.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { inboxSchema } from './schema.ts';

export interface MessageView {
  id: string;
  title: string;
  /** Sanitized on the server. */
  html: string;
  /** "From The Boss"; null for the brand. */
  sender: string | null;
  /** "2 days ago". */
  time: string;
  isoTime: string;
  isRead: boolean;
  /** Page of what the message is about; null for none, or one that the brand has not. */
  subject: { kind: Subject['kind']; path: string } | null;
}

export interface InboxView {
  messages: MessageView[];
  unreadCount: number;
  isUnreadOnly: boolean;
  paths: { all: string; unread: string };
  /** Without the last deletion. */
  returnTo: string;
  /** Can be restored. */
  deletedId: string | null;
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}

type Message = Value<'listMessages'>['list'][number];
type Subject = NonNullable<Message['subject']>;

const Search = z.object({
  list: z.literal('unread').optional().catch(undefined),
  page: pageNumber,
  deleted: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional()
    .catch(undefined),
});

const readSearch = (site: Site) => parseSearch(site, Search);

/** Specification: messageV2. */
export async function readInbox(site: Site): Promise<InboxView> {
  const { list: filter, page, deleted } = readSearch(site);
  const query = { pageNo: page, unread: filter === 'unread' };
  const { list, totalPages, unreadCount } = await site.api.call('listMessages', { query });
  const pagePath = (number: number) => paths.inbox({ list: filter, page: number === 1 ? undefined : number });
  return {
    messages: list.map(({ id, title, content, time, isRead, sender, subject }) => ({
      id: String(id),
      title,
      html: safeHtml(content, site.routes.isOn),
      time: site.format.ago(time),
      isoTime: new Date(time).toISOString(),
      isRead,
      sender: sender && site.t('messages', 'inbox.from', { name: sender }),
      subject: subject && subjectView(site, subject, time),
    })),
    unreadCount,
    isUnreadOnly: filter === 'unread',
    paths: { all: paths.inbox(), unread: paths.inbox({ list: 'unread' }) },
    returnTo: pagePath(page),
    deletedId: deleted ?? null,
    page,
    totalPages: Math.max(totalPages, 1),
    pageLinks: pageLinks(page, totalPages, pagePath),
  };
}

function subjectView({ routes }: Site, subject: Subject, time: number): MessageView['subject'] {
  const path = subjectPath(subject, time);
  return routes.isOn(path) ? { kind: subject.kind, path } : null;
}

function subjectPath({ kind, orderNo }: Subject, time: number): string {
  const order = orderNo ? { order: orderNo } : {};
  const day = formatDate(time);
  switch (kind) {
    case 'deposit':
      return paths.deposit(order);
    case 'withdrawal':
      return paths.withdraw(order);
    case 'transfer':
      return paths.accountRecord({ range: 'own', from: day, to: day });
    case 'limits':
      return paths.limits();
    case 'reward':
      return paths.rewards();
    case 'rank':
      return paths.vip();
    case 'rebate':
      return paths.accountRecord({ range: 'own', from: day, to: day });
    case 'income':
      return paths.agent('income');
    case 'lottery':
      return paths.lotteryOrder(orderNo ?? '');
    case 'redemption':
      return paths.pointsRedeemed();
  }
}

/** Opening a message marks it as read and stays. */
export const inboxAction = formAction(
  'readMessages',
  'deleteMessages',
  'restoreMessages',
)({
  guard: requireRealAccount,
  schema: () => inboxSchema,
  async submit(site, { intent, id }, { form }) {
    const { api } = site;
    const { list, page } = readSearch(site);
    const here = { list, page: page === 1 ? undefined : page };
    if (intent === 'readAll') {
      await api.call('readMessages', { body: {} });
      return redirect(paths.inbox(here));
    }
    if (!id) throw data('The form names no message.', { status: 400 });
    switch (intent) {
      case 'read':
        await api.call('readMessages', { body: { ids: [Number(id)] } });
        // A redirect would reload the page with the open message.
        if (form.has('stay')) return data({});
        return redirect(paths.inbox(here));
      case 'restore':
        await api.call('restoreMessages', { body: { ids: [Number(id)] } });
        return redirect(paths.inbox(here));
      case 'delete':
        await api.call('deleteMessages', { query: { id: Number(id) } });
        return redirect(paths.inbox({ ...here, deleted: id }));
    }
  },
  refusals: { 'message.not.found': ({ t }) => ({ '': t('messages', 'inbox.gone') }) },
});
