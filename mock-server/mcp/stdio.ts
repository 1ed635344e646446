import { once } from 'node:events';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { mcpServer } from './server.ts';

/** Serves the control API of the mock at `origin` until the client closes the standard input. */
export async function serveMcp(origin: string): Promise<void> {
  const connection = serveStdio(() => mcpServer(origin), { onerror: ({ message }) => console.error(message) });
  await once(process.stdin, 'close');
  await connection.close();
}
