import {
  type Input,
  type InputArgument,
  type OperationId,
  operations,
  type Value,
} from '../openapi/generated/control-operations.ts';
import { type NewWorld, World, worldBody } from './world.ts';

export type { Body, Input, OperationId, Query, Value } from '../openapi/generated/control-operations.ts';
export { durationMs } from './duration.ts';
export { type Moment, type NewWorld, type Scenario, type Session, type SessionRequest, World } from './world.ts';

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

/** The control API of a running mock. Needs nothing but `fetch`, so it also runs in browsers. */
export class MockClient {
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
    const { method, path: template } = operations[id];
    const { path = {}, query = {}, body } = (input ?? {}) as AnyInput;
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
    );
    const isBytes = body instanceof Uint8Array;
    const response = await this.send(`${address}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`, {
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

  /** Makes a world; its name is drawn when none is given. */
  async world(options: NewWorld = {}): Promise<World> {
    const body = worldBody(options);
    await this.call('createWorld', { body });
    return new World(this, body.name);
  }

  /** Names one that exists, as `default` does, without asking. */
  existing(name: string): World {
    return new World(this, name);
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
