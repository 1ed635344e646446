import type { AgentKey } from '~/config/pages.ts';
import { paths } from '~/config/paths.ts';
import { countUnread } from '~/features/agent/announcement/announcement.server.ts';
import { CONTRACT_KEYS, CONTRACT_KINDS } from '~/features/agent/contracts/contract-kinds.ts';
import { readWaiting } from '~/features/agent/contracts/contracts.server.ts';
import { readOpenPages } from '~/features/agent/contracts/open-pages.server.ts';
import { teamTiles } from '~/features/agent/overview/overview.server.ts';
import { readBalance } from '~/features/wallet/wallet.server.ts';
import type { RecordSum } from '~/parts/records/records.server.ts';
import { requireAgent } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskName } from './masked-name.ts';

type Home = Value<'getAgentHome'>;

export interface AgentHomeView {
  name: string;
  avatar: string;
  rankName: string;
  since: string;
  balance: string | null;
  payeeName: string | null;
  /** Null when they cannot be read. */
  earnings: EarningsView | null;
  /** Null when it cannot be read. */
  today: RecordSum[] | null;
  pages: { label: string; path: string }[];
  /** Proposals and debts. */
  waiting: { text: string; path: string }[];
  signIns: SignInRow[];
}

interface EarningsView {
  tiles: RecordSum[];
  about: string;
  path: string;
  settlements: {
    key: string;
    kind: string;
    path: string | null;
    period: string | null;
    time: string;
    isoTime: string;
  }[];
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
  const [info, home, overview, balance, history, unread, open] = await Promise.all([
    api.call('getMemberInfo'),
    optional(site, 'getAgentHome', api.call('getAgentHome'), null),
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
    earnings: home && earningsView(site, home, open),
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

function earningsView(site: Site, home: Home, open: readonly AgentKey[]): EarningsView {
  const { t, format } = site;
  const tile = (key: 'today' | 'month' | 'owedToMe' | 'owedByMe', amount: string) => ({
    label: t('agent', `server.home.${key}`),
    amount: format.roundedMoney(amount),
  });
  return {
    tiles: [
      tile('today', home.today.total),
      tile('month', home.month.total),
      tile('owedToMe', home.owedToMe),
      tile('owedByMe', home.owedByMe),
    ],
    about: t('agent', 'server.about.earned'),
    path: paths.agent('income', { range: 'today' }),
    settlements: home.settlements.flatMap((settlement) => settlementView(site, settlement, open)),
  };
}

function settlementView(site: Site, settlement: Home['settlements'][number], open: readonly AgentKey[]) {
  const { t, format } = site;
  const { kind, settledAt } = settlement;
  return CONTRACT_KEYS.filter((key) => CONTRACT_KINDS[key].kind === kind).map((key) => ({
    key,
    kind: t('agent', `centre.pages.${key}`),
    path: open.includes(key) ? paths.agent(key) : null,
    period: periodText(site, settlement),
    time: format.dateTime(settledAt),
    isoTime: new Date(settledAt).toISOString(),
  }));
}

/** Null for hours and five minutes: the time of the settlement says enough. */
function periodText({ format }: Site, { kind, from, to }: Home['settlements'][number]): string | null {
  if (kind === 'HOUR' || kind === 'REALTIME') return null;
  const [first, last] = [from, to - 1].map((time) => format.date(time));
  return first === last ? `${first}` : `${first} – ${last}`;
}
