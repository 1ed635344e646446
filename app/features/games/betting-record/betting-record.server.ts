import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { readRecords, recordFilter } from '~/features/member/records/records.server.ts';
import type { RecordsView } from '~/features/member/records/records.types.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { listLanes } from '../games.server.ts';
import type { BetRow } from './betting-record.types.ts';

type Bet = Value<'listBets'>['list'][number];

const STATES = ['open', 'won', 'lost', 'draw', 'void'] as const;

/** The member's bets in vendors' games (specification: personalHistoryCopy). Throws as `requireRealAccount`. */
export async function readBettingRecord(site: Site): Promise<RecordsView<BetRow>> {
  requireRealAccount(site);
  const { api, t, format } = site;
  const lanes = await listLanes(site);
  const categories = lanes.map(({ gameClassify, title }) => ({ value: gameClassify, label: title }));
  return readRecords(site, {
    path: paths.bettingRecord,
    schema: z.object({
      category: z
        .enum(categories.map(({ value }) => value))
        .optional()
        .catch(undefined),
      state: z.enum(STATES).optional().catch(undefined),
    }),
    filters: ({ category, state }) => [
      recordFilter(site, 'category', category, categories),
      recordFilter(
        site,
        'state',
        state,
        STATES.map((value) => ({ value, label: t('server', `records.states.${value}`) })),
      ),
    ],
    async list({ category, state }, window, pageNo) {
      const query = { ...window, pageNo, gameType: category, state };
      const { list, total, totalPages, sums } = await api.call('listBets', { query });
      return {
        rows: list.map((bet) => betRow(site, bet)),
        total,
        totalPages,
        sums: [
          { label: t('server', 'records.totals.bet'), amount: format.money(sums.bet) },
          { label: t('server', 'records.totals.validBet'), amount: format.money(sums.validBet) },
          { label: t('server', 'records.totals.win'), amount: format.money(sums.win) },
          {
            label: t('server', 'records.totals.profit'),
            amount: signed(site, sums.profit),
            tone: toneOf(sums.profit),
          },
        ],
      };
    },
  });
}

const toneOf = (amount: string): 'profit' | 'loss' | undefined =>
  amount.startsWith('-') ? 'loss' : /[1-9]/.test(amount) ? 'profit' : undefined;

/** "+₱50.00" or "−₱50.00"; nothing has no sign. */
function signed({ format }: Site, amount: string): string {
  const tone = toneOf(amount);
  const absolute = format.money(amount.replace('-', ''));
  return tone === undefined ? absolute : `${tone === 'profit' ? '+' : '−'}${absolute}`;
}

function betRow(site: Site, bet: Bet): BetRow {
  const { format, t } = site;
  const isOpen = bet.state === 'open';
  return {
    id: bet.orderNo,
    time: format.dateTime(bet.time),
    game: bet.game.gameName,
    vendor: bet.game.vendorName,
    bet: format.money(bet.bet),
    validBet: format.money(bet.validBet),
    win: isOpen ? '–' : format.money(bet.win),
    profit: isOpen ? '–' : signed(site, bet.profit),
    tone: isOpen ? undefined : toneOf(bet.profit),
    state: t('server', `records.states.${bet.state}`),
    settled: bet.settledAt === null ? null : format.dateTime(bet.settledAt),
  };
}
