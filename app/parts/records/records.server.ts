import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { pageNumber } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import type { ColumnSort } from '~/ui/record-table.tsx';
import { usualDirection } from '../../../openapi/rules/sorting.ts';
import { type CsvColumn, type CsvPage, csvResponse } from './csv.server.ts';
import { formatDate, RANGES, type RangeName, RangeSearch, readWindow, type TimeWindow } from './range.server.ts';

const Page = z.object({
  page: pageNumber,
  sort: z.string().optional(),
  direction: z.enum(['ASC', 'DESC']).optional().catch(undefined),
  size: z.enum(['50', '100']).optional().catch(undefined),
});

type Search = Record<string, string | undefined>;

/** Parameters of a list operation. */
export interface ListedPage<Sort extends string = never> {
  pageNo: number;
  pageSize?: number;
  sort?: Sort;
  direction?: 'ASC' | 'DESC';
}

const PAGE_SIZES = [15, 50, 100] as const;

interface Found<Row, Extra> {
  rows: Row[];
  total: number;
  totalPages: number;
  sums: RecordSum[];
  /** Replaces the row count: "7 days". */
  count?: string;
  /** Whose the sums are, in a sentence. */
  about?: string;
  /** For the page, beside its rows. */
  extra?: Extra;
}

export interface RecordSource<Filters, Row, Exported, Extra, Sort extends string = never> {
  /** In the specification; of a record with a file. */
  key?: RecordKey;
  path: (search: Record<string, string | number | undefined>) => string;
  /** Default: the last 7 days. */
  usualRange?: RangeName;
  /** Besides the range; each field has a fallback. */
  schema: z.ZodType<Filters>;
  filters: (chosen: Filters) => RecordFilter[] | Promise<RecordFilter[]>;
  list: (chosen: Filters, window: TimeWindow, page: ListedPage<Sort>) => Promise<Found<Row, Extra>>;
  /** Columns that the gateway sorts by, by the keys of the table; such a record has larger pages, too. */
  sorts?: readonly Sort[];
  /** Called for a period without rows. */
  findOther?: (chosen: Filters, window: TimeWindow, range: RangeSearch) => Promise<OtherRecord | null>;
  csv?: {
    columns: CsvColumn<Exported>[];
    /** Returns what reads one file: the rows after a cursor; the next cursor is null after the last row. */
    list: (chosen: Filters, window: TimeWindow) => (cursor: string | undefined) => Promise<CsvPage<Exported>>;
  };
}

export const recordSource = <Filters, Row, Exported, Extra, Sort extends string = never>(
  source: RecordSource<Filters, Row, Exported, Extra, Sort>,
) => source;

export type RecordKey =
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'lottery'
  | 'deposits'
  | 'withdrawals'
  | 'personalProfit'
  | 'teamBetting'
  | 'memberBets'
  | 'teamProfitLoss'
  | 'agentRevenue'
  | 'downlineTransactions'
  | 'downlines'
  | 'audit'
  | 'dividend'
  | 'daily'
  | 'hourly'
  | 'realtime';

const ANY_LABELS = {
  category: 'anyCategory',
  state: 'anyState',
  orderState: 'anyOrderState',
  type: 'anyType',
  wallet: 'anyWallet',
} as const;

type FilterLabel = keyof typeof ANY_LABELS;

export const recordFilter = (
  { t }: Site,
  name: Exclude<FilterLabel, 'orderState'>,
  value: string | undefined,
  options: NonNullable<RecordFilter['options']>,
  label: FilterLabel = name,
): RecordFilter => ({
  name,
  value: value ?? '',
  label: t('wallet', `server.records.filters.${label}`),
  options: [{ value: '', label: t('wallet', `server.records.filters.${ANY_LABELS[label]}`) }, ...options],
});

/** A fault replaces the window for an invalid range. */
function readSearch<Filters>(
  { url, now }: Site,
  { schema, usualRange }: { schema: z.ZodType<Filters>; usualRange?: RangeName | undefined },
) {
  const search = Object.fromEntries(url.searchParams);
  const range = RangeSearch.parse({ range: usualRange, ...search });
  return { search, range, window: readWindow(range, now), chosen: schema.parse(search) };
}

/** Includes the sums of all matches. `extra` is what `list` returned beside them; null for an invalid range. */
export async function readRecords<
  Filters extends Search,
  Row,
  Exported = never,
  Extra = never,
  Sort extends string = never,
>(
  site: Site,
  { key, path, schema, usualRange, filters, list, sorts, findOther }: RecordSource<Filters, Row, Exported, Extra, Sort>,
): Promise<{ record: RecordsView<Row>; extra: Extra | null }> {
  const { t } = site;
  const { search, range, window, chosen } = readSearch(site, { schema, usualRange });
  const { page, ...order } = readOrder(search, sorts);
  const isFaulty = typeof window === 'string';
  const [found, options] = await Promise.all([
    isFaulty ? null : list(chosen, window, toListed(page, order)),
    filters(chosen),
  ]);
  const other = isFaulty || found?.total !== 0 ? null : await findOther?.(chosen, window, range);
  const orderPath = (changed: typeof order) => path({ ...range, ...chosen, ...order, ...changed });
  const pagePath = (number: number) => path({ ...range, ...chosen, ...order, page: number === 1 ? undefined : number });
  const totalPages = Math.max(found?.totalPages ?? 0, 1);
  const record = {
    path: path({}),
    range: range.range,
    ranges: RANGES.map((value) => ({ value, label: t('wallet', `server.records.ranges.${value}`) })),
    from: range.range === 'own' || isFaulty ? (range.from ?? '') : formatDate(window.from),
    to: range.range === 'own' || isFaulty ? (range.to ?? '') : formatDate(window.to - 1),
    fault: isFaulty ? t('wallet', `server.records.faults.${window}`) : null,
    filters: sorts ? [...options, { name: 'size', value: order.size ?? '' }] : options,
    rows: found?.rows ?? [],
    other: other ?? null,
    sums: found?.sums ?? [],
    about: found?.about ?? null,
    download: key && found && found.total > 0 ? paths.recordFile(key, { ...range, ...chosen }) : null,
    count:
      found && found.total > 0 ? (found.count ?? t('wallet', 'server.records.count', { count: found.total })) : null,
    sorts: sortViews(sorts ?? [], order, orderPath),
    sizes:
      sorts && found && found.total > PAGE_SIZES[0]
        ? PAGE_SIZES.map((size) => {
            const value = size === PAGE_SIZES[0] ? undefined : (String(size) as typeof order.size);
            return { size, path: orderPath({ size: value }), isCurrent: value === order.size };
          })
        : [],
    page,
    totalPages,
    pageLinks: pageLinks(Math.min(page, totalPages + 1), totalPages, pagePath),
  };
  return { record, extra: found?.extra ?? null };
}

interface Order<Sort extends string> {
  sort?: Sort | undefined;
  direction?: 'ASC' | 'DESC' | undefined;
  size?: '50' | '100' | undefined;
}

/** Ignores an unknown column. */
function readOrder<Sort extends string>(search: object, sorts?: readonly Sort[]): Order<Sort> & { page: number } {
  const { page, sort: name, direction, size } = Page.parse(search);
  if (!sorts) return { page };
  const sort = sorts.find((column) => column === name);
  return { page, size, ...(sort && { sort, direction }) };
}

const toListed = <Sort extends string>(pageNo: number, order: Order<Sort>): ListedPage<Sort> => ({
  pageNo,
  ...(order.size && { pageSize: Number(order.size) }),
  ...(order.sort && { sort: order.sort }),
  ...(order.direction && { direction: order.direction }),
});

const sortViews = <Sort extends string>(
  columns: readonly Sort[],
  order: Order<Sort>,
  path: (order: Order<Sort>) => string,
): Record<string, ColumnSort> => Object.fromEntries(columns.map((column) => [column, sortView(column, order, path)]));

/** Order in the page's address, with a link for each column, for lists that are no records. */
export function readSorts<Sort extends string>(
  { url }: Site,
  columns: readonly Sort[],
  path: (order: Order<Sort>) => string,
): { order: Pick<ListedPage<Sort>, 'sort' | 'direction'>; sorts: Record<string, ColumnSort> } {
  const order = readOrder(Object.fromEntries(url.searchParams), columns);
  const { pageNo: _, pageSize: __, ...query } = toListed(1, order);
  return { order: query, sorts: sortViews(columns, order, path) };
}

/** The usual direction first; again turns round. */
function sortView<Sort extends string>(
  column: Sort,
  { sort, direction }: Order<Sort>,
  path: (order: Order<Sort>) => string,
): ColumnSort {
  const usual = usualDirection(column);
  const now = sort === column ? (direction ?? usual) : null;
  const next = now === null ? usual : now === 'ASC' ? 'DESC' : 'ASC';
  return { now, path: path({ sort: column, direction: next === usual ? undefined : next }) };
}

/** Streams all matches. Throws a redirect to the page for an invalid range. */
export async function downloadRecords<Filters extends Search, Row, Exported, Extra, Sort extends string>(
  site: Site,
  { key, path, schema, usualRange, csv }: RecordSource<Filters, Row, Exported, Extra, Sort>,
): Promise<Response> {
  if (!key || !csv) throw new Error('This record has no file.');
  const { range, window, chosen } = readSearch(site, { schema, usualRange });
  if (typeof window === 'string') throw redirect(path({ ...range, ...chosen }));
  const name = `${key}_${formatDate(window.from)}_${formatDate(window.to - 1)}.csv`;
  return csvResponse(name, csv.columns, site.request.signal, csv.list(chosen, window));
}

export interface RecordFilter {
  name: string;
  /** '' for any. */
  value: string;
  /** A filter without one is kept, and not shown. */
  label?: string;
  /** Behind "More filters" while it has no value. */
  isRare?: boolean;
  /** A filter without options is a text. */
  options?: { value: string; label: string }[];
}

export interface OtherRecord {
  title: string;
  text: string;
  path: string;
}

export interface RecordSum {
  label: string;
  amount: string;
  tone?: 'profit' | 'loss';
  note?: string;
  /** Says what is counted. */
  meaning?: string;
}

export interface RecordsView<Row> {
  path: string;
  range: string;
  ranges: { value: string; label: string }[];
  /** For `own`, as typed. */
  from: string;
  to: string;
  /** The own range is wrong; then there are no rows. */
  fault: string | null;
  filters: RecordFilter[];
  rows: Row[];
  /** Has rows of the period where this record has none. */
  other: OtherRecord | null;
  sums: RecordSum[];
  about: string | null;
  download: string | null;
  /** "45 rows"; null without rows. */
  count: string | null;
  /** By the key of a column. */
  sorts: Record<string, ColumnSort>;
  /** Rows a page; empty without a choice. */
  sizes: { size: number; path: string; isCurrent: boolean }[];
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}
