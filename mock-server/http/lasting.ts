/** The bytes of answers that are lasting values, by operation. */
const written = new WeakMap<object, Map<string, Buffer>>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Marks a value as one that never changes, and sees to it: an answer with it is checked and written once. */
export function lasting<Value extends object>(value: Value): Value {
  freeze(value);
  written.set(value, new Map());
  return value;
}

/** The bytes that an operation has answered with this very value; null where there are none. */
export const findWritten = (value: unknown, operationId: string): Buffer | null =>
  (typeof value === 'object' && value !== null && written.get(value)?.get(operationId)) || null;

/** Keeps the bytes of an answer that has been checked, where its value is a lasting one. */
export function keepWritten(value: unknown, operationId: string, bytes: Buffer): void {
  if (typeof value === 'object' && value !== null) written.get(value)?.set(operationId, bytes);
}
