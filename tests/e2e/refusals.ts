import { expect, type Locator, test } from '@playwright/test';
import type { OwnCode } from '../../app/request/form-action.server.ts';
import type { OperationId } from '../../openapi/generated/gaming-operations.ts';
import { fillIn, send } from './accounts.ts';
import type { TestWorld } from './fixtures.ts';

/** What a member sees when the API refuses a form. */
interface Refusal {
  /** What is typed instead of the usual values, by label. */
  typed?: Record<string, string>;
  /** Makes the API refuse the open form; what it changes also counts for the refusals after it. */
  arrange?: () => unknown;
  /** The status of a refusal that only happens when two things happen at once; a fault of the API answers so. */
  race?: 404 | 409 | 422;
  /** The schema of the form tells it, and the API is not asked. */
  isOfSchema?: boolean;
  message: string | RegExp;
}

/** Most schemas of forms tell `field.invalid` before the API does. */
type Code<Id extends OperationId> = Exclude<OwnCode<Id>, 'field.invalid'>;

interface RefusedForm<Id extends OperationId, Elsewhere extends Code<Id>> {
  form: Locator;
  operation: Id;
  button: string;
  /** The usual values, by label. */
  values?: Record<string, string>;
  /** In the order in which they are met. A code that the contract adds does not compile without its message. */
  refusals: Record<Exclude<Code<Id>, Elsewhere>, Refusal> & { 'field.invalid'?: Refusal };
}

/** Sends an open form once for each error code of its operation, and expects the code's message and what was typed. */
export async function expectRefusals<Id extends OperationId, Elsewhere extends Code<Id> = never>(
  world: TestWorld,
  { form, operation, button, values = {}, refusals }: RefusedForm<Id, Elsewhere>,
): Promise<void> {
  for (const [code, { typed, arrange, race, isOfSchema, message }] of Object.entries<Refusal>(refusals))
    await test.step(code, async () => {
      await arrange?.();
      if (race) await world.setFaults([{ operation, kind: 'refuse', status: race, errorCode: code, times: 1 }]);
      const filled = { ...values, ...typed };
      await fillIn(form, filled);
      await send(form, button);
      if (!race && !isOfSchema) await expect.poll(() => lastCode(world, operation)).toBe(code);
      await expect(form.getByText(message)).toBeVisible();
      for (const [label, value] of Object.entries(filled))
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value);
    });
}

const lastCode = async (world: TestWorld, operation: OperationId) =>
  (await world.requests()).find(({ operationId }) => operationId === operation)?.errorCode;

/** Returns the idempotency key of a form. */
export const keyOf = async (form: Locator) => (await form.locator('[name=idempotencyKey]').getAttribute('value')) ?? '';

/** Makes a form send another value of a field than the page has. */
export const replaceSent = (form: Locator, name: string, value: string) =>
  form.evaluate(
    (element, field) =>
      element.addEventListener('formdata', (event) => (event as FormDataEvent).formData.set(field.name, field.value)),
    { name, value },
  );

/** Types a wrong payment password until the next one locks it, after one that was told. */
export async function guessUntilLast(form: Locator, button: string, label = 'Payment password'): Promise<void> {
  for (const left of ['3 tries', '2 tries', 'one try']) {
    await fillIn(form, { [label]: '135791' });
    await send(form, button);
    await expect(form.getByText(`You have ${left} left.`)).toBeVisible();
  }
}
