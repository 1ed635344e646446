import { paths } from '~/config/paths.ts';
import { RangeSearch, readWindow } from '~/parts/records/range.server.ts';
import type { RecordSum } from '~/parts/records/records.server.ts';
import { orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { TabLink } from '~/ui/tab-links.tsx';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { CONTRACT_KEYS, CONTRACT_KINDS } from '../contracts/contract-kinds.ts';
import {
  type Crumb,
  crumbViews,
  FIGURES,
  type Figures,
  figureSum,
  linesPath,
  memberView,
  reportPath,
} from '../figures.server.ts';
import { actLinks, listPath, memberPath } from '../lines/lines.server.ts';

type Detail = Value<'getDownline'>;

interface TextLink {
  text: string;
  to: string;
}

export interface MemberView {
  member: ReturnType<typeof memberView>;
  crumbs: Crumb[];
  back: string;
  facts: { label: string; text: string }[];
  ranges: TabLink[];
  own: RecordSum[];
  /** With the whole team; null for a member without one. */
  team: RecordSum[] | null;
  links: TextLink[];
  contracts: TextLink[];
  acts: TextLink[];
  note: { text: string; changed: string | null };
  action: string;
}

const SHOWN_RANGES = ['today', 'last7', 'last30', 'last90'] as const;

/** Throws 404 for who is not of the team. */
export async function readMember(site: Site, asked: string, mayAct: boolean): Promise<MemberView> {
  const { t, api, now, url, format } = site;
  const range = RangeSearch.parse(Object.fromEntries(url.searchParams));
  const window = readWindow(range, now);
  const query = { account: asked, ...(typeof window === 'string' ? {} : window) };
  const detail = await orNotFound(site, api.call('getDownline', { query }));
  const { path, isDirect, lines, own, team, note } = detail;
  const member = path.at(-1) as Detail['path'][number];
  const { account } = member;
  const sums = (figures: Figures) => FIGURES.map((name) => figureSum(site, name, figures));
  return {
    member: memberView(site, member),
    crumbs: crumbViews(site, path, (of) => linesPath(site, of)),
    back: listPath(site),
    facts: listFacts(site, detail),
    ranges: SHOWN_RANGES.map((key) => ({
      key,
      label: t('wallet', `server.records.ranges.${key}`),
      path: paths.agent('downlines', { range: key, line: account }),
      isSelected: key === range.range,
    })),
    own: sums(own),
    team: lines > 0 ? sums(team) : null,
    links: [
      { text: t('agent', 'centre.pages.bets'), to: reportPath(site, 'bets', { account, list: 'bets' }) },
      { text: t('agent', 'centre.pages.account'), to: reportPath(site, 'account', { account }) },
      ...(lines > 0 ? [{ text: t('agent', 'centre.pages.downlines'), to: linesPath(site, account) }] : []),
    ],
    contracts: detail.contracts.flatMap(({ kind, state }) => {
      const key = CONTRACT_KEYS.find((each) => CONTRACT_KINDS[each].kind === kind);
      if (!key) return [];
      const text = `${t('agent', `centre.pages.${key}`)} · ${t('lines', `server.member.states.${state}`)}`;
      return [{ text, to: paths.agent(key, { tab: 'lines' }) }];
    }),
    acts: isDirect && mayAct ? actLinks(site, member) : [],
    note: {
      text: note?.text ?? '',
      changed: note && t('lines', 'server.member.changed', { day: format.date(note.changedAt) }),
    },
    action: memberPath(site, account),
  };
}

function listFacts({ t, format }: Site, detail: Detail): MemberView['facts'] {
  const { balance, registeredAt, seenAt, device, members, lines } = detail;
  const seen = seenAt === null ? t('agent', 'server.never') : format.dateTime(seenAt);
  return [
    { label: t('agent', 'server.balance'), text: format.roundedMoney(balance) },
    {
      label: t('lines', 'server.member.team'),
      text: t('lines', 'server.member.teamSize', { members: format.count(members), lines: format.count(lines) }),
    },
    { label: t('agent', 'server.registered'), text: format.date(registeredAt) },
    {
      label: t('agent', 'server.seen'),
      text: device ? `${seen} · ${t('lines', `server.member.devices.${device}`)}` : seen,
    },
  ];
}
