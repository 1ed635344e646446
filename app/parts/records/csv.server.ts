import { BRAND_ZONE_MS } from '~/i18n/format.server.ts';

export interface CsvColumn<Row> {
  label: string;
  /** An exact decimal; else text. */
  isAmount?: boolean;
  cell: (row: Row) => string;
}

export interface CsvPage<Row> {
  list: Row[];
  /** Null after the last row. */
  next: string | null;
}

const PAGE_SIZE = 100;

/** Reads a list page by page; the cursor is the number of the page. The range must be over, so that no row moves. */
export const byPages =
  <Row>(read: (page: { pageNo: number; pageSize: number }) => Promise<{ list: Row[]; totalPages: number }>) =>
  async (cursor = '1'): Promise<CsvPage<Row>> => {
    const pageNo = Number(cursor);
    const { list, totalPages } = await read({ pageNo, pageSize: PAGE_SIZE });
    return { list, next: pageNo < totalPages ? String(pageNo + 1) : null };
  };

/** Excel needs it to read UTF-8. */
const BOM = '\uFEFF';
/** Spreadsheets read them as formulas, in full width for East Asian languages. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Formats "2026-01-31T08:00:00+08:00" in the brand's zone. */
export const isoTime = (time: number): string =>
  new Date(time + BRAND_ZONE_MS).toISOString().replace(/\.\d+Z$/, '+08:00');

function textCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const csvLine = (cells: string[]): string => `${cells.join(',')}\r\n`;

/** RFC 4180. */
export const csvLines = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows
    .map((row) =>
      csvLine(
        columns.map(({ isAmount, cell }) => {
          const text = cell(row);
          return isAmount && DECIMAL.test(text) ? text : textCell(text);
        }),
      ),
    )
    .join('');

/**
 * Reads pages on demand, none after the visitor left. Reads the first page before the response, so that its failure is
 * an error page; a later failure aborts the download.
 */
export async function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  signal: AbortSignal,
  read: (cursor: string | undefined) => Promise<CsvPage<Row>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let { list, next }: CsvPage<Row> = await read(undefined);
  let text = BOM + csvLine(columns.map(({ label }) => textCell(label))) + csvLines(columns, list);
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
