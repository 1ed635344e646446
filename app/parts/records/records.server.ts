import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { pageNumber } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { PageLinks } from '~/ui/pagination.tsx';
import { type CsvColumn, type CsvPage, csvResponse } from './csv.server.ts';
import { formatDate, RANGES, type RangeName, RangeSearch, readWindow, type TimeWindow } from './range.server.ts';

const Page = z.object({ page: pageNumber });

type Search = Record<string, string | undefined>;

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

export interface RecordSource<Filters, Row, Exported, Extra> {
  /** In the specification; of a record with a file. */
  key?: RecordKey;
  path: (search: Record<string, string | number | undefined>) => string;
  /** Default: the last 7 days. */
  usualRange?: RangeName;
  /** Besides the range; each field has a fallback. */
  schema: z.ZodType<Filters>;
  filters: (chosen: Filters) => RecordFilter[] | Promise<RecordFilter[]>;
  list: (chosen: Filters, window: TimeWindow, pageNo: number) => Promise<Found<Row, Extra>>;
  /** Called for a period without rows, when no filter is chosen. */
  findOther?: (window: TimeWindow, range: RangeSearch) => Promise<OtherRecord | null>;
  csv?: {
    columns: CsvColumn<Exported>[];
    /** Returns what reads one file: the rows after a cursor; the next cursor is null after the last row. */
    list: (chosen: Filters, window: TimeWindow) => (cursor: string | undefined) => Promise<CsvPage<Exported>>;
  };
}

export const recordSource = <Filters, Row, Exported, Extra>(source: RecordSource<Filters, Row, Exported, Extra>) =>
  source;

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
  | 'downlineTransactions';

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
export async function readRecords<Filters extends Search, Row, Exported = never, Extra = never>(
  site: Site,
  { key, path, schema, usualRange, filters, list, findOther }: RecordSource<Filters, Row, Exported, Extra>,
): Promise<{ record: RecordsView<Row>; extra: Extra | null }> {
  const { t } = site;
  const { search, range, window, chosen } = readSearch(site, { schema, usualRange });
  const { page } = Page.parse(search);
  const isFaulty = typeof window === 'string';
  const [found, options] = await Promise.all([isFaulty ? null : list(chosen, window, page), filters(chosen)]);
  const isEmpty = found?.total === 0 && Object.values(chosen).every((value) => value === undefined);
  const other = isFaulty || !isEmpty ? null : await findOther?.(window, range);
  const pagePath = (number: number) => path({ ...range, ...chosen, page: number === 1 ? undefined : number });
  const totalPages = Math.max(found?.totalPages ?? 0, 1);
  const record = {
    path: path({}),
    range: range.range,
    ranges: RANGES.map((value) => ({ value, label: t('wallet', `server.records.ranges.${value}`) })),
    from: range.range === 'own' || isFaulty ? (range.from ?? '') : formatDate(window.from),
    to: range.range === 'own' || isFaulty ? (range.to ?? '') : formatDate(window.to - 1),
    fault: isFaulty ? t('wallet', `server.records.faults.${window}`) : null,
    filters: options,
    rows: found?.rows ?? [],
    other: other ?? null,
    sums: found?.sums ?? [],
    about: found?.about ?? null,
    download: key && found && found.total > 0 ? paths.recordFile(key, { ...range, ...chosen }) : null,
    count:
      found && found.total > 0 ? (found.count ?? t('wallet', 'server.records.count', { count: found.total })) : null,
    page,
    totalPages,
    pageLinks: pageLinks(Math.min(page, totalPages + 1), totalPages, pagePath),
  };
  return { record, extra: found?.extra ?? null };
}

/** Streams all matches. Throws a redirect to the page for an invalid range. */
export async function downloadRecords<Filters extends Search, Row, Exported, Extra>(
  site: Site,
  { key, path, schema, usualRange, csv }: RecordSource<Filters, Row, Exported, Extra>,
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
  /** What is counted. */
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
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}
