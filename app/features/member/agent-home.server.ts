import { paths } from '~/config/paths.ts';
import { countUnread } from '~/features/agent/announcement/announcement.server.ts';
import { readWaiting } from '~/features/agent/contracts/contracts.server.ts';
import { readOpenPages } from '~/features/agent/contracts/open-pages.server.ts';
import { teamTiles } from '~/features/agent/overview/overview.server.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import type { RecordSum } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { maskName } from './masked-name.ts';

export interface AgentHomeView {
  name: string;
  avatar: string;
  rankName: string;
  since: string;
  balance: string | null;
  payeeName: string | null;
  /** Null when it cannot be read. */
  today: RecordSum[] | null;
  pages: { label: string; path: string }[];
  /** Proposals and debts. */
  waiting: { text: string; path: string }[];
  signIns: SignInRow[];
}

export interface SignInRow {
  time: string;
  isoTime: string;
  device: string;
  place: string | null;
  way: 'USERNAME' | 'SMS' | 'PHONE_AUTH' | 'GOOGLE' | 'FACEBOOK' | 'REGISTER' | 'FREE_PLAY';
  isCurrent: boolean;
}

const SHOWN_SIGN_INS = 8;

/** Throws as `requireAgent`. */
export async function readAgentHome(site: Site): Promise<AgentHomeView> {
  requireAgent(site);
  const { api, format, image } = site;
  const [info, overview, balance, history, unread, open] = await Promise.all([
    api.call('getMemberInfo'),
    optional(site, 'getTeamOverview', api.call('getTeamOverview', { query: {} }), null),
    optional(site, 'getBalance', readBalance(site), null),
    api.call('listLoginHistory', { query: { pageSize: SHOWN_SIGN_INS } }),
    countUnread(site),
    readOpenPages(site),
  ]);
  return {
    name: maskName(info.nickname),
    avatar: image(info.avatar),
    rankName: info.clubLabel.labelName,
    since: format.date(info.registered),
    balance,
    payeeName: info.payeeName,
    today: overview && teamTiles(site, overview),
    waiting: await readWaiting(site, open),
    pages: open.map((key) => {
      const label = site.t('agent', `centre.pages.${key}`);
      return { label: key === 'announcement' && unread > 0 ? `${label} (${unread})` : label, path: paths.agent(key) };
    }),
    signIns: history.list.map(({ time, device, place, way, isCurrent }) => ({
      time: format.dateTime(time),
      isoTime: new Date(time).toISOString(),
      device,
      place,
      way,
      isCurrent,
    })),
  };
}
