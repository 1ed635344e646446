import type { Socket } from 'node:net';

/** The mock's, for its requests to itself. */
export function ownOrigin({ localAddress = '127.0.0.1', localPort, localFamily }: Socket): string {
  return `http://${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;
}
