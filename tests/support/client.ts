import type * as Control from '../../openapi/generated/control-operations.ts';
import type * as Gaming from '../../openapi/generated/gaming-operations.ts';
import { checkAnswer, checkRequestId } from './check-answer.ts';
import { findOperation, type OperationId, requireOperation } from './operations.ts';
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

/** A call's options override it. */
export interface Asker {
  /** Null sends no header. */
  merchant?: string | null;
  token?: string;
  language?: string;
  /** The player's. */
  ip?: string;
  cookie?: string;
}

export interface CallOptions extends Asker {
  /** A list repeats the parameter. */
  query?: Record<string, unknown>;
  /** Sent as JSON, except a string or a buffer. */
  body?: unknown;
  path?: Record<string, string | number>;
  headers?: Headers;
  /** Neither checked nor counted. */
  isFault?: boolean;
}

export type GoodOptions<Id extends OperationId> = Omit<CallOptions, 'query' | 'body' | 'path'> & InputOf<Id>;

export interface Reply extends RawAnswer {
  /** X-Mock-Request. Not enumerable, and not among the headers: answers that are alike are equal. */
  recordId: string | null;
  /** Undefined when it does not parse as JSON. */
  body: unknown;
}

export const PASSWORD = 'play1234';
/** Lucky's, victor's and boss's at every brand. */
export const PAYMENT_PASSWORD = '246810';
let requests = 0;

/** Checks every response against the contract and counts it for the coverage gate. */
export class Client {
  constructor(
    readonly origin: string,
    /** Null sends no header. */
    readonly world: string | null,
    readonly asker: Asker = { merchant: 'baize' },
  ) {}

  as(asker: Asker): Client {
    return new Client(this.origin, this.world, { ...this.asker, ...asker });
  }

  call(id: OperationId, { query, body, path = {}, headers, isFault, ...asker }: CallOptions = {}): Promise<Reply> {
    const { method, path: template, document, bodyTypes } = requireOperation(id);
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
    const search = searchText(query);
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    return this.send({
      method,
      path: search ? `${filled}?${search}` : filled,
      headers: {
        ...(document === 'control' && body !== undefined && { 'Content-Type': bodyTypes[0] ?? null }),
        ...this.buildHeaders({ ...this.asker, ...asker }),
        ...headers,
      },
      body: isRaw ? body : JSON.stringify(body),
      isFault,
    });
  }

  /** The envelope's, or the bare body. @throws for a failure */
  async value<Id extends OperationId>(
    id: Id,
    ...[options]: Gaming.InputArgument<GoodOptions<Id>>
  ): Promise<ValueOf<Id>> {
    const { status, body, text } = await this.call(id, options as CallOptions | undefined);
    if (status >= 300) throw new Error(`${id} was to succeed and answered ${status}: ${text.slice(0, 300)}`);
    const isWrapped = requireOperation(id).dialect === 'envelope';
    return (isWrapped ? (body as { value: unknown }).value : body) as ValueOf<Id>;
  }

  /** Adds the world and a request id when absent. */
  async send({ isFault = false, ...request }: RawRequest & { isFault?: boolean }): Promise<Reply> {
    requests += 1;
    const headers: Headers = { 'X-Mock-World': this.world, 'X-Request-Id': `test-${requests}`, ...request.headers };
    const answer = await exchange(this.origin, { ...request, headers });
    const body = parsed(answer.text);
    checkRequestId(headers['X-Request-Id'], answer);
    const operation = findOperation(request.method, request.path);
    if (operation && !isFault) {
      checkAnswer(operation, answer);
      noteAnswer(operation, answer.status, body);
    }
    const { 'x-mock-request': recordId = null, ...others } = answer.headers;
    const reply = { ...answer, headers: others, body };
    return Object.defineProperty(reply, 'recordId', { value: recordId }) as Reply;
  }

  /** Returns the token. */
  async signIn(username = 'lucky', asker: Asker = {}): Promise<string> {
    const proof = await this.proof('login', asker.merchant ?? this.asker.merchant ?? 'baize');
    const body = { type: 'username' as const, username, password: PASSWORD, ...proof };
    return (await this.value('login', { body, ...asker })).token;
  }

  /** Fields of a puzzle solved by the control API. */
  proof(scene: 'login' | 'sms' | 'register', brand = this.asker.merchant ?? 'baize') {
    return this.value('createProof', { path: { world: this.world ?? 'default', brand }, body: { scene } });
  }

  async signedIn(username = 'lucky', asker: Asker = {}): Promise<Client> {
    return this.as({ ...asker, token: await this.signIn(username, asker) });
  }

  private buildHeaders({ merchant, token, language, ip, cookie }: Asker): Headers {
    return {
      Merchant: merchant ?? null,
      Authorization: token ?? null,
      Language: language ?? null,
      'X-Forwarded-For': ip ?? null,
      Cookie: cookie ?? null,
    };
  }
}

function searchText(query: Record<string, unknown> = {}): string {
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
