import type * as Control from '../../openapi/generated/control-operations.ts';
import type * as Gaming from '../../openapi/generated/gaming-operations.ts';
import { checkAnswer, checkRequestId } from './check-answer.ts';
import { findOperation, type OperationId, operationOf } from './operations.ts';
import { noteAnswer } from './seen.ts';
import { exchange, type RawAnswer, type RawRequest } from './transport.ts';

type Headers = NonNullable<RawRequest['headers']>;
type ValueOf<Id extends OperationId> = Id extends Gaming.OperationId
  ? Gaming.Value<Id>
  : Id extends Control.OperationId
    ? Control.Value<Id>
    : never;
type InputOf<Id extends OperationId> = Id extends Gaming.OperationId
  ? Gaming.Input<Id>
  : Id extends Control.OperationId
    ? Control.Input<Id>
    : never;

/** Who asks: kept by a client for all its calls, and changed for one call by its options. */
export interface Asker {
  /** The value of Merchant; null sends no such header. */
  merchant?: string | null;
  token?: string;
  language?: string;
  /** The player's address. */
  ip?: string;
  cookie?: string;
}

export interface CallOptions extends Asker {
  /** A list sends the parameter once for each value. */
  query?: Record<string, unknown>;
  /** Sent as JSON; a string or a buffer goes as it is. */
  body?: unknown;
  path?: Record<string, string>;
  headers?: Headers;
  /** The answer is a failure on purpose: it is neither checked nor counted. */
  isFault?: boolean;
}

/** Good input of an operation, and who asks. */
export type GoodOptions<Id extends OperationId> = Omit<CallOptions, 'query' | 'body' | 'path'> & InputOf<Id>;

export interface Reply extends RawAnswer {
  /** The body as JSON; undefined when it is none. */
  body: unknown;
}

export const PASSWORD = 'play1234';
let requests = 0;

/** Asks the mock in one world. Every answer is checked against the contract, and counted for the gate. */
export class Client {
  constructor(
    readonly origin: string,
    /** The value of X-Mock-World; null sends no such header. */
    readonly world: string | null,
    readonly asker: Asker = { merchant: 'baize' },
  ) {}

  /** The same world, asked by someone else. */
  as(asker: Asker): Client {
    return new Client(this.origin, this.world, { ...this.asker, ...asker });
  }

  /** Calls an operation with any input, good or bad. */
  call(id: OperationId, { query, body, path = {}, headers, isFault, ...asker }: CallOptions = {}): Promise<Reply> {
    const { method, path: template } = operationOf(id);
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const search = searchOf(query);
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    return this.send({
      method,
      path: search ? `${filled}?${search}` : filled,
      headers: { ...this.headersOf({ ...this.asker, ...asker }), ...headers },
      body: isRaw ? body : JSON.stringify(body),
      isFault,
    });
  }

  /** What a success carries: the value of an envelope, the whole of a bare answer. Throws for a failure. */
  async value<Id extends OperationId>(
    id: Id,
    ...[options]: Gaming.InputArgument<GoodOptions<Id>>
  ): Promise<ValueOf<Id>> {
    const { status, body, text } = await this.call(id, options as CallOptions | undefined);
    if (status >= 300) throw new Error(`${id} was to succeed and answered ${status}: ${text.slice(0, 300)}`);
    const isWrapped = operationOf(id).dialect === 'envelope';
    return (isWrapped ? (body as { value: unknown }).value : body) as ValueOf<Id>;
  }

  /** Sends a request as it is given, with no header but the world's and a request id unless they are given too. */
  async send({ isFault = false, ...request }: RawRequest & { isFault?: boolean }): Promise<Reply> {
    requests += 1;
    const headers: Headers = { 'X-Mock-World': this.world, 'X-Request-Id': `test-${requests}`, ...request.headers };
    const answer = await exchange(this.origin, { ...request, headers });
    checkRequestId(headers['X-Request-Id'], answer);
    const operation = findOperation(request.method, request.path);
    if (operation && !isFault) {
      checkAnswer(operation, answer);
      noteAnswer(operation, answer.status);
    }
    return { ...answer, body: parsed(answer.text) };
  }

  /** Signs in with the password of the seed and gives the token. */
  async signIn(username = 'lucky', asker: Asker = {}): Promise<string> {
    const proof = await this.proof('login', asker.merchant ?? this.asker.merchant ?? 'baize');
    const body = { type: 'username' as const, username, password: PASSWORD, ...proof };
    return (await this.value('login', { body, ...asker })).token;
  }

  /** The four fields of a slider puzzle that nobody had to solve. */
  proof(scene: 'login' | 'sms' | 'register', brand = this.asker.merchant ?? 'baize') {
    return this.value('createProof', { path: { world: this.world ?? 'default', brand }, body: { scene } });
  }

  /** A client with a fresh session. */
  async signedIn(username = 'lucky', asker: Asker = {}): Promise<Client> {
    return this.as({ ...asker, token: await this.signIn(username, asker) });
  }

  private headersOf({ merchant, token, language, ip, cookie }: Asker): Headers {
    return {
      Merchant: merchant ?? null,
      Authorization: token ?? null,
      Language: language ?? null,
      'X-Forwarded-For': ip ?? null,
      Cookie: cookie ?? null,
    };
  }
}

function searchOf(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)]));
  return new URLSearchParams(pairs).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
