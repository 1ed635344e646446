import { isGaming, listErrorCodes, type Operation, operations } from './operations.ts';
import type { Note } from './seen.ts';

export interface Cell {
  operation: Operation;
  status: number;
  count: number;
}

const COLUMN = 6;
const paint = (code: number, text: string) => (process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text);

/** By documented status of each operation. */
export class Coverage {
  readonly #counts = new Map<string, number>();
  readonly #codes = new Set<string>();

  constructor(notes: readonly Note[]) {
    for (const note of notes) {
      if (!('operation' in note)) continue;
      const key = `${note.operation} ${note.status}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
      this.#codes.add(`${key} ${note.errorCode}`);
    }
  }

  readonly statuses: readonly number[] = [...new Set(operations.flatMap(({ statuses }) => statuses))].sort(
    (a, b) => a - b,
  );

  /** Returns null for an undocumented status. */
  cell(operation: Operation, status: number): Cell | null {
    if (!operation.statuses.includes(status)) return null;
    return { operation, status, count: this.#counts.get(`${operation.id} ${status}`) ?? 0 };
  }

  get cells(): Cell[] {
    return operations.flatMap((operation) => this.statuses.flatMap((status) => this.cell(operation, status) ?? []));
  }

  get missing(): Cell[] {
    return this.cells.filter(({ count }) => count === 0);
  }

  /** Only codes of the gaming API. */
  get missingCodes(): { operation: Operation; status: number; errorCode: string }[] {
    return this.cells
      .flatMap(({ operation, status }) =>
        isGaming(operation.id)
          ? listErrorCodes(operation.id, status).map((errorCode) => ({ operation, status, errorCode }))
          : [],
      )
      .filter(({ operation, status, errorCode }) => !this.#codes.has(`${operation.id} ${status} ${errorCode}`));
  }

  /** For a terminal. A cross marks a documented status without a response. */
  table(): string {
    const width = Math.max(...operations.map(({ id }) => id.length)) + 2;
    const head = paint(
      1,
      'operation'.padEnd(width) + this.statuses.map((each) => String(each).padStart(COLUMN)).join(''),
    );
    const rows = operations.map((operation) => {
      const cells = this.statuses.map((status) => {
        const cell = this.cell(operation, status);
        const text = (cell ? (cell.count === 0 ? '✗' : String(cell.count)) : '·').padStart(COLUMN);
        return cell ? (cell.count === 0 ? paint(31, text) : paint(32, text)) : paint(90, text);
      });
      return operation.id.padEnd(width) + cells.join('');
    });
    const { cells, missing } = this;
    const sum = `${cells.length - missing.length} of ${cells.length} documented statuses of ${operations.length} operations were seen.`;
    return [head, ...rows, '', sum].join('\n');
  }
}
