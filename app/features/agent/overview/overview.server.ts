import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { buildChart, type ProfitChartView } from '~/features/wallet/profit/profit-chart.server.ts';
import { dayTime } from '~/parts/records/range.server.ts';
import { type RecordSum, type RecordsView, readRecords } from '~/parts/records/records.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import {
  aboutSums,
  type CompanyResult,
  companyResult,
  type Figures,
  figureDetails,
  figureSum,
  figureText,
  linesPath,
  memberView,
} from '../figures.server.ts';

type Overview = Value<'getTeamOverview'>;

export interface TeamDayRow extends CompanyResult {
  /** "2026-01-31". */
  id: string;
  day: string;
  deposit: string;
  withdrawal: string;
  validBet: string;
  more: { label: string; text: string }[];
}

interface Line extends ReturnType<typeof memberView> {
  text: string;
  path: string;
}

interface Lists {
  chart: ProfitChartView;
  best: Line[];
  newest: Line[];
  quiet: Line[];
}

export interface OverviewView extends Lists {
  record: RecordsView<TeamDayRow>;
}

const NOTHING: Lists = { chart: { days: [], profits: [], running: [] }, best: [], newest: [], quiet: [] };

export async function readOverview(site: Site): Promise<OverviewView> {
  const { record, extra } = await readRecords(site, {
    path: (search) => paths.agent('overview', search),
    schema: z.object({}),
    filters: () => [],
    async list(_, window) {
      const overview = await site.api.call('getTeamOverview', { query: window });
      const { days } = overview;
      return {
        extra: listsOf(site, overview, window),
        rows: days.toReversed().map(({ day, figures }) => dayRow(site, day, figures)),
        total: days.length,
        totalPages: 1,
        count: site.t('agent', 'server.days', { count: days.length }),
        sums: teamTiles(site, overview),
        about: aboutSums(site, 'yours'),
      };
    },
  });
  return { record, ...(extra ?? NOTHING) };
}

/** Figures of the range say what they were in the one before. */
export function teamTiles(site: Site, { members, agents, online, now, before }: Overview): RecordSum[] {
  const { t, format } = site;
  const label = (key: 'members' | 'online' | 'newMembers' | 'firstDeposits') => t('agent', `server.tiles.${key}`);
  const noteOf = (value: string) => t('agent', 'server.tiles.before', { value });
  const counted = (key: 'newMembers' | 'firstDeposits') => ({
    label: label(key),
    amount: format.count(now[key]),
    note: noteOf(format.count(before[key])),
    meaning: t('agent', `server.meanings.${key}`),
  });
  const summed = (name: 'deposit' | 'withdrawal' | 'validBet' | 'profit') => ({
    ...figureSum(site, name, now.figures),
    note: noteOf(figureText(site, name, before.figures)),
  });
  return [
    summed('profit'),
    {
      label: label('members'),
      amount: format.count(members),
      note: t('agent', 'server.tiles.agents', { count: agents, number: format.count(agents) }),
      meaning: t('agent', 'server.meanings.members'),
    },
    { label: label('online'), amount: format.count(online), meaning: t('agent', 'server.meanings.online') },
    counted('newMembers'),
    counted('firstDeposits'),
    summed('deposit'),
    summed('withdrawal'),
    summed('validBet'),
  ];
}

function dayRow(site: Site, day: string, figures: Figures): TeamDayRow {
  return {
    id: day,
    day: site.format.date(dayTime(day)),
    deposit: figureText(site, 'deposit', figures),
    withdrawal: figureText(site, 'withdrawal', figures),
    validBet: figureText(site, 'validBet', figures),
    ...companyResult(site, figures),
    more: figureDetails(site, figures, ['stake', 'win', 'rebate', 'promotion']),
  };
}

function listsOf(site: Site, { days, best, newest, quiet }: Overview, window: { from: number; to: number }): Lists {
  const { t, format } = site;
  const entry = (member: Parameters<typeof memberView>[1], text: string) => ({
    ...memberView(site, member),
    text,
    path: linesPath(site, member.account),
  });
  const profits = days.map(({ day, figures }) => ({ day, profitLoss: figures.profit })).toReversed();
  return {
    chart: buildChart(profits, window, site.now),
    best: best.map(({ member, figures }) => entry(member, format.money(figures.validBet))),
    newest: newest.map(({ member, registeredAt }) => entry(member, format.date(registeredAt))),
    quiet: quiet.map(({ member, lastBetOn }) =>
      entry(member, t('agent', 'server.lastBet', { day: format.date(dayTime(lastBetOn)) })),
    ),
  };
}
