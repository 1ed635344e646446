import {
  type Input,
  type InputArgument,
  type OperationId,
  operations,
  type Value,
} from '../openapi/generated/control-operations.ts';

/** As the mock refused it: `code` and message say why and what to do. */
export class MockError extends Error {
  override name = 'MockError';

  constructor(
    readonly operation: string,
    readonly status: number,
    readonly code: string | null,
    message: string,
  ) {
    super(`${operation} answered ${status}${code ? ` ${code}` : ''}: ${message}`);
  }
}

export interface MockClientOptions {
  /** Bounds each call; the longest one waits for a minute by itself. */
  timeoutMs?: number;
  /** Instead of the runtime's. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

const TIMEOUT_MS = 90_000;

interface AnyInput {
  path?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The request of an operation; its path has the query. */
export function requestOf<Id extends OperationId>(id: Id, input: Input<Id> | undefined) {
  const { method, path: template } = operations[id];
  const { path = {}, query = {}, body } = (input ?? {}) as AnyInput;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
  );
  return { method, path: `${address}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`, body };
}

/** The control API of a running mock. Needs nothing but `fetch`, so it also runs in browsers. */
export class ControlClient {
  readonly #options: MockClientOptions;

  constructor(
    /** Such as `http://127.0.0.1:4000`. */
    readonly origin: string,
    options: MockClientOptions = {},
  ) {
    this.#options = options;
  }

  /**
   * Any operation of the control API (`control.json`): `mock.call('listWorlds')`.
   * @throws MockError when the mock refuses it
   */
  async call<Id extends OperationId>(id: Id, ...[input]: InputArgument<Input<Id>>): Promise<Value<Id>> {
    const { method, path, body } = requestOf(id, input);
    const isBytes = body instanceof Uint8Array;
    const response = await this.send(path, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' },
        body: isBytes ? (body as BodyInit) : JSON.stringify(body),
      }),
    });
    if (!response.ok) throw await readRefusal(id, response);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return (isJson ? await response.json() : new Uint8Array(await response.arrayBuffer())) as Value<Id>;
  }

  /** Any request, such as one of the gaming API. Rejects with what to do when nothing listens at the origin. */
  async send(path: string, { signal, ...init }: RequestInit = {}): Promise<Response> {
    const { fetch: send = fetch, timeoutMs = TIMEOUT_MS } = this.#options;
    try {
      return await send(`${this.origin}${path}`, { ...init, signal: signal ?? AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      const { name, message, cause } = error as Error & { cause?: Error };
      if (name === 'TimeoutError')
        throw new Error(`${init.method ?? 'GET'} ${path} had no answer within ${timeoutMs} ms.`, { cause: error });
      const why = cause?.message ?? message;
      throw new Error(`No mock answers at ${this.origin} (${why}): start one with "npx baize-mock".`, { cause: error });
    }
  }
}

async function readRefusal(id: string, response: Response): Promise<MockError> {
  const text = await response.text();
  const { errorCode = null, message = text.slice(0, 400) } = parse(text);
  return new MockError(id, response.status, errorCode, message);
}

function parse(text: string): { errorCode?: string | null; message?: string } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}
