import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Listens, on IPv4 loopback also on `::1`, which some clients take for localhost. Calls `warn` if another process has the
 * port there; ignores a machine without IPv6. Returns the port, and a function that ends the second listener. Throws for a
 * taken port.
 */
export async function listen(
  server: Server,
  { host, port: wanted }: { host: string; port: number },
  warn: (message: string) => void,
): Promise<{ port: number; closeSecond: () => void }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(wanted, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  // A port of the system's choice may be another's there.
  if (host !== LOOPBACK || wanted === 0) return { port, closeSecond: () => {} };
  const second = createServer((socket) => void server.emit('connection', socket));
  await new Promise<void>((resolve) => {
    second.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        warn(`Another process has port ${port} on ::1: localhost may reach it. Use ${LOOPBACK}, or end it.`);
      resolve();
    });
    second.listen({ port, host: '::1', ipv6Only: true }, resolve);
  });
  return { port, closeSecond: () => void second.close() };
}
