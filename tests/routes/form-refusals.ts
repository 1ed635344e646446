import { expect } from 'vitest';
import type { OwnCode } from '../../app/request/form-action.server.ts';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import type { RouteAnswer } from './prepare-site.ts';
import { errorsOf, typedOf, type Visitor } from './visitor.ts';

type Fields = Record<string, string>;

/** The answer of a form to one error code. */
interface Refusal {
  /** Values in place of the usual ones. */
  typed?: Fields;
  /** Changes the world before the form is sent. The change also counts for the codes after it. */
  arrange?: () => unknown;
  /**
   * The origin of the refusal. A `fault` of the mock answers with the code alone; the `gateway` refuses by its rule, which names amounts and
   * times too; the `schema` refuses before the API is called.
   */
  by?: 'fault' | 'gateway' | 'schema';
  /** The messages by field; under '' that of the whole form. */
  errors: Record<string, string | RegExp>;
}

/** Schemas refuse most fields before the API does, and a fault names no fields. */
type NamedCode<Id extends OperationId> = Exclude<OwnCode<Id>, 'field.invalid'>;

interface RefusedForm<Id extends OperationId, Elsewhere extends NamedCode<Id>> {
  operation: Id;
  /** Sends the form with these fields, and with those that a visitor does not type. */
  send: (fields: Fields) => Promise<RouteAnswer>;
  /** The usual values. Sent back after each refusal, less the secrets. */
  values: Fields;
  secrets?: string[];
  /** The form is a write with an idempotency key. */
  idempotencyKey?: string;
  /** In the order in which they are met. A code that the contract adds does not compile without its line. */
  refusals: Record<Exclude<NamedCode<Id>, Elsewhere>, Refusal> & { 'field.invalid'?: Refusal };
}

let addresses = 0;

/**
 * Sends a form once for each error code of its operation. Expects status 422, the messages of the code, the typed values less the secrets, and
 * the same idempotency key unless it was spent. `Elsewhere` are codes that another test of the same form expects.
 */
export async function expectRefusals<Id extends OperationId, Elsewhere extends NamedCode<Id> = never>(
  visitor: Visitor,
  { operation, send, values, secrets = [], idempotencyKey, refusals }: RefusedForm<Id, Elsewhere>,
): Promise<void> {
  for (const [code, refusal] of Object.entries<Refusal>(refusals)) {
    const { typed, arrange, by = 'fault', errors } = refusal;
    await arrange?.();
    // Throttles count by address.
    addresses += 1;
    visitor.moveTo(`198.18.${addresses >> 8}.${addresses & 255}`);
    if (by === 'fault')
      await visitor.world.faults.set([{ operation, kind: 'refuse', status: 422, errorCode: code, times: 1 }]);
    const filled = { ...values, ...typed };
    const calls = visitor.countCalls(operation);
    const answer = await send({ ...filled, ...(idempotencyKey && { idempotencyKey }) });
    await visitor.world.faults.set([]);

    expect(visitor.countCalls(operation) - calls, `calls of ${operation} before ${code}`).toBe(by === 'schema' ? 0 : 1);
    if (by === 'gateway') expect(lastCode(visitor, operation)).toBe(code);
    expect([answer.status, errorsOf(answer)], code).toEqual([422, expectedErrors(errors)]);
    const kept = Object.entries(filled).filter(([name, value]) => value !== '' && !secrets.includes(name));
    expect(typedOf(answer), `what stays after ${code}`).toEqual(Object.fromEntries(kept));
    const { result, idempotencyKey: next } = answer.data as { result: object; idempotencyKey?: string };
    for (const name of secrets)
      if (filled[name]) expect(JSON.stringify(result), `${name} after ${code}`).not.toContain(filled[name]);
    if (idempotencyKey)
      expect(next === idempotencyKey, `the key stays after ${code}`).toBe(code !== 'reference.reused');
  }
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
