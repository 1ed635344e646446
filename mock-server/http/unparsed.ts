import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, invalid } from './api-error.ts';
import { failure } from './envelope.ts';
import type { RefusedRequests } from './refused.ts';
import { commonHeaders } from './request-id.ts';

const REFUSALS: Record<string, ApiError> = {
  HPE_HEADER_OVERFLOW: new ApiError(431, 'request_header_too_large', 'Request line and headers are over 16 KB.'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'request_too_slow', 'The request did not arrive in time.'),
};

/** Node.js parses no path of such a request, so the response has the envelope, which includes the bare fields. */
export function refuseUnparsed(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: unknown },
  refused: RefusedRequests,
): void {
  if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage) return void socket.destroy();
  const error = REFUSALS[code] ?? invalid('The request cannot be read.');
  refused.add({}, error);
  const { status, body } = failure({ operation: null, path: '/wps/' }, error);
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
    ...commonHeaders(''),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n'));
}
