import { z } from 'zod';
import { type CsvPage, isoTime } from '~/parts/records/csv.server.ts';

/** A deposit in the record. */
export interface DepositRow {
  id: string;
  time: string;
  method: string;
  amount: string;
  /** "–" before anything was credited. */
  credited: string;
  state: string;
  /** Beside what the columns show. */
  more: { label: string; text: string }[];
  path: string;
}

/** A withdrawal in the record. */
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

/** The largest page of the contract. */
export const EXPORT_PAGE = 100;

/** The filter by state: any of the states, or all. */
export const stateFilters = <State extends string>(states: readonly State[]) =>
  z.object({ state: z.enum(states).optional().catch(undefined) });

interface Page<Row> {
  list: Row[];
  totalPages: number;
}

/**
 * Reads a record page by page for a file; the cursor is the number of the next page. An order that is opened meanwhile moves the rows behind
 * it: those that the page before had are left out.
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
