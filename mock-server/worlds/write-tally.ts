import { AsyncLocalStorage } from 'node:async_hooks';
import type { Written } from '../../prisma/sqlite/database.ts';
import type { Change } from './statements.ts';

/** What a request has written. */
export class WriteTally {
  /** Written rows by table. */
  readonly rows = new Map<string, number>();
  /** Ids of the new rows of the ledger. */
  readonly ledgerEntries: number[] = [];

  note({ model, sql }: Change, { changes, lastInsertRowid }: Written): void {
    this.rows.set(model, (this.rows.get(model) ?? 0) + changes);
    if (model === 'LedgerEntry' && sql.startsWith('INSERT')) this.ledgerEntries.push(Number(lastInsertRowid));
  }
}

const current = new AsyncLocalStorage<WriteTally>();

/** The tally counts what `work` writes, also in transactions. */
export const tallying = <Result>(tally: WriteTally, work: () => Result): Result => current.run(tally, work);

export function noteWritten(change: Change, written: Written): Written {
  current.getStore()?.note(change, written);
  return written;
}
