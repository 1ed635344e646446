import { z } from 'zod';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import { dateOf, RANGES, RangeSearch, readWindow, type TimeWindow } from './range.server.ts';
import type { RecordFilter, RecordSum, RecordsView } from './records.types.ts';

const Page = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).catch(1) });

interface Found<Row> {
  rows: Row[];
  total: number;
  totalPages: number;
  sums: RecordSum[];
}

interface RecordSource<Filters, Row> {
  path: (search: Record<string, string | number | undefined>) => string;
  /** The filters beside the range; each field has a fallback. */
  schema: z.ZodType<Filters>;
  filters: (chosen: Filters) => RecordFilter[] | Promise<RecordFilter[]>;
  list: (chosen: Filters, window: TimeWindow, pageNo: number) => Promise<Found<Row>>;
}

type FilterName = 'category' | 'state' | 'type' | 'wallet';
const ANY = { category: 'anyCategory', state: 'anyState', type: 'anyType', wallet: 'anyWallet' } as const;

/** A filter with its options after the one that stands for any. */
export const recordFilter = (
  { t }: Site,
  name: FilterName,
  value: string | undefined,
  options: RecordFilter['options'],
): RecordFilter => ({
  name,
  value: value ?? '',
  label: t('server', `records.filters.${name}`),
  options: [{ value: '', label: t('server', `records.filters.${ANY[name]}`) }, ...options],
});

/** Reads a page of a record by the filters in the address. The sums are of all rows that match. */
export async function readRecords<Filters extends Record<string, string | undefined>, Row>(
  { url, t, format }: Site,
  { path, schema, filters, list }: RecordSource<Filters, Row>,
): Promise<RecordsView<Row>> {
  const search = Object.fromEntries(url.searchParams);
  const [range, chosen, { page }] = [RangeSearch.parse(search), schema.parse(search), Page.parse(search)];
  const window = readWindow(range, Date.now());
  const isFaulty = typeof window === 'string';
  const [found, options] = await Promise.all([isFaulty ? null : list(chosen, window, page), filters(chosen)]);
  const pathOf = (number: number) => path({ ...range, ...chosen, page: number === 1 ? undefined : number });
  const totalPages = Math.max(found?.totalPages ?? 0, 1);
  return {
    path: path({}),
    range: range.range,
    ranges: RANGES.map((value) => ({ value, label: t('server', `records.ranges.${value}`) })),
    from: range.range === 'own' || isFaulty ? (range.from ?? '') : dateOf(window.from),
    to: range.range === 'own' || isFaulty ? (range.to ?? '') : dateOf(window.to - 1),
    fault: isFaulty ? t('server', `records.faults.${window}`) : null,
    filters: options,
    rows: found?.rows ?? [],
    sums: found?.sums ?? [],
    count: found && found.total > 0 ? t('server', 'records.count', { count: format.count(found.total) }) : null,
    page,
    totalPages,
    pageLinks: pageLinks(Math.min(page, totalPages + 1), totalPages, pathOf),
  };
}
