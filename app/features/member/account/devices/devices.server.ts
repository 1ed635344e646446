import { paths } from '~/config/paths.ts';
import { maskAddress } from '~/parts/records/masked-address.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { pageNumber } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { AccountPart, PartView } from '../part/part.server.ts';
import { noFields } from './schema.ts';

/** The last 90 days (specification: sign-in history). */
async function readHistory({ api, format, url }: Site) {
  const page = pageNumber.parse(url.searchParams.get('page') ?? 1);
  const { list, totalPages } = await api.call('listLoginHistory', { query: { pageNo: page } });
  return {
    devices: list.map(({ time, device, place, ip, way, isCurrent }) => ({
      device,
      place,
      address: maskAddress(ip),
      way,
      time: format.dateTime(time),
      isoTime: new Date(time).toISOString(),
      isCurrent,
    })),
    page,
    totalPages: Math.max(totalPages, 1),
    pageLinks: pageLinks(page, totalPages, (number) =>
      paths.account({ part: 'history', page: number === 1 ? undefined : number }),
    ),
  };
}

async function readSessions({ api, format }: Site) {
  const { list } = await api.call('listSessions');
  return {
    devices: list.map(({ lastUsed, device, place, ip, isCurrent }) => ({
      device,
      place,
      address: maskAddress(ip),
      way: null,
      time: format.ago(lastUsed),
      isoTime: new Date(lastUsed).toISOString(),
      isCurrent,
    })),
    others: list.filter(({ isCurrent }) => !isCurrent).length,
  };
}

const signOthersOut = formAction('endOtherSessions')({
  guard: requireRealAccount,
  schema: () => noFields,
  async submit({ api }) {
    await api.call('endOtherSessions');
    return redirectWithToast(paths.account({ part: 'sessions' }), { tone: 'success', key: 'member.othersSignedOut' });
  },
  refusals: {},
});

export const historyPart = {
  state: () => ({ text: null, isSafe: null }),
  read: readHistory,
} satisfies AccountPart<unknown>;

export const sessionsPart = {
  state: () => ({ text: null, isSafe: null }),
  read: readSessions,
  action: signOthersOut,
} satisfies AccountPart<unknown>;

export type HistoryView = PartView<typeof historyPart>;
export type SessionsView = PartView<typeof sessionsPart>;
