import { machineNow } from '../worlds/clock.ts';
import type { ApiError } from './api-error.ts';

/** A request that reached no world. `time` is the machine's, in epoch milliseconds. */
interface RefusedRequest {
  time: number;
  method: string;
  path: string;
  status: number;
  errorCode: string;
  reason: string;
}

const MOST = 100;

/** The latest of this process. */
export class RefusedRequests {
  readonly #rows: RefusedRequest[] = [];

  /** Unreadable requests have neither method nor path. */
  add({ method = '', url = '' }: { method?: string; url?: string }, { status, errorCode, message }: ApiError): void {
    const [path = ''] = url.split('?');
    this.#rows.push({
      time: machineNow(),
      method: method.slice(0, 10),
      path: path.slice(0, 2000),
      status,
      errorCode,
      reason: message.slice(0, 500),
    });
    if (this.#rows.length > MOST) this.#rows.shift();
  }

  /** Newest first. */
  list(): RefusedRequest[] {
    return this.#rows.toReversed();
  }
}
