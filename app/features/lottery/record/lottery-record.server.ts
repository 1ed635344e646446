import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { amountTone, signed } from '~/parts/records/amounts.server.ts';
import { type CsvColumn, isoTime } from '~/parts/records/csv.server.ts';
import { findOtherBets } from '~/parts/records/other-bets.server.ts';
import { formatDate } from '~/parts/records/range.server.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { downloadRecords, readRecords, recordSource } from '~/parts/records/records.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ORDER_NO } from '../betting/betting.server.ts';
import { symbolName } from '../betting/names.ts';
import { fullPlayName } from '../betting/play-texts.server.ts';
import { contentText } from '../betting/rules.ts';
import { readGroups } from '../lottery.server.ts';
import { type LotteryRow, orderRow, slipRow } from './lottery-row.server.ts';

type Order = Value<'searchLotteryOrders'>['content'][number];

const STATES = ['2', '4', '5', '6', '7', '8', '12'] as const;
/** The contract's limit. */
const EXPORT_PAGE = 100;
const PAGE = 15;

/** Throws as `requireRealAccount`. */
export const readLotteryRecord = async (site: Site): Promise<RecordsView<LotteryRow>> =>
  (await readRecords(site, await lotteryRecord(site))).record;

/** Throws as `requireRealAccount`. */
export const downloadLotteryRecord = async (site: Site): Promise<Response> =>
  downloadRecords(site, await lotteryRecord(site));

async function lotteryRecord(site: Site) {
  requireRealAccount(site);
  const { api, t, format } = site;
  const groups = await readGroups(site);
  const games = groups.flatMap((group) => group.games.map((game) => ({ value: game.code, game })));
  const findId = (code: string | undefined) => games.find(({ value }) => value === code)?.game.gameId;
  const search = (
    { state, game, slip }: { state?: string | undefined; game?: string | undefined; slip?: string | undefined },
    window: object,
    page: number,
    size: number,
    bySlip = false,
  ) =>
    api.call('searchLotteryOrders', {
      body: {
        ...window,
        state: state ? (Number(state) as Order['state']) : undefined,
        gameId: findId(game),
        orderNumber: slip,
        page,
        size,
        bySlip,
      },
    });
  return recordSource({
    key: 'lottery',
    path: paths.lotteryRecord,
    schema: z.object({
      game: z.string().max(40).optional().catch(undefined),
      state: z.enum(STATES).optional().catch(undefined),
      slip: z.string().regex(ORDER_NO).optional().catch(undefined),
    }),
    filters: ({ game, state, slip }) => [
      {
        name: 'game',
        value: game ?? '',
        label: t('orders', 'record.lottery'),
        options: [
          { value: '', label: t('orders', 'record.anyLottery') },
          ...games.map(({ value, game: { remark } }) => ({ value, label: remark })),
        ],
      },
      {
        name: 'state',
        value: state ?? '',
        label: t('orders', 'record.state'),
        options: [
          { value: '', label: t('orders', 'record.anyState') },
          ...STATES.map((value) => ({ value, label: t('plays', `states.s${value}`) })),
        ],
      },
      ...(slip
        ? [
            {
              name: 'slip',
              value: slip,
              label: t('orders', 'record.slip'),
              options: [
                { value: '', label: t('orders', 'record.anySlip') },
                { value: slip, label: slip },
              ],
            },
          ]
        : []),
    ],
    async list(chosen, window, page) {
      const bySlip = chosen.slip === undefined;
      const found = await search(chosen, window, page.pageNo - 1, PAGE, bySlip);
      const { content, slips, total, totalPages, sums } = found;
      const allPath = ({ orderNumber, time }: (typeof slips)[number]) => {
        const day = formatDate(time);
        return paths.lotteryRecord({ ...chosen, slip: orderNumber, range: 'own', from: day, to: day });
      };
      return {
        rows: bySlip
          ? slips.map((slip) => slipRow(site, slip, allPath))
          : content.map((order) => orderRow(site, order)),
        ...(bySlip && total > 0 && { count: t('orders', 'server.record.slips', { count: total }) }),
        total,
        totalPages,
        sums: [
          { label: t('orders', 'record.amount'), amount: format.money(sums.amount) },
          ...(amountTone(sums.returned)
            ? [{ label: t('orders', 'order.returned'), amount: format.money(sums.returned) }]
            : []),
          ...(amountTone(sums.open) ? [{ label: t('orders', 'record.open'), amount: format.money(sums.open) }] : []),
          { label: t('orders', 'record.win'), amount: format.money(sums.win) },
          { label: t('orders', 'record.rebate'), amount: format.money(sums.rebate) },
          ...(amountTone(sums.corrected)
            ? [{ label: t('orders', 'order.corrected'), amount: signed({ format }, sums.corrected) }]
            : []),
          ...(amountTone(sums.fee) ? [{ label: t('orders', 'order.fee'), amount: `−${format.money(sums.fee)}` }] : []),
          {
            label: t('orders', 'record.profit'),
            amount: signed({ format }, sums.profit),
            tone: amountTone(sums.profit),
          },
        ],
      };
    },
    findOther: (chosen, window, range) => findOtherBets(site, 'lotteries', chosen, window, range),
    csv: {
      columns: csvColumns(site),
      list: (chosen, window) => async (cursor) => {
        const page = Number(cursor ?? 0);
        const { content, totalPages } = await search(chosen, window, page, EXPORT_PAGE);
        return { list: content, next: page + 1 < totalPages ? String(page + 1) : null };
      },
    },
  });
}

function csvColumns(site: Site): CsvColumn<Order>[] {
  const { t, brand } = site;
  const amount = (label: string, cell: (order: Order) => string | null): CsvColumn<Order> => ({
    label: `${label} (${brand.currency})`,
    isAmount: true,
    cell: (order) => cell(order) ?? '',
  });
  return [
    { label: t('wallet', 'records.orderNo'), cell: ({ orderNo }) => orderNo },
    { label: t('orders', 'record.slip'), cell: ({ orderNumber }) => orderNumber },
    { label: t('orders', 'record.time'), cell: ({ time }) => isoTime(time) },
    { label: t('orders', 'record.lottery'), cell: ({ gameName }) => gameName },
    { label: t('orders', 'record.draw'), cell: ({ numero }) => numero },
    { label: t('orders', 'bonus.play'), cell: ({ playGroup, play }) => fullPlayName(site, playGroup, play) },
    {
      label: t('orders', 'record.content'),
      cell: ({ play, content }) => contentText(content, (symbol) => symbolName(t, play, symbol)),
    },
    amount(t('orders', 'record.amount'), (order) => order.amount),
    amount(t('orders', 'order.returned'), ({ returned }) => returned),
    amount(t('orders', 'record.win'), ({ win }) => win),
    amount(t('orders', 'record.rebate'), ({ rebate }) => rebate),
    amount(t('orders', 'order.corrected'), ({ corrected }) => corrected),
    amount(t('orders', 'order.fee'), ({ fee }) => fee),
    amount(t('orders', 'record.profit'), ({ profit }) => profit),
    { label: t('orders', 'record.state'), cell: ({ state }) => t('plays', `states.s${state}`) },
    {
      label: t('orders', 'record.settled'),
      cell: ({ settledAt }) => (settledAt === null ? '' : isoTime(settledAt)),
    },
  ];
}
