import { z } from 'zod';
import { type CsvPage, isoTime } from '~/parts/records/csv.server.ts';

export interface DepositRow {
  id: string;
  time: string;
  method: string;
  amount: string;
  /** "–" before any credit. */
  credited: string;
  state: string;
  more: { label: string; text: string }[];
  /** Null during a break: deposits are closed. */
  path: string | null;
}

export interface WithdrawalRow {
  id: string;
  time: string;
  method: string;
  account: string;
  amount: string;
  fee: string;
  state: string;
  path: string;
}

/** The contract's limit. */
export const EXPORT_PAGE = 100;

export const stateFilters = <State extends string>(states: readonly State[]) =>
  z.object({ state: z.enum(states).optional().catch(undefined) });

interface Page<Row> {
  list: Row[];
  totalPages: number;
}

/**
 * The cursor is the next page number. A new order shifts rows to the next page, so rows of the previous page are
 * dropped.
 */
export function exportPages<Row extends { orderNo: string }>(read: (pageNo: number) => Promise<Page<Row>>) {
  let before = new Set<string>();
  return async (cursor: string | undefined): Promise<CsvPage<Row>> => {
    const pageNo = Number(cursor ?? 1);
    const { list, totalPages } = await read(pageNo);
    const rows = list.filter(({ orderNo }) => !before.has(orderNo));
    before = new Set(list.map(({ orderNo }) => orderNo));
    return { list: rows, next: pageNo < totalPages ? String(pageNo + 1) : null };
  };
}

export const isoOrEmpty = (time: number | null): string => (time === null ? '' : isoTime(time));
