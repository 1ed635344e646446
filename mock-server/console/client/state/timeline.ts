import type { StreamEvent, Value } from '../../../../openapi/generated/control-operations.ts';

/** Also the beginning and the end of the stream. */
export type StreamMessage = StreamEvent<'streamEvents'>;
export type MockEvent = Exclude<StreamMessage, { kind: 'open' | 'ended' }>;
export type LoggedRequest = Value<'listRequests'>[number];
/** Newest last; `key` is unique. */
export type Row = MockEvent & { key: string };

export const MOST_ROWS = 10_000;
/** Rows are dropped together: each removal from the front of an array moves all others. */
const DROPPED = 1_000;

export interface Filter {
  /** Null for all. */
  world: string | null;
  /** A kind of events, or `fault` for requests that one struck; empty for all. */
  kind: string;
  text: string;
  brand: string;
  account: string;
  /** A status, or its first digit. */
  status: string;
  page: string;
}

/** True for rows that match all that the filter names. */
export function matches(row: Row, filter: Filter): boolean {
  const { world, kind, text, brand, account, status, page } = filter;
  if (world !== null && (row.kind === 'gap' || row.world !== world)) return false;
  if (kind === 'fault')
    return row.kind === 'request' && row.request.fault !== null && matches(row, { ...filter, kind: '' });
  if (kind && row.kind !== kind) return false;
  if (!text && !brand && !account && !status && !page) return true;
  if (row.kind !== 'request') return false;
  const { request } = row;
  if (brand && request.merchant !== brand) return false;
  if (account && request.account !== account) return false;
  if (page && request.requestId !== page) return false;
  if (status && !String(request.status).startsWith(status)) return false;
  return (
    !text ||
    `${request.operationId ?? ''} ${request.path} ${request.errorCode ?? ''}`.toLowerCase().includes(text.toLowerCase())
  );
}

/** Rows of a filter, kept up to date by the additions alone. */
export class Timeline {
  #rows: Row[] = [];
  readonly #requests = new Set<string>();
  #filter: Filter | null = null;
  #matched: Row[] = [];

  get length(): number {
    return this.#rows.length;
  }

  /** In their order. A request that is held already is left out; the rows of a world end with it. */
  add(events: readonly MockEvent[]): void {
    let from = 0;
    for (const [at, event] of events.entries()) {
      if (event.kind !== 'world' || event.change === 'made') continue;
      this.#append(events.slice(from, at));
      this.#forget(event.world);
      from = at;
    }
    this.#append(events.slice(from));
  }

  #append(events: readonly MockEvent[]): void {
    const rows = events.map(rowOf).filter((row) => this.#isNew(row));
    this.#rows.push(...rows);
    const filter = this.#filter;
    const matched = filter ? rows.filter((row) => matches(row, filter)) : [];
    if (matched.length > 0) this.#matched = [...this.#matched, ...matched];
    if (this.#rows.length > MOST_ROWS + DROPPED) this.#drop();
  }

  /** Requests of before the stream, newest first as the log has them. */
  addEarlier(world: string, requests: readonly LoggedRequest[]): void {
    const rows = [...requests]
      .reverse()
      .map((request) => rowOf({ ...request, id: '', kind: 'request', world, request } as MockEvent))
      .filter((row) => this.#isNew(row));
    this.#rows = [...rows, ...this.#rows];
    if (this.#rows.length > MOST_ROWS) this.#drop();
    else this.#match();
  }

  #isNew(row: Row): boolean {
    if (row.kind !== 'request') return true;
    if (this.#requests.has(row.key)) return false;
    this.#requests.add(row.key);
    return true;
  }

  #drop(): void {
    for (const row of this.#rows.slice(0, -MOST_ROWS)) this.#requests.delete(row.key);
    this.#rows = this.#rows.slice(-MOST_ROWS);
    this.#match();
  }

  #match(): void {
    const filter = this.#filter;
    this.#matched = filter ? this.#rows.filter((row) => matches(row, filter)) : this.#rows;
  }

  /** Oldest first. The same array until a row is added. */
  select(filter: Filter): readonly Row[] {
    if (filter !== this.#filter) {
      this.#filter = filter;
      this.#match();
    }
    return this.#matched;
  }

  #forget(world: string): void {
    this.#rows = this.#rows.filter((row) => row.kind === 'gap' || row.world !== world);
    for (const key of this.#requests) if (key.startsWith(`${world} `)) this.#requests.delete(key);
    this.#match();
  }
}

const rowOf = (event: MockEvent): Row => ({
  ...event,
  key: event.kind === 'request' ? `${event.world} ${event.request.id}` : event.id,
});
