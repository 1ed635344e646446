import { type Difference, MEDIA_TYPE } from '../../openapi/checks/answer.ts';
import {
  type Document,
  type Json,
  listOperations,
  listParameters,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from '../../openapi/checks/document.ts';
import type { Redactor } from './redactor.ts';

/** Without secrets. */
export interface Entry {
  operation: string;
  request: RecordedRequest;
  answer: RecordedAnswer;
  differences: { request: string[]; answer: Difference[] };
}

/** They identify a request. */
export interface RecordedRequest {
  merchant: string | null;
  language: string | null;
  query: Record<string, Json>;
  body: Json;
}

export interface RecordedAnswer {
  status: number;
  contentType: string | null;
  cacheControl: string | null;
  /** Names. */
  cookies: string[];
  /** Null for a body other than JSON. */
  body: Json;
  isJson: boolean;
}

export interface RawRequest {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  isUtf8?: boolean;
  /** As they came; by default those of the text. */
  bytes?: Buffer;
}

interface Described {
  operation: Operation;
  parameters: Parameter[];
}

const PLAIN = /^[\w-]{1,40}$/;

export class RecordingWriter {
  readonly #operations: Map<string, Described>;

  constructor(
    readonly document: Document,
    readonly redactor: Redactor,
  ) {
    this.#operations = new Map(
      [...listOperations(document)].map(({ item, operation }) => [
        operation.operationId,
        { operation, parameters: listParameters(document, item, operation) },
      ]),
    );
  }

  request(id: string, { headers, query, body }: RawRequest): RecordedRequest {
    const { operation, parameters } = this.#describe(id);
    for (const secret of listSecrets(headers)) this.redactor.learn(secret);
    const isSealed = headers.encryption !== undefined;
    const inQuery = parameters.filter(({ in: place }) => place === 'query');
    const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
    const [media] = Object.values(operation.requestBody?.content ?? {});
    return {
      merchant: plain(headers.merchant),
      language: plain(headers.language),
      query: this.redactor.redact({ properties }, query) as Record<string, Json>,
      body: this.#body(isSealed ? null : (media?.schema ?? null), body),
    };
  }

  answer(id: string, { status, headers, text }: RawAnswer): RecordedAnswer {
    const cookies = [headers['set-cookie'] ?? []].flat();
    for (const cookie of cookies) this.redactor.learn(valueOfCookie(cookie));
    const parsed = parse(text);
    const contentType = String(headers['content-type'] ?? '');
    return {
      status,
      contentType: MEDIA_TYPE.test(contentType) ? contentType : null,
      cacheControl: /no-store/.test(String(headers['cache-control'] ?? '')) ? 'no-store' : null,
      cookies: cookies.map((cookie) => plain(cookie.split('=', 1)[0]) ?? 'redacted'),
      body: parsed ? this.#answerBody(id, status, parsed.value) : null,
      isJson: parsed !== null,
    };
  }

  #answerBody(id: string, status: number, body: unknown): Json {
    const response = this.#describe(id).operation.responses[status];
    const schema = response && resolve(this.document, response).content?.['application/json']?.schema;
    return this.#body(schema ?? FAILURE, body);
  }

  #body(schema: Schema | null, body: unknown): Json {
    return body === undefined ? null : this.redactor.redact(schema, body);
  }

  #describe(id: string): Described {
    const described = this.#operations.get(id);
    if (!described) throw new Error(`The contract has no operation ${id}`);
    return described;
  }
}

const FAILURE: Schema = { properties: { success: { type: 'boolean' }, errorCode: { type: 'string' } } };

const plain = (value: unknown): string | null => {
  if (value === undefined) return null;
  return typeof value === 'string' && PLAIN.test(value) ? value : 'redacted';
};

function listSecrets(headers: RawRequest['headers']): (string | undefined)[] {
  const cookies = String(headers.cookie ?? '').split(';');
  const { authorization, 'x-rsa': key, 'x-digest': digest, 'x-forwarded-for': address } = headers;
  return [...[authorization, key, digest, address].flat(), ...cookies.map(valueOfCookie)];
}

const valueOfCookie = (cookie: string): string | undefined =>
  cookie.split(';', 1)[0]?.split('=').slice(1).join('=').trim();

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
