import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { type RecordsView, readRecords, recordFilter } from '~/parts/records/records.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

export interface PointRow {
  id: string;
  time: string;
  kind: string;
  /** Signed: "+1,200". */
  points: string;
  isIn: boolean;
  balance: string;
  about: string;
  orderNo: string | null;
}

type Entry = Value<'listPointTransactions'>['list'][number];

const KINDS = ['BETS', 'REWARD', 'REDEEMED', 'CONVERTED', 'RETURNED', 'EXPIRED'] as const;
const Filters = z.object({ type: z.enum(KINDS).optional().catch(undefined) });

export async function readPointRecord(site: Site): Promise<RecordsView<PointRow>> {
  const { api, t, format } = site;
  const { record } = await readRecords(site, {
    path: paths.pointRecord,
    schema: Filters,
    filters: ({ type }) => [
      recordFilter(
        site,
        'type',
        type,
        KINDS.map((value) => ({ value, label: t('points', `server.kinds.${value}`) })),
      ),
    ],
    async list({ type }, window, page) {
      const query = { ...window, kind: type, ...page };
      const { list, total, totalPages, sumIn, sumOut } = await api.call('listPointTransactions', { query });
      return {
        rows: list.map((row) => pointRow(site, row)),
        total,
        totalPages,
        sums: [
          { label: t('points', 'server.sums.in'), amount: format.count(sumIn), tone: 'profit' },
          { label: t('points', 'server.sums.out'), amount: format.count(sumOut), tone: 'loss' },
        ],
      };
    },
  });
  return record;
}

function pointRow({ t, format }: Site, row: Entry): PointRow {
  const isIn = row.points > 0;
  const kind = t('points', `server.kinds.${row.kind}`);
  const isNamed = (row.kind === 'REWARD' || row.kind === 'REDEEMED') && row.remark !== '';
  return {
    id: String(row.id),
    time: format.exactTime(row.time),
    kind: isNamed ? row.remark : kind,
    points: `${isIn ? '+' : '−'}${format.count(Math.abs(row.points))}`,
    isIn,
    balance: format.count(row.balanceAfter),
    about:
      row.kind === 'BETS' || row.kind === 'EXPIRED'
        ? t('points', `server.about.${row.kind}`)
        : isNamed
          ? kind
          : row.remark,
    orderNo: row.orderNo,
  };
}
