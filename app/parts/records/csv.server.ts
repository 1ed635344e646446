import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';

export interface CsvColumn<Row> {
  label: string;
  /** An amount is an exact decimal number, written as it is; all else is text. */
  isAmount?: boolean;
  cell: (row: Row) => string;
}

export interface CsvPage<Row> {
  list: Row[];
  /** Null after the last row. */
  next: string | null;
}

/** Excel reads a file as UTF-8 only with it. */
const BOM = '\uFEFF';
/** What makes spreadsheets take a text for a formula, also in the full width that they accept in East Asian languages. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** "2026-01-31T08:00:00+08:00", in the brand's zone. */
export const isoTime = (time: number): string =>
  new Date(time + BRAND_ZONE_MS).toISOString().replace(/\.\d+Z$/, '+08:00');

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const lineOf = (cells: string[]): string => `${cells.join(',')}\r\n`;

/** Writes rows as lines of a CSV file (RFC 4180). */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows
    .map((row) =>
      lineOf(
        columns.map(({ isAmount, cell }) => {
          const text = cell(row);
          return isAmount && DECIMAL.test(text) ? text : textCell(text);
        }),
      ),
    )
    .join('');

/**
 * Streams a CSV file: the next page is read when the visitor has taken the one before, and none after they left. The first page is read
 * before the response begins, so that its failure is an error page; a later failure breaks the response off, so that the download fails.
 */
export async function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  signal: AbortSignal,
  read: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let { list, next }: CsvPage<Row> = await read(undefined);
  let text = BOM + lineOf(columns.map(({ label }) => textCell(label))) + csvLines(columns, list);
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (text === '' && next !== null) {
          ({ list, next } = await read(next));
          text = csvLines(columns, list);
        }
        if (text !== '') controller.enqueue(encoder.encode(text));
        text = '';
        if (next === null || signal.aborted) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
