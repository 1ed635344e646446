import validators from '../../openapi/generated/gaming-client.js';
import type { StreamId } from '../../openapi/generated/gaming-operations.ts';
import { ApiFailure } from './failure.ts';

/** Characters of an event that has not ended. */
const LONGEST_EVENT = 64 * 1024;

/** Yields valid events; skips comments. @throws ApiFailure for an event outside the contract, or one that does not end */
export async function* readEvents(id: StreamId, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const events = (rest + decoder.decode(chunk, { stream: true }).replaceAll('\r\n', '\n')).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: ?(.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield parseEvent(id, data);
    }
    if (rest.length > LONGEST_EVENT) throw outside(id, 'an event does not end');
  }
}

function parseEvent(id: StreamId, text: string): unknown {
  let event: unknown;
  try {
    event = JSON.parse(text);
  } catch {
    throw outside(id, 'it is not JSON');
  }
  const validate = validators[`${id}_200`];
  if (validate(event)) return event;
  const fault = validate.errors?.[0];
  throw outside(id, `${fault?.instancePath ?? ''} ${fault?.message ?? ''}`);
}

const outside = (id: string, why: string) =>
  new ApiFailure('contract', id, { status: 200, message: `an event is outside the contract: ${why}` });
