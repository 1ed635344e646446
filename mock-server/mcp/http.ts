import { toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { mcpServer } from './server.ts';

const MOST_BYTES = 1_000_000;

/** Serves the control API of the mock at `origin`. */
export const mcpHandler = (origin: string) =>
  toNodeHandler(
    createMcpHandler(() => mcpServer(origin), { maxRequestBodySize: MOST_BYTES }),
    {
      maxRequestBodySize: MOST_BYTES,
    },
  );
