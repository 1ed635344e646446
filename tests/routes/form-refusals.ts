import type { ActionFunction } from '@remix-run/node';
import { expect, onTestFinished, vi } from 'vitest';
import { Cache } from '../../app/api/cache.server.ts';
import type { OwnCode } from '../../app/request/form-action.server.ts';
import type { Fault } from '../../mock-server/worlds/fault-plan.ts';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import { losePatience, type RouteAnswer } from './prepare-site.ts';
import { readErrors, readTyped, type Visitor } from './visitor.ts';

type Fields = Record<string, string>;

interface Refusal {
  typed?: Fields;
  /** Before the form is sent, also for the codes after it. */
  arrange?: () => unknown;
  /**
   * A `fault` of the mock returns the code alone; the `gateway` also returns the amounts and times of its rule; the
   * `schema` refuses before an API call.
   */
  by?: 'fault' | 'gateway' | 'schema';
  /** By field; that of the form is under ''. */
  errors: Record<string, string | RegExp>;
}

/** Schemas refuse most fields before the API does, and a fault names no fields. */
type NamedCode<Id extends OperationId> = Exclude<OwnCode<Id>, 'field.invalid'>;

interface RefusedForm<Id extends OperationId, Elsewhere extends NamedCode<Id>> {
  operation: Id;
  /** Includes the hidden fields. */
  send: (fields: Fields) => Promise<RouteAnswer>;
  /** A refusal returns them without the secrets. */
  values: Fields;
  secrets?: string[];
  idempotencyKey?: string;
  /** In the order of the requests. A new code of the contract does not compile without its entry. */
  refusals: Record<Exclude<NamedCode<Id>, Elsewhere>, Refusal> & { 'field.invalid'?: Refusal };
}

/** Includes the hidden fields. */
export const sendTo =
  (visitor: Visitor, action: ActionFunction, path: string, hidden: Fields = {}) =>
  (fields: Fields): Promise<RouteAnswer> =>
    visitor.ask(action, path, { form: { ...hidden, ...fields } });

/** `values` are those of the form. */
export const paymentRefusals = (
  send: (fields: Fields) => Promise<unknown>,
  values: Fields,
  field = 'paymentPassword',
) => {
  const typed = { [field]: '135791' };
  return {
    'payment.password.wrong': {
      by: 'gateway',
      typed,
      errors: { [field]: 'Wrong payment password. You have 4 tries left.' },
    },
    'payment.password.locked': {
      by: 'gateway',
      typed,
      // The next one locks it.
      arrange: async () => {
        for (const _ of [2, 3, 4]) await send({ ...values, ...typed });
      },
      errors: {
        [field]: /^After five wrong tries your payment password is locked until .+ you can set a new one right away\.$/,
      },
    },
    'payment.password.missing': { errors: { [field]: 'You have no payment password yet. Set one first.' } },
  } as const;
};

let addresses = 0;

/** Every page needs them to render its frame. */
const FRAME: readonly string[] = ['getPermission', 'getRouters', 'getWhitelabel'];
const SLOW_MS = 3000;

/**
 * Sends the form once for each error code. Expects status 422, the messages, the typed values without secrets, and the
 * same idempotency key unless it was spent. Sends it again while all its other calls fail, first by a time-out, and
 * expects the typed values and a message. `Elsewhere` are codes of another test.
 */
export async function expectRefusals<Id extends OperationId, Elsewhere extends NamedCode<Id> = never>(
  visitor: Visitor,
  { operation, send, values, secrets = [], idempotencyKey, refusals }: RefusedForm<Id, Elsewhere>,
): Promise<void> {
  const { world } = visitor;
  switchCacheOff();
  const others = new Set<string>();
  let isTimedOut = false;
  for (const [code, refusal] of Object.entries<Refusal>(refusals)) {
    const { typed, arrange, by = 'fault', errors } = refusal;
    await arrange?.();
    const filled = { ...values, ...typed };
    const kept = Object.fromEntries(
      Object.entries(filled).filter(([name, value]) => value !== '' && !secrets.includes(name)),
    );
    const refused: Fault[] =
      by === 'fault' ? [{ operation, kind: 'refuse', status: 422, errorCode: code, times: 1 }] : [];
    const sendWith = async (faults: Fault[]) => {
      // Throttles count by address.
      addresses += 1;
      visitor.moveTo(`198.18.${addresses >> 8}.${addresses & 255}`);
      const known = world.requests.list().length;
      await world.faults.set([...refused, ...faults]);
      const answer = await send({ ...filled, ...(idempotencyKey && { idempotencyKey }) });
      await world.faults.set([]);
      const requests = world.requests.list();
      const calls = requests.slice(0, requests.length - known).flatMap(({ operationId }) => operationId ?? []);
      const { result, idempotencyKey: next } = answer.data as { result: object; idempotencyKey?: string };
      for (const name of secrets)
        if (filled[name]) expect(JSON.stringify(result), `${name} after ${code}`).not.toContain(filled[name]);
      return { answer, calls, keepsKey: next === idempotencyKey };
    };

    const { answer, calls, keepsKey } = await sendWith([]);
    const count = calls.filter((each) => each === operation).length;
    expect(count, `calls of ${operation} before ${code}`).toBe(by === 'schema' ? 0 : 1);
    if (by === 'gateway') expect(lastCode(visitor, operation)).toBe(code);
    expect([answer.status, readErrors(answer)], code).toEqual([422, expectedErrors(errors)]);
    expect(readTyped(answer), `what stays after ${code}`).toEqual(kept);
    if (idempotencyKey) expect(keepsKey, `the key stays after ${code}`).toBe(code !== 'reference.reused');

    for (const call of calls) if (call !== operation && !FRAME.includes(call)) others.add(call);
    if (others.size === 0) continue;
    const outage = isTimedOut
      ? ({ kind: 'status', status: 500 } as const)
      : ({ kind: 'delay', delayMs: SLOW_MS } as const);
    const restore = isTimedOut ? () => {} : losePatience(SLOW_MS / 2);
    isTimedOut = true;
    const { answer: told } = await sendWith([...others].map((other) => ({ operation: other, ...outage })));
    restore();
    const during = `${code} while ${[...others]} fail`;
    expect([told.status, Object.values(readErrors(told)).flat()], during).toEqual([422, [expect.stringMatching(/\S/)]]);
    expect(readTyped(told), during).toMatchObject(kept);
  }
}

/** Each send then makes all of its calls. */
function switchCacheOff(): void {
  const spy = vi.spyOn(Cache.prototype, 'remember').mockImplementation((_key, _lifeMs, compute) => compute());
  onTestFinished(() => void spy.mockRestore());
}

const expectedErrors = (errors: Refusal['errors']) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field,
      [typeof message === 'string' ? message : expect.stringMatching(message)],
    ]),
  );

const lastCode = ({ world }: Visitor, operation: OperationId) =>
  world.requests.list().find(({ operationId }) => operationId === operation)?.errorCode;
