import { MockClient } from '../../mock-package/client.ts';
import { Client } from './client.ts';

/** Checks every response against the contract and counts it for the coverage gate. */
export function checkedMock(origin: string): MockClient {
  const client = new Client(origin, null);
  return new MockClient(origin, {
    fetch: async (url, { method = 'GET', headers, body }) => {
      const {
        status,
        bytes,
        headers: answered,
      } = await client.send({
        method,
        path: url.slice(origin.length),
        headers: Object.fromEntries(new Headers(headers)),
        body: body as string,
      });
      return new Response(new Uint8Array(bytes), {
        status,
        headers: { 'Content-Type': answered['content-type'] ?? '' },
      });
    },
  });
}
