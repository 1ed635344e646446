import type { PageLinks } from '~/ui/pagination.tsx';

export interface RecordFilter {
  name: string;
  /** The chosen option's value; '' for any. */
  value: string;
  label: string;
  options: { value: string; label: string }[];
}

/** A sum of all rows that match. */
export interface RecordSum {
  label: string;
  amount: string;
  tone?: 'profit' | 'loss';
}

/** One page of a record, with the sums of the whole filter. */
export interface RecordsView<Row> {
  path: string;
  range: string;
  ranges: { value: string; label: string }[];
  /** The days of the range as date fields write them; of the member's own range, what was typed. */
  from: string;
  to: string;
  /** What is wrong with the member's own range; then there are no rows. */
  fault: string | null;
  filters: RecordFilter[];
  rows: Row[];
  sums: RecordSum[];
  /** Where the whole filter is downloaded; null while there is nothing to download. */
  download: string | null;
  /** "45 rows"; null while there is nothing to count. */
  count: string | null;
  page: number;
  totalPages: number;
  pageLinks: PageLinks;
}
