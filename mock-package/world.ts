import type { Body, Input, OperationId, Query, Value } from '../openapi/generated/control-operations.ts';
import type { ControlClient } from './control-client.ts';
import { durationMs } from './duration.ts';

export interface Scenario {
  name: string;
  parameters?: Record<string, unknown>;
}

export interface NewWorld extends Omit<Body<'createWorld'>, 'name' | 'scenarios'> {
  name?: string;
  /** Its clock is frozen then. A text without a zone is of the machine's zone. */
  at?: string | number | Date;
  /** Applied in their order. */
  scenario?: string | Scenario | readonly (string | Scenario)[];
}

/** The next moment of a kind: `{ to: 'lock', of: 'ELOTT_0001', beforeMs: 5000 }`. */
export type Moment = Extract<Body<'advanceClock'>, { to: unknown }>;

export interface SessionRequest extends Omit<RequestInit, 'headers' | 'body'> {
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is a text, a form or bytes. */
  body?: unknown;
}

const listScenarios = (given: NewWorld['scenario'] = []): Scenario[] =>
  [given].flat().map((each) => (typeof each === 'string' ? { name: each } : (each as Scenario)));

function timeOf(at: string | number | Date): number {
  const time = new Date(at).getTime();
  if (Number.isNaN(time)) throw new Error(`"${at}" is no time: write 2026-03-18T12:00:00+08:00, or milliseconds.`);
  return time;
}

export function worldBody({ name, at, scenario, ...options }: NewWorld): Body<'createWorld'> {
  const scenarios = listScenarios(scenario);
  return {
    name: name ?? `world-${crypto.randomUUID().slice(0, 13)}`,
    ...options,
    ...(at !== undefined && { clock: { mode: 'frozen' as const, at: timeOf(at) } }),
    ...(scenarios.length > 0 && { scenarios }),
  };
}

/** Operations of a world. */
type WorldOperation = { [Id in OperationId]: Input<Id> extends { path: { world: string } } ? Id : never }[OperationId];
type OtherPath<Path> = keyof Omit<Path, 'world'> extends never ? unknown : { path: Omit<Path, 'world'> };
type InWorld<Id extends WorldOperation> = Omit<Input<Id>, 'path'> &
  (Input<Id> extends { path: infer Path } ? OtherPath<Path> : unknown);
type InWorldArgument<Given> = object extends Given ? [input?: Given] : [input: Given];

const CODE_WAIT_MS = 5000;
const CODE_POLL_MS = 50;

/** A world of the mock: its data, clock, faults and log are its own. */
export class World implements AsyncDisposable {
  constructor(
    readonly mock: ControlClient,
    readonly name: string,
  ) {}

  /** For requests of your own. */
  get headers(): Record<string, string> {
    return { 'X-Mock-World': this.name };
  }

  /**
   * Any operation of the control API in this world: `world.call('getMemberFile', { path: { brand, account } })`.
   * @throws MockError when the mock refuses it
   */
  call<Id extends WorldOperation>(id: Id, ...[input]: InWorldArgument<InWorld<Id>>): Promise<Value<Id>> {
    const { path, ...rest } = (input ?? {}) as { path?: object };
    return this.mock.call(id, ...([{ ...rest, path: { ...path, world: this.name } }] as never));
  }

  readonly clock = {
    /** Epoch milliseconds. */
    now: async (): Promise<number> => (await this.call('getClock')).now,
    /** By an ISO 8601 duration (`P1D`), by milliseconds, or to what comes next. What falls due meanwhile is done. */
    advance: (step: string | number | Moment) =>
      this.call('advanceClock', {
        body: typeof step === 'object' ? step : { ms: typeof step === 'number' ? step : durationMs(step) },
      }),
    freeze: async (at?: string | number | Date) =>
      this.call('setClock', { body: { mode: 'frozen', at: at === undefined ? await this.clock.now() : timeOf(at) } }),
    set: (setting: Body<'setClock'>) => this.call('setClock', { body: setting }),
    /** Lists what happens next by itself. */
    due: (query: Query<'listDue'> = {}) => this.call('listDue', { query }),
  };

  readonly inbox = {
    /** The newest first. */
    list: (to?: string) => this.call('listInbox', { query: { to } as Query<'listInbox'> }),
    /**
     * The newest code that was sent to a phone number, in any notation, or a mail address. Waits for it.
     * @throws when none comes within `timeoutMs`
     */
    code: async (to: string, { timeoutMs = CODE_WAIT_MS } = {}): Promise<string> => {
      for (const end = Date.now() + timeoutMs; ; await new Promise((resolve) => setTimeout(resolve, CODE_POLL_MS))) {
        const sent = await this.inbox.list();
        const code = sent.find((message) => message.code !== null && isTo(message.to, to))?.code;
        if (code) return code;
        if (Date.now() > end) {
          const others = [...new Set(sent.map((message) => message.to))].slice(0, 5).join(', ') || 'nobody';
          throw new Error(`No code came to ${to} within ${timeoutMs} ms; the world has messages to ${others}.`);
        }
      }
    },
    clear: () => this.call('clearInbox'),
  };

  readonly faults = {
    /** Instead of those before. */
    set: (...faults: Body<'setFaults'>) => this.call('setFaults', { body: faults }),
    /** With what each struck. */
    list: () => this.call('getFaults'),
    clear: () => this.call('setFaults', { body: [] }),
    /** Sentences about faults that struck nothing, which are often misspelt. */
    missed: async (): Promise<string[]> => (await this.call('getFaults')).flatMap(({ miss }) => miss ?? []),
  };

  readonly requests = {
    /** The newest first. */
    list: (query: Query<'listRequests'> = {}) => this.call('listRequests', { query }),
    of: (operation: string) => this.call('listRequests', { query: { operation } }),
    /** Waits until requests match; `times: 0` verifies that none comes. */
    await: (body: Body<'awaitRequest'>) => this.call('awaitRequest', { body }),
    /** Says in words what each step decided. `id` is the answer's `X-Mock-Request`. */
    explain: (id: string) => this.call('explainRequest', { path: { recordId: id } }),
  };

  readonly scenarios = {
    apply: (name: string, parameters: Record<string, unknown> = {}) =>
      this.call('applyScenario', { body: { name, parameters } }),
  };

  /** Signs a member in, without password or puzzle. */
  async as(account: string, brand = 'baize'): Promise<Session> {
    const { token } = await this.call('createSession', { path: { brand }, body: { account } });
    return new Session(this, brand, account, token);
  }

  /** Somebody who is not signed in. */
  visitor(brand = 'baize'): Session {
    return new Session(this, brand, null, null);
  }

  reset = () => this.call('resetWorld');
  delete = () => this.call('deleteWorld');

  async [Symbol.asyncDispose](): Promise<void> {
    await this.delete();
  }
}

/** Somebody at a brand, as the gaming API knows them. */
export class Session {
  constructor(
    readonly world: World,
    readonly brand: string,
    /** Null for a visitor. */
    readonly account: string | null,
    readonly token: string | null,
  ) {}

  /** For requests of your own to the gaming API. */
  get headers(): Record<string, string> {
    return { ...this.world.headers, Merchant: this.brand, ...(this.token && { Authorization: this.token }) };
  }

  /** Any request of the gaming API, answered whatever its status. */
  fetch(path: string, { headers, body, ...init }: SessionRequest = {}): Promise<Response> {
    const isPlain = body !== undefined && typeof body === 'object' && Object.getPrototypeOf(body) === Object.prototype;
    return this.world.mock.send(path, {
      method: body === undefined ? 'GET' : 'POST',
      ...init,
      headers: {
        ...this.headers,
        Language: 'EN',
        ...(isPlain && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
    });
  }

  /** The value of a successful answer: `session.value('/wps/…')`. Throws for a refusal. */
  async value<Answer = unknown>(path: string, request?: SessionRequest): Promise<Answer> {
    const response = await this.fetch(path, request);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 400)}`);
    const body = JSON.parse(text) as { success?: boolean; value?: Answer };
    return body.success === true ? (body.value as Answer) : (body as Answer);
  }
}

/** Numbers are alike by their last digits: `0917…` is `+63917…`. */
function isTo(address: string, wanted: string): boolean {
  if (address === wanted) return true;
  const [digits, own] = [wanted, address].map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
  return !/[@/]/.test(address + wanted) && digits !== undefined && digits.length >= 6 && Boolean(own?.endsWith(digits));
}
