import { contractVersion } from '../../openapi/generated/gaming-operations.ts';
import type { RequestRecord } from '../worlds/request-log.ts';
import type { World } from '../worlds/world.ts';

const JSON_TYPE = 'application/json';
const UNKNOWN = -1;

const pairs = (values: Record<string, unknown>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));

function describeEntry({ recording, ...record }: RequestRecord) {
  const search = new URLSearchParams(pairs(recording?.query ?? {}).map(({ name, value }) => [name, value])).toString();
  const headers = { 'X-Request-Id': record.requestId, ...(record.merchant !== null && { Merchant: record.merchant }) };
  return {
    startedDateTime: new Date(record.time).toISOString(),
    time: record.durationMs,
    request: {
      method: record.method,
      url: `http://localhost${record.path}${search ? `?${search}` : ''}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(headers),
      queryString: pairs(recording?.query ?? {}),
      ...(recording?.body && { postData: { mimeType: JSON_TYPE, text: recording.body } }),
      headersSize: UNKNOWN,
      bodySize: recording?.body?.length ?? 0,
    },
    response: {
      status: record.status,
      statusText: record.errorCode ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs({ 'X-Mock-Request': record.id }),
      content: { size: recording?.answer?.length ?? 0, mimeType: JSON_TYPE, text: recording?.answer ?? '' },
      redirectURL: '',
      headersSize: UNKNOWN,
      bodySize: UNKNOWN,
    },
    cache: {},
    timings: { send: 0, wait: record.durationMs, receive: 0 },
    _operationId: record.operationId,
    _account: record.account,
  };
}

/** HAR 1.2, oldest first. */
export const describeHar = (world: World) => ({
  log: {
    version: '1.2',
    creator: { name: 'Baize mock', version: contractVersion },
    entries: world.requests.list().reverse().map(describeEntry),
  },
});
