export interface LoggedRequest {
  id: number;
  requestId: string;
  time: number;
  method: string;
  path: string;
  operationId: string | null;
  merchant: string | null;
  status: number;
  errorCode: string | null;
  stack: string | null;
  durationMs: number;
  isSignedIn: boolean;
}

const KEPT_REQUESTS = 500;

export class RequestLog {
  #rows: LoggedRequest[] = [];
  #count = 0;

  add(row: Omit<LoggedRequest, 'id'>): void {
    this.#count += 1;
    this.#rows.push({ id: this.#count, ...row });
    if (this.#rows.length > KEPT_REQUESTS) this.#rows.shift();
  }

  /** Newest first. */
  list(): LoggedRequest[] {
    return this.#rows.toReversed();
  }
}
